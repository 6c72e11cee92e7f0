/** Keeps an eye on the table for this seat: who takes which card, what was revealed, and whether a race was lost. */
import { untrack } from 'svelte';
import { askHint, readBest } from '../../api/http';
import type { Suggestion } from '../../api/types';
import { viewOf } from '../../api/views';
import type { Group } from '../../paper/Sheet.svelte';
import type { Table } from '../../table/table.svelte';
import { paperOf } from '../../table/papers';
import { cellName } from '../../table/spoken';
import { PendingAction } from '../../shell/pending-action.svelte';
import { announcer } from '../../shell/announcer.svelte';
import { say } from '../../locale/messages.svelte';
import { MarketPlaces } from './market.svelte';
import { closed, revealedBetween, takenBetween, type Revealed, type Taken } from './news';
import type { WordView } from './view';

export class Watcher {
  /** The cards that anyone may take, each in its place. */
  readonly market = new MarketPlaces();
  /** The last reveal, seat by seat. */
  revealed = $state.raw<readonly Revealed[]>([]);
  /** This seat's best word of the turn last revealed. */
  best = $state.raw<Suggestion | null>(null);
  /** A word that was asked for; it goes with the first letter one writes. */
  hint = $state.raw<Suggestion | null>(null);
  /** A hint that was asked for, and is not here yet. */
  readonly hinting = new PendingAction();
  /** Whether a hint was asked for in vain. */
  noHint = $state(false);
  /** The word that this seat wrote last. */
  written = $state('');
  /** Every card that went to somebody else so far. */
  #gone = $state.raw<readonly Taken[]>([]);
  /** The card that this seat has reached for. */
  #wish = $state('');
  #before: WordView | null = null;
  #roundAtFirst: number;

  constructor(readonly table: Table) {
    this.#roundAtFirst = table.written ? (table.view?.round ?? 0) : 0;
    this.market.lay(viewOf('word-roller', table.state?.view ?? null)?.market ?? []);
  }

  /** A page that comes back in mid-turn does not roll the dice again. */
  get still(): boolean {
    return this.table.view?.round === this.#roundAtFirst;
  }

  /** After a lost race: who was quicker. */
  get lost(): string {
    const { refusal } = this.table;
    if (refusal?.code !== 'card-gone') return refusal?.sentence ?? '';
    const quicker = this.#gone.findLast(({ kind }) => kind === this.#wish);
    return quicker
      ? say('word-roller-lost-race', { name: quicker.name, card: say(`word-roller-card-${quicker.kind}`) })
      : refusal.sentence;
  }

  /** The words newly inked on a seat's card. */
  fresh = (seat: number): Group[] => {
    return (this.revealed.find((one) => one.seat === seat)?.runs ?? []).map((cells) => ({ cells, look: 'new' }));
  };

  /** The answer to a request for a hint. */
  get hinted(): string {
    if (this.noHint) return say('word-roller-hint-none');
    return this.hint ? say('word-roller-hint', { word: this.hint.note, points: this.hint.points }) : '';
  }

  /** A better word than the one written last, if there was one. */
  get better(): string {
    const { note = '', points = 0, got = 0 } = this.best ?? {};
    return points > got ? say('word-roller-best', { word: note, points }) : '';
  }

  /** Compare with the last look; to be called whenever the server has spoken. */
  look(): void {
    const { state, hello, me } = this.table;
    const now = viewOf('word-roller', state?.view ?? null);
    if (!now || !hello) return;
    untrack(() => {
      const before = this.#before;
      this.#before = now;
      if (!before) return;
      if (now.draft?.word || now.round !== before.round) this.#forget();
      if (before.draft?.word && !now.draft) this.written = before.draft.word;
      const names = state?.seats.map(({ name }) => name ?? '') ?? [];
      const taken = takenBetween(before, now, names).filter(({ seat }) => seat !== me);
      if (taken.length > 0) this.#gone = [...this.#gone, ...taken];
      this.market.lay(now.market, taken);
      const seen = revealedBetween(hello, before, now);
      if (closed(before, now)) void this.#judge();
      if (seen) this.revealed = closed(before, now) ? seen : added(this.revealed, seen);
    });
  }

  /** Reach for a card: `take twice -`. */
  take(words: string): void {
    this.#wish = words.split(' ')[1] ?? '';
    this.table.move(words);
  }

  /** Ask for a word that most people know. */
  ask(): Promise<void> {
    return this.hinting.run(() => this.#ask());
  }

  async #ask(): Promise<void> {
    this.#forget();
    const { advice } = await askHint(this.table.code, this.table.hand).catch(() => ({ advice: null }));
    this.hint = advice;
    this.noHint = advice === null;
    announcer.announce([this.hinted, this.#where(advice?.cells ?? [])].join(' '));
  }

  /** Which squares are lit, for people who do not see them. */
  #where(cells: readonly string[]): string {
    const { hello, mine } = this.table;
    const squares = hello ? paperOf(hello, mine ?? undefined).places.filter(({ id }) => cells.includes(id)) : [];
    const [first = '', last = ''] = [squares.at(0), squares.at(-1)].map(
      (square) => square && cellName('word-roller', square),
    );
    return first && say('word-roller-hint-where', { first, last });
  }

  #forget(): void {
    this.hint = null;
    this.noHint = false;
  }

  /** Ask what would have been best; a table that cannot say leaves it open. */
  async #judge(): Promise<void> {
    this.best = null;
    if (this.table.me === null || !this.table.hello?.table) return; // a lesson has no table to ask
    const { advice } = await readBest(this.table.code, this.table.me).catch(() => ({ advice: null }));
    this.best = advice;
    announcer.announce(this.better);
  }
}

/** Echoes and short words come after the reveal, and are added to it. */
function added(revealed: readonly Revealed[], more: readonly Revealed[]): Revealed[] {
  return more.map((one) => {
    const before = revealed.find(({ seat }) => seat === one.seat);
    return {
      ...one,
      words: [...(before?.words ?? []), ...one.words],
      runs: [...(before?.runs ?? []), ...one.runs],
      erased: before?.erased ?? [],
    };
  });
}
