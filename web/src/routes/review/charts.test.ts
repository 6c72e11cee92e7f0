import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BestSheet, SeatReview, SheetView } from '../../lib/api/types';
import { PAPER } from '../../lib/testing/samples';
import { learn } from '../../lib/locale/messages.svelte';
import Best from './Best.svelte';
import ExpectationChart from './ExpectationChart.svelte';

/** Charts watch their width, which no element has here. */
class Observer {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  await learn('review');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('on a phone one switches between the best sheet and the own one', async () => {
  const score = { items: [], total: 47 };
  const ink = PAPER.places.map(() => null);
  const best = { ink, score, total: 47, bound: 47, proved: true } as BestSheet;
  const sheet = { ink, score: { items: [], total: 41 }, total: 41 } as unknown as SheetView;
  const { container } = render(Best, { game: 'splitter', paper: PAPER, best, sheet, name: 'Maud', you: 'yes' });
  const aside = (): string[] =>
    [...container.querySelectorAll('figure')].flatMap(({ classList }) =>
      classList.contains('aside') ? (classList.contains('own') ? 'own' : 'ghost') : [],
    );
  expect(aside()).toEqual(['own']);
  await fireEvent.click(screen.getByRole('radio', { name: 'Yours 41' }));
  expect(aside()).toEqual(['ghost']);
  await fireEvent.click(screen.getByRole('radio', { name: 'The best 47' }));
  expect(aside()).toEqual(['own']);
});

test('the luck of a round has its standard error where it was sampled', async () => {
  const round = { dice: [3, 4], luck: 1.24, loss: 0.5, error: 0, expectation: 30 };
  const rounds = [
    { ...round, round: 1, luck_se: 0.31 },
    { ...round, round: 2, luck_se: 0 },
  ];
  const seat = { name: 'Maud', currency: 'points', start: 30, rounds } as unknown as SeatReview;
  render(ExpectationChart, { seat });
  const cells = screen.getAllByRole('row', { hidden: true }).map((row) => row.children[2]?.textContent);
  expect(cells).toEqual(['luck', '+1.2 ± 0.3', '+1.2']);
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } });
  expect(document.querySelector('.said')?.textContent).toContain('+1.2 ± 0.3');
});
