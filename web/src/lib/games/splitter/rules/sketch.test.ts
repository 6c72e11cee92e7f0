import { expect, test } from 'vitest';
import { sketch } from './sketch';

test('a sketch has a cell for each sign but the dots', () => {
  const { paper, ink, written } = sketch(['3_', '.3'], { star: [1, 1], fold: 1 });
  expect(paper.places.map((place) => place.id)).toEqual(['0,0', '0,1', '1,1']);
  expect(ink).toEqual([3, null, 3]);
  expect(written).toEqual(['0,0', '1,1']);
  expect(paper.marks).toEqual([{ kind: 'star', x: 12, y: expect.closeTo(13.95), size: 7.4 }]);
  expect(paper.lines?.at(-1)).toMatchObject({
    kind: 'fold',
    points: [
      [8, -2],
      [8, 20.6],
    ],
  });
});
