/** The player's own turn: what the table asks for now, the caret, and every act of the player. */
import type { Row } from '../../paper/row';
import { viewOf } from '../../api/views';
import { paperOf } from '../../table/papers';
import type { Table } from '../../table/table.svelte';
import { say } from '../../locale/messages.svelte';
import { announcer } from '../../shell/announcer.svelte';
import { present } from '../../shell/present';
import { lettersOn, turned, type Spot } from './grid';
import { atFirst, backwards, cleared, deskOf, put, tapped, typed, wordCells, written, type Stroke } from './strokes';
import { places, preview, type Placing } from './placing';
import { supplies, supply } from './supply';
import type { Direction } from './view';

/** The step that the table waits for from this seat. */
export type Mode = 'side' | 'claim' | 'dice' | 'write' | 'name' | 'place' | 'echo' | 'wait';

export class Pen {
  #caret = $state.raw<Spot | null>(null);
  /** A letter was laid where it makes no line with the word in hand. */
  astray = $state(false);

  constructor(readonly table: Table) {}

  view = $derived.by(() => viewOf('word-roller', present(this.table.view)));
  sheet = $derived.by(() => present(this.table.mine));
  paper = $derived.by(() => paperOf(present(this.table.hello), this.sheet));
  held = $derived.by(() => this.view.held[this.table.me ?? 0] ?? []);
  choices = $derived.by(() => this.table.state?.choices ?? []);
  desk = $derived.by(() => deskOf(this.paper, this.sheet.ink, this.sheet.pencil ?? [], this.view.draft));
  word = $derived.by(() => wordCells(this.desk));
  supply = $derived.by(() => supply(this.view.dice, this.held, this.desk.draft?.letters ?? ''));
  mode = $derived.by(() => this.#mode());
  #moment = $derived.by(() => `${this.view.round} ${this.mode}`);
  /** Dice chosen for a card, from 1; they are put back when something else is asked for. */
  chosen = $derived.by<readonly number[]>(() => {
    void this.#moment;
    return [];
  });
  placing = $derived.by<Placing>(() => places(this.mode === 'place' ? this.choices : []));
  caret = $derived.by<Spot>(() => this.#caret ?? atFirst(this.desk));
  /** The squares at which a word to be placed may begin. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
  starts = $derived.by<ReadonlySet<string>>(() => new Set(this.placing.keys()));
  /** The points of the own card so far, with this turn's pencil. */
  total = $derived.by(() => this.sheet.score?.total ?? this.sheet.total);
  toPlace = $derived.by(() => this.view.mend?.named || this.view.echo || '');
  pencil = $derived.by<Row>(() => {
    const row = this.sheet.pencil ?? [];
    return this.mode === 'place' && this.starts.has(this.caret.cell)
      ? preview(this.paper, lettersOn(this.paper, this.sheet.ink), this.caret, this.toPlace)
      : row;
  });

  #mode(): Mode {
    const { view } = this;
    const { me } = this.table;
    if ((view.claims ?? 0) > 0) return 'claim';
    if (view.phase === 'write') return this.sheet.done ? 'wait' : 'write';
    if (view.phase === 'mend' && view.mend)
      return view.mend.named
        ? view.mend.owner === me
          ? 'place'
          : 'wait'
        : view.mend.neighbour === me
          ? 'name'
          : 'wait';
    if (me === null || !view.asked?.includes(me)) return 'wait';
    if (view.phase === 'side') return 'side';
    return view.phase === 'dice' ? 'dice' : view.echo ? 'place' : 'echo';
  }

  /** A letter from the keyboard. */
  type(letter: string): void {
    if (this.mode === 'name') this.table.move(`letter ${letter}`);
    else if (this.mode === 'write') this.#write(letter, typed(this.desk, this.caret, letter));
  }

  /** A die that is tapped: its letter is always a new one. */
  lay(letter: string): void {
    if (this.mode === 'name') this.table.move(`letter ${letter}`);
    else if (this.mode === 'write') this.#write(letter, written(this.desk, this.caret, letter));
  }

  /** A die that is dropped on a square. */
  drop(cell: string, letter: string): void {
    if (this.mode !== 'write') return;
    const stroke = put(this.desk, { cell, dir: this.caret.dir }, letter);
    if (stroke) this.#do(stroke);
    else {
      this.table.forget();
      this.astray = true;
    }
  }

  back(): void {
    if (this.mode === 'write') this.#do(backwards(this.desk, this.caret));
    else if (this.offers('undo')) this.table.move('undo');
  }

  /** The word in hand is rubbed out at once. */
  clear(): void {
    if (this.mode === 'write') this.#do(cleared(this.desk, this.caret));
  }

  tap(cell: string): void {
    if (this.mode === 'place') this.#aim(cell);
    else if (this.mode === 'write') this.#do(tapped(this.desk, this.caret, cell));
  }

  /** The arrow keys lead the caret; the word in hand stays. */
  walk(cell: string): void {
    this.astray = false;
    this.#caret = { ...this.caret, cell };
    if (this.mode === 'place') this.#turnToFit(cell, this.caret.dir);
  }

  turn(): void {
    if (this.mode === 'place' || this.desk.cells.length > 0) this.tap(this.caret.cell);
    else this.#caret = { ...this.caret, dir: turned(this.caret.dir) };
  }

  /** Whether there is something to confirm: the word in hand, a word to be named, or where a word is laid. */
  get ready(): boolean {
    return this.canPlace || (!this.#cutOff && (this.offers('done') || this.offers('name')));
  }

  /** Whether the page holds a change that the server has not seen, because the connection is down. */
  get #cutOff(): boolean {
    return this.table.waiting && this.table.connection === 'down';
  }

  /** The action of the main key. Passing is never done by a key of the keyboard alone: Enter often comes twice. */
  confirm(): void {
    if (this.#cutOff) return announcer.announce(say('table-line-down'));
    if (this.canPlace) this.table.move(`place ${this.caret.cell} ${this.caret.dir}`);
    else if (this.mode === 'write' && this.view.draft)
      this.table.move('done'); // a fast typist confirms before the last letter is answered
    else if (this.offers('name')) this.table.move('name');
  }

  /** Whether these words are among the choices. */
  offers(words: string): boolean {
    return this.choices.includes(words);
  }

  get canPlace(): boolean {
    return this.mode === 'place' && (this.placing.get(this.caret.cell)?.includes(this.caret.dir) ?? false);
  }

  /** A die chosen for a card, or put back. Only a Second wind takes several. */
  choose(die: number): void {
    const several = this.choices.some((words) => words.startsWith('reroll '));
    if (!several) this.chosen = this.chosen.includes(die) ? [] : [die];
    else
      this.chosen = this.chosen.includes(die)
        ? this.chosen.filter((other) => other !== die)
        : [...this.chosen, die].sort((one, other) => one - other);
  }

  /** Answer with a card, or with "not this turn"; once, until the table has heard it. */
  useCard(words: string): void {
    if (this.table.waiting) return;
    this.chosen = [];
    this.table.move(words);
  }

  #aim(cell: string): void {
    const ways = this.placing.get(cell);
    if (!ways) return;
    const dir = cell === this.caret.cell ? turned(this.caret.dir) : this.caret.dir;
    this.#caret = { cell, dir };
    this.#turnToFit(cell, dir);
  }

  #turnToFit(cell: string, dir: Direction): void {
    const ways = this.placing.get(cell);
    if (ways?.[0] && !ways.includes(dir)) this.#caret = { cell, dir: ways[0] };
  }

  /** A letter that no die gives is asked for all the same, so that one is told; the caret stays. */
  #write(letter: string, stroke: Stroke): void {
    const given =
      stroke.words.length === 0 || supplies(this.view.dice, this.held, (this.desk.draft?.letters ?? '') + letter);
    this.#do(given ? stroke : { ...stroke, caret: this.caret });
  }

  #do({ words, caret }: Stroke): void {
    this.astray = false;
    this.#caret = caret;
    if (words.length > 0) this.table.move(...words);
    else this.table.forget();
  }
}
