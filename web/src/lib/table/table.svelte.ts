/** One live table as this seat sees it. The server decides; the page shows and asks. */
import { SvelteMap } from 'svelte/reactivity';
import type { Hello, Reply, SheetView, TableState, Talk, View } from '../api/types';
import { partsOf } from './game-parts';
import type { Row } from '../paper/row';
import { OwnShare } from '../check/own-share';
import { firstSeal } from '../check/seal';
import { SeenRolls, type Seen } from '../check/seen';
import { guess, withSheet } from './guess';
import { paperOf } from './papers';
import { patched, sets } from './patch';
import { codeOf } from '../site/links';
import { takeSocket } from '../api/early-socket';
import { liveAddress, Socket, type Listener, type Connection, type ConnectionState, type Wish } from './socket';

/** A mark that the server did not take: shown struck for a moment; the sentence stays until the next touch. */
export interface Refusal {
  code: string;
  sentence: string;
  pencil: Row;
}

interface Asked {
  id: string;
  actions: string[];
}

const STRUCK_FOR = 900; // milliseconds; the last 200 it is rubbed out

export class Table {
  hello = $state.raw<Hello>();
  connection = $state<'opening' | ConnectionState>('opening');
  /** Why the server turned this page away; empty while it does not. */
  shut = $state('');
  refusal = $state.raw<Refusal>();
  struck = $state(false);
  /** When this round's time is up, by this browser's clock. */
  due = $state<number | null>(null);
  /** Hears what people say. */
  onTalk: (talk: Talk) => void = () => undefined;
  #state = $state.raw<TableState>();
  #began = $state<number | null>(null); // when the game began, by this browser's clock; for games of speed
  #asked = $state.raw<Asked[]>([]);
  #lastChoices: string[] = []; // the last ones that were more than one: the next come as changes of these
  #awaySince = new SvelteMap<number, number>();
  #banks = new SvelteMap<number, { left: number; since: number | null }>(); // with a bank of time, by seat
  #seen: SeenRolls | null = null;
  #share: OwnShare | null = null;
  #shared: string[] = []; // requests that the person did not ask for, such as this page's share of the dice
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no component reads it
  #answers = new Map<string, () => void>(); // what to do when a request of `send` is answered
  #retried = (): void => undefined;
  #socket: Connection;
  #timer = 0;

