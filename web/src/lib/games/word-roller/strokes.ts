/** The pencil: where the caret is, and which request a key, a die or a tap becomes. */
import type { Paper } from '../../api/types';
import {
  asLine,
  emptyFrom,
  lettersOn,
  read,
  run,
  squaresOf,
  step,
  turned,
  type Letters,
  type Line,
  type Spot,
} from './grid';
import type { Row } from '../../paper/row';
import type { DraftView } from './view';

/** The card that is shown: the letters on it, and the word in hand. */
export interface Desk {
  paper: Paper;
  /** Letters that stand: ink, and this turn's words that are already written. */
  standing: Letters;
  /** The new letters of the word in hand, in its order. */
  draft: Line | null;
  cells: readonly string[];
}

/** The words for the table, and where the caret is then. */
export interface Stroke {
  words: string[];
  caret: Spot;
}

export function deskOf(paper: Paper, ink: Row, pencil: Row, draft: DraftView | null | undefined): Desk {
  const all = lettersOn(paper, ink, pencil);
  const cells = draft?.word ? draft.cells : [];
  const standing = new Map([...all].filter(([cell]) => !cells.includes(cell)));
  const [start = ''] = draft?.cells ?? [];
  return { paper, standing, cells, draft: draft ? { cell: start, dir: draft.dir, letters: read(all, cells) } : null };
}

/** A key or a letter of the alphabet: the caret steps over the letter that is there already; another one is written. */
export function typed(desk: Desk, caret: Spot, letter: string): Stroke {
  if (desk.standing.get(caret.cell) === letter) return { words: [], caret: on(desk, caret) };
  return written(desk, caret, letter);
}

/** A new letter in the first empty square from the caret on. */
export function written(desk: Desk, caret: Spot, letter: string): Stroke {
  const cell = emptyFrom(desk.paper, everything(desk), caret);
  if (cell === null) {
    const words = [desk.draft ? `letter ${letter}` : `begin ${caret.cell} ${caret.dir}`];
    return { words, caret }; // the server says why not
  }
  return put(desk, { cell, dir: caret.dir }, letter) ?? fresh(desk, { cell, dir: caret.dir, letters: letter });
}

/** A letter laid on this very square; null where it makes no line with the word in hand. */
export function put(desk: Desk, { cell, dir }: Spot, letter: string): Stroke | null {
  if (desk.standing.has(cell)) return { words: [`begin ${cell} ${dir}`], caret: { cell, dir } };
  const placed = new Map([
    ...desk.cells.map((square, index) => [square, desk.draft?.letters[index] ?? ''] as const),
    [cell, letter] as const,
  ]);
  const line = asLine(desk.paper, desk.standing, placed, desk.draft?.dir ?? dir);
  return line && fresh(desk, line);
}

/** The last letter is rubbed out; letters that stand are only walked over. */
export function backwards(desk: Desk, caret: Spot): Stroke {
  const before = step(desk.paper, caret.cell, caret.dir, -1) ?? caret.cell;
  const last = desk.cells.at(-1);
  if (last === undefined) return { words: desk.draft ? ['undo'] : [], caret: { ...caret, cell: before } };
  if (desk.standing.has(before) && before !== caret.cell && caret.cell !== last)
    return { words: [], caret: { ...caret, cell: before } };
  return {
    words: desk.cells.length === 1 ? ['undo', 'undo'] : ['undo'],
    caret: { cell: last, dir: desk.draft?.dir ?? caret.dir },
  };
}

/** The whole word in hand is rubbed out, and the caret goes back to where it began. */
export function cleared({ draft }: Desk, caret: Spot): Stroke {
  if (!draft) return { words: [], caret };
  return { words: liftedOff(draft), caret: { cell: draft.cell, dir: draft.dir } };
}

/** The requests that take the word back: one Undo for each letter, and one that lifts the pencil. */
function liftedOff({ letters }: Line): string[] {
  return Array.from({ length: letters.length + 1 }, () => 'undo');
}

/** A tap on a square: there the caret goes, and the word in hand with it; on the same square again it turns. */
export function tapped(desk: Desk, caret: Spot, cell: string): Stroke {
  const { draft } = desk;
  const again = cell === caret.cell || desk.cells.includes(cell);
  const dir = again ? turned(draft?.dir ?? caret.dir) : caret.dir;
  if (!draft || desk.cells.length === 0) return { words: draft ? ['undo'] : [], caret: { cell, dir } };
  if (desk.standing.has(cell)) return { words: [], caret: { cell, dir: draft.dir } };
  return fresh(desk, { cell: again ? draft.cell : cell, dir: again ? dir : draft.dir, letters: draft.letters });
}

/** The word in hand is written anew as this line; what is already so stays. */
function fresh(desk: Desk, line: Line): Stroke {
  const { draft } = desk;
  const cells = squaresOf(desk.paper, desk.standing, line) ?? [];
  const last = cells.at(-1) ?? line.cell;
  const caret = on(desk, { cell: last, dir: line.dir });
  const longer = draft && draft.cell === line.cell && draft.dir === line.dir && line.letters.startsWith(draft.letters);
  if (longer)
    return { words: [...line.letters.slice(draft.letters.length)].map((letter) => `letter ${letter}`), caret };
  return {
    words: [
      ...(draft ? liftedOff(draft) : []),
      `begin ${line.cell} ${line.dir}`,
      ...[...line.letters].map((letter) => `letter ${letter}`),
    ],
    caret,
  };
}

function on({ paper }: Desk, { cell, dir }: Spot): Spot {
  return { cell: step(paper, cell, dir) ?? cell, dir };
}

export function everything({ standing, cells, draft }: Desk): Map<string, string> {
  return new Map([...standing, ...cells.map((cell, index) => [cell, draft?.letters[index] ?? ''] as const)]);
}

/** The squares of the whole word in hand, with the letters it joins. */
export function wordCells(desk: Desk): string[] {
  const [first] = desk.cells;
  return first && desk.draft ? run(desk.paper, everything(desk), { cell: first, dir: desk.draft.dir }) : [];
}

/** Where the caret waits at first: behind the word in hand, or in the middle. */
export function atFirst(desk: Desk): Spot {
  const { paper, draft, cells } = desk;
  const last = cells.at(-1);
  if (!draft) return { cell: middle(paper, desk.standing), dir: 'across' };
  return last === undefined ? { cell: draft.cell, dir: draft.dir } : on(desk, { cell: last, dir: draft.dir });
}

/** The empty square nearest to the middle. */
function middle(paper: Paper, letters: Letters): string {
  const [x, y] = [paper.width / 2, paper.height / 2];
  const off = ({ x: left, y: top }: { x: number; y: number }): number => Math.hypot(left - x, top - y);
  const [nearest] = paper.places.filter(({ id }) => !letters.has(id)).sort((one, other) => off(one) - off(other));
  return nearest?.id ?? paper.places[0]?.id ?? '';
}
