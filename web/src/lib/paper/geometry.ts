/** Outlines of cells and groups of cells, in millimetres. */
import type { Place } from '../api/types';

export type Point = readonly [x: number, y: number];

const CORNERS: Record<string, (place: Place) => Point[]> = {
  hex: ({ x, y, width, height }) => [
    [x, y - height / 2],
    [x + width / 2, y - height / 4],
    [x + width / 2, y + height / 4],
    [x, y + height / 2],
    [x - width / 2, y + height / 4],
    [x - width / 2, y - height / 4],
  ],
  ring: round,
  circle: round,
};

/** A place's corners, clockwise; a round one has sixteen. */
export function corners(place: Place): Point[] {
  return (CORNERS[place.shape] ?? square)(place);
}

function square({ x, y, width, height }: Place): Point[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function round({ x, y, width, height }: Place): Point[] {
  return Array.from({ length: 16 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    return [x + (width / 2) * Math.cos(angle), y + (height / 2) * Math.sin(angle)] as const;
  });
}

/** The outer edges of a group of places, joined into closed loops, clockwise (holes run the other way). */
export function outlines(places: readonly Place[]): Point[][] {
  const ahead = new Map<string, Point[]>();
  const edges = new Map<string, readonly [Point, Point]>();
  for (const place of places) {
    const points = corners(place);
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] as Point;
      const back = `${key(to)}>${key(from)}`;
      if (!edges.delete(back)) edges.set(`${key(from)}>${key(to)}`, [from, to]);
    });
  }
  for (const [from, to] of edges.values()) ahead.set(key(from), [...(ahead.get(key(from)) ?? []), to]);
  const loops: Point[][] = [];
  for (const [first] of edges.values()) {
    if (!ahead.has(key(first))) continue;
    const loop = [first];
    for (let next = step(ahead, loop); key(next) !== key(first); next = step(ahead, loop)) loop.push(next);
    loops.push(straightened(loop));
  }
  return loops;
}

/** Take the next corner; where two cells touch in one, turn right and stay with the cell one came from. */
function step(ahead: Map<string, Point[]>, loop: readonly Point[]): Point {
  const here = loop.at(-1) as Point;
  const ways = ahead.get(key(here)) as Point[];
  const before = loop.at(-2);
  const way = before
    ? ways.reduce((best, other) => (turn(before, here, other) > turn(before, here, best) ? other : best))
    : (ways[0] as Point);
  ways.splice(ways.indexOf(way), 1);
  if (ways.length === 0) ahead.delete(key(here));
  return way;
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
}

function straightened(loop: readonly Point[]): Point[] {
  return loop.filter((here, index) => {
    const bend = turn(loop.at(index - 1) as Point, here, loop[(index + 1) % loop.length] as Point);
    return Math.abs(bend) > 1e-6;
  });
}

/** Two sums of the same millimetres may differ in the last place. */
function key([x, y]: Point): string {
  return `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
}

/** A loop moved inwards by `by`, edge by edge. */
export function inset(loop: readonly Point[], by: number): Point[] {
  return loop.map((here, index) => {
    const [ux, uy] = direction(loop.at(index - 1) as Point, here);
    const [vx, vy] = direction(here, loop[(index + 1) % loop.length] as Point);
    const cross = ux * vy - uy * vx;
    // The two edges, each moved to its right-hand side, meet here.
    const along = (ux * vx + uy * vy - 1) / cross;
    return [here[0] + by * (-uy + ux * along), here[1] + by * (ux + uy * along)] as const;
  });
}

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}

/** A closed loop as an SVG path with rounded corners. */
export function rounded(loop: readonly Point[], radius: number): string {
  const parts = loop.map((here, index) => {
    const before = towards(here, loop.at(index - 1) as Point, radius);
    const after = towards(here, loop[(index + 1) % loop.length] as Point, radius);
    return `${index === 0 ? 'M' : 'L'}${at(before)}Q${at(here)} ${at(after)}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, radius: number): Point {
  const [dx, dy] = direction(from, to);
  const way = Math.min(radius, Math.hypot(to[0] - from[0], to[1] - from[1]) / 2);
  return [from[0] + dx * way, from[1] + dy * way];
}

export function at([x, y]: Point): string {
  return `${round2(x)} ${round2(y)}`;
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A path round a group: traced, moved inwards, its corners rounded. */
export function around(places: readonly Place[], inwards: number, radius: number): string {
  return outlines(places)
    .map((loop) => rounded(inset(loop, inwards), radius))
    .join('');
}

/** How far a point is from a place's box; nought inside it. */
export function distance(place: Place, [x, y]: Point): number {
  return Math.hypot(
    Math.max(0, Math.abs(x - place.x) - place.width / 2),
    Math.max(0, Math.abs(y - place.y) - place.height / 2),
  );
}
