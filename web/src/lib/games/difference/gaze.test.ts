import { expect, test } from 'vitest';
import { Gaze } from './gaze.svelte';

test('closer, the point under the finger stays under it', () => {
  const gaze = new Gaze();
  const before = gaze.at(0.25, 0.75);
  gaze.zoom(2, 0.25, 0.75);
  expect(gaze.at(0.25, 0.75)).toEqual(before);
  expect(gaze.at(0.25, 0.75)).toEqual({ x: 250, y: 525 });
});

test('nothing beside the picture comes into sight', () => {
  const gaze = new Gaze();
  gaze.zoom(2, 0, 0);
  gaze.pan(3, 3);
  expect(gaze.at(0, 0)).toEqual({ x: 0, y: 0 });
  gaze.pan(-9, -9);
  expect(gaze.at(1, 1)).toEqual({ x: 1000, y: 700 });
});

test('the way back is the whole picture', () => {
  const gaze = new Gaze();
  gaze.zoom(4, 0.9, 0.1);
  gaze.whole();
  expect([gaze.close, gaze.at(0, 0), gaze.at(1, 1)]).toEqual([false, { x: 0, y: 0 }, { x: 1000, y: 700 }]);
});

test('it follows a point no farther than needed', () => {
  const gaze = new Gaze();
  gaze.zoom(4);
  gaze.follow({ x: 510, y: 350 });
  expect([gaze.x, gaze.y]).toEqual([500, 350]);
  gaze.follow({ x: 700, y: 350 });
  expect(gaze.x).toBe(600);
});
