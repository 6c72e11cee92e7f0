import { expect, test } from 'vitest';
import { wishOf } from './ways';

const live = { manner: 'live', clock: '0', days: 2 } as const;

test('a live table has no clock, a pace, or a bank', () => {
  expect(wishOf(live, false)).toEqual({ pace: 0, way: {} });
  expect(wishOf({ ...live, clock: '45' }, false)).toEqual({ pace: 45, way: {} });
  expect(wishOf({ ...live, clock: 'bank-10' }, false)).toEqual({ pace: 0, way: { bank: 10 } });
});

test('a game with clocks of its own is asked for without one', () => {
  expect(wishOf({ ...live, clock: 'bank-10' }, true)).toEqual({ pace: 0, way: {} });
});

test('over days and on one device no other clock is asked for', () => {
  expect(wishOf({ ...live, manner: 'days', clock: '45' }, false)).toEqual({ pace: 0, way: { days: 2 } });
  expect(wishOf({ ...live, manner: 'device', clock: '45' }, true)).toEqual({ pace: 0, way: { one_device: true } });
});
