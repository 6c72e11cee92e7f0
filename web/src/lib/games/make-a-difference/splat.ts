/** A splatter of ink: a body with ten arms that end round, and a few drops; the same at every drawing. */
import type { Place } from '../../api/types';
import { at, type Point } from '../../paper/geometry';
import { wobble } from '../../paper/hand';

const ARMS = 10;
const TOTALS = ['rows', 'columns', 'total'];

/** The sums at the foot of the sheet are splatters; the other circles are bubbles. */
export const isTotal = ({ style }: Pick<Place, 'style'>): boolean => TOTALS.includes(style ?? '');

export interface Splat {
  body: string;
  drops: { x: number; y: number; r: number }[];
}

export function splat(name: string, [cx, cy]: Point, radius: number): Splat {
  const polar = (turn: number, reach: number): Point => [
    cx + radius * reach * Math.cos(2 * Math.PI * turn),
    cy + radius * reach * Math.sin(2 * Math.PI * turn),
  ];
  const points = Array.from({ length: ARMS }, (_, arm) => {
    const turn = (arm + 0.3 * wobble(`${name}turn${arm}`)) / ARMS;
    const reach = 0.98 + 0.24 * wobble(`${name}reach${arm}`);
    const thick = 0.016 + 0.005 * wobble(`${name}thick${arm}`);
    const valley = 0.74 + 0.06 * wobble(`${name}valley${arm}`);
    return [
      polar(turn - 0.05, valley),
      polar(turn - thick, valley + 0.08),
      polar(turn - 1.35 * thick, reach - 0.06),
      polar(turn, reach),
      polar(turn + 1.35 * thick, reach - 0.06),
      polar(turn + thick, valley + 0.08),
    ];
  }).flat();
  const drops = [0, 1, 2].map((drop) => {
    const [x, y] = polar((drop + 0.5 * wobble(`${name}drop${drop}`)) / 3, 1.22 + 0.08 * wobble(`${name}far${drop}`));
    return { x, y, r: 0.05 * radius + 0.02 * radius * wobble(`${name}r${drop}`) };
  });
  return { body: closed(points), drops };
}

/** A Catmull-Rom curve that comes back to where it began. */
function closed(points: readonly Point[]): string {
  const point = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const pieces = points.map((start, index) => {
    const [before, end, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M${at(point(0))}${pieces.join('')}Z`;
}
