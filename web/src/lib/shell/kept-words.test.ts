import { beforeEach, expect, test } from 'vitest';
import { asText, keptWords } from './kept-words.svelte';

const DINER = { text: 'DINER', words: 'en', rarity: 35 };
const ABRI = { text: 'ABRI', words: 'fr', rarity: 35 };

beforeEach(() => {
  localStorage.clear();
  keptWords.read();
});

test('a word is kept once, the newest first, and read by the next page', () => {
  keptWords.keep(DINER);
  keptWords.keep(ABRI);
  keptWords.keep({ ...DINER, rarity: 40 });
  keptWords.list = [];
  keptWords.read();
  expect(keptWords.list).toEqual([{ ...DINER, rarity: 40 }, ABRI]);
});

test('a word is removed from its own list alone', () => {
  keptWords.keep(DINER);
  keptWords.keep({ ...DINER, words: 'fr' });
  keptWords.remove(DINER);
  expect([keptWords.has('DINER', 'en'), keptWords.has('DINER', 'fr')]).toEqual([false, true]);
});

test('the text has one word a line, in the order of the alphabet', () => {
  expect(asText([DINER, ABRI])).toBe('ABRI\nDINER\n');
});

test('entries that somebody else wrote there are ignored', () => {
  localStorage.setItem('rollwright-kept-words', JSON.stringify([DINER, null, { text: '<b>' }, 7]));
  keptWords.read();
  expect(keptWords.list).toEqual([DINER]);
  localStorage.setItem('rollwright-kept-words', '{"a"');
  keptWords.read();
  expect(keptWords.list).toEqual([]);
});
