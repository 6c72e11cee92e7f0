import { describe, expect, test } from 'vitest';
import type { LevelScores } from '../../lib/api/types';
import { barsOf, middle, nearest, tenths } from './histogram';

const scores = (level: string, histogram: Record<string, number>): LevelScores => ({
  level,
  games: Object.values(histogram).reduce((sum, count) => sum + count, 0),
  points: 0,
  histogram,
});
const GENTLE = scores('gentle', { 10: 2, 12: 6, 14: 2 });
const SHARP = scores('sharp', { 30: 1, 31: 3 });

describe('bars of the levels', () => {
  test('stand on one scale, the highest over all levels being 1', () => {
    const { low, high, size, levels } = barsOf([GENTLE, SHARP], 12);
    expect([low, high, size]).toEqual([10, 31, 1]);
    expect(levels[0]?.bars.map(({ from, tall }) => [from, tall])).toEqual([
      [10, 0.2 / 0.75],
      [12, 0.6 / 0.75],
      [14, 0.2 / 0.75],
    ]);
    expect(levels[1]?.bars.at(-1)?.tall).toBe(1);
  });

  test('are told apart by one’s own points', () => {
    expect(barsOf([GENTLE], 12).levels[0]?.bars.map(({ side }) => side)).toEqual(['fewer', 'own', 'more']);
  });

  test('take several points together where there are many, and leave no game out', () => {
    const wide = scores('steady', Object.fromEntries(Array.from({ length: 100 }, (_, points) => [points, 1])));
    const { size, levels } = barsOf([wide], 120);
    expect(size).toBe(4);
    expect(levels[0]?.bars).toHaveLength(25);
    expect(levels[0]?.bars.every(({ tall, side }) => tall === 1 && side === 'fewer')).toBe(true);
  });
});

test('half of the games lie in the middle', () => {
  expect(middle(GENTLE)).toEqual([12, 12]);
  expect(middle(scores('steady', { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }))).toEqual([2, 4]);
});

test('a result is told beside the level that it is nearest to', () => {
  const standing = [
    { level: 'gentle', below: 0.97 },
    { level: 'steady', below: 0.72 },
    { level: 'sharp', below: 0.04 },
  ];
  expect(nearest(standing)?.level).toBe('steady');
  expect(standing.map(tenths)).toEqual([10, 7, 0]);
  expect(nearest([])).toBeUndefined();
});
