/** Hints that this seat asks for while it writes, and what a teacher says of the round before. */
import { askHint, readCost, sentenceOf } from '../api/http';
import type { ChoiceCost, Suggestion } from '../api/types';
import { list, say } from '../locale/messages.svelte';
import { announcer } from '../shell/announcer.svelte';
import { PendingAction } from '../shell/pending-action.svelte';
import { byCell, marksOf } from './hinted';
import { cellName, figureSaid } from './spoken';
import type { Table } from './table.svelte';

/** A choice that costs less is as good as the best: in points, or in per cent. */
const LEAST = { points: 0.1, win: 1 };

/** A better choice of more figures than this is lit on the sheet: as words it would be a long list. */
const FEW = 2;

export class Coach {
  readonly asking = new PendingAction();
  #hint = $state.raw<Suggestion | null>(null);
  #cost = $state.raw<ChoiceCost | null>(null);
  #why = $state('');
  #round = 0;

  constructor(readonly table: Table) {}

  /** Whether a hint may be asked for now. */
  get offered(): boolean {
    return this.table.state?.hints === true && this.table.mine?.done !== true;
  }

  /** The figures of the hint by their cells; a hint is for its own round. */
  get marks(): ReadonlyMap<string, number | string> {
    const current = this.#hint?.round === this.table.view?.round && this.offered;
    return marksOf(current ? this.#hint : null);
  }

  /** Whether a hint lies on the sheet. */
  get given(): boolean {
    return this.marks.size > 0;
  }

  /** The figures to light: those of the hint or, while the teacher's slip lies there, of a better choice. */
  get lit(): ReadonlyMap<string, number | string> {
    return this.teaching ? byCell(this.#cost?.better ?? []) : this.marks;
  }

  /** Whether the lit figures are the teacher's. */
  get teaching(): boolean {
    return this.marks.size === 0 && this.taught !== '' && (this.#cost?.better.length ?? 0) > FEW;
  }

  /** The answer to a request for a hint, in a sentence. */
  get said(): string {
    if (this.#why) return this.#why;
    return this.marks.size > 0 ? say('table-hinted', { points: this.#hint?.points ?? 0 }) : '';
  }

  /** The cost of the last round, until something is written in this one. */
  get taught(): string {
    return this.#cost && !this.table.written ? this.#sentence(this.#cost, FEW, 1) : '';
  }

  ask(): Promise<void> {
    return this.asking.run(async () => {
      this.#why = '';
      this.#cost = null; // its slip would hide the answer
      try {
        const { advice } = await askHint(this.table.code, this.table.hand);
        this.#hint = advice;
        if (!advice) this.#why = say('table-hint-none');
      } catch (error) {
        this.#why = sentenceOf(error);
      }
      announcer.announce([this.said, this.#placed([...this.marks])].filter(Boolean).join(' '));
    });
  }

  /** To be called whenever the table has changed: a teacher speaks when a round is closed. */
  look(): void {
    const { view, hello } = this.table;
    if (!view || !hello?.table || view.round === this.#round) return;
    const closed = this.#round > 0;
    this.#round = view.round;
    this.#why = '';
    this.#cost = null;
    if (closed && hello.way.teacher) void this.#listen();
  }

  dismiss(): void {
    this.#cost = null;
  }

  async #listen(): Promise<void> {
    const { lesson } = await readCost(this.table.code, this.table.hand).catch(() => ({ lesson: null }));
    this.#cost = lesson;
    if (lesson) announcer.announce(this.#sentence(lesson));
  }

  /** What the choice cost and what was better; figures and reasons beyond so many are not said. */
  #sentence({ loss, currency, better, why }: ChoiceCost, most = Infinity, reasons = Infinity): string {
    const cost = currency === 'win' ? 100 * loss : loss;
    if (cost < LEAST[currency]) return say('table-taught-best');
    const told = say(`table-taught-${currency}`, { loss: Math.round(10 * cost) / 10 });
    const drawn = better.length > most;
    const best = drawn ? say('table-taught-lit') : say('table-taught-better', { marks: this.#placed(better) });
    return [told, best, ...why.slice(0, reasons)].join(' ');
  }

  /** Figures and their cells in words: "5 in row 3, second left". */
  #placed(marks: readonly (readonly [string, number | string])[]): string {
    const { hello } = this.table;
    const named = marks.flatMap(([cell, figure]) => {
      const place = hello?.paper.places.find(({ id }) => id === cell);
      return hello && place
        ? say('table-hinted-mark', { figure: figureSaid(figure), cell: cellName(hello.game, place, hello.paper) })
        : [];
    });
    return list(named);
  }
}
