/** A corner of a Splitter sheet, drawn from rows of text: a figure is written, `_` is empty, `.` is no cell. */
import type { Paper, Place } from '../../../api/types';
import { outlines } from '../../../paper/geometry';

const WIDTH = 8;
const HEIGHT = 9.3;

export interface Sketch {
  paper: Paper;
  ink: (number | null)[];
  /** The cells in which a figure stands. */
  written: string[];
}

export interface Extras {
  /** Row and column of a star. */
  star?: readonly [number, number];
  /** Rows and columns of hearts. */
  hearts?: readonly (readonly [number, number])[];
  /** The fold runs left of this column. */
  fold?: number;
}

export function sketch(rows: readonly string[], { star, hearts = [], fold }: Extras = {}): Sketch {
  const places: Place[] = [];
  const ink: (number | null)[] = [];
  rows.forEach((row, line) => {
    [...row].forEach((sign, col) => {
      if (sign === '.') return;
      places.push({
        id: `${line},${col}`,
        shape: 'square',
        x: (col + 0.5) * WIDTH,
        y: (line + 0.5) * HEIGHT,
        width: WIDTH,
        height: HEIGHT,
        row: line,
        col,
      });
      ink.push(sign === '_' ? null : Number(sign));
    });
  });
  const height = rows.length * HEIGHT;
  const lines: Paper['lines'] = outlines(places).map((loop) => ({
    kind: 'outline',
    points: loop.map(([x, y]) => [x, y]),
    closed: true,
  }));
  if (fold !== undefined)
    lines.push({
      kind: 'fold',
      points: [
        [fold * WIDTH, -2],
        [fold * WIDTH, height + 2],
      ],
    });
  const marks = [
    ...(star ? [{ kind: 'star', at: star, size: 7.4 }] : []),
    ...hearts.map((at) => ({ kind: 'heart', at, size: 7 })),
  ];
  return {
    paper: {
      id: `splitter-${rows.join('/')}`,
      width: Math.max(...rows.map((row) => row.length)) * WIDTH,
      height,
      places,
      lines,
      marks: marks.map(({ kind, at: [line, col], size }) => ({
        kind,
        x: (col + 0.5) * WIDTH,
        y: (line + 0.5) * HEIGHT,
        size,
      })),
    },
    ink,
    written: places.filter((_, index) => ink[index] !== null).map((place) => place.id),
  };
}
