/** The talk at the open table: gestures and notes, the muted people, and the slip for speaking. */
import { postTalk, readTalk, setTalk } from '../api/http';
import { newId } from '../api/new-id';
import type { Said, Say, SetTalk, Talk as TalkMessage } from '../api/types';
import type { Table } from './table.svelte';

const MOST = 30;
const KEY = 'rollwright-muted';
const TABLES = 20; // whose muted people are remembered

interface Muted {
  all: boolean;
  tables: Record<string, string[]>; // names by the table's code
}

class Talk {
  said = $state.raw<Said[]>([]);
  allowed = $state(true);
  kept = $state(true);
  /** The seat that may change the rules of the talk. */
  host = $state<number | null>(null);
  /** Whether the slip for speaking lies on the table. */
  open = $state(false);
  /** Notes that came since the slip was last open. */
  unread = $state(0);
  /** The last notes that came while this page was open, for the slips at the seats. */
  fresh = $state.raw<Said[]>([]);
  #table = $state.raw<Table>();
  #muted = $state<Muted>({ all: false, tables: {} });
  #sent: { wish: string; id: string } | null = null; // what was said and not answered

  /** Follow the talk of this table; returns what ends that. */
  attend(table: Table): () => void {
    [this.said, this.fresh, this.unread, this.open] = [[], [], 0, false];
    [this.#table, this.#muted] = [table, readMuted()];
    table.onTalk = (talk) => this.hear(talk);
    return () => (this.#table = this.#table === table ? undefined : this.#table);
  }

  /** Ask for what was said before; again after each break of the line. */
  async catchUp(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    const talk = await readTalk(table.code).catch(() => null);
    if (talk && table === this.#table) this.#take(talk);
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** The people at this table, without bots. */
  get people(): { seat: number; name: string }[] {
    const seats = this.#table?.state?.seats ?? [];
    return seats.flatMap(({ name, bot }, seat) => (name && !bot ? [{ seat, name }] : []));
  }

  /** Whether there is anybody to talk with; spectators hear. */
  get possible(): boolean {
    const { me } = this.#table ?? {};
    return this.people.some(({ seat }) => seat !== me) && (this.people.length > 1 || this.said.length > 0);
  }

  get all(): boolean {
    return this.#muted.all;
  }

  isMuted(name: string): boolean {
    const here = this.#muted.tables[this.#table?.code ?? ''] ?? [];
    return this.#muted.all || here.includes(name);
  }

  /** Hear this person no more, or again; without a name: everybody. */
  mute(muted: boolean, name?: string): void {
    const code = this.#table?.code ?? '';
    const { all, tables } = $state.snapshot(this.#muted);
    if (name === undefined) this.#muted = { all: muted, tables };
    else {
      const { [code]: here = [], ...others } = tables;
      const names = here.filter((other) => other !== name).concat(muted ? [name] : []);
      this.#muted = { all, tables: Object.fromEntries([[code, names], ...Object.entries(others)].slice(0, TABLES)) };
    }
    keepMuted($state.snapshot(this.#muted));
  }

  /** Say something. Until it is answered, the same thing is sent under the same id. */
  async say(kind: Say['kind'], text = ''): Promise<void> {
    const wish = `${kind} ${text}`;
    if (this.#sent?.wish !== wish) this.#sent = { wish, id: newId() };
    const talk = await postTalk(this.#table?.code ?? '', { id: this.#sent.id, kind, text });
    this.#sent = null;
    this.hear(talk);
  }

  async settle(wish: SetTalk): Promise<void> {
    this.#take(await setTalk(this.#table?.code ?? '', wish));
  }

  /** Take what the server tells: new notes get a slip, unless the speaker is muted. */
  hear(talk: TalkMessage): void {
    const known = new Set(this.said.map(({ number }) => number));
    const news = talk.said.filter(({ number, name }) => !known.has(number) && !this.isMuted(name));
    this.#take(talk);
    if (known.size === 0 && news.length > 1) return; // all that was said before
    const { me } = this.#table ?? {};
    const others = news.filter(({ seat }) => seat === null || seat !== me);
    if (others.length === 0) return;
    this.fresh = [...this.fresh, ...others].slice(-5);
    if (!this.open) this.unread += others.length;
  }

  #take({ allowed, kept, forgotten, host, said }: TalkMessage): void {
    [this.allowed, this.kept, this.host] = [allowed, kept, host];
    const merged = new Map([...this.said, ...said].map((note) => [note.number, note]));
    this.said = [...merged.values()]
      .filter(({ number }) => number > forgotten)
      .sort((one, other) => one.number - other.number)
      .slice(-MOST);
    this.fresh = this.fresh.filter(({ number }) => number > forgotten);
  }
}

export const talk = new Talk();

function readMuted(): Muted {
  try {
    const { all = false, tables = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Muted>;
    return { all, tables };
  } catch {
    return { all: false, tables: {} };
  }
}

function keepMuted(muted: Muted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    return; // then it lasts as long as the page
  }
}
