/** Where a note such as "+10" stands beside the cells it is about. */
import type { Paper, Place } from '../api/types';
import { distance, type Point } from './geometry';
import { lookOf, type Box } from './looks';

export interface Tag {
  /** The middle of the note. */
  spot: Point;
  /** From the note's edge to the nearest of its cells; null where it stands close enough to need no line. */
  lead: readonly [Point, Point] | null;
}

interface Size {
  width: number;
  height: number;
}

const STEP = 1;
const MARGIN = 0.8;
const CLOSE = 1.5;

// The costs of a spot besides its distance in millimetres: so much that the sum decides as a person would.
const ON_WRITING = 400;
const ON_NOTE = 400;
const LEAD_OVER_WRITING = 60;
const ON_FOLD = 30;
const ON_EMPTY_CELL = 5;
const ON_PRINT = 200;

/**
 * The free spot nearest to `cells` for a note of this size: off the cells if there is room nearby, else on cells nobody
 * has written in; never on writing, printed words or other notes (`taken`), and its line does not run through what is
 * written.
 */
export function tag(
  paper: Paper,
  cells: readonly Place[],
  written: ReadonlySet<string>,
  size: Size,
  taken: readonly Point[] = [],
): Tag {
  const own = new Set(cells.map((place) => place.id));
  const full = paper.places.filter((place) => own.has(place.id) || written.has(place.id));
  const empty = paper.places.filter((place) => !own.has(place.id) && !written.has(place.id));
  const print = [...printedWords(paper), ...(lookOf(paper).print?.(paper) ?? [])];
  const roomy = { width: size.width + 2 * MARGIN, height: size.height + 2 * MARGIN };
  const cost = (spot: Point): number => {
    const line = lead(cells, spot, size);
    return (
      Math.min(...cells.map((place) => gap(place, spot, size))) +
      ON_WRITING * full.filter((place) => gap(place, spot, roomy) === 0).length +
      ON_PRINT * print.filter((box) => gap(box, spot, roomy) === 0).length +
      ON_EMPTY_CELL * empty.filter((place) => gap(place, spot, roomy) === 0).length +
      (taken.some((other) => Math.abs(other[0] - spot[0]) < size.width && Math.abs(other[1] - spot[1]) < size.height)
        ? ON_NOTE
        : 0) +
      (line &&
      crosses(
        line,
        full.filter((place) => !own.has(place.id)),
      )
        ? LEAD_OVER_WRITING
        : 0) +
      (onFold(paper, spot, roomy) ? ON_FOLD : 0)
    );
  };
  let best: Point = [paper.width / 2, paper.height / 2];
  let least = Infinity;
  const edge = rim(paper);
  for (let y = edge + size.height / 2; y <= paper.height - edge - size.height / 2; y += STEP) {
    for (let x = edge + size.width / 2; x <= paper.width - edge - size.width / 2; x += STEP) {
      const here = cost([x, y]);
      if (here < least) [best, least] = [[x, y], here];
    }
  }
  return { spot: best, lead: lead(cells, best, size) };
}

/** How far inside the paper notes begin: strips printed along its sides stay free. */
function rim({ lines = [], places }: Paper): number {
  return lines.some(({ kind }) => kind === 'strip')
    ? MARGIN + Math.min(...places.map(({ x, width }) => x - width / 2))
    : 0;
}

/** Printed words and figures; signs such as stars are no words. */
function printedWords({ marks = [] }: Paper): Box[] {
  return marks.flatMap(({ x, y, size, text }) =>
    text ? { x, y, width: 0.55 * size * text.length, height: size } : [],
  );
}

/** How far a place lies from a box of this size around a spot. */
function gap(place: Box, [x, y]: Point, { width, height }: Size): number {
  return Math.hypot(
    Math.max(0, Math.abs(x - place.x) - (place.width + width) / 2),
    Math.max(0, Math.abs(y - place.y) - (place.height + height) / 2),
  );
}

function onFold(paper: Paper, [x]: Point, { width }: Size): boolean {
  return (paper.lines ?? []).some(
    (line) => line.kind === 'fold' && line.points.every(([px]) => Math.abs(px - x) < width / 2),
  );
}

function crosses([[ax, ay], [bx, by]]: readonly [Point, Point], places: readonly Place[]): boolean {
  const along = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]);
  return places.some((place) => along.some((point) => distance(place, point) === 0));
}

function lead(cells: readonly Place[], spot: Point, size: Size): readonly [Point, Point] | null {
  const nearest = cells.reduce((best, place) => (distance(place, spot) < distance(best, spot) ? place : best));
  if (gap(nearest, spot, size) < CLOSE) return null;
  const clamp = (value: number, middle: number, half: number): number =>
    Math.max(middle - half, Math.min(middle + half, value));
  const start: Point = [clamp(nearest.x, spot[0], size.width / 2), clamp(nearest.y, spot[1], size.height / 2)];
  const end: Point = [
    clamp(spot[0], nearest.x, nearest.width / 2 - 1),
    clamp(spot[1], nearest.y, nearest.height / 2 - 1),
  ];
  return [start, end];
}
