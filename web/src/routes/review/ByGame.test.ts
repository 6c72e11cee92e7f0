import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Review, TableCard } from '../../lib/api/types';
import { say } from '../../lib/locale/messages.svelte';
import ByGame from './ByGame.svelte';

test('the part of a game that the page does not know is left to the terminal', () => {
  const review: Review = {
    game: 'stairs',
    version: 1,
    reviewer: 'greedy',
    seats: [],
    part: { seats: [{ name: 'Ada', steps: [3, 5] }] },
    levels: [],
    standings: [],
  };
  render(ByGame, {
    review,
    card: { game: 'stairs' } as TableCard,
    papers: { paper: null, papers: [] } as never,
    steps: [],
  });
  expect(screen.getByText(say('review-in-terminal'))).toBeTruthy();
});
