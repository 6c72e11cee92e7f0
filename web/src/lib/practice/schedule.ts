/**
 * When a costly position comes back. Pure functions of the list and of the day, such as `2026-11-18`.
 *
 * A new position waits at once. A choice that is not as good as the best leaves it waiting, the same day. Once it is
 * solved it comes back after 1 day, the next time after 3, then after 7 each. Solved at the first try on two days in a
 * row, it lies on the solved pile.
 */

/** A round of a finished game, named by its table's link, its seat and its number. */
export interface Position {
  table: string;
  seat: number;
  round: number;
}

export interface Exercise extends Position {
  game: string;
  currency: 'points' | 'win';
  /** The cost of the choice in the finished game. */
  loss: number;
  /** The day from which on it waits. */
  due: string;
  /** On how many days it was solved. */
  days: number;
  /** On how many of these in a row, up to the last, at the first try. */
  row: number;
  /** The last day on which an answer was not good enough. */
  missed: string;
  /** The day on which it came to the solved pile; empty before. */
  solved: string;
  /** Taken off the list by hand: a review does not put it back. */
  off: boolean;
}

const WAITS = [1, 3, 7]; // days
const NEEDED = 2; // days in a row at the first try
export const MOST = 200; // positions that are kept

/** The name of a position, as its address has it. */
export const nameOf = ({ table, seat, round }: Position): string => `${table}.${seat}.${round}`;

/** The position of an address; null where it names none. */
export function positionOf(name: string): Position | null {
  const [, table = '', seat, round] = /^([^.]+)\.(\d{1,3})\.(\d{1,3})$/.exec(name) ?? [];
  return table ? { table, seat: Number(seat), round: Number(round) } : null;
}

export function dayOf(moment: Date): string {
  const [month, date] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${date}`;
}

/** The day so many days after another one. */
export function later(day: string, days: number): string {
  const moment = momentOf(day);
  moment.setDate(moment.getDate() + days);
  return dayOf(moment);
}

/** Noon of a day: no change of the clock leads to another day. */
export const momentOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** The list with a costly position. One that is known stays as it is; the oldest solved ones make room. */
export function added(
  list: readonly Exercise[],
  found: Position & Pick<Exercise, 'game' | 'currency' | 'loss'>,
  today: string,
): readonly Exercise[] {
  if (list.some((one) => nameOf(one) === nameOf(found))) return list;
  const { table, seat, round, game, currency, loss } = found;
  const progress = { due: today, days: 0, row: 0, missed: '', solved: '', off: false };
  const longer = [...list, { table, seat, round, game, currency, loss, ...progress }];
  if (longer.length <= MOST) return longer;
  const spare = longer.find(({ solved, off }) => solved || off) ?? longer[0];
  return longer.filter((one) => one !== spare);
}

/** The exercise after an answer. Before it is due, and on the solved pile, an answer changes nothing. */
export function answered(exercise: Exercise, right: boolean, today: string): Exercise {
  if (!waits(exercise, today)) return exercise;
  if (!right) return { ...exercise, row: 0, missed: today };
  const row = exercise.missed === today ? 0 : exercise.row + 1;
  const days = exercise.days + 1;
  if (row >= NEEDED) return { ...exercise, row, days, solved: today };
  return { ...exercise, row, days, due: later(today, WAITS[Math.min(days, WAITS.length) - 1] ?? 1) };
}

export const waits = ({ due, solved, off }: Exercise, today: string): boolean => !off && !solved && due <= today;

/** The positions that wait: those missed today last, the costly ones first. */
export function waiting(list: readonly Exercise[], today: string): Exercise[] {
  const order = ({ missed, loss, currency }: Exercise): number =>
    (missed === today ? 1e6 : 0) - (currency === 'win' ? 100 * loss : loss);
  return list.filter((one) => waits(one, today)).sort((one, other) => order(one) - order(other));
}

/** Those that come back later, the soonest first. */
export function resting(list: readonly Exercise[], today: string): Exercise[] {
  return list
    .filter((one) => !one.off && !one.solved && !waits(one, today))
    .sort((one, other) => one.due.localeCompare(other.due));
}

/** The solved pile, the newest on top. */
export function pile(list: readonly Exercise[]): Exercise[] {
  return list.filter(({ solved, off }) => solved && !off).sort((one, other) => other.solved.localeCompare(one.solved));
}
