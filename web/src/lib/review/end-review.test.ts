import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Review, ReviewCard, SeatReview } from '../api/types';
import { announcer } from '../shell/announcer.svelte';
import EndSaid from './EndSaid.svelte';
import EndStrip from './EndStrip.svelte';
import { Reviewing } from './reviewing.svelte';

const none = { marks: [], actions: [], value: 0 };
const seat = (name: string, luck: number): SeatReview => ({
  name,
  currency: 'points',
  start: 30,
  rounds: [1, 2].map((round) => ({
    round,
    dice: [1, 2],
    luck: round === 1 ? luck : -0.4,
    luck_se: 0,
    rivals: 0,
    loss: round,
    error: 0,
    own: none,
    best: none,
    expectation: 30,
  })),
  luck,
  loss: 3,
  error: 0,
  final: 28,
  costly: [{ round: 2, loss: 2, why: [{ message: 'review-why-expected-points', params: { best: '30', own: '28' } }] }],
  best: { ink: [], score: { items: [], total: 47 }, total: 47, bound: 47, proved: true },
  lead: null,
});
const REVIEW = { game: 'splitter', version: 1, reviewer: 'master', seats: [seat('Maud', 1.2), seat('Théo', -0.7)] };
const READY: ReviewCard = {
  state: 'ready',
  place: 0,
  share: 0,
  review: { ...REVIEW, part: null, levels: [], standings: [] } as Review,
};
const on = (state: ReviewCard['state'], more: Partial<ReviewCard> = {}): ReviewCard => ({
  state,
  place: 0,
  share: 0,
  review: null,
  ...more,
});

/** The strip watches its width, which no element has here. */
class Observer {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

describe('the review on an end page', () => {
  let answer: ReviewCard | Error; // to all that the page asks, until it is another
  let asked: string[];
  let reviewing: Reviewing;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    [asked, announcer.text] = [[], ''];
    vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(method);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
    });
    vi.stubGlobal('ResizeObserver', Observer);
    reviewing = new Reviewing('KITE27');
  });
  afterEach(() => {
    reviewing.leave();
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function show(me: number | null, seat = 0): Promise<void> {
    render(EndStrip, { reviewing, seat, me });
    render(EndSaid, { reviewing, seat, me });
    await reviewing.follow();
    await vi.waitFor(() => expect(reviewing.card ?? reviewing.problem).toBeTruthy());
    await tick();
    await tick();
  }

  const verdict = (): string => screen.queryByRole('region')?.textContent.trim() ?? '';
  const share = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
  const later = (check: () => void) => vi.waitFor(check, { timeout: 10_000 }); // by the test's clock
  const bold = (): string[] => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);

  test('it is waited for, said once, and begun by nobody', async () => {
    answer = on('waiting');
    await show(0);
    await later(() => expect(share()).toBe('0'));
    expect([verdict(), announcer.text]).toEqual(['', '']);
    answer = on('making', { share: 0.5 });
    await later(() => expect(share()).toBe('50'));
    answer = READY;
    await later(() => expect(screen.getByRole('img', { name: /^Luck of each roll and cost of each choice/ })));
    const strip = screen.getByRole('img').getAttribute('aria-label');
    expect(strip).toContain('rounds 1 to 2. Most luck in round 1: +1.2. Least in round 2: −0.4.');
    expect(strip).toContain('2 choices cost 3.0 together, most of it in round 2: 2.0.');
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['round', 'luck', 'loss'],
      ['1', '+1.2', '1.0'],
      ['2', '−0.4', '2.0'],
    ]);
    expect(verdict()).toContain('The dice gave you 1.2 more than usual; your choices cost 3.0.');
    expect(verdict()).toContain('The best sheet of these dice has 47 points.');
    expect(verdict()).toContain('Round 2 cost 2.0 points. Our strongest bot expects 30 points');
    expect(document.querySelector('.said')?.textContent).toContain('your choices cost 3.0.'); // on a phone
    expect(bold()).toEqual(['1.2', '3.0', '1.2', '3.0', '47']);
    expect(announcer.text).toContain('your choices cost 3.0');
    expect(new Set(asked)).toEqual(new Set(['GET']));
  });

  test('one that is there already is shown and not read out; another seat is named', async () => {
    answer = READY;
    await show(0, 1);
    expect(verdict()).toContain('The dice gave Théo 0.7 less than usual; the choices cost 3.0.');
    expect(announcer.text).toBe('');
  });

  test.each([
    ['nobody has begun', on('none')],
    ['that failed', on('failed')],
    ['that is refused', new TypeError('offline')],
  ])('one %s leaves the end as it is', async (_, told) => {
    answer = told;
    await show(0);
    expect([verdict(), screen.queryByRole('progressbar'), screen.queryByRole('img')]).toEqual(['', null, null]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['GET']);
  });
});
