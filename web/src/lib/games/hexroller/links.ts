/** The line that joins a printed pair. */
import type { Part, Place, Paper } from '../../api/types';
import { placesOf } from '../../paper/drawing';

/** The shortest way between two printed hexes through the hexes of a connection; empty if they are no pair. */
export function connection(paper: Paper, item: string, part: Part): string[] {
  if (!item.startsWith('pair-')) return [];
  const places = placesOf(paper, part.cells);
  const [start, end] = places.filter((place) => (place.printed ?? null) !== null);
  if (!start || !end) return [];
  const from = new Map<Place, Place | null>([[start, null]]);
  for (const [place] of from) {
    for (const other of places) if (!from.has(other) && touch(place, other)) from.set(other, place);
  }
  const way: string[] = [];
  for (let place: Place | null | undefined = end; place; place = from.get(place)) way.unshift(place.id);
  return way;
}

function touch(one: Place, other: Place): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1.1 * one.width;
}
