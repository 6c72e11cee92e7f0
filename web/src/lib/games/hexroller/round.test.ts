import { describe, expect, test } from 'vitest';
import type { Paper, Place } from '../../api/types';
import { connection } from './links';
import { guess, hint, lit, missing, press } from './round';
import type { HexView } from '../../api/types';

const hex = (id: string, col: number, printed?: number): Place => ({
  id,
  shape: 'hex',
  x: 4 * col,
  y: 4,
  width: 8,
  height: 9.2,
  row: 1,
  col,
  ...(printed ? { printed } : {}),
});
const PAPER: Paper = {
  id: 'hexroller-test',
  width: 60,
  height: 20,
  places: [
    hex('A1', 1, 6),
    hex('A2', 3),
    hex('A3', 5),
    hex('A4', 7, 6),
    { ...hex('light-1', 1), shape: 'box', style: 'light' },
    { ...hex('two', 2), shape: 'box', style: 'bonus' },
  ],
};
const EMPTY = PAPER.places.map(() => null);
const VIEW: HexView = {
  round: 1,
  rounds: 7,
  dice: [3, 6, 6],
  sheets: [{ ink: EMPTY, total: 6 }],
  groups: [
    { number: 3, count: 1, written: 0, state: 'no-room', cells: [] },
    { number: 6, count: 2, written: 0, state: 'open', cells: ['A2', 'A3'] },
  ],
};
const turn = (view: HexView, ...choices: string[]) => ({
  view,
  paper: PAPER,
  grammar: {},
  choices,
  ink: EMPTY,
  pencil: [],
  offers: (words: string) => choices.includes(words),
});

describe('a press', () => {
  test('on a lit hex where one number fits chooses it and writes', () => {
    expect(press(turn(VIEW, 'choose 6'), 'A2', false)).toEqual(['choose 6', 'write A2']);
  });

  test('on the number itself takes it up, so that a line can be drawn from it', () => {
    expect(press(turn(VIEW, 'choose 6'), 'A1', false)).toEqual(['choose 6']);
  });

  test('that slides only goes on with the chain, or a step back', () => {
    const growing = { ...VIEW, path: ['A2', 'A3'], left: 1, hand: [6] };
    expect(press(turn(growing, 'write A4'), 'A4', true)).toEqual(['write A4']);
    expect(press(turn(growing, 'write A4'), 'A2', true)).toEqual(['undo']);
    expect(press(turn(growing, 'write A4'), 'A1', true)).toEqual([]);
  });

  test('on a box means its bonus or its row', () => {
    expect(press(turn(VIEW), 'two', false)).toEqual(['use two']);
    expect(press(turn(VIEW), 'light-1', false)).toEqual(['flip']);
  });

  test('that is no choice is asked for all the same: the server says why not', () => {
    expect(press(turn({ ...VIEW, groups: [] }), 'A2', false)).toEqual(['write A2']);
  });
});

test('starts and bonuses are lit before a number is chosen, then only the next hexes', () => {
  expect([...lit(turn(VIEW, 'choose 6', 'use two'))]).toEqual(['two', 'A2', 'A3']);
  expect([...lit(turn({ ...VIEW, groups: [], hand: [6] }, 'write A3', 'undo'))]).toEqual(['A3']);
});

test('a chain is shown at once, and what is missing is said', () => {
  const first = ['choose 6', 'write A2'].reduce(
    (view, words) => guess(view, 0, PAPER, words),
    VIEW as HexView,
  ) as HexView;
  expect(first.sheets[0]?.pencil?.[1]).toBe(6);
  expect([first.path, first.left, first.hand]).toEqual([['A2'], 1, [6]]);
  expect(missing(turn(first))).toBe('One more 6');
  expect(hint(turn(first))).toBe('One more 6.');
  const back = guess(first, 0, PAPER, 'undo') as HexView;
  expect(back.sheets[0]?.pencil?.[1]).toBeNull();
});

test('the win of the next hex is said before it is written', () => {
  const ahead = [{ item: 'pair-6', part: { cells: ['A3'], points: 6 } }];
  expect(hint(turn({ ...VIEW, path: ['A2'], left: 1, hand: [6], ahead }))).toBe('Here the two 6s meet. +6.');
});

test('a connection is drawn the shortest way from printed to printed', () => {
  expect(connection(PAPER, 'pair-6', { cells: ['A4', 'A3', 'A2', 'A1'], points: 6 })).toEqual(['A4', 'A3', 'A2', 'A1']);
  expect(connection(PAPER, 'area-A', { cells: ['A1', 'A2', 'A3', 'A4'], points: 6 })).toEqual([]);
});