  constructor(
    readonly code: string,
    language: () => string,
    dial: (listener: Listener) => Connection = (listener) =>
      new Socket(
        liveAddress(code, language, () => this.#hand()),
        listener,
        takeSocket(code),
      ),
    /** Where one device is handed round: the chair for which it speaks. */
    readonly hand: number | null = null,
  ) {
    this.#socket = dial({
      hear: (reply) => this.hear(reply),
      connection: (state) => {
        this.connection = state;
        this.#retried();
        this.shut = state === 'refused' || state === 'gone' ? (this.refusal?.sentence ?? '') : '';
      },
    });
  }

  /** The state that the server has confirmed. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /** The dice that this page was shown, and its own share of them. */
  get seen(): Seen | undefined {
    return this.#seen ? { ...this.#seen.seen, seat: this.me, own: this.#share?.own } : undefined;
  }

  /** The seal that this browser saw first at this table, by the code in its address: the server cannot change that. */
  get seal(): string {
    return firstSeal(this.code, this.hello?.commitment ?? '');
  }

  /** The own seat. The end on a device that was handed round is everybody's. */
  get me(): number | null {
    if (this.hello?.device && this.#state?.phase === 'over') return null;
    return this.hello?.me ?? null;
  }

  /** The chair for which a device speaks. At the start the chairs move up, and so does this. */
  #hand(): number | null {
    return this.hand === null ? null : (this.hello?.me ?? this.hand);
  }

  /** The table as it will be once the server has agreed to what was asked. */
  view = $derived.by<View | null>(() => {
    const { me } = this;
    let view = this.#state?.view ?? null;
    if (view === null || me === null || !this.hello) return view;
    const { turn, ahead = turn?.guess ?? guess } = partsOf(this.hello.game);
    const paper = paperOf(this.hello, view.sheets[me]);
    for (const { actions } of this.#asked) {
      for (const words of actions)
        view =
          words === 'undo' && view.sheets[me]?.done
            ? withSheet(view, me, { done: false })
            : ahead(view, me, paper, words);
    }
    return view;
  });

  mine = $derived<SheetView | null>(this.me === null ? null : (this.view?.sheets[this.me] ?? null));
  pencil = $derived<Row>(this.mine?.pencil ?? []);
  written = $derived(this.pencil.some((figure) => figure !== null));
  waiting = $derived(this.#asked.length > 0);

  /** Whether something on the table changes by the clock alone. */
  get ticking(): boolean {
    return (
      this.due !== null || this.#awaySince.size > 0 || [...this.#banks.values()].some(({ since }) => since !== null)
    );
  }

  /** The present choices. While a request is under way, a game may know more than the server has confirmed. */
  choices = $derived.by<string[]>(() => {
    const confirmed = this.#state?.choices ?? [];
    if (!this.waiting || !this.hello) return confirmed;
    return partsOf(this.hello.game).turn?.expected?.(confirmed, this.written, this.hello.grammar) ?? confirmed;
  });

  /** Whether this seat is done, and may still take that back: the server has said both. */
  get canReopen(): boolean {
    return !this.waiting && this.mine?.done === true && (this.#state?.choices ?? []).includes('undo');
  }

  /** Whether these words may be said now. */
  offers(words: string): boolean {
    if (words === 'undo' && this.canReopen) return true;
    if (this.mine?.done || !this.view || this.view.over) return false;
    // In a turn of many steps, each step waits for the answer to the one before.
    const turn = this.hello && partsOf(this.hello.game).turn;
    if (this.waiting && turn && !turn.eager) return false;
    if (this.waiting && !turn && this.#asked.some(({ actions }) => actions.includes(words))) return false;
    return this.choices.includes(words);
  }

  /** How long this seat has been away by `now`, in milliseconds; null when somebody is there. */
  away(seat: number, now: number): number | null {
    const since = this.#awaySince.get(seat);
    return since === undefined ? null : Math.max(0, now - since);
  }

  /** The rest of a seat's bank of time at `now`, in milliseconds; null where there is no bank. */
  bank(seat: number, now: number): number | null {
    const bank = this.#banks.get(seat);
    return bank ? Math.max(0, bank.left - (bank.since === null ? 0 : Math.max(0, now - bank.since))) : null;
  }

  /** The game's own time at `now`, in milliseconds since it began. */
  gameTime(now: number): number {
    return this.#began === null ? 0 : Math.max(0, now - this.#began);
  }

  move(...actions: string[]): void {
    const round = this.#state?.view?.round;
    if (round === undefined) return;
    this.forget();
    const id = this.#socket.ask({ type: 'move', round, actions });
    this.#asked = [...this.#asked, { id, actions }];
  }

  /** Ask for something that is not a move; resolves when the server has answered, also with a refusal. */
  send = (wish: Wish): Promise<void> => {
    this.forget();
    const id = this.#socket.ask(wish);
    const alone = wish.type === 'start' && this.me === 0 && !this.hello?.challenge;
    const shares = alone && this.#state ? this.#share?.alone(this.#state) : [];
    for (const share of shares ?? []) this.#shared.push(this.#socket.ask(share));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  };

  /** Send a request that the person did not make, so a refusal is not shown. */
  tell(wish: Wish): void {
    this.#shared.push(this.#socket.ask(wish));
  }

  /** The next touch rubs out the last refusal. */
  forget(): void {
    clearTimeout(this.#timer);
    this.refusal = undefined;
    this.struck = false;
  }

  /** The language has changed: what the server says from now on follows it. */
  speak(): void {
    this.forget();
    this.#socket.redial();
  }

  /** Knock again, after the server has turned this page away; resolves when there is an answer. */
  retry = (): Promise<void> =>
    new Promise((resolve) => {
      this.#retried = resolve;
      this.#socket.retry();
    });

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  hear(reply: Reply): void {
    switch (reply.type) {
      case 'hello':
        this.hello = reply;
        codeOf(reply.link); // its key is used when the page reconnects
        this.#seen ??= new SeenRolls(this.code, reply.commitment, reply.origin ?? null);
        this.#share ??= new OwnShare(this.seal, this.code);
        this.#began = null;
        this.#timed(reply.at);
        this.#settle(reply.state, { fresh: true });
        break;
      case 'update':
        this.#update(reply.patch ?? []);
        reply.answers?.forEach((id) => this.#answered(id));
        break;
      case 'probe':
        this.#timed(reply.at);
        break;
      case 'talk':
        this.onTalk(reply);
        break;
      case 'refused':
        this.#refuse(reply.id, reply.code, reply.sentence);
    }
  }

  #update(patch: readonly unknown[]): void {
    if (patch.length === 0) return;
    if (!this.#state || !this.hello) return this.#socket.resync();
    const { paths } = this.hello;
    try {
      const state = patched(this.#state, patch, paths, this.#lastChoices);
      this.#settle(state, { fresh: sets(patch, paths, 'deadline_ms') });
    } catch {
      this.#socket.resync(); // the patch was for a state we do not have
    }
  }

  /** `fresh`: the server has just sent `deadline_ms`. Comparing it would not do: two rounds may have the same one. */
  #settle(state: TableState, { fresh }: { fresh: boolean }): void {
    const before = this.#state;
    const now = Date.now();
    state.seats.forEach((seat, index) => {
      if (seat.away_ms === undefined || seat.away_ms === null) this.#awaySince.delete(index);
      else if (before?.seats[index]?.away_ms !== seat.away_ms) this.#awaySince.set(index, now - seat.away_ms);
    });
    if (fresh) this.due = state.deadline_ms === null ? null : now + state.deadline_ms;
    state.seats.forEach((seat, index) => {
      if ((seat.bank_ms ?? null) === null || seat === before?.seats[index]) return;
      const runs = (seat.bank_runs ?? false) && state.phase === 'playing';
      const left = seat.bank_ms ?? 0;
      this.#banks.set(index, { left, since: runs ? now : null });
      if (index === this.hello?.me) this.due = runs ? now + left : null;
    });
    if (before && before.phase !== 'playing' && state.phase === 'playing') this.#timed(0);
    if (this.hello) this.#seen?.note(state, before?.view ?? null, partsOf(this.hello.game).draws);
    if (state.choices.length > 1) this.#lastChoices = state.choices;
    this.#state = state;
    this.#addShare(state);
  }

  /** Between the start and the first roll every page adds its share to the dice. */
  #addShare(state: TableState): void {
    const wish = this.me === null ? null : this.#share?.next(state, this.me);
    if (wish) this.tell(wish);
  }

  /** The message that came fastest tells best when the game began. */
  #timed(at: number | null | undefined): void {
    if (at === null || at === undefined) return;
    this.#began = Math.min(this.#began ?? Infinity, Date.now() - at);
  }

  #answered(id: string): void {
    this.#answers.get(id)?.();
    this.#answers.delete(id);
    if (this.#asked.some((asked) => asked.id === id)) this.#asked = this.#asked.filter((asked) => asked.id !== id);
  }

  #refuse(id: string, code: string, sentence: string): void {
    if (this.#shared.includes(id)) return; // another page of this seat was faster, or this one came too late
    const shown = this.pencil;
    this.#answered(id);
    const pencil = shown.map((figure, index) => (figure === this.pencil[index] ? null : figure));
    this.refusal = { code, sentence, pencil };
    this.struck = pencil.some((figure) => figure !== null);
    this.#timer = window.setTimeout(() => (this.struck = false), STRUCK_FOR);
  }
}
