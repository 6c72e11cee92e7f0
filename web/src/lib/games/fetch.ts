/** Loads a game's own part of the page together with its messages, and registers what it draws. */
import { registerLook } from '../paper/looks';
import { loadOnce } from '../shell/load-once';
import { fetchShelf } from '../shell/shelf.svelte';
import { register, type Own } from '../table/own';
import { learn } from '../words/words.svelte';

const GAMES: Record<string, () => Promise<{ own: Own }>> = {
  splitter: loadOnce(() => import('./splitter')),
  'make-a-difference': loadOnce(() => import('./make-a-difference')),
  hexroller: loadOnce(() => import('./hexroller')),
  'word-roller': loadOnce(() => import('./word-roller')),
  difference: loadOnce(() => import('./difference')),
};

/** A game that is not listed here is played on its sheet, its dice and a key for each other choice. */
export async function fetchGame(game: string): Promise<void> {
  const [part] = await Promise.all([GAMES[game]?.(), learn(game), fetchShelf().catch(() => [])]);
  if (!part) return;
  register(game, part.own);
  registerLook(game, part.own.look ?? {});
}
