import { expect, test } from 'vitest';
import { strokes, UNDER_SHEET } from './strip';

/** The heights of all points of a path. */
const heights = (path: string): number[] => [...path.matchAll(/[\d.]+[ ,]([\d.]+)/g)].map(([, y]) => Number(y));

test('the stroke of the unluckiest roll ends above the cross of its round, and both lie within the strip', () => {
  const rounds = [1, 2].map((round) => ({ round, luck: -9, loss: 9 }));
  for (const { luck, cross } of strokes({ currency: 'points', rounds }, (round) => 40 * round, UNDER_SHEET)) {
    expect(Math.max(...heights(luck)) + 1.5).toBeLessThan(Math.min(...heights(cross)) - 1.2);
    expect(Math.max(...heights(cross)) + 1.2).toBeLessThan(UNDER_SHEET.height);
  }
});
