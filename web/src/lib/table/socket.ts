/** The connection to one table: it reconnects by itself, and sends unanswered requests again. */
import { dial, socketAddress, type EarlySocket } from '../api/early-socket';
import { newId } from '../api/new-id';
import { linkOf } from '../site/links';
import type { Hello, Reply, Request, Update } from '../api/types';
import { unpack, type Print } from './packed';
import { readReply } from './patch';

export type Wish = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never;

/**
 * `up` once the server has shown the table; `down` until it does so again.
 * `refused`: the server has turned this page away, and it tries again later; `gone`: there is no such table.
 */
export type ConnectionState = 'up' | 'down' | 'refused' | 'gone';

/** The place in the stream that this page has reached: the name of its connection, and the updates since its hello. */
export interface Known {
  resume: string;
  updates: number;
}

export interface Listener {
  hear(reply: Reply): void;
  connection(state: ConnectionState): void;
}

/** The connection of a table: the socket, or a lesson that answers by itself. */
export interface Connection {
  ask(wish: Wish): string;
  resync(): void;
  retry(): void;
  redial(): void;
  close(): void;
}

const NO_TABLE = 4404; // the codes with which the server closes: docs/protocol.md
const TURNED_AWAY = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const FIRST_WAIT_REFUSED = 10_000;
const LONGEST_WAIT_REFUSED = 300_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const AWAKE_WITHIN = 4_000; // shorter: somebody has just come back to the page and is looking at it

export class Socket implements Connection {
  #listener: Listener;
  #address: (known: Known | null) => string;
  #socket: WebSocket | null = null;
  #old: WebSocket | null = null; // after `redial`: open until the new connection is
  #open = true;
  #known: Known | null = null;
  #asked = new Map<string, Request>(); // not answered yet, in the order of asking
  #wait = FIRST_WAIT;
  #refusedWait = FIRST_WAIT_REFUSED;
  #refused = false;
  #retry = 0;
  #ping = 0;
  #pongTimer = 0;
  #print: Print | null = null;
  #reading: Promise<void> | null = null; // of a packed message; the messages after it wait

