/** A row or a column of Make a Difference for an example: its fields, and the rings that fill themselves. */
import type { Paper, Place, Score } from '../../../api/types';

const GRID = 17;
const FIELD = 11;
const RING = 7;

export interface DrawnLine {
  paper: Paper;
  ink: number[];
  score: Score;
}

/** `figures` are written one after the other; rings whose difference occurs more than once score. */
export function drawnLine(figures: readonly number[], kind: 'row' | 'column'): DrawnLine {
  const at = (along: number, size: number): Pick<Place, 'x' | 'y' | 'width' | 'height' | 'row' | 'col'> => {
    const [x, y] = kind === 'row' ? [FIELD / 2 + along * GRID, FIELD / 2] : [FIELD / 2, FIELD / 2 + along * GRID];
    return { x, y, width: size, height: size, row: y, col: x };
  };
  const fields = figures.map((_, index): Place => ({
    id: `field-${index}`,
    shape: 'square',
    style: 'field',
    ...at(index, FIELD),
  }));
  const gaps = figures.slice(1).map((figure, index) => Math.abs(figure - (figures[index] as number)));
  const rings = gaps.map((_, index): Place => ({
    id: `ring-${index}`,
    shape: 'ring',
    style: kind,
    ...at(index + 0.5, RING),
  }));
  const cells = rings.flatMap(({ id }, index) => (gaps.filter((gap) => gap === gaps[index]).length > 1 ? id : []));
  const length = (figures.length - 1) * GRID + FIELD;
  return {
    paper: {
      id: `make-a-difference-${kind}-${figures.join('')}`,
      width: kind === 'row' ? length : FIELD,
      height: kind === 'row' ? FIELD : length,
      places: [...fields, ...rings],
    },
    ink: [...figures, ...gaps],
    score: { total: 0, items: [{ id: kind, points: 0, parts: [{ cells, points: 0 }] }] },
  };
}
