/** Choices are words ("write 3L4"); the grammar says what they name, and so which control stands for each of them. */
import type { Hello, Paper } from '../api/types';

type Grammar = Hello['grammar'];

export interface Choice {
  words: string;
  verb: string;
  /** The fields of an action, by their names. */
  fields: Readonly<Record<string, string>>;
}

/** The die or the cell already touched, of a choice that names both. */
export interface Picked {
  cell?: string;
  die?: string;
}

/** The things before a seat: the cells of its sheet, and how many dice. */
export interface Within {
  cells: ReadonlySet<string>;
  dice: number;
}

export function within(paper: Paper, dice: number): Within {
  return { cells: new Set(paper.places.map(({ id }) => id)), dice };
}

/** The controls that stand for a seat's choices now. */
export interface Controls {
  cells: ReadonlySet<string>;
  dice: ReadonlySet<number>;
  /** A key for each choice that is no matter of touching the sheet or the dice. */
  keys: readonly Choice[];
}

const TOUCHED = ['cell', 'die'] as const;
const AT_THE_FOOT = ['undo', 'done']; // they have keys of their own

export function readChoice(grammar: Grammar, words: string): Choice {
  const [verb = '', ...values] = words.split(' ');
  const fields = Object.fromEntries((grammar[verb] ?? []).map((name, index) => [name, values[index] ?? '']));
  return { words, verb, fields };
}

/** The cell that a choice names, if it names one. */
export function cellOf(grammar: Grammar, words: string): string | undefined {
  return readChoice(grammar, words).fields.cell;
}

/** The choices by the cell they name; those that name none are left out. */
export function byCell(grammar: Grammar, choices: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const words of choices) {
    const cell = cellOf(grammar, words);
    if (cell !== undefined && !found.has(cell)) found.set(cell, words);
  }
  return found;
}

/** The words that write in `cell`, whether or not it is a choice now: the server then says why not. */
export function wordsFor(grammar: Grammar, cell: string): string | undefined {
  const verb = Object.entries(grammar).find(([, values]) => values.length === 1 && values[0] === 'cell')?.[0];
  return verb && `${verb} ${cell}`;
}

/** The controls for these choices, once `picked` has been touched. */
export function controls(choices: readonly Choice[], picked: Picked, within: Within): Controls {
  const touchable = choices.filter((choice) => isTouched(choice, within));
  const others = choices.filter((choice) => !isTouched(choice, within) && !AT_THE_FOOT.includes(choice.verb));
  const values = (field: 'cell' | 'die'): string[] =>
    matching(touchable, { ...picked, [field]: undefined }).flatMap(({ fields }) => fields[field] ?? []);
  const ready = whole(touchable, picked);
  return { cells: new Set(values('cell')), dice: new Set(values('die').map(Number)), keys: [...ready, ...others] };
}

/**
 * The keys in their places. Where choices have only gone, the keys of the verbs that are left stay, so that none moves
 * under a finger.
 */
export function steady(before: readonly Choice[], now: readonly Choice[]): readonly Choice[] {
  const [words, verbs] = [new Set(before.map((key) => key.words)), new Set(now.map((key) => key.verb))];
  return now.every((key) => words.has(key.words)) ? before.filter((key) => verbs.has(key.verb)) : now;
}

/**
 * Return the choice that a touch completes, or what is picked after it. A second touch on the same thing lets it go; a
 * touch that does not fit `picked` starts a new choice.
 */
export function touch(choices: readonly Choice[], picked: Picked, touched: Picked): Choice | Picked {
  const again = TOUCHED.some((field) => touched[field] !== undefined && touched[field] === picked[field]);
  if (again) return Object.fromEntries(Object.entries(picked).filter(([field]) => !(field in touched)));
  const both = { ...picked, ...touched };
  const now = matching(choices, both).length > 0 ? both : touched;
  const ready = whole(choices, now);
  return ready.length === 1 ? (ready[0] as Choice) : now;
}

export function isChoice(met: Choice | Picked): met is Choice {
  return 'words' in met;
}

/** Whether the choice names a cell of this sheet or a die of this tray, so that a touch there can begin it. */
function isTouched({ fields }: Choice, { cells, dice }: Within): boolean {
  const { cell, die } = fields;
  if (cell === undefined && die === undefined) return false;
  return (cell === undefined || cells.has(cell)) && (die === undefined || (/^\d+$/.test(die) && Number(die) < dice));
}

function matching(choices: readonly Choice[], picked: Picked): Choice[] {
  return choices.filter(({ fields }) =>
    TOUCHED.every((field) => picked[field] === undefined || fields[field] === picked[field]),
  );
}

/** The choices of which everything that can be touched has been. */
function whole(choices: readonly Choice[], picked: Picked): Choice[] {
  if (TOUCHED.every((field) => picked[field] === undefined)) return [];
  return choices.filter(({ fields }) => TOUCHED.every((field) => fields[field] === picked[field]));
}
