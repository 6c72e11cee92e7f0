import { expect, test } from 'vitest';
import type { GameCard } from '../api/types';
import { seatsFor, usualOptions } from './terms';

const card = {
  seats: [1, 6],
  seats_for: [
    { options: { mode: 'solo' }, seats: [1, 1] },
    { options: { mode: 'long', slow: true }, seats: [2, 4] },
  ],
  proposals: [{ seats: [2, 2], options: { words: 'any', mode: 'long' } }],
  daily: {},
  usual: { fr: { words: 'fr' } },
} as unknown as GameCard;

test('the first entry that fits says how many may sit down, else the game does', () => {
  expect(seatsFor(card, { mode: 'solo', slow: true })).toEqual([1, 1]);
  expect(seatsFor(card, { mode: 'long', slow: true })).toEqual([2, 4]);
  expect(seatsFor(card, { mode: 'long', slow: false })).toEqual([1, 6]);
  expect(seatsFor(undefined, {})).toEqual([1, 12]);
});

test('the language of the page goes before what the author proposes', () => {
  expect(usualOptions(card, 2, 'fr')).toEqual({ words: 'fr', mode: 'long' });
  expect(usualOptions(card, 2, 'en')).toEqual({ words: 'any', mode: 'long' });
  expect(usualOptions(card, 3, 'en')).toEqual({});
});
