import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChallengeCard } from '../api/types';
import ShareResult from './ShareResult.svelte';

const CARD: ChallengeCard = {
  id: '2026-11-18.splitter',
  game: 'splitter',
  options: {},
  title: '',
  timed: false,
  commitment: '',
  sealed_at: 0,
  closes_ms: 1,
  entered: 1,
  par: { sharp: 39 },
  mine: {
    link: 'KITE27-AAAA',
    total: 41,
    title: '',
    place: 1,
    lost: { points: 3.5, state: 'ready', place: 0 },
    share: '',
    streak: 2,
  },
  host: false,
  ranked: [],
  secret: '',
  order: 'points',
  orders: ['points', 'loss'],
  ended: 1,
  reviewed: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sharedText(card: ChallengeCard): Promise<string> {
  const shared: string[] = [];
  vi.stubGlobal('navigator', {
    share: ({ text }: { text: string }) => {
      shared.push(text);
      return Promise.resolve();
    },
  });
  render(ShareResult, { card });
  await fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shared).toHaveLength(1));
  return shared.join();
}

test('while the dice are sealed the shared text tells no points lost', async () => {
  const text = await sharedText(CARD);
  expect(text).toContain('41');
  expect(text).not.toContain('3.5');
});

test('once they are open, it does', async () => {
  expect(await sharedText({ ...CARD, secret: 'ab' })).toContain('3.5 lost');
});
