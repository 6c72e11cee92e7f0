import { describe, expect, test } from 'vitest';
import type { Paper, TableState } from '../../api/types';
import { result, announcement, winnerOf } from './result';
import { guess, hint, lit, press } from './round';
import { idle } from './options';
import type { DifferenceView } from './view';

const PLACE = { width: 11, height: 11, row: 1, col: 1, x: 0, y: 0 };
const PAPER: Paper = {
  id: 'make-a-difference-A',
  width: 50,
  height: 20,
  places: [
    { ...PLACE, id: 'fa', shape: 'square', style: 'field' },
    { ...PLACE, id: 'fb', shape: 'square', style: 'field' },
    { ...PLACE, id: 'fa-fb', shape: 'ring', style: 'row', said: { kind: 'ring', from: 'fa', to: 'fb' } },
  ],
};
const EMPTY = [null, null, null];
const VIEW: DifferenceView = {
  round: 1,
  rounds: 10,
  dice: [2, 6],
  hand: [2],
  held: 0,
  roller: 0,
  worth: null,
  mode: 'A',
  face_down: 0,
  sums: [],
  sheets: [{ ink: EMPTY, total: 0 }],
};

describe('before the server answers', () => {
  test('the die in hand is written, the other comes to hand, and the ring fills by itself', () => {
    const once = guess(VIEW, 0, PAPER, 'write fa') as DifferenceView;
    expect(once.sheets[0]?.pencil).toEqual([2, null, null]);
    expect([once.hand, once.held]).toEqual([[6], 1]);
    const twice = guess(once, 0, PAPER, 'write fb') as DifferenceView;
    expect(twice.sheets[0]?.pencil).toEqual([2, 6, 4]);
    expect(twice.hand).toEqual([]);
  });

  test('the other die can be taken in hand first', () => {
    const picked = guess(VIEW, 0, PAPER, 'pick 1');
    expect(guess(picked, 0, PAPER, 'write fa').sheets[0]?.pencil).toEqual([6, null, null]);
  });
});

test('a press on a field asks to write there, on a ring for nothing', () => {
  const choices = ['pick 1', 'write fa'];
  const turn = { view: VIEW, paper: PAPER, grammar: {}, choices, ink: EMPTY, pencil: [], offers: () => false };
  expect(press(turn, 'fb')).toEqual(['write fb']);
  expect(press(turn, 'fa-fb')).toEqual([]);
  expect(hint(turn)).toBe('Tap a field to write 2. The other die comes next.');
});

test('when both numbers stand, another field moves the last one, and a number in pencil is taken up again', () => {
  const places = [...PAPER.places, { ...PLACE, id: 'fc', shape: 'square' as const, style: 'field' }];
  const paper: Paper = { ...PAPER, places };
  const ink = [...EMPTY, null];
  const blank: DifferenceView = { ...VIEW, sheets: [{ ink, total: 0 }] };
  const say = (view: DifferenceView, ...words: string[]): DifferenceView =>
    words.reduce((seen, one) => guess(seen, 0, paper, one) as DifferenceView, view);
  const both = say(blank, 'write fa', 'write fb');
  const pencil = both.sheets[0]?.pencil ?? [];
  const turn = { view: both, paper, grammar: {}, choices: ['done', 'undo'], ink, pencil, offers: () => false };
  expect([...lit(turn)]).toEqual(['fc']);
  expect(say(both, ...press(turn, 'fc')).sheets[0]?.pencil).toEqual([2, null, null, 6]);
  const last = say(both, ...press(turn, 'fb'));
  expect([last.sheets[0]?.pencil, last.hand]).toEqual([[2, null, null, null], [6]]);
  const first = say(both, ...press(turn, 'fa'));
  expect([first.sheets[0]?.pencil, first.hand]).toEqual([[null, 6, null, null], [2]]);
});

test('friendly ties need Mode B, stars need BotCards', () => {
  expect(idle({ mode: 'A', bot_cards: 0 })).toEqual(['friendly_ties', 'stars']);
  expect(idle({ mode: 'B', bot_cards: 2 })).toEqual([]);
});

describe('the end', () => {
  const card = { id: 'bot-01', name: 'Dot', stars: 1, mode_a_score: 5, mode_b_sums: {} };
  const ended = (totals: number[], more: Partial<DifferenceView> = {}): TableState => ({
    phase: 'over',
    seats: [{ name: 'Maud' }, { name: 'Théo' }],
    choices: [],
    hashes: [],
    places: [],
    titles: [],
    proof: null,
    again: null,
    again_by: null,
    deadline_ms: null,
    paused: false,
    shut: false,
    early: false,
    hints: false,
    series: null,
    waiting: [],
    again_game: null,
    view: {
      ...VIEW,
      over: true,
      sheets: [
        { ink: EMPTY, total: 0 },
        { ink: EMPTY, total: 0 },
      ],
      cards: [card],
      totals,
      ...more,
    } as DifferenceView,
  });

  test.each([
    [[9, 5, 3], 'You win, 4 ahead of Théo'],
    [[9, 5, 7], 'You win, 2 ahead of Dot'],
    [[3, 5, 7], 'Dot wins, 4 ahead of you'],
    [[7, 5, 7], 'You share the win with Dot'],
  ])('%j', (totals, sentence) => expect(result(ended(totals), 0)).toBe(sentence));

  test('a duel decides equal totals, and each throw is told once', () => {
    const thrown = { match: 1, pair: [0, 1] as [number, number], hands: ['rock', 'scissors'] as ['rock', 'scissors'] };
    const duel = {
      pair: [0, 1] as [number, number],
      queue: [],
      match: 1,
      wins: [2, 0] as [number, number],
      throws: [thrown, thrown],
      waiting: [],
      winner: 0,
    };
    const state = ended([7, 7, 1], { duel });
    expect(result(state, 0)).toBe('You win by rock, paper, scissors');
    expect(result(state, 1)).toBe('Maud wins by rock, paper, scissors');
    const before = { ...(state.view as DifferenceView), duel: { ...duel, throws: [thrown] } };
    expect(announcement(state, null, before, state.view!)).toBe(
      'Maud: Rock. Théo: Scissors. Maud wins the throw. Maud wins by rock, paper, scissors.',
    );
    expect(announcement(state, 0, before, state.view!)).toContain('You win by rock, paper, scissors.');
    expect(winnerOf({ ...thrown, hands: ['rock', 'rock'] })).toBeNull();
  });
});
