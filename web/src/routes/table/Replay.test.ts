import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY, PAPER, STATE, VIEW } from '../../lib/testing/samples';
import Replay from './Replay.svelte';

const step = (round: number, total: number, ink: typeof EMPTY): object => ({
  round,
  dice: [5, 2],
  view: { ...VIEW, round, sheets: [{ ink, total }] },
});
const ONE = EMPTY.with(0, 5).with(3, 2);
const ANSWERS: Record<string, unknown> = {
  rounds: [step(1, 2, ONE), step(2, 7, ONE.with(1, 5).with(2, 2))],
  paper: PAPER,
  papers: {},
  KITE27: {
    table: 'KITE27',
    link: 'KITE27',
    game: 'splitter',
    options: {},
    phase: 'over',
    seats: [STATE.seats[0]],
    me: 0,
    round: 2,
    rounds: 2,
  },
};

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(ANSWERS[path.split('?')[0]?.split('/').at(-1) ?? ''])),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a round of the past shows its marks as new, not as scoring, and the points that it brought', async () => {
  render(Replay, { code: 'KITE27' });
  const next = await screen.findByRole('button', { name: 'Next round' });
  expect(document.querySelectorAll('.c-ring.new')).toHaveLength(2);
  expect(document.querySelectorAll('.c-ring:not(.new)')).toHaveLength(0);
  expect(screen.getByText('+2')).toBeTruthy();
  await fireEvent.click(next);
  expect(screen.getByText('+5')).toBeTruthy();
});
