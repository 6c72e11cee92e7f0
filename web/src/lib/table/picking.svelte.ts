/** A turn of a game that brings none of its own: the touched part of a choice, and the controls for the rest of it. */
import { present } from '../shell/present';
import { trayOf, type Situation } from './any-turn';
import { controls, isChoice, readChoice, touch, within, type Choice, type Picked } from './choices';
import type { Turn } from './game-parts';
import { cellName } from './spoken';
import type { Table } from './table.svelte';

export class Picking {
  picked = $state.raw<Picked>({});
  readonly #table: Table;
  readonly #turn: () => Turn;
  readonly choices = $derived.by(() => this.#turn().choices.map((words) => readChoice(this.#turn().grammar, words)));
  readonly offered = $derived.by(() => {
    const { view, paper } = this.#turn();
    return controls(this.choices, this.picked, within(paper, trayOf(view, this.#table.mine).length));
  });

  constructor(table: Table, turn: () => Turn) {
    this.#table = table;
    this.#turn = turn;
  }

  /** The state of the turn, from which its hint and the word on Done follow. */
  get situation(): Situation {
    const { view, grammar } = this.#turn();
    return {
      game: present(this.#table.hello).game,
      grammar,
      choices: this.choices,
      controls: this.offered,
      picked: this.picked,
      view,
      written: this.#table.written,
    };
  }

  /** Take something touched on the sheet or in the tray; return the choice, once that is a whole one. */
  touch(thing: Picked): Choice | null {
    const met = touch(this.choices, this.picked, thing);
    this.picked = isChoice(met) ? {} : met;
    return isChoice(met) ? met : null;
  }

  forget(): void {
    this.picked = {};
  }

  /** The hand, and a cell in words, for the message of a key. */
  named({ fields }: Choice): Record<string, string | number> {
    const { view, paper } = this.#turn();
    const [first = '', second = ''] = view.hand ?? [];
    const place = paper.places.find(({ id }) => id === fields.cell);
    return { first, second, ...(place ? { cell: cellName(present(this.#table.hello).game, place, paper) } : {}) };
  }
}
