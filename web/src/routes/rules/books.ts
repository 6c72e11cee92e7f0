/** The rules of each game, as a component that is fetched when somebody reads them. */
import type { Component } from 'svelte';
import { fetchGame } from '../../lib/games/fetch';
import { loadOnce } from '../../lib/shell/load-once';
import { learn } from '../../lib/locale/messages.svelte';

const BOOKS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  splitter: loadOnce(() => import('./SplitterRules.svelte')),
  'make-a-difference': loadOnce(() => import('./MakeADifferenceRules.svelte')),
  hexroller: loadOnce(() => import('./HexRollerRules.svelte')),
  'word-roller': loadOnce(() => import('./WordRollerRules.svelte')),
  difference: loadOnce(() => import('./DifferenceRules.svelte')),
};

/** A game without pages of its own has its README. The examples are drawn as the game itself is. */
const readme = loadOnce(() => import('./Readme.svelte'));

export async function fetchBook(game: string): Promise<Component<{ game: string }>> {
  const [book] = await Promise.all([(BOOKS[game] ?? readme)(), fetchGame(game), learn('rules')]);
  return book.default as Component<{ game: string }>;
}
