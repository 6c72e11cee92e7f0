/** The grid of the advanced game: which cards a cell touches, and how far the grid reaches. */
import type { CardView, PictureView } from './view';

export type Side = 'n' | 'e' | 's' | 'w';
export type At = readonly [number, number];

const SIDES: readonly [Side, number, number][] = [
  ['n', -1, 0],
  ['e', 0, 1],
  ['s', 1, 0],
  ['w', 0, -1],
];

export interface Neighbour {
  side: Side;
  card: CardView;
}

export function neighbours(table: readonly CardView[], [row, col]: At): Neighbour[] {
  return SIDES.flatMap(([side, down, right]) => {
    const card = table.find((each) => each.row === row + down && each.col === col + right);
    return card ? [{ side, card }] : [];
  });
}

export interface Extent {
  top: number;
  left: number;
  rows: number;
  cols: number;
}

/** The smallest part of the plane with all cards and all free cells. */
export function extent({ table, cells = [] }: PictureView): Extent {
  const rows = [...table.map(({ row }) => row), ...cells.map(([row]) => row)];
  const cols = [...table.map(({ col }) => col), ...cells.map(([, col]) => col)];
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return { top, left, rows: Math.max(...rows) - top + 1, cols: Math.max(...cols) - left + 1 };
}

export function same(one: At | null, [row, col]: At): boolean {
  return one !== null && one[0] === row && one[1] === col;
}
