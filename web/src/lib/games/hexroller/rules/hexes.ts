/**
 * A corner of a HexRoller sheet for an example, drawn from rows of text. Hexes stand two letters apart, each row one
 * letter aside of the last; a figure is written, c to h are a printed 3 to 8, `_` is empty.
 */
import type { Paper, Place } from '../../../api/types';
import { outlines } from '../../../paper/geometry';
import type { Row } from '../../../paper/row';

const ACROSS = 8;
const RADIUS = ACROSS / Math.sqrt(3);
const BOX = { width: 7.6, height: 7.8, step: 8.1 };

export interface Hexes {
  paper: Paper;
  ink: Row;
  /** The hexes in which a figure was written, row by row. */
  written: string[];
}

export function hexes(rows: readonly string[]): Hexes {
  const cells = rows.flatMap((text, row) =>
    [...text].flatMap((sign, col) => (sign === ' ' ? [] : [{ row, col, sign }])),
  );
  const places = cells.map(({ row, col, sign }): Place => {
    const printed = 'cdefgh'.indexOf(sign) + 3;
    return {
      id: `${row},${col}`,
      shape: 'hex',
      x: (col / 2 + 0.5) * ACROSS,
      y: RADIUS + row * 1.5 * RADIUS,
      width: ACROSS,
      height: 2 * RADIUS,
      row,
      col,
      ...(printed < 3 ? {} : { printed }),
    };
  });
  const ink = cells.map(({ sign }) => (/\d/.test(sign) ? Number(sign) : null));
  return {
    paper: {
      id: `hexroller-${rows.join('/')}`,
      width: Math.max(...places.map(({ x }) => x)) + ACROSS / 2,
      height: Math.max(...places.map(({ y }) => y)) + RADIUS,
      places,
      lines: outlines(places).map((loop) => ({
        kind: 'outline',
        points: loop.map(([x, y]): [number, number] => [x, y]),
        closed: true,
      })),
    },
    ink,
    written: places.flatMap(({ id }, index) => (ink[index] === null ? [] : id)),
  };
}

/** A row of boxes with these figures in it. */
export function boxes(figures: Row): Hexes {
  const places = figures.map((_, col): Place => ({
    id: `light-${col + 1}`,
    shape: 'box',
    x: 7.4 + BOX.width / 2 + col * BOX.step,
    y: BOX.height / 2,
    width: BOX.width,
    height: BOX.height,
    row: 0,
    col,
    style: 'light',
  }));
  return {
    paper: { id: `hexroller-${figures.join()}`, width: 7.4 + figures.length * BOX.step, height: BOX.height, places },
    ink: figures,
    written: [],
  };
}
