import { expect, test } from 'vitest';
import {
  added,
  answered,
  dayOf,
  later,
  nameOf,
  pile,
  positionOf,
  resting,
  waiting,
  waits,
  type Exercise,
} from './schedule';

const MONDAY = '2026-11-16';
const found = { table: 'KITE27-7M4Q', seat: 0, round: 5, game: 'splitter', currency: 'points', loss: 2.5 } as const;
const fresh = (more: Partial<Exercise> = {}): Exercise => ({ ...(added([], found, MONDAY)[0] as Exercise), ...more });

/** The days on which it waits, if each answer is given on the day it is due: right at once, or missed first. */
function course(...firstTries: boolean[]): string[] {
  let exercise = fresh();
  const days: string[] = [];
  for (const right of firstTries) {
    const today = exercise.due;
    expect(waits(exercise, today)).toBe(true);
    days.push(today);
    if (!right) {
      exercise = answered(exercise, false, today);
      expect(waits(exercise, today)).toBe(true); // it comes back the same day
    }
    exercise = answered(exercise, true, today);
    expect(waits(exercise, today)).toBe(false);
  }
  return [...days, exercise.solved ? `solved ${exercise.solved}` : exercise.due];
}

test('solved at the first try on two days in a row, it lies on the solved pile', () => {
  expect(course(true, true)).toEqual([MONDAY, '2026-11-17', 'solved 2026-11-17']);
});

test('missed, it comes back after 1, 3, 7 and 7 days until the first try is right twice in a row', () => {
  expect(course(false, false, true, false, true, true)).toEqual([
    MONDAY,
    '2026-11-17',
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
    '2026-12-11',
    'solved 2026-12-11',
  ]);
});

test('a miss that was not made good is forgotten the next day', () => {
  const missed = answered(fresh(), false, MONDAY);
  const next = answered(missed, true, '2026-11-17');
  expect([next.row, next.due]).toEqual([1, '2026-11-18']);
});

test('late answers count from the day on which they are given', () => {
  expect(answered(fresh(), true, '2026-12-01').due).toBe('2026-12-02');
});

test('before it is due, taken off, or on the pile, an answer changes nothing', () => {
  const resting = answered(fresh(), true, MONDAY);
  const done = fresh({ solved: MONDAY });
  for (const one of [resting, done, fresh({ off: true })])
    for (const right of [true, false]) expect(answered(one, right, MONDAY)).toBe(one);
});

test('a review that is read again puts nothing back', () => {
  const list = [fresh({ solved: MONDAY }), fresh({ round: 6, off: true })];
  expect(added(list, found, MONDAY)).toBe(list);
  expect(added(list, { ...found, round: 6 }, MONDAY)).toBe(list);
  expect(added(list, { ...found, seat: 1 }, MONDAY)).toHaveLength(3);
});

test('the list stays short: solved positions leave first', () => {
  let list: readonly Exercise[] = [fresh(), fresh({ round: 2, solved: MONDAY })];
  for (let round = 10; round < 210; round += 1) list = added(list, { ...found, round }, MONDAY);
  expect(list).toHaveLength(200);
  expect(list.map(({ round }) => round).slice(0, 2)).toEqual([10, 11]);
});

test('the costly ones come first, and those missed today last', () => {
  const list = [
    fresh({ round: 1, loss: 9, missed: MONDAY }),
    fresh({ round: 2, loss: 1 }),
    fresh({ round: 3, loss: 0.3, currency: 'win' }),
    fresh({ round: 4, due: '2026-11-18' }),
    fresh({ round: 5, due: '2026-11-17' }),
    fresh({ round: 6, solved: '2026-11-01' }),
    fresh({ round: 7, solved: '2026-11-02' }),
    fresh({ round: 8, off: true }),
  ];
  const rounds = (some: readonly Exercise[]): number[] => some.map(({ round }) => round);
  expect(rounds(waiting(list, MONDAY))).toEqual([3, 2, 1]);
  expect(rounds(resting(list, MONDAY))).toEqual([5, 4]);
  expect(rounds(pile(list))).toEqual([7, 6]);
});

test('days follow the clock on the wall, also when it is changed', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(later('2026-03-28', 1)).toBe('2026-03-29');
  expect(later('2026-10-24', 3)).toBe('2026-10-27');
  expect(later('2026-12-31', 7)).toBe('2027-01-07');
});

test('a position has an address', () => {
  expect(positionOf(nameOf(found))).toEqual({ table: 'KITE27-7M4Q', seat: 0, round: 5 });
  for (const wrong of ['', 'KITE27', 'KITE27.1', 'KITE27.a.2', 'KITE27.1.2.3']) expect(positionOf(wrong)).toBeNull();
});
