import { expect, test } from 'vitest';
import { registerLook } from '../../lib/paper/looks';
import { PAPER } from '../../lib/testing/samples';
import { ghostOf } from './ghost';

test('figures that the ground counts stay in ink', () => {
  registerLook('counted', { filled: ({ id }) => id === PAPER.places[0]?.id });
  const ink = PAPER.places.map((_, place) => (place < 2 ? place + 4 : null));
  const { ghosts, sums } = ghostOf({ ...PAPER, id: 'counted-sheet' }, { ink });
  expect([...ghosts]).toEqual([[PAPER.places[1]?.id, 5]]);
  expect(sums.filter((sum) => sum !== null)).toEqual([4]);
  expect(sums).toHaveLength(PAPER.places.length);
});
