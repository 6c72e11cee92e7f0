import { expect, test } from 'vitest';
import { Viewport } from './viewport.svelte';

test('closer, the point under the finger stays under it', () => {
  const viewport = new Viewport();
  const before = viewport.at(0.25, 0.75);
  viewport.zoom(2, 0.25, 0.75);
  expect(viewport.at(0.25, 0.75)).toEqual(before);
  expect(viewport.at(0.25, 0.75)).toEqual({ x: 250, y: 525 });
});

test('nothing beside the picture comes into sight', () => {
  const viewport = new Viewport();
  viewport.zoom(2, 0, 0);
  viewport.pan(3, 3);
  expect(viewport.at(0, 0)).toEqual({ x: 0, y: 0 });
  viewport.pan(-9, -9);
  expect(viewport.at(1, 1)).toEqual({ x: 1000, y: 700 });
});

test('the way back is the whole picture', () => {
  const viewport = new Viewport();
  viewport.zoom(4, 0.9, 0.1);
  viewport.whole();
  expect([viewport.close, viewport.at(0, 0), viewport.at(1, 1)]).toEqual([false, { x: 0, y: 0 }, { x: 1000, y: 700 }]);
});

test('it follows a point no farther than needed', () => {
  const viewport = new Viewport();
  viewport.zoom(4);
  viewport.follow({ x: 510, y: 350 });
  expect([viewport.x, viewport.y]).toEqual([500, 350]);
  viewport.follow({ x: 700, y: 350 });
  expect(viewport.x).toBe(600);
});
