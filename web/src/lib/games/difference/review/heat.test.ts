import { describe, expect, test } from 'vitest';
import { limits, means, stepOf } from './heat';

describe('how late a place was found', () => {
  test('is told in four steps around the median', () => {
    const upTo = limits([4, 40, 10, 20, 90]);
    expect(upTo).toEqual([10, 20, 40]);
    expect([4, 10, 11, 20, 40, 41].map((time) => stepOf(time, upTo))).toEqual([1, 1, 2, 2, 3, 4]);
    expect(limits([10, 30])).toEqual([10, 20, 40]);
  });

  test('is a mean where a place was found in several games', () => {
    expect([
      ...means([
        [3, 10],
        [5, 7],
        [3, 20],
      ]),
    ]).toEqual([
      [3, 15],
      [5, 7],
    ]);
  });
});
