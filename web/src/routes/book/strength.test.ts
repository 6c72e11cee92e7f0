import { describe, expect, test } from 'vitest';
import type { CourseLevel } from '../../lib/api/types';
import { scale } from '../../lib/chart/scale';
import { compare, sideOf, usual, zones } from './strength';

const LEVELS: CourseLevel[] = [
  { level: 'gentle', points: 19, lost: 0.9 },
  { level: 'steady', points: 28, lost: 0.5 },
  { level: 'sharp', points: 38, lost: 0.06 },
  { level: 'master', points: 39, lost: 0 },
];

describe('zones of the levels', () => {
  const { y } = scale([10, 50], 170);

  test('levels that lie too near each other share one, the stronger first', () => {
    const found = zones(LEVELS, 'points', y, [0, 184]);
    expect(found.map(({ levels }) => levels)).toEqual([['sharp', 'master'], ['steady'], ['gentle']]);
    expect(found[1]?.middle).toBe(y(28));
  });

  test('meet half-way between the means and fill the whole height', () => {
    const found = zones(LEVELS, 'points', y, [0, 184]);
    expect([found[0]?.top, found.at(-1)?.bottom]).toEqual([0, 184]);
    expect(found[1]?.bottom).toBe(found[2]?.top);
    expect(found[1]?.bottom).toBeCloseTo((y(28) + y(19)) / 2);
  });

  test('of what is lost have the strongest on top', () => {
    const lost = scale([0, 0.9], 170, true);
    expect(lost.y(0)).toBeLessThan(lost.y(0.9));
    expect(zones(LEVELS, 'lost', lost.y, [0, 184]).at(-1)?.levels).toEqual(['gentle']);
  });
});

test('the name of a zone stands where the line is farther from it', () => {
  expect(sideOf(40, [150, 140, 120, 60, 50, 40])).toBe('start');
  expect(sideOf(150, [150, 140, 120, 60, 50, 40])).toBe('end');
});

describe('a total beside the levels', () => {
  test('is compared with the nearest mean', () => {
    expect(compare(LEVELS, 31)).toEqual({ level: 'steady', difference: 'more', by: 3 });
    expect(compare(LEVELS, 12)).toEqual({ level: 'gentle', difference: 'less', by: 7 });
    expect(compare(LEVELS, 28)).toEqual({ level: 'steady', difference: 'same', by: 0 });
    expect(compare([], 28)).toBeUndefined();
  });

  test('the kind played most often comes first', () => {
    const course = (games: number) => ({
      options: {},
      alone: false,
      levels: LEVELS,
      games: Array.from({ length: games }, () => ({ table: 'T', at: 0, total: 1, lost: null })),
    });
    expect(usual([course(2), course(5), course(5)])).toBe(1);
  });
});
