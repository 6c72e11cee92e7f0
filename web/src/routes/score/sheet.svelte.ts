/** A sheet of paper as somebody taps it in, and what the server says of it. It knows no rule of any game. */
import { readScorer, scoreSheet, sentenceOf } from '../../lib/api/http';
import type { OptionInfo, Scored, ScorerCard } from '../../lib/api/types';
import type { Figure } from '../../lib/paper/row';
import { forget, load, save, type Kept } from './kept';

const PAUSE = 350; // milliseconds after the last tap; the server answers a few requests a second

export class PaperSheet {
  card = $state.raw<ScorerCard>();
  scored = $state.raw<Scored>();
  cells = $state.raw<Readonly<Record<string, Figure>>>({});
  options = $state.raw<Readonly<Record<string, string>>>({});
  paper = $state('');
  /** Whether the rolls that this device called are held against the sheet. */
  withRolls = $state(true);
  problem = $state('');
  readonly game: string;
  readonly rolls: readonly (readonly Figure[])[];
  readonly #place: string; // where it is kept on this device
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosen: boolean; // the options of an earlier visit stay
  #asked = 0;

  constructor(game: string, rolls: readonly (readonly Figure[])[], place = game) {
    this.game = game;
    this.rolls = rolls;
    this.#place = place;
    const kept = load(place);
    this.options = kept.options ?? {};
    this.#chosen = kept.options !== undefined;
    this.paper = kept.paper ?? '';
    this.cells = kept.cells ?? {};
  }

  /** Take the options that are usual in the page's language, unless others have been chosen. */
  propose(usual: Readonly<Record<string, OptionInfo['default']>>): void {
    if (this.#chosen) return;
    this.options = Object.fromEntries(Object.entries(usual).map(([id, value]) => [id, String(value)]));
  }

  /** Lay the sheet for these options; what is written stays where the same cells are. */
  async lay(change: { options?: Record<string, string>; paper?: string } = {}): Promise<void> {
    const options = { ...this.options, ...change.options };
    const paper = change.options && change.paper === undefined ? '' : (change.paper ?? this.paper);
    try {
      this.card = await readScorer(this.game, { ...options, ...(paper ? { paper } : {}) });
    } catch (error) {
      if (this.card) {
        this.problem = sentenceOf(error);
        return;
      }
      throw error;
    }
    this.options = options;
    this.paper = this.card.name;
    const { figures } = this.card;
    const stays = ([cell, figure]: [string, Figure]) => figures[cell]?.includes(figure);
    this.#write(Object.fromEntries(Object.entries(this.cells).filter(stays)));
  }

  /** Write a figure in a cell; null rubs it out. */
  write(cell: string, figure: Figure | null): void {
    if (!this.card?.figures[cell]) return;
    const { [cell]: _, ...others } = this.cells;
    this.#write(figure === null ? others : { ...others, [cell]: figure });
  }

  /** Write the whole sheet anew. */
  fill(cells: Record<string, Figure>): void {
    const { figures = {} } = this.card ?? {};
    this.#write(Object.fromEntries(Object.entries(cells).filter(([cell, figure]) => figures[cell]?.includes(figure))));
  }

  clear(): void {
    this.#write({});
  }

  /** The sheet is entered: this device need not keep it any more. */
  forget(): void {
    forget(this.#place);
  }

  /** Ask again with or without the rolls. */
  hold(withRolls: boolean): void {
    this.withRolls = withRolls;
    this.#ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #write(cells: Record<string, Figure>): void {
    this.cells = cells;
    const kept: Kept = { options: { ...this.options }, paper: this.paper, cells };
    save(this.#place, kept);
    this.#ask();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    const turn = ++this.#asked;
    this.#timer = setTimeout(() => void this.#answer(turn), PAUSE);
  }

  async #answer(turn: number): Promise<void> {
    const rolls = this.withRolls ? this.rolls.map((values) => [...values]) : [];
    try {
      const scored = await scoreSheet(this.game, {
        options: this.options,
        cells: this.cells,
        paper: this.paper,
        rolls,
      });
      if (turn !== this.#asked) return; // something else is written meanwhile
      this.scored = scored;
      this.problem = '';
    } catch (error) {
      if (turn === this.#asked) this.problem = sentenceOf(error);
    }
  }
}
