import { render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameCard } from '../../lib/api/types';
import Cover from '../../lib/parts/Cover.svelte';
import { fetchGames, forgetGames, inksOf, titleOf } from '../../lib/shell/games.svelte';
import { PAPER, WORDS } from '../../lib/testing/any-game';
import League from '../challenge/League.svelte';
import { named } from '..';
import Open from '../open/Open.svelte';
import Readme from '../rules/Readme.svelte';
import GameBox from './GameBox.svelte';
import Home from './Home.svelte';

const card = (id: string, spot: string): GameCard => ({
  id,
  title: 'Tiny Steps',
  designers: [],
  seats: [1, 4],
  minutes: [5, 5],
  age: 6,
  spot,
  options: [],
  levels: [],
  proposals: [],
  credits: [],
  lesson: false,
  dice: true,
  paper: false,
  hints: false,
  teacher: false,
  scorer: false,
  clocked: false,
  race: false,
  seats_for: [],
  daily: {},
  usual: {},
  unmeasured: [],
});
const GAMES = [card('tiny', 'rust'), card('odd', 'ultraviolet')];
const HTML = '<h2>Play</h2><p>Climb.</p>';
const ANSWERS: Record<string, unknown> = {
  '/api/games': GAMES,
  '/api/me/tables': [],
  '/api/today': { games: [] },
  '/api/games/tiny/rules': { html: HTML },
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/words/')
      ? new Response(WORDS)
      : new Response(JSON.stringify(path.includes('/paper?') ? PAPER : (ANSWERS[path] ?? { html: '' }))),
  );
  forgetGames(); // another test file may have asked
  await fetchGames();
});
afterEach(() => vi.unstubAllGlobals());

test('a page that names no game is about the first of the list', async () => {
  expect(await named({ page: 'open', game: '' })).toEqual({ page: 'open', game: 'tiny' });
  expect(await named({ page: 'rules', game: '' })).toEqual({ page: 'rules', game: 'tiny' });
  expect(await named({ page: 'rules', game: 'odd' })).toEqual({ page: 'rules', game: 'odd' });
  render(League);
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]),
  );
});

test('a game is printed in the colour that its title page names, and in ink where there is no such colour', () => {
  expect(inksOf('tiny')).toBe('g-tiny s-rust');
  expect(inksOf('odd')).toBe('g-odd s-ink');
  expect(inksOf('never-heard-of')).toBe('g-never-heard-of s-ink');
});

test('each colour has its class, and a default stands for all', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles/base.css'), 'utf-8');
  for (const spot of ['ink', 'moss', 'ice', 'coral', 'sky', 'plum', 'ochre', 'rose', 'rust'])
    expect(css).toMatch(new RegExp(`\\.s-${spot} \\{\\s+--spot: var\\(--${spot}\\);\\s+--spot-tint: var`));
  expect(css).toMatch(/:root,\s+\.s-ink \{/);
});

test('a game without words has the title of its title page, and no raw line under it', () => {
  expect(titleOf('tiny')).toBe('Tiny Steps');
  render(GameBox, { game: GAMES[0]!, onalone: () => undefined, onbot: () => undefined, onnear: () => undefined });
  expect(screen.getByRole('heading', { name: 'Tiny Steps' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/game-tiny/);
});

test('a game without a cover has its sheet for one', async () => {
  const { container } = render(Cover, { game: 'tiny' });
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(PAPER.places.length));
  expect(container.querySelector('.art')?.classList).toContain('s-rust');
});

test('the home page counts the games on its shelf', async () => {
  render(Home);
  expect(await screen.findByText(/^Pencils out\. Two games of dice and paper/)).toBeTruthy();
});

test('a table of a game without options, bots and words can be opened', async () => {
  render(Open, { game: 'tiny' });
  const open = await screen.findByRole('button', { name: 'Open the table' });
  await waitFor(() => expect(open.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByRole('button', { name: 'One bot more' })).toBeNull();
  expect(screen.queryByText(/option-/)).toBeNull();
});

test('the rules of a game without pages of its own are its README, and a missing one is told', async () => {
  render(Readme, { game: 'tiny' });
  expect(await screen.findByRole('heading', { name: 'Play' })).toBeTruthy();
  render(Readme, { game: 'odd' });
  expect(await screen.findByText(/no rules written down/)).toBeTruthy();
});
