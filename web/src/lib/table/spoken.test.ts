import { describe, expect, test } from 'vitest';
import type { Change, Worth } from '../api/types';
import { words } from '../locale/messages.svelte';
import { clock, gain, standing, worthSentence } from './spoken';

const change = (item: string, points: number, note = ''): Change => ({ item, part: { cells: [], points, note } });
const worth = (won: Change[], lost: Change[] = []): Worth => ({ before: 4, after: 4, won, lost });

describe('the worth of a mark, in words', () => {
  test.each([
    [worth([change('number-5', 10, 'star')]), 'Five 5s on a star.'],
    [worth([change('number-1', 1), change('number-1', 1)]), 'Two 1s, each on its own.'],
    [worth([change('number-1', 1)], [change('number-4', 8, 'star')]), 'Four 4s become too many. A 1 on its own.'],
    [worth([change('hearts', 5, 'hearts')]), 'Three hearts alike.'],
    [worth([]), 'No points won, none lost.'],
  ])('%#', (value, sentence) => expect(worthSentence('splitter', value)).toBe(sentence));

  test('in French too', () => {
    words.language = 'fr';
    expect(worthSentence('splitter', worth([change('number-5', 10, 'star')]))).toBe('Cinq 5 sur une étoile.');
    words.language = 'en';
  });

  test('a loss has a true minus sign', () => {
    expect(gain({ before: 12, after: 4, won: [], lost: [] })).toBe('−8');
    expect(gain({ before: 4, after: 14, won: [], lost: [] })).toBe('+10');
  });
});

describe('how a seat stands', () => {
  const sheet = { ink: [], total: 0, done: false };

  test('a person writes, is done, or is away for so long', () => {
    expect(standing({ name: 'Maud' }, sheet, null)).toMatchObject({ state: 'writing', words: 'writing' });
    expect(standing({ name: 'Maud' }, { ...sheet, done: true }, null)).toMatchObject({ state: 'done', icon: 'tick' });
    expect(standing({ name: 'Inès' }, sheet, 100_000)).toMatchObject({
      state: 'away',
      words: 'away 1:40',
      brief: '1:40',
    });
  });

  test('a bot says that it is one, and when it sits in for somebody', () => {
    expect(standing({ name: 'Juniper', bot: 'sharp' }, { ...sheet, done: true }, null)).toMatchObject({
      words: 'bot, done',
      brief: 'done',
    });
    expect(standing({ name: 'Inès', sitting_in: true }, sheet, 200_000).words).toBe('a bot sits in');
  });

  test('time is minutes and seconds', () => expect(clock(185_900)).toBe('3:05'));
});

test('in the first games the slip says what a number still lacks', () => {
  const nothing = { before: 3, after: 3, won: [], lost: [] };
  const near = [
    { note: 'fewer', figure: 4, cells: ['1L3'], more: 3 },
    { note: 'over', figure: 2, cells: ['1R3', '2R3', '3R3'], more: -1 },
  ];
  expect(worthSentence('splitter', nothing)).toBe('No points won, none lost.');
  expect(worthSentence('splitter', nothing, near)).toBe(
    '4: three more to make a group. 2: more than 2 together score nothing.',
  );
  const won = [{ item: 'number-1', part: { cells: ['1L3'], points: 1, note: '' } }];
  expect(worthSentence('splitter', { ...nothing, won }, near)).not.toContain('beside');
});
