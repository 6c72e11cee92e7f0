/** One seat in the race: its marks, its claims and how the server judged them. */
import { askHint, sentenceOf } from '../../api/http';
import { announcer } from '../../shell/announcer.svelte';
import { PendingAction } from '../../shell/pending-action.svelte';
import type { Table } from '../../table/table.svelte';
import { present } from '../../shell/present';
import { viewOf } from '../../api/views';
import { Viewport, type Point } from './viewport.svelte';
import { neighbours, same, type At, type Neighbour } from './grid';
import { HOLD } from './hint-price';
import { Marks, taps } from './marks.svelte';
import type { PictureView } from './view';

/** The outcome of the last claim; `late`: somebody was faster. */
export type Answer = 'none' | 'right' | 'wrong' | 'late';
/** Why the seat waits; empty where the page was loaded too late to know. */
export type Cause = '' | 'wrong' | 'bury' | 'handicap' | 'hint';

export class Race {
  readonly marks = new Marks();
  readonly viewport = new Viewport();
  /** The cell on which the card would be laid. */
  at = $state.raw<At | null>(null);
  /** In the advanced game, the picture of the card beside the own one. */
  looked = $state('');
  /** Whether cards are being compared: a small screen then has no room for the grid. */
  comparing = $state(false);
  answer = $state<Answer>('none');
  /** The countdown is over, and somebody's cards are still on their way. */
  late = $state(false);
  cause = $state<Cause>('');
  /** A request for a hint. */
  readonly asking = new PendingAction();
  /** Why there was none; empty where nothing was refused. */
  why = $state('');
  #sent = $state<string | null>(null); // the card that was claimed, until there is an answer
  #held = $state(false); // a refused claim is not sent again by the page

  constructor(readonly table: Table) {}

  get view(): PictureView {
    return viewOf('difference', present(this.table.view));
  }

  get left(): number {
    return this.view.piles[this.table.me ?? -1]?.left ?? 0;
  }

  /** 0 while cards are left. */
  get place(): number {
    return this.view.piles[this.table.me ?? -1]?.place ?? 0;
  }

  get advanced(): boolean {
    return this.view.mode === 'advanced';
  }

  get neighbours(): Neighbour[] {
    return this.at ? neighbours(this.view.table, this.at) : [];
  }

  /** The cards that two differences each are asked for. */
  get compared(): string[] {
    return this.advanced
      ? this.neighbours.map(({ card }) => card.picture)
      : this.view.table.slice(0, 1).map(({ picture }) => picture);
  }

  /** The neighbour shown beside the own card now. */
  get against(): string {
    const laid = this.view.table.some(({ picture }) => picture === this.looked);
    return this.advanced && laid ? this.looked : (this.compared[0] ?? this.view.table.at(-1)?.picture ?? '');
  }

  /** A right claim waits for others that may still count as earlier. */
  get weighed(): boolean {
    return this.#sent !== null || this.view.waiting === true;
  }

  get locked(): boolean {
    return (this.view.locked_until ?? 0) > 0;
  }

  /** The last call was wrong, and another player has to call first. */
  get silent(): boolean {
    return this.view.silent === true;
  }

  get mayMark(): boolean {
    return Boolean(this.view.own) && this.against !== '' && !this.weighed && !this.view.over;
  }

  get mayClaim(): boolean {
    return this.mayMark && this.view.phase === 'play' && !this.locked && !this.silent && this.marks.full(this.compared);
  }

  /** Whether the player claims the marks with a key; otherwise the page claims them as soon as claims are open. */
  get byKey(): boolean {
    return this.table.hello?.options.confirm === true || this.#held;
  }

  /** How many of the differences asked for are marked. */
  get marked(): number {
    return this.compared.reduce((sum, card) => sum + this.marks.of(card).length, 0);
  }

  get mayBury(): boolean {
    return !this.weighed && (this.table.state?.choices.includes('bury') ?? false);
  }

  /** Whether this seat can have hints at all. */
  get hints(): boolean {
    return this.table.state?.hints === true && this.table.me !== null && this.left > 0;
  }

  /** Whether the own card shows a hint. */
  get given(): boolean {
    return Boolean(this.view.hint);
  }

  /** Whether a hint may be asked for now: for an open card, while nothing else keeps the seat from claiming. */
  get offered(): boolean {
    return this.hints && this.view.phase === 'play' && !this.given && !this.weighed && !this.locked;
  }

  /** How long the wait was at its beginning, in milliseconds; null where the page came too late to know. */
  get wait(): number | null {
    const { lockout_s: lockout, handicap_s: handicap, bury_pause_s: pause } = this.table.hello?.options ?? {};
    const waits: Record<Cause, number | null> = {
      wrong: 1000 * Number(lockout),
      bury: 1000 * Number(pause ?? 2),
      handicap: 1000 * Number(handicap),
      hint: 1000 * HOLD,
      '': null,
    };
    return waits[this.cause];
  }

