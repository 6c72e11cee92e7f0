import { expect, test } from 'vitest';
import { merged, placeFor } from './lit';

const PHONE = { x: 0, y: 0, width: 360, height: 740 };
const SLIP = { width: 344, height: 120 };

test('the slip lies beside what is lit, and covers none of it', () => {
  const cell = { x: 40, y: 150, width: 40, height: 40 };
  const tray = { x: 10, y: 520, width: 340, height: 110 };
  const place = placeFor(SLIP, [cell, tray], PHONE);
  expect(place.y).toBeGreaterThanOrEqual(190);
  expect(place.y + place.height).toBeLessThanOrEqual(520);
});

test('the slip leaves what lies around a lit thing in sight where there is room', () => {
  const cell = { x: 100, y: 200, width: 60, height: 60 };
  const place = placeFor(SLIP, [cell], PHONE);
  const apart = place.y > cell.y ? place.y - 260 : 200 - (place.y + place.height);
  expect(apart).toBeGreaterThanOrEqual(40);
});

test('where everything is lit, the slip covers as little as can be and stays in the window', () => {
  const place = placeFor(SLIP, [{ x: 0, y: 100, width: 360, height: 600 }], PHONE);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.y + place.height).toBeLessThanOrEqual(740);
  expect(place.y).toBeLessThan(100);
});

test('without anything lit, the slip lies at the foot', () => {
  expect(placeFor(SLIP, [], PHONE).y).toBe(740 - 120 - 8);
});

test('cells that touch have one rim', () => {
  const row = [0, 30, 60].map((x) => ({ x, y: 0, width: 35, height: 40 }));
  const apart = { x: 200, y: 0, width: 35, height: 40 };
  expect(merged([...row, apart])).toEqual([{ x: 0, y: 0, width: 95, height: 40 }, apart]);
});
