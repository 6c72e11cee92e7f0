/**
 * A corner of a Word Roller card for an example: letters in rows of text, `.` is empty; below them the stars (`*`),
 * rings (`o`) and sides (`#`).
 */
import type { Paper, Place } from '../../../api/types';

const SIDE = 9;
const SIZES: Record<string, readonly [kind: string, size: number]> = { '*': ['star', 8.2], o: ['ring', 7.2] };

export interface Squares {
  paper: Paper;
  ink: (string | null)[];
}

export function squares(rows: readonly string[], printed: readonly string[] = []): Squares {
  const [height, width] = [rows.length * SIDE, (rows[0]?.length ?? 0) * SIDE];
  const at = (line: number, col: number): { x: number; y: number } => ({
    x: (col + 0.5) * SIDE,
    y: (line + 0.5) * SIDE,
  });
  const signs = rows.flatMap((row, line) =>
    [...row].map((sign, col) => ({ sign, mark: printed[line]?.[col] ?? '.', line, col })),
  );
  return {
    paper: {
      id: `word-roller-${rows.join('/')}`,
      width,
      height,
      places: signs.map(({ mark, line, col }): Place => ({
        id: `r${line + 1}c${col + 1}`,
        shape: 'square',
        ...at(line, col),
        width: SIDE,
        height: SIDE,
        row: line + 1,
        col: col + 1,
        style: mark === '#' ? 'side' : '',
      })),
      lines: [
        {
          kind: 'outline',
          points: [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ],
          closed: true,
        },
      ],
      marks: signs.flatMap(({ mark, line, col }) => {
        const [kind, size] = SIZES[mark] ?? [];
        return kind && size ? [{ kind, ...at(line, col), size }] : [];
      }),
    },
    ink: signs.map(({ sign }) => (sign === '.' ? null : sign)),
  };
}
