import { expect, test } from 'vitest';
import type { View } from '../api/types';
import { news } from './announce';
import { EMPTY, HELLO, STATE, VIEW } from '../testing/samples';

const PENCIL = [5, null, null, 2, null, null, null, null];
const written: View = {
  ...VIEW,
  worth: {
    before: 0,
    after: 10,
    won: [{ item: 'number-5', part: { cells: ['1L2'], points: 10, note: 'star' } }],
    lost: [],
  },
  sheets: [{ ink: EMPTY, total: 0, pencil: PENCIL }, VIEW.sheets[1]!],
};

test('the roll is told when a page comes to the table', () => {
  expect(news(HELLO, STATE, null, VIEW)).toBe('Round 1: 5, 2.');
});

test('a mark is told with its cells and what it is worth, once the server has said so', () => {
  expect(news(HELLO, STATE, VIEW, { ...written, worth: null })).toBe('');
  expect(news(HELLO, STATE, VIEW, written)).toBe(
    '5: row 1, second left, star. 2: row 1, second right. +10. Five 5s on a star.',
  );
});

test('a mark that was rubbed out is told', () => {
  expect(news(HELLO, STATE, written, VIEW)).toBe('Rubbed out.');
});

test('a win is explained once, not with every mark that follows', () => {
  const more: View = {
    ...written,
    sheets: [{ ...written.sheets[0]!, pencil: PENCIL.with(1, 1) }, written.sheets[1]!],
    worth: { ...written.worth! },
  };
  expect(news(HELLO, STATE, written, more)).toBe('1: row 1, first left. +10.');
});

test('a person who is done hears for whom we wait', () => {
  const done: View = { ...written, sheets: [{ ...written.sheets[0]!, done: true }, written.sheets[1]!] };
  expect(news(HELLO, STATE, written, done)).toBe('Written. Waiting for Théo.');
  expect(news(HELLO, STATE, done, { ...done })).toBe('');
});

test("another seat's progress is not read out", () => {
  expect(news(HELLO, STATE, VIEW, { ...VIEW, sheets: [VIEW.sheets[0]!, { ...VIEW.sheets[1]!, done: true }] })).toBe('');
});

test('the close of a round comes with the next roll', () => {
  expect(news(HELLO, STATE, written, { ...VIEW, round: 2, dice: [1, 1] })).toBe(
    'Everyone has written: pencil is ink now. Round 2: 1, 1.',
  );
});

test('the end is told with the result', () => {
  const view = {
    ...VIEW,
    over: true,
    sheets: [
      { ink: EMPTY, total: 9 },
      { ink: EMPTY, total: 4 },
    ],
  };
  expect(news(HELLO, { ...STATE, phase: 'over', places: [1, 2], view }, VIEW, view)).toBe(
    'Everyone has written: pencil is ink now. You win, 5 ahead of Théo.',
  );
});
