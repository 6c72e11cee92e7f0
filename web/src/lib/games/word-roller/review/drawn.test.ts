import { expect, test } from 'vitest';
import type { OccasionReview, Paper, PlacedWord } from '../../../api/types';
import { costliest, draw } from './drawn';

const PAPER = { places: [1, 2, 3, 4, 5].map((col) => ({ id: `r1c${col}` })) } as Paper;

function word(text: string, col: number): PlacedWord {
  const cells = [...text].map((_, place) => `r1c${col + place}`);
  return { text, cells, points: 0, cards: 0, rarity: 10 };
}

function occasion(own: PlacedWord | null, known: PlacedWord | null, left: number): OccasionReview {
  return { source: 'roll', own, known, best: known, left_known: left, left_best: left, erased: false };
}

test('the better word is drawn on the card with the words before it', () => {
  const first = occasion(word('DO', 1), word('DO', 1), 0);
  const second = occasion(word('DOE', 1), word('DOVES', 1), 2);
  const turn = [first, second];
  expect(costliest(turn)).toBe(second);
  expect(draw(PAPER, [null, null, null, null, null], turn, second)).toEqual({
    ink: ['D', 'O', null, null, null],
    better: [null, null, 'V', 'E', 'S'],
    own: [null, null, 'E', null, null],
  });
});

test('a turn that cost nothing, or was best left empty, is not drawn', () => {
  expect(costliest([occasion(null, null, 0)])).toBeNull();
  expect(costliest([occasion(word('DO', 1), null, 2)])).toBeNull();
});
