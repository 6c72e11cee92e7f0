/** The rules of each game, as a component that is fetched when somebody reads them. */
import type { Component } from 'svelte';
import { fetchGame } from '../../lib/games/fetch';
import { once } from '../../lib/once';
import { learn } from '../../lib/words/words.svelte';

const BOOKS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  splitter: once(() => import('./SplitterRules.svelte')),
  'make-a-difference': once(() => import('./MakeADifferenceRules.svelte')),
  hexroller: once(() => import('./HexRollerRules.svelte')),
  'word-roller': once(() => import('./WordRollerRules.svelte')),
  difference: once(() => import('./DifferenceRules.svelte')),
};

export const GAMES: readonly string[] = Object.keys(BOOKS);

/** The examples are drawn as the game itself is. */
export async function fetchBook(game: string): Promise<Component | undefined> {
  const [book] = await Promise.all([BOOKS[game]?.(), fetchGame(game), learn('rules')]);
  return book?.default;
}
