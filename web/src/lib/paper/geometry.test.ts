import { expect, test } from 'vitest';
import type { Place } from '../api/types';
import { PAPER } from '../testing/samples';
import { around, inset, outlines } from './geometry';

const [first, second, , , below] = PAPER.places as [Place, Place, Place, Place, Place];

test('the outline of one cell is its four corners, clockwise', () => {
  expect(outlines([first])).toEqual([
    [
      [0, 0],
      [8, 0],
      [8, 9.3],
      [0, 9.3],
    ],
  ]);
});

test('cells that touch share one outline without the edge between them', () => {
  const [loop, ...more] = outlines([first, second]);
  expect(more).toEqual([]);
  expect(new Set(loop!.map(([x, y]) => `${x},${y}`))).toEqual(new Set(['0,0', '16,0', '16,9.3', '0,9.3']));
});

test('cells that meet in a corner only have an outline each', () => {
  expect(outlines([second, below])).toHaveLength(2);
});

test('an inner corner moves inwards like the others', () => {
  const [loop] = outlines([first, second, below]);
  const moved = inset(loop!, 1);
  expect(moved.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`)).toContain('7,8.3');
  expect(moved.every(([x, y]) => x >= 1 && x <= 15 && y >= 1 && y <= 17.6)).toBe(true);
});

test('cells apart are ringed apart', () => {
  expect(around([first, PAPER.places[3]!], 0.6, 1.5).match(/Z/g)).toHaveLength(2);
});
