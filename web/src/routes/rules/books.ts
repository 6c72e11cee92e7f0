/** The rules of each game, as a component that is fetched when somebody reads them. */
import type { Component } from 'svelte';
import { fetchGame } from '../../lib/games/fetch';
import { learn } from '../../lib/locale/messages.svelte';
import { loadOnce } from '../../lib/shell/load-once';

interface Book {
  default: Component<{ game: string }>;
}

/** The `rules/Rules.svelte` of a game's folder is found by its name, so that it comes together with the game. */
const BOOKS = Object.fromEntries(
  Object.entries(import.meta.glob<Book>('../../lib/games/*/rules/Rules.svelte')).map(([file, load]) => [
    file,
    loadOnce(load),
  ]),
);

/** A game without pages of its own has its README. The examples are drawn as the game itself is. */
const readme = loadOnce<Book>(() => import('./Readme.svelte'));

export async function fetchBook(game: string): Promise<Book['default']> {
  const fetchRules = BOOKS[`../../lib/games/${game}/rules/Rules.svelte`] ?? readme;
  const [book] = await Promise.all([fetchRules(), fetchGame(game), learn('rules')]);
  return book.default;
}
