import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Review } from '../lib/api/types';
import { fetchGame } from '../lib/games/fetch';
import Cover from '../lib/parts/Cover.svelte';
import { learnSaid, saidAtEnd, struckOf } from '../lib/review/said';
import { partsOf } from '../lib/table/game-parts';
import { EXAMPLES, SHORTEST } from './review/examples';
import { fetchBook } from './rules/books';
import { kindSaid } from './sit/seats';

const OURS = ['splitter', 'make-a-difference', 'hexroller', 'word-roller', 'difference'];

afterEach(cleanup);

describe('a game’s folder is found by the names of its files', () => {
  test.each(OURS)('the cover of %s', (game) => {
    const { container } = render(Cover, { game });
    expect(container.querySelectorAll('svg :is(path, use, text)').length).toBeGreaterThan(3);
  });

  test('the rules; a game without rules of its own has its README', async () => {
    const books = await Promise.all([...OURS, 'stairs', 'yatzy'].map(fetchBook));
    expect(new Set(books.slice(0, 5)).size).toBe(5);
    expect(books[5]).toBe(books[6]);
    expect(books.slice(0, 5)).not.toContain(books[5]);
  });

  test('the lines of a typed game', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(['hexroller', 'make-a-difference', 'splitter', 'word-roller']);
    for (const [game, lines] of Object.entries(EXAMPLES)) expect(lines.split('\n')[0]).toBe(`game ${game}`);
    expect(SHORTEST).toBe(EXAMPLES.splitter);
  });
});

describe('a game says by itself', () => {
  test('a mode for one person says that by itself', () => {
    expect(kindSaid('difference', { mode: 'solo' }, 'one seat')).not.toContain('one seat');
    expect(kindSaid('difference', { mode: 'beginner' }, 'one seat')).toContain('one seat');
    expect(kindSaid('stairs', { mode: 'solo' }, 'one seat')).toEqual(['one seat']);
  });

  test('the words of a sheet come from the list that the options name', async () => {
    await fetchGame('word-roller');
    expect(partsOf('word-roller').wordList?.({ words: 'fr' })).toBe('fr');
    expect(partsOf('splitter').wordList).toBeUndefined();
  });

  test('the review of a game without a ledger is told by the game', async () => {
    const word = { name: 'Maud', left_known: 12, luck: 0, turns: [{ round: 1, luck: 0.5, occasions: [] }] };
    const find = { name: 'Maud', finds: 3, pace: { steady: 0.8 } };
    const of = (game: string, seat: object): Review =>
      ({ game, seats: [], part: { seats: [seat] } }) as unknown as Review;
    const [worded, found] = [of('word-roller', word), of('difference', find)];
    await Promise.all(['word-roller', 'difference'].map(fetchGame));
    await Promise.all([worded, found].map(learnSaid));
    expect(saidAtEnd(worded, 0, 'yes').verdict).toContain('12 points');
    expect(saidAtEnd(found, 0, 'yes').verdict).toContain('80');
    expect(struckOf(worded, 0)?.rounds).toEqual([{ round: 1, luck: 0.5, loss: 0 }]);
    expect(struckOf(found, 0)).toBeUndefined();
  });
});
