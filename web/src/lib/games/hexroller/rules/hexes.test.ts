import { expect, test } from 'vitest';
import { hexes } from './hexes';

test('a sketch has printed, written and empty hexes that touch', () => {
  const { paper, ink, written } = hexes([' f 6', '_ 6 ']);
  expect(paper.places.map(({ printed }) => printed ?? null)).toEqual([6, null, null, null]);
  expect(ink).toEqual([null, 6, null, 6]);
  expect(written).toEqual(['0,3', '1,2']);
  expect(paper.lines).toHaveLength(1);
});
