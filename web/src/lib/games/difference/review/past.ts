/**
 * This browser's notes on its player's finds, for a comparison with earlier games: a game is kept when its review is
 * opened. They stay on the device.
 */
import type { FindReview } from '../../../api/types';
import { present } from '../../../shell/present';

const KEY = 'rollwright-finds';
const KEPT = 60; // games

/** The own element, its kind of change, the time in milliseconds, and its multiple of a steady bot's mean. */
type Kept = readonly [element: number, kind: string, looking: number, multiple: number];

export interface PastGame {
  table: string;
  picture: string;
  finds: readonly Kept[];
  /** The time on cards that were not found, as a multiple of a steady bot's mean. */
  unfound: number;
}

/** The times that the browser keeps of a seat's game; those with a hint are compared with nothing. */
export function noteOf(table: string, review: FindReview, seat: number): PastGame {
  const multiple = ({ times, expected }: FindReview['seats'][number]['unfound'][number]): number =>
    times.looking / (expected.steady ?? 1);
  const finds = review.finds.filter((find) => find.seat === seat && !find.stand_in && !find.hinted);
  return {
    table,
    picture: review.illustration,
    finds: finds.map((find): Kept => [
      find.card,
      present(review.elements[find.card - 1]).kind,
      find.times.looking,
      multiple(find),
    ]),
    unfound: present(review.seats[seat])
      .unfound.filter(({ hinted }) => !hinted)
      .reduce((sum, each) => sum + multiple(each), 0),
  };
}

/** Keep a game, and return those that were kept before it. A game that is opened again keeps its place. */
export function keep(note: PastGame): PastGame[] {
  const games = read();
  const place = games.findIndex(({ table }) => table === note.table);
  if (place >= 0) return games.slice(0, place);
  if (note.finds.length > 0) write([...games, note].slice(-KEPT));
  return games;
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return; // storage is forbidden, so nothing is kept
  }
}

/** The time for a find as a multiple of a steady bot's mean, over several games; of one kind of change or of all. */
export function paceOf(games: readonly PastGame[], kind?: string): number | null {
  const finds = games.flatMap((game) => game.finds).filter((find) => kind === undefined || find[1] === kind);
  if (finds.length === 0) return null;
  const unfound = kind === undefined ? games.reduce((sum, game) => sum + game.unfound, 0) : 0;
  return (finds.reduce((sum, find) => sum + find[3], 0) + unfound) / finds.length;
}

/** The mean time of a find, in milliseconds. */
export function lookingOf(games: readonly PastGame[]): number {
  const finds = games.flatMap((game) => game.finds);
  return finds.length === 0 ? 0 : finds.reduce((sum, find) => sum + find[2], 0) / finds.length;
}

// A browser may forbid storage, or somebody may have changed it; then there is no past.
function read(): PastGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(kept: unknown): kept is PastGame {
  const { table, picture, finds, unfound } = (kept ?? {}) as Partial<PastGame>;
  return (
    typeof table === 'string' &&
    typeof picture === 'string' &&
    typeof unfound === 'number' &&
    Array.isArray(finds) &&
    finds.every((find) => Array.isArray(find) && [0, 2, 3].every((at) => typeof find[at] === 'number'))
  );
}

function write(games: readonly PastGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    return;
  }
}
