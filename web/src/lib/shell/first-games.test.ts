import { beforeEach, expect, test } from 'vitest';
import { isFirstGame, isNew, keepProgress, progressOf } from './first-games';

beforeEach(() => localStorage.clear());

test('a game is new until its lesson was begun or skipped, or it was played', () => {
  expect(isNew('splitter')).toBe(true);
  keepProgress('splitter', 'skipped');
  expect(isNew('splitter')).toBe(false);
  expect(isNew('hexroller')).toBe(true);
  isFirstGame('hexroller', 'KITE27');
  expect(isNew('hexroller')).toBe(false);
});

test('the first three games of a kind are first games, also after a reload', () => {
  const tables = ['A', 'B', 'A', 'C', 'D', 'A', 'D'];
  expect(tables.map((table) => isFirstGame('splitter', table))).toEqual([true, true, true, true, false, true, false]);
  expect(isFirstGame('hexroller', 'D')).toBe(true);
});

test('a lesson goes on where it was left', () => {
  keepProgress('splitter', 3);
  expect(progressOf('splitter')).toBe(3);
});

test('a storage that somebody has changed does no harm', () => {
  localStorage.setItem('rollwright-learning', '{"lessons": 3, "games": {"splitter": 7}}');
  expect(isNew('hexroller')).toBe(true);
  expect(isFirstGame('splitter', 'A')).toBe(true);
  localStorage.setItem('rollwright-learning', 'null');
  expect(isNew('splitter')).toBe(true);
});
