import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { RoundStep, TableCard } from '../../api/types';
import { findsOf } from './film';
import Film from './Film.svelte';
import { RACE } from './samples';
import type { PictureView, Shown } from './view';

afterEach(cleanup);

const laid = (seat: number, picture: string, what: string): Shown => ({
  seat,
  card: { row: 0, col: 0, picture },
  pairs: [
    {
      against: { row: 0, col: 0, picture: 'm1' },
      spots: [{ x: 200, y: 300, r: 40, what: { en: what, fr: what } }],
    },
  ],
});
const step = (at: number, ...shown: Shown[]): RoundStep => ({
  round: 1,
  dice: [],
  at,
  view: { ...RACE, shown } as PictureView,
});
const [frog, boat] = [laid(1, 'c1', 'the frog'), laid(0, 'c2', 'the boat')];
const STEPS = [step(4200, frog), step(9000, frog, boat), step(9000)];
const CARD = { game: 'difference', seats: [{ name: 'Maud' }, { name: 'Théo' }] } as TableCard;

test('each find is in the film once, with its moment', () => {
  expect(findsOf(STEPS).map(({ shown, at }) => [shown.card.picture, at])).toEqual([
    ['c1', 4200],
    ['c2', 9000],
  ]);
});

test('the film names who found what and when, and steps on by key', async () => {
  render(Film, { card: CARD, code: 'KITE27', steps: STEPS });
  expect(screen.getByText('Find 1 of 2, after 0:04.2')).toBeTruthy();
  expect(screen.getByText(/frog/)).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(screen.getByText('Find 2 of 2, after 0:09.0')).toBeTruthy();
  expect(screen.getByText(/boat/)).toBeTruthy();
});

test('a game without a find says so', () => {
  render(Film, { card: CARD, code: 'KITE27', steps: [step(0)] });
  expect(screen.getByText('Nobody found anything in this game.')).toBeTruthy();
});
