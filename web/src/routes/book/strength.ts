/** Games over time beside the levels of our bots: zones behind the line, and the level that a value is nearest to. */
import type { BookCourse, CourseLevel } from '../../lib/api/types';

export const LEAST = 3; // games that make a curve
const APART = 17; // pixels between the names of two zones
const NAME = 8; // pixels from the mean of a zone up to the middle of its name

export type Measure = 'points' | 'lost';

export interface Zone {
  levels: string[];
  top: number;
  bottom: number;
  /** Where the name of the zone stands. */
  middle: number;
}

/** A zone around the mean of each level; levels that lie too near each other to be told apart share one. */
export function zones(
  levels: readonly CourseLevel[],
  measure: Measure,
  y: (value: number) => number,
  [top, bottom]: readonly [number, number],
): Zone[] {
  const places = levels
    .map((each) => ({ levels: [each.level], places: [y(each[measure])] }))
    .sort((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0));
  const shared = places.reduce<typeof places>((found, next) => {
    const last = found.at(-1);
    if (!last || (next.places[0] ?? 0) - mean(last.places) >= APART) return [...found, next];
    const both = { levels: [...next.levels, ...last.levels], places: [...last.places, ...next.places] };
    return [...found.slice(0, -1), both];
  }, []);
  const middles = shared.map(({ places }) => mean(places));
  const edges = [top, ...middles.slice(1).map((place, index) => (place + (middles[index] ?? place)) / 2), bottom];
  return shared.map(({ levels }, index) => ({
    levels,
    top: edges[index] ?? top,
    bottom: edges[index + 1] ?? bottom,
    middle: middles[index] ?? top,
  }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The side on which the name of a zone is farther from the line, whose places from the top are given in turn. */
export function sideOf(middle: number, line: readonly number[]): 'start' | 'end' {
  const third = Math.max(1, Math.ceil(line.length / 3));
  const gap = (part: readonly number[]): number => Math.min(...part.map((place) => Math.abs(place - middle + NAME)));
  return gap(line.slice(0, third)) < gap(line.slice(-third)) ? 'end' : 'start';
}

export interface Compared {
  level: string;
  difference: 'more' | 'less' | 'same';
  by: number;
}

/** How many points a total has more or fewer than the mean of the nearest level; both are rounded as they are shown. */
export function compare(levels: readonly CourseLevel[], total: number): Compared | undefined {
  const off = ({ points }: CourseLevel): number => Math.abs(points - total);
  const [near] = [...levels].sort((one, other) => off(one) - off(other));
  if (!near) return undefined;
  const by = total - Math.round(near.points);
  return { level: near.level, difference: by > 0 ? 'more' : by < 0 ? 'less' : 'same', by: Math.abs(by) };
}

/** The kind of game that is shown first: the one played most often. */
export function usual(courses: readonly BookCourse[]): number {
  const most = Math.max(...courses.map(({ games }) => games.length));
  return courses.findIndex(({ games }) => games.length === most);
}
