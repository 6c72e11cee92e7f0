/** The measures of a sheet's drawing, worked out once for each paper. */
import type { Paper, Place } from '../api/types';
import { at, corners, around, rounded, inset, type Point } from './geometry';
import { stroke } from './hand';
import { lookOf } from './looks';

export interface Drawing {
  places: Map<string, Place>;
  /** The thin lines between cells; some games' ground draws edges of its own. */
  inner: string;
  /** Printed lines by their kind: outline, fold, area. */
  lines: { kind: string; path: string }[];
  viewBox: string;
}

/** Margin around the cells for thick outlines and a fold; a paper with printed margins has enough room already. */
export function margin(paper: Paper): { x: number; y: number } {
  return paper.lines?.some(({ kind }) => kind === 'strip') ? { x: 0.1, y: 0.1 } : { x: 0.8, y: 2.2 };
}

const drawn = new WeakMap<Paper, Drawing>();

export function drawing(paper: Paper): Drawing {
  const known = drawn.get(paper);
  if (known) return known;
  const { x, y } = margin(paper);
  const made: Drawing = {
    places: new Map(paper.places.map((place) => [place.id, place])),
    inner: paper.places
      .filter((place) => lookOf(paper).edged?.(place) ?? true)
      .map(edge)
      .join(''),
    lines: (paper.lines ?? []).map(({ kind, points, closed }) => ({
      kind,
      path: `M${points.map(at).join('L')}${closed ? 'Z' : ''}`,
    })),
    viewBox: `${-x} ${-y} ${paper.width + 2 * x} ${paper.height + 2 * y}`,
  };
  drawn.set(paper, made);
  return made;
}

const ROUND = new Set<Place['shape']>(['ring', 'circle']);

function edge(place: Place): string {
  if (!ROUND.has(place.shape)) return `M${corners(place).map(at).join('L')}Z`;
  const { x, y, width, height } = place;
  const half = `a${width / 2} ${height / 2} 0 0 1`;
  return `M${x - width / 2} ${y}${half} ${width} 0${half} ${-width} 0Z`;
}

/** How much wider than high a paper's drawing is. */
export function aspect(paper: Paper): number {
  const { x, y } = margin(paper);
  return (paper.width + 2 * x) / (paper.height + 2 * y);
}

/** A cell's own shape, moved inwards and rounded. */
export function within(place: Place, by: number, radius: number): string {
  return rounded(inset(corners(place), by), radius);
}

/** A path round all these cells together. */
export function ring(paper: Paper, cells: readonly string[], by: number, radius: number): string {
  return around(placesOf(paper, cells), by, radius);
}

const CLEAR = 0.32; // of the way from cell to cell stays free at either end, for the figures

/** Short strokes from each of these cells to the one after it. */
export function link(paper: Paper, cells: readonly string[]): string {
  const places = placesOf(paper, cells);
  return places
    .slice(1)
    .map((place, index) => {
      const before = places[index] as Place;
      const along = (part: number): Point => [
        before.x + (place.x - before.x) * part,
        before.y + (place.y - before.y) * part,
      ];
      return stroke(along(CLEAR), along(1 - CLEAR), `${before.id}${place.id}`, 0.15);
    })
    .join('');
}

export function placesOf(paper: Paper, cells: readonly string[]): Place[] {
  const { places } = drawing(paper);
  return cells.flatMap((cell) => places.get(cell) ?? []);
}
