import { expect, test } from 'vitest';
import { squares } from './squares';

test('a corner of a card has letters, and what is printed under them', () => {
  const { paper, ink } = squares(['CAT', '..O'], ['*.o', '..#']);
  expect(ink).toEqual(['C', 'A', 'T', null, null, 'O']);
  expect(paper.marks).toEqual([
    { kind: 'star', x: 4.5, y: 4.5, size: 8.2 },
    { kind: 'ring', x: 22.5, y: 4.5, size: 7.2 },
  ]);
  expect(paper.places.map(({ id, style }) => `${id}${style}`)).toEqual([
    'r1c1',
    'r1c2',
    'r1c3',
    'r2c1',
    'r2c2',
    'r2c3side',
  ]);
});
