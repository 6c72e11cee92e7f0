/** Which cell a finger means, and where the arrow keys lead. */
import type { Paper, Place } from '../api/types';
import { distance, type Point } from './geometry';

/**
 * The cell meant by a press: the choice under it or, since cells are smaller than fingers, the nearest one close by.
 * A press well inside a cell that is no choice means that cell all the same, so that the page can say why not.
 */
export function aim(paper: Paper, choices: ReadonlySet<string>, point: Point): string | null {
  const under = cellAt(paper, point);
  if (under && choices.has(under.id)) return under.id;
  const near = closest(
    paper.places.filter((place) => choices.has(place.id)),
    point,
  );
  const reach = (under ? 0.3 : 0.9) * Math.min(...paper.places.map((place) => Math.min(place.width, place.height)));
  return near && distance(near, point) <= reach ? near.id : (under?.id ?? null);
}

/** The cell under a point: of hexes, whose boxes overlap, the one whose middle is nearest. */
export function cellAt(paper: Paper, [x, y]: Point): Place | undefined {
  const off = (place: Place): number => Math.hypot(place.x - x, place.y - y);
  return paper.places.filter((place) => distance(place, [x, y]) === 0).sort((one, other) => off(one) - off(other))[0];
}

/** The cell that a stroke has come into: well inside it, so that a corner cut in passing does not count. */
export function entered(paper: Paper, point: Point): string | null {
  const place = cellAt(paper, point);
  return place && Math.hypot(place.x - point[0], place.y - point[1]) < 0.42 * place.width ? place.id : null;
}

function closest(places: readonly Place[], point: Point): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best && distance(best, point) <= distance(place, point) ? best : place),
    undefined,
  );
}

/** Of the choices that are shaped like `from`, the one nearest to it. */
export function nearest(paper: Paper, choices: ReadonlySet<string>, from: Place): Place | undefined {
  const off = (place: Place): number => Math.hypot(place.x - from.x, place.y - from.y);
  return paper.places
    .filter((place) => choices.has(place.id) && place.shape === from.shape && place.id !== from.id)
    .sort((one, other) => off(one) - off(other))[0];
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** The cell that a key leads to from `from`, by the sheet's own rows and columns; the same one at an edge. */
export function step(paper: Paper, from: Place, key: string, lit: ReadonlySet<string> = new Set()): Place {
  const row = paper.places.filter((place) => place.row === from.row).sort((one, other) => one.col - other.col);
  const ways: Record<Arrow, () => Place | undefined> = {
    ArrowLeft: () => row.findLast((place) => place.col < from.col),
    ArrowRight: () => row.find((place) => place.col > from.col),
    ArrowUp: () => across(paper, from, -1, lit),
    ArrowDown: () => across(paper, from, 1, lit),
    Home: () => row[0],
    End: () => row.at(-1),
  };
  return (key in ways ? ways[key as Arrow]() : undefined) ?? from;
}

/**
 * The place nearest in column, in the next row that has any. Of two equally near ones: a lit one, else the one from
 * which the opposite key leads back.
 */
function across(paper: Paper, from: Place, way: 1 | -1, lit: ReadonlySet<string>): Place | undefined {
  const beyond = paper.places.filter((place) => (place.row - from.row) * way > 0);
  const next = Math.min(...beyond.map((place) => Math.abs(place.row - from.row)));
  const off = (place: Place): number => Math.abs(place.col - from.col);
  const dark = (place: Place): number => (lit.has(place.id) ? 0 : 1);
  const near = beyond.filter((place) => Math.abs(place.row - from.row) === next);
  return near.sort((one, other) => off(one) - off(other) || dark(one) - dark(other) || way * (other.col - one.col))[0];
}
