import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { NewWord } from '../../api/types';
import { learn } from '../../locale/messages.svelte';
import NewWords from './NewWords.svelte';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const word = (text: string): NewWord => ({ text, rarity: 35, points: 5, round: 1 });

test('a word that an earlier review has shown stands last and is not called new again', async () => {
  await Promise.all([learn('word-review'), learn('kept-words')]);
  render(NewWords, { review: 'LAMA11', words: 'en', met: [word('DINER'), word('ABLE')] });
  expect(screen.getByText(/2 of these words/)).toBeDefined();
  expect(screen.queryByText(/met before/)).toBeNull();
  cleanup();
  render(NewWords, { review: 'KITE27', words: 'en', met: [word('DINER'), word('EARN')] });
  expect(screen.getByText(/One of these words/)).toBeDefined();
  const keys = within(screen.getByRole('region')).getAllByRole('button');
  expect(keys.map((key) => key.textContent.includes('met before'))).toEqual([false, true]);
  expect(keys[0]?.textContent).toContain('EARN');
});
