/**
 * A socket to a table that is opened before the part of the page that uses it is loaded. "Play alone" opens its table
 * by such a socket: docs/protocol.md, "A table at once".
 */
import { say, words } from '../locale/messages.svelte';
import { codeOf } from '../site/links';
import { at } from '../site/path';
import { Refused } from './http';
import type { Hello, LayTable, Problem } from './types';

/** A socket and the messages received so far, in order: texts, and packed ones. */
export interface EarlySocket {
  socket: WebSocket;
  received: (string | ArrayBuffer)[];
}

const sockets = new Map<string, EarlySocket>(); // by the code of the table

/** The address of a socket to a table, without the parameters that describe the page. */
export function socketAddress(table: string, language: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const packed = 'DecompressionStream' in globalThis ? '&packed=1' : '';
  const path = at(`/api/tables/${encodeURIComponent(table)}/live`);
  return `${scheme}://${location.host}${path}?lang=${language}${packed}`;
}

/** Open a socket. Its messages are kept until somebody else listens. */
export function dial(address: string, protocols: string[] = []): EarlySocket {
  const socket = new WebSocket(address, protocols);
  socket.binaryType = 'arraybuffer';
  const received: EarlySocket['received'] = [];
  socket.onmessage = ({ data }) => received.push(data as string | ArrayBuffer);
  return { socket, received };
}

/** Open a table by its own socket, and return its link; its page takes the socket from here. Refusals are thrown. */
export function layTable(wish: LayTable): Promise<string> {
  const early = dial(socketAddress('new', words.language), ['rollwright', `wish.${inBase64(JSON.stringify(wish))}`]);
  return new Promise((resolve, reject) => {
    early.socket.onmessage = ({ data }) => {
      early.received.push(data as string | ArrayBuffer);
      if (typeof data !== 'string') return;
      const said = JSON.parse(data) as Hello | ({ type: 'refused' } & Problem);
      if (said.type === 'refused') reject(new Refused(said.code, said.sentence));
      if (said.type !== 'hello') return;
      sockets.set(codeOf(said.link), early);
      resolve(said.link);
    };
    early.socket.onclose = () => reject(new Refused('no-answer', say('no-answer')));
  });
}

/** The socket that was opened to this table, once; undefined where there is none, or where it is closed again. */
export function takeSocket(code: string): EarlySocket | undefined {
  const early = sockets.get(code);
  sockets.delete(code);
  return early?.socket.readyState === WebSocket.OPEN ? early : undefined;
}

/** Text as base64 for URLs: the name of a subprotocol can be nothing else. */
function inBase64(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
