/** The unsteadiness of a hand, the same at every drawing: hashes, never chance. */
import { at, round2, type Point } from './geometry';

/** An even number from -1 to 1 for a text (FNV-1a, with a last stir because short texts differ little). */
export function wobble(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}

export interface Slant {
  dx: number;
  dy: number;
  turn: number;
}

/** How a figure stands in its cell: shifted by up to 0.35 mm, turned by up to 5 degrees. */
export function slant(cell: string, figure: number | string): Slant {
  const name = `${cell}=${figure}`;
  return {
    dx: round2(0.35 * wobble(`${name}x`)),
    dy: round2(0.35 * wobble(`${name}y`)),
    turn: round2(5 * wobble(name)),
  };
}

/** A ring drawn by hand: nine points on an ellipse, each a little off, and twenty degrees too far. */
export function handLoop([cx, cy]: Point, rx: number, ry: number, name: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = ((-110 + (index * 380) / 9) * Math.PI) / 180;
    const off = 1 + 0.05 * wobble(`${name}${index}`);
    return [cx + rx * off * Math.cos(angle), cy + ry * off * Math.sin(angle)] as const;
  });
  return smooth(points);
}

/** A straight stroke as a hand draws it. */
export function stroke([ax, ay]: Point, [bx, by]: Point, name: string, sway = 0.25): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const bend = part === 0 || part === 1 ? 0 : sway;
    return [
      ax + (bx - ax) * part + bend * wobble(`${name}x${part}`),
      ay + (by - ay) * part + bend * wobble(`${name}y${part}`),
    ] as const;
  });
  return smooth(points);
}

/** The line under what was refused. */
export function zigzag([left, y]: Point, width: number): string {
  const steps = 9;
  return Array.from(
    { length: steps + 1 },
    (_, index) => `${index === 0 ? 'M' : 'L'}${at([left + (width * index) / steps, y + (index % 2 === 0 ? 0.8 : 0)])}`,
  ).join('');
}

/** A Catmull-Rom curve through the points, as cubic pieces. */
export function smooth(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [point(index - 1), point(index), point(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M${at(point(0))}${pieces.join('')}`;
}
