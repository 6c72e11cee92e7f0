/** The rules of each game, as a component that is fetched when somebody reads them. */
import type { Component } from 'svelte';
import { fetchGame } from '../../lib/games/fetch';
import { loadOnce } from '../../lib/shell/load-once';
import { learn } from '../../lib/words/words.svelte';

const BOOKS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  splitter: loadOnce(() => import('./SplitterRules.svelte')),
  'make-a-difference': loadOnce(() => import('./MakeADifferenceRules.svelte')),
  hexroller: loadOnce(() => import('./HexRollerRules.svelte')),
  'word-roller': loadOnce(() => import('./WordRollerRules.svelte')),
  difference: loadOnce(() => import('./DifferenceRules.svelte')),
};

export const GAMES: readonly string[] = Object.keys(BOOKS);

/** The examples are drawn as the game itself is. */
export async function fetchBook(game: string): Promise<Component | undefined> {
  const [book] = await Promise.all([BOOKS[game]?.(), fetchGame(game), learn('rules')]);
  return book?.default;
}
