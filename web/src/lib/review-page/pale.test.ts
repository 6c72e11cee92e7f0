import { expect, test } from 'vitest';
import { registerLook } from '../../lib/paper/looks';
import { PAPER } from '../../lib/testing/samples';
import { paleOf } from './pale';

const score = (...cells: string[]) => ({ items: [{ id: 'line', points: 2, parts: [{ cells, points: 2 }] }], total: 2 });

test('written cells that score nothing are pale', () => {
  const pale = paleOf(PAPER, score('1L1', '2L1'));
  expect(pale.has('1L1')).toBe(false);
  expect(pale.size).toBe(PAPER.places.length - 2);
});

test('where all points lie in bubbles that the ground fills, no cell is pale', () => {
  registerLook('bubbles', { filled: ({ id }) => id.startsWith('1') });
  const paper = { ...PAPER, id: 'bubbles-sheet' };
  expect(paleOf(paper, score('1L1')).size).toBe(0);
  expect(paleOf(paper, score('2L1')).size).toBe(PAPER.places.length - 1);
});
