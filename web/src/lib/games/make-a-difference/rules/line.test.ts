import { expect, test } from 'vitest';
import { drawnLine } from './line';

test('the rings of a drawn line hold the differences, and those that repeat score', () => {
  const { paper, ink, score } = drawnLine([6, 4, 2, 3, 4], 'row');
  expect(paper.places.map((place) => place.shape)).toEqual([...Array(5).fill('square'), ...Array(4).fill('ring')]);
  expect(ink.slice(5)).toEqual([2, 2, 1, 1]);
  expect(score.items[0]?.parts?.[0]?.cells).toHaveLength(4);
  expect(drawnLine([1, 4, 2, 1], 'column').score.items[0]?.parts?.[0]?.cells).toEqual([]);
});
