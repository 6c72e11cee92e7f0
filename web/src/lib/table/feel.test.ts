import { expect, test } from 'vitest';
import { felt, type Moment } from './feel.svelte';

const calm: Moment = { round: 3, over: false, marks: 0, cards: 1, refusal: undefined };

test('a stroke, a roll, a card, the end and a refusal each feel like themselves', () => {
  expect(felt(calm, calm)).toBeNull();
  expect(felt(calm, { ...calm, marks: 1 })).toBe('pencil');
  expect(felt({ ...calm, marks: 2 }, { ...calm, marks: 1 })).toBeNull();
  expect(felt({ ...calm, marks: 2 }, { ...calm, round: 4 })).toBe('dice');
  expect(felt(calm, { ...calm, cards: 2 })).toBe('card');
  expect(felt(calm, { ...calm, over: true })).toBe('ink');
});

test('a refusal is felt once', () => {
  const refused = { ...calm, refusal: {} };
  expect(felt(calm, refused)).toBe('refused');
  expect(felt(refused, { ...refused, marks: 1 })).toBe('pencil');
});
