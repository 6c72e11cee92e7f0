import { expect, test } from 'vitest';
import { match } from './router.svelte';

test('each address leads to its page', () => {
  expect(match('/')).toEqual({ page: 'home' });
  expect(match('/open/splitter')).toEqual({ page: 'open', game: 'splitter' });
  expect(match('/rules/splitter')).toEqual({ page: 'rules', game: 'splitter' });
  expect(match('/score/splitter')).toEqual({ page: 'score', game: 'splitter' });
  expect(match('/caller/splitter')).toEqual({ page: 'caller', game: 'splitter' });
  expect(match('/book/splitter')).toEqual({ page: 'book', game: 'splitter' });
  expect(match('/book')).toEqual({ page: 'mine' }); // the page on which the game is chosen
  expect(match('/words')).toEqual({ page: 'words' });
  expect(match('/table/KITE27')).toEqual({ page: 'table', code: 'KITE27' });
  expect(match('/table/KITE27/replay')).toEqual({ page: 'replay', code: 'KITE27' });
});

test('an address that names no game is left to the list of games', () => {
  expect(match('/open')).toEqual({ page: 'open', game: '' });
  expect(match('/rules')).toEqual({ page: 'rules', game: '' });
});

test('a code is read without regard to case', () => {
  expect(match('/table/kite27')).toEqual({ page: 'table', code: 'KITE27' });
  expect(match('/table/KITE31-7M4Q0Z3V')).toEqual({ page: 'table', code: 'KITE31' });
});

test('any other address is lost', () => {
  for (const path of [
    '/nowhere',
    '/table',
    '/table/KITE27/other',
    '/table/KITE27/replay/1',
    '/open/a/b',
    '/%E0%A4%A',
  ]) {
    expect(match(path)).toEqual({ page: 'lost' });
  }
});
