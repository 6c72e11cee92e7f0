/** The player's marks for each compared card: two taps, in pencil until they are claimed. */

/** A tap on the canvas; `on` is the card that was touched. */
export interface Mark {
  x: number;
  y: number;
  on: 'own' | 'table';
}

export const REACH = 62; // how far from a mark a tap still means it

export class Marks {
  #before: { card: string; marks: readonly Mark[] } | null = null;
  #sets = $state.raw<Readonly<Record<string, readonly Mark[]>>>({});

  of(card: string): readonly Mark[] {
    return this.#sets[card] ?? [];
  }

  get any(): boolean {
    return Object.values(this.#sets).some((marks) => marks.length > 0);
  }

  /** Whether both differences are marked for each of these cards. */
  full(cards: readonly string[]): boolean {
    return cards.length > 0 && cards.every((card) => this.of(card).length === 2);
  }

  /** Mark, or rub out the mark that is touched again. A third is no mark. */
  tap(card: string, mark: Mark): void {
    const marks = this.of(card);
    this.#before = { card, marks };
    const touched = marks.findIndex(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < REACH);
    if (touched >= 0) this.#set(card, marks.toSpliced(touched, 1));
    else if (marks.length < 2) this.#set(card, [...marks, mark]);
  }

  /** Undo the last tap. */
  untap(): void {
    if (this.#before) this.#set(this.#before.card, this.#before.marks);
    this.#before = null;
  }

  /** Rub out the last one. */
  back(card: string): void {
    this.#set(card, this.of(card).slice(0, -1));
  }

  clear(): void {
    this.#sets = {};
  }

  /** Forget what was marked for other cards than these. */
  keep(cards: readonly string[]): void {
    this.#sets = Object.fromEntries(Object.entries(this.#sets).filter(([card]) => cards.includes(card)));
  }

  #set(card: string, marks: readonly Mark[]): void {
    this.#sets = { ...this.#sets, [card]: marks };
  }
}

/** Marks as a claim's taps: x, y, x, y in whole units. */
export function taps(marks: readonly Mark[]): string {
  return marks.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]).join(',');
}
