/** Which cell a finger means, and where the arrow keys lead. */
import type { Paper, Place } from '../api/types';
import { distance, type Point } from './geometry';

/**
 * The cell meant by a press: the choice under it or, since cells are smaller than fingers, the nearest one close by.
 * A press well inside a cell that is no choice means that cell all the same, so that one is told why not.
 */
export function aim(paper: Paper, choices: ReadonlySet<string>, point: Point): string | null {
  const under = paper.places.find((place) => distance(place, point) === 0);
  if (under && choices.has(under.id)) return under.id;
  const nearest = closest(paper.places.filter((place) => choices.has(place.id)), point);
  const reach = (under ? 0.3 : 0.9) * Math.min(...paper.places.map((place) => Math.min(place.width, place.height)));
  return nearest && distance(nearest, point) <= reach ? nearest.id : (under?.id ?? null);
}

function closest(places: readonly Place[], point: Point): Place | undefined {
  return places.reduce<Place | undefined>((best, place) => (best && distance(best, point) <= distance(place, point) ? best : place), undefined);
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** The cell that a key leads to from `from`, by the sheet's own rows and columns; the same one at an edge. */
export function step(paper: Paper, from: Place, key: string): Place {
  const row = paper.places.filter((place) => place.row === from.row).sort((one, other) => one.col - other.col);
  const ways: Record<Arrow, () => Place | undefined> = {
    ArrowLeft: () => row.findLast((place) => place.col < from.col),
    ArrowRight: () => row.find((place) => place.col > from.col),
    ArrowUp: () => across(paper, from, -1),
    ArrowDown: () => across(paper, from, 1),
    Home: () => row[0],
    End: () => row.at(-1),
  };
  return (key in ways ? ways[key as Arrow]() : undefined) ?? from;
}

/** The place nearest in column in the next row that has any. */
function across(paper: Paper, from: Place, way: 1 | -1): Place | undefined {
  const beyond = paper.places.filter((place) => (place.row - from.row) * way > 0);
  const next = Math.min(...beyond.map((place) => Math.abs(place.row - from.row)));
  const off = (place: Place): number => Math.abs(place.col - from.col);
  return beyond.filter((place) => Math.abs(place.row - from.row) === next).sort((one, other) => off(one) - off(other))[0];
}