  /** `early`: a socket to this table that is open already. */
  constructor(address: (known: Known | null) => string, listener: Listener, early?: EarlySocket) {
    this.#address = address;
    this.#listener = listener;
    addEventListener('online', this.#reconnectNow);
    addEventListener('pageshow', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#connect(early);
  }

  /** Send a request, now or when the connection is back; returns its id. */
  ask(wish: Wish): string {
    const request = { ...wish, id: newId() } as Request;
    this.#asked.set(request.id, request);
    this.#say(request);
    return request.id;
  }

  /** Ask for the whole state: the updates no longer fit the state that the page has. */
  resync(): void {
    this.#known = null;
    this.#socket?.close();
  }

  /** Try again now, after a refusal. */
  retry(): void {
    if (this.#socket || !this.#open) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Reconnect, as after a change of language. The old connection stays until the new one is open. */
  redial(): void {
    if (!this.#socket) return;
    this.#closeOld();
    this.#old = this.#socket;
    this.#connect();
  }

  close(): void {
    this.#open = false;
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('pageshow', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    clearTimeout(this.#retry);
    this.#stopTimers();
    this.#closeOld();
    this.#socket?.close();
  }

  #connect(early?: EarlySocket): void {
    const { socket, received } = early ?? dial(this.#address(this.#known));
    this.#socket = socket;
    this.#reading = null;
    this.#expect(PONG_WITHIN);
    socket.onopen = () => {
      this.#closeOld();
      for (const request of this.#asked.values()) this.#say(request);
      this.#listen();
    };
    socket.onmessage = ({ data }) => this.#take(socket, data as string | ArrayBuffer);
    if (early)
      queueMicrotask(() => {
        if (socket === this.#socket) this.#listen();
        for (const data of received) this.#take(socket, data);
      });
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #closeOld(): void {
    this.#old?.close();
    this.#old = null;
  }

  /** Handle a message after those that came before it. */
  #take(socket: WebSocket, data: string | ArrayBuffer): void {
    if (socket !== this.#socket) return;
    if (typeof data === 'string' && !this.#reading) return this.#hear(readReply(data));
    const before = this.#reading ?? Promise.resolve();
    const reading = before
      .then(async () => {
        if (typeof data !== 'string') this.#print = await unpack(data);
        else if (socket === this.#socket) this.#hear(readReply(data));
      })
      .catch(() => this.resync()) // it cannot be read
      .then(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    this.#reading = reading;
  }

  #hear(said: Reply): void {
    const reply = said.type === 'hello' ? { ...this.#print, ...said } : said;
    if (reply.type === 'hello' || reply.type === 'update') this.#shown(reply);
    if (reply.type === 'pong') {
      clearTimeout(this.#pongTimer);
      this.#asked.delete(reply.id);
      return;
    }
    if (reply.type === 'probe') {
      this.#say({ type: 'echo', id: reply.id }); // at once: the server measures how long this takes
      return this.#listener.hear(reply);
    }
    if (reply.type === 'refused') this.#asked.delete(reply.id);
    if (reply.type === 'update') reply.answers?.forEach((id) => this.#asked.delete(id));
    this.#listener.hear(reply);
  }

  /** The server has shown the table, so the connection works. A refusal alone does not prove that. */
  #shown(reply: Hello | Update): void {
    this.#wait = FIRST_WAIT;
    this.#refusedWait = FIRST_WAIT_REFUSED;
    if (reply.type === 'hello') this.#known = { resume: reply.resume, updates: 0 };
    else if (this.#known) this.#known.updates += 1;
    this.#listener.connection('up');
  }

  #lost(code: number): void {
    this.#stopTimers();
    this.#closeOld();
    this.#socket = null;
    if (!this.#open) return;
    this.#refused = code === TURNED_AWAY;
    if (code === NO_TABLE) return this.#giveUp();
    this.#listener.connection(this.#refused ? 'refused' : 'down');
    // Random, so that many pages that lost their server at once do not reconnect at once.
    const wait = (this.#refused ? this.#refusedWait : this.#wait) * (0.75 + 0.5 * Math.random());
    this.#retry = window.setTimeout(() => this.#connect(), wait);
    if (this.#refused) this.#refusedWait = Math.min(2 * this.#refusedWait, LONGEST_WAIT_REFUSED);
    else this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** There is no such table: do not reconnect. */
  #giveUp(): void {
    this.#open = false;
    this.#listener.connection('gone');
  }

  /**
   * Reconnect without waiting for the next try: the network is back, or somebody looks at the page again.
   * After sleep a dead socket may still look open, and Safari never reports it as closed, so the page sends a ping.
   */
  #reconnectNow = (): void => {
    if (document.hidden || this.#refused || !this.#open) return;
    if (this.#socket) return this.#sendPing(AWAKE_WITHIN);
    clearTimeout(this.#retry);
    this.#connect();
  };

  #listen(): void {
    this.#stopTimers();
    this.#ping = window.setInterval(() => this.#sendPing(PONG_WITHIN), PING_EVERY);
  }

  #sendPing(within: number): void {
    this.#say({ type: 'ping', id: newId() });
    this.#expect(within);
  }

  #expect(within: number): void {
    clearTimeout(this.#pongTimer);
    this.#pongTimer = window.setTimeout(() => this.#drop(), within);
  }

  /** A connection that does not answer, or never opens, counts as lost. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost(0);
    socket?.close();
  }

  #stopTimers(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pongTimer);
  }

  #say(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }
}

/** The address of the socket. It names the current language, so the server's sentences follow a change of language. */
export function liveAddress(
  table: string,
  language: () => string,
  hand: () => number | null = () => null,
): (known: Known | null) => string {
  return (known) => {
    const spoken = hand() === null ? '' : `&hand=${hand()}`;
    const resumed = known ? `&resume=${known.resume}&seq=${known.updates}` : '';
    return `${socketAddress(linkOf(table), language())}${spoken}${resumed}`;
  };
}