  /** Ask for a hint; it comes with the table's next state. */
  async ask(): Promise<void> {
    if (!this.offered) return;
    await this.asking.run(async () => {
      this.why = '';
      await askHint(this.table.code, this.table.hand).catch((error: unknown) => (this.why = sentenceOf(error)));
      if (this.why) announcer.announce(this.why);
    });
  }

  mark(point: Point, on: 'own' | 'table'): void {
    if (!this.mayMark) return;
    this.#touched();
    this.comparing = true;
    this.marks.tap(this.against, { ...point, on });
    if (this.at && this.marks.of(this.against).length === 2) this.looked = this.#next();
    this.goOn();
  }

  /** The last tap was the first of two, meant to look closer: it marks nothing. False where it has already claimed. */
  untap(): boolean {
    if (!this.weighed) this.marks.untap();
    return !this.weighed;
  }

  rubOut(): void {
    this.#touched();
    this.marks.back(this.against);
  }

  choose(at: At): void {
    this.#touched();
    this.at = at;
    this.comparing = true;
    this.looked = this.#next();
  }

  /** Have this card beside the own one. */
  look(picture: string): void {
    this.#touched();
    this.comparing = true;
    this.looked = picture;
  }

  elsewhere(): void {
    this.at = null;
    this.comparing = false;
  }

  bury(): void {
    if (this.mayBury) this.table.move('bury');
  }

  /** The last mark claims, as soon as claims are open; unless there is a key for it. */
  goOn(): void {
    if (this.mayClaim && !this.byKey) this.claim();
  }

  claim(): void {
    if (!this.mayClaim) return;
    const { seq } = this.view;
    const named = this.compared.map((card) => taps(this.marks.of(card))).join(',');
    const sides = this.neighbours.map(({ side }) => side).join(',');
    this.#sent = this.view.own ?? '';
    this.answer = 'none';
    this.table.move(
      this.at && this.advanced ? `lay ${seq} ${this.at[0]} ${this.at[1]} ${sides} ${named}` : `claim ${seq} ${named}`,
    );
  }

  /** The server took a claim back to us: it did not count, and nothing is lost. */
  refused(): void {
    this.#sent = null;
    this.#held = true;
    if (this.table.refusal?.code === 'lesson') this.marks.clear(); // the reader marks anew
  }

  /** The table has changed: what no longer fits is rubbed out, what was claimed is answered. */
  follow(before: PictureView | null, now: PictureView): void {
    if (!before) return;
    const mine = now.shown?.some(({ seat }) => seat === this.table.me) && now.seq !== before.seq;
    const wrong = (now.wrong ?? 0) > (before.wrong ?? 0);
    const turned = now.own !== before.own;
    if (mine) this.#judged('right');
    else if (wrong) this.#judged('wrong');
    else if (this.#sent !== null && !this.table.waiting && !now.waiting)
      this.#judged(now.own === this.#sent ? 'late' : 'right'); // it may have been shown while the connection was lost
    if ((now.locked_until ?? 0) > (before.locked_until ?? 0)) this.cause = wrong ? 'wrong' : this.#causeOf(before, now);
    if (turned) {
      this.marks.clear();
      this.at = null;
      this.comparing = false;
    }
    this.marks.keep(now.table.map(({ picture }) => picture));
    if (this.at && !now.cells?.some((cell) => same(this.at, cell))) this.at = null; // taken, or out of the box
    if (this.at && !this.compared.includes(this.looked)) this.looked = this.#next();
    if (before.phase === 'showing' && now.phase === 'play' && this.answer === 'right') this.answer = 'none';
  }

  /** Why a wait has begun that is not for a wrong claim. */
  #causeOf(before: PictureView, now: PictureView): Cause {
    if (now.hint && !before.hint && now.own === before.own) return 'hint';
    if (now.seq === before.seq) return 'bury';
    return this.#hasHandicap() ? 'handicap' : '';
  }

  #judged(answer: Answer): void {
    this.#sent = null;
    this.answer = answer;
    this.marks.clear();
  }

  #touched(): void {
    this.answer = 'none';
    this.#held = false;
    this.why = '';
    this.table.forget();
  }

  /** The first neighbour for which something is still to be marked. */
  #next(): string {
    return this.compared.find((card) => this.marks.of(card).length < 2) ?? this.compared[0] ?? '';
  }

  #hasHandicap(): boolean {
    const { hello, me, state } = this.table;
    if (me === null) return false;
    // As `handicap` in options.ts reads it, which lies in a file for opening tables that a race does not fetch.
    return state?.seats[me]?.handicap === true || String(hello?.options.strong ?? '').includes(String(me + 1));
  }
}
