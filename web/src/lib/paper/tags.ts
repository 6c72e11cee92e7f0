/** Where a note such as "+10" stands beside the cells it is about. */
import type { Paper, Place } from '../api/types';
import type { Point } from './geometry';
import { distance } from './geometry';

export interface Tag {
  /** The middle of the note. */
  spot: Point;
  /** From the note's edge to the nearest of its cells; null where it stands close enough to need no line. */
  lead: readonly [Point, Point] | null;
}

const STEP = 1;
const MARGIN = 0.8;

/**
 * The free spot nearest to `cells` for a note of this size: off the cells if there is room, else on cells nobody has
 * written in, and never on `taken` (other notes' spots) or across the sheet's edge.
 */
export function tag(paper: Paper, cells: readonly Place[], written: ReadonlySet<string>, width: number, height: number, taken: readonly Point[] = []): Tag {
  let best: Point = [paper.width / 2, paper.height / 2];
  let least = Infinity;
  const own = new Set(cells.map((place) => place.id));
  for (let y = height / 2; y <= paper.height - height / 2; y += STEP) {
    for (let x = width / 2; x <= paper.width - width / 2; x += STEP) {
      const cost = nearness(cells, [x, y], width, height) + crowding(paper, own, written, [x, y], width, height) + clashes(taken, [x, y], width, height);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return { spot: best, lead: lead(cells, best, width, height) };
}

function nearness(cells: readonly Place[], [x, y]: Point, width: number, height: number): number {
  return Math.min(...cells.map((place) => gap(place, x, y, width, height)));
}

function crowding(paper: Paper, own: ReadonlySet<string>, written: ReadonlySet<string>, [x, y]: Point, width: number, height: number): number {
  let cost = 0;
  for (const place of paper.places) {
    if (gap(place, x, y, width + 2 * MARGIN, height + 2 * MARGIN) > 0) continue;
    cost += own.has(place.id) || written.has(place.id) ? 400 : 14;
  }
  return cost + (onFold(paper, x, width) ? 30 : 0);
}

function clashes(taken: readonly Point[], [x, y]: Point, width: number, height: number): number {
  return taken.some(([ox, oy]) => Math.abs(ox - x) < width && Math.abs(oy - y) < height) ? 400 : 0;
}

/** Whether the note would lie across the fold. */
function onFold(paper: Paper, x: number, width: number): boolean {
  return (paper.lines ?? []).some((line) => line.kind === 'fold' && line.points.every(([px]) => Math.abs(px - x) < width / 2 + MARGIN));
}

function gap(place: Place, x: number, y: number, width: number, height: number): number {
  return Math.hypot(
    Math.max(0, Math.abs(x - place.x) - (place.width + width) / 2),
    Math.max(0, Math.abs(y - place.y) - (place.height + height) / 2),
  );
}

function lead(cells: readonly Place[], [x, y]: Point, width: number, height: number): readonly [Point, Point] | null {
  const nearest = cells.reduce((best, place) => (distance(place, [x, y]) < distance(best, [x, y]) ? place : best));
  if (gap(nearest, x, y, width, height) < 1.5) return null;
  const clamp = (value: number, middle: number, half: number): number => Math.max(middle - half, Math.min(middle + half, value));
  const start: Point = [clamp(nearest.x, x, width / 2), clamp(nearest.y, y, height / 2)];
  const end: Point = [clamp(x, nearest.x, nearest.width / 2 - 1), clamp(y, nearest.y, nearest.height / 2 - 1)];
  return [start, end];
}
