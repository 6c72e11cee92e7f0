import { beforeEach, expect, test } from 'vitest';
import { metFirst } from './met';

beforeEach(() => localStorage.clear());

test('a word is met for the first time in one review only, whenever that is opened', () => {
  expect(metFirst('LAMA11', 'en', ['DINER', 'ABLE'])).toEqual(new Set(['DINER', 'ABLE']));
  expect(metFirst('KITE27', 'en', ['DINER', 'EARN'])).toEqual(new Set(['EARN']));
  expect(metFirst('LAMA11', 'en', ['DINER', 'ABLE'])).toEqual(new Set(['DINER', 'ABLE']));
  expect(metFirst('KITE27', 'fr', ['DINER'])).toEqual(new Set(['DINER']));
});

test('of very many words the oldest are forgotten', () => {
  const texts = Array.from({ length: 4000 }, (_, number) => `WORD${number}`);
  metFirst('LAMA11', 'en', ['DINER', ...texts]);
  expect(metFirst('KITE27', 'en', ['DINER', 'WORD1'])).toEqual(new Set(['DINER']));
  expect(localStorage.getItem('rollwright-met-words')?.length).toBeLessThan(200_000);
});

test('a storage with something else in it is as good as none', () => {
  for (const kept of ['{', '{}', '[1,["en"],["en","DINER",3]]']) {
    localStorage.setItem('rollwright-met-words', kept);
    expect(metFirst('LAMA11', 'en', ['DINER'])).toEqual(new Set(['DINER']));
  }
});
