/** The squares of a game card: neighbours, runs of letters, and letters that lie in one line. */
import type { Paper } from '../../api/types';
import { drawing } from '../../paper/drawing';
import type { Row } from '../../paper/row';
import type { Direction } from './view';

/** The letters on the card, by square. */
export type Letters = ReadonlyMap<string, string>;

/** A square and a way to go on from it. */
export interface Spot {
  cell: string;
  dir: Direction;
}

/** New letters in one line, from their first square on; letters already there are walked over. */
export interface Line extends Spot {
  letters: string;
}

export const turned = (dir: Direction): Direction => (dir === 'across' ? 'down' : 'across');

/** The letters of these rows; an earlier row wins. */
export function lettersOn(paper: Paper, ...rows: readonly Row[]): Map<string, string> {
  return new Map(
    paper.places.flatMap(({ id }, index) => {
      const letter = rows.map((row) => row[index] ?? null).find((figure) => figure !== null);
      return letter === undefined || letter === null ? [] : [[id, String(letter)]];
    }),
  );
}

/** The square so many steps on; null beside the card. */
export function step(paper: Paper, cell: string, dir: Direction, by = 1): string | null {
  const place = drawing(paper).places.get(cell);
  if (!place) return null;
  const id = dir === 'across' ? `r${place.row}c${place.col + by}` : `r${place.row + by}c${place.col}`;
  return drawing(paper).places.has(id) ? id : null;
}

/** The first empty square from this one on. */
export function emptyFrom(paper: Paper, letters: Letters, { cell, dir }: Spot): string | null {
  let here: string | null = cell;
  while (here !== null && letters.has(here)) here = step(paper, here, dir);
  return here;
}

/** The squares that so many new letters take; null where the card ends before. */
export function squaresOf(paper: Paper, standing: Letters, { cell, dir, letters }: Line): string[] | null {
  const found: string[] = [];
  let here: string | null = cell;
  for (const _ of letters) {
    here = here === null ? null : emptyFrom(paper, standing, { cell: here, dir });
    if (here === null) return null;
    found.push(here);
    here = step(paper, here, dir);
  }
  return found;
}

/** The squares of the run of letters through this one. */
export function run(paper: Paper, letters: Letters, { cell, dir }: Spot): string[] {
  const found = [cell];
  for (
    let before = step(paper, cell, dir, -1);
    before !== null && letters.has(before);
    before = step(paper, before, dir, -1)
  )
    found.unshift(before);
  for (let after = step(paper, cell, dir); after !== null && letters.has(after); after = step(paper, after, dir))
    found.push(after);
  return found;
}

export function read(letters: Letters, cells: readonly string[]): string {
  return cells.map((cell) => letters.get(cell) ?? '').join('');
}

/** These new letters as one line; null where they lie in none, or with a hole. A single one goes the way of `dir`. */
export function asLine(paper: Paper, standing: Letters, placed: Letters, dir: Direction): Line | null {
  const places = paper.places.filter(({ id }) => placed.has(id)); // by rows, from the left
  const [first] = places;
  if (!first) return null;
  const ways: Direction[] = places.length > 1 ? ['across', 'down'] : [dir];
  for (const way of ways) {
    const line = { cell: first.id, dir: way, letters: places.map(({ id }) => placed.get(id)).join('') };
    if (squaresOf(paper, standing, line)?.every((cell, index) => cell === places[index]?.id)) return line;
  }
  return null;
}
