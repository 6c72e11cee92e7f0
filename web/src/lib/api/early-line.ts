/**
 * A line to a table that is dialled before the part of the page that speaks over it is here. "Play alone" opens its
 * table by dialling: docs/protocol.md, "A table at once".
 */
import { say, words } from '../locale/messages.svelte';
import { codeOf } from '../site/links';
import { at } from '../site/path';
import { Refused } from './http';
import type { Hello, LayTable, Problem } from './types';

/** A line and the messages that it has brought so far, in order: texts, and packed ones. */
export interface EarlyLine {
  socket: WebSocket;
  heard: (string | ArrayBuffer)[];
}

const lines = new Map<string, EarlyLine>(); // by the code of the table

/** The address of a line to a table, without what it says of the page. */
export function lineAddress(table: string, language: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const packed = 'DecompressionStream' in globalThis ? '&packed=1' : '';
  const path = at(`/api/tables/${encodeURIComponent(table)}/live`);
  return `${scheme}://${location.host}${path}?lang=${language}${packed}`;
}

/** Dial; until somebody else listens, what comes is kept. */
export function dial(address: string, protocols: string[] = []): EarlyLine {
  const socket = new WebSocket(address, protocols);
  socket.binaryType = 'arraybuffer';
  const heard: EarlyLine['heard'] = [];
  socket.onmessage = ({ data }) => heard.push(data as string | ArrayBuffer);
  return { socket, heard };
}

/** Open a table by dialling it, and return its link; its page takes the line from here. Refusals are thrown. */
export function layTable(wish: LayTable): Promise<string> {
  const line = dial(lineAddress('new', words.language), ['rollwright', `wish.${inBase64(JSON.stringify(wish))}`]);
  return new Promise((resolve, reject) => {
    line.socket.onmessage = ({ data }) => {
      line.heard.push(data as string | ArrayBuffer);
      if (typeof data !== 'string') return;
      const said = JSON.parse(data) as Hello | ({ type: 'refused' } & Problem);
      if (said.type === 'refused') reject(new Refused(said.code, said.sentence));
      if (said.type !== 'hello') return;
      lines.set(codeOf(said.link), line);
      resolve(said.link);
    };
    line.socket.onclose = () => reject(new Refused('no-answer', say('no-answer')));
  });
}

/** The line that was dialled to this table, once; undefined where there is none, or where it has broken. */
export function takeLine(code: string): EarlyLine | undefined {
  const line = lines.get(code);
  lines.delete(code);
  return line?.socket.readyState === WebSocket.OPEN ? line : undefined;
}

/** Text as base64 for URLs: the name of a subprotocol can be nothing else. */
function inBase64(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
