/** Loads a game's own part of the page together with its messages, and registers what it draws. */
import { registerGround } from '../paper/grounds';
import { loadOnce } from '../shell/load-once';
import { register, type Own } from '../table/own';
import { learn } from '../words/words.svelte';

const GAMES: Record<string, () => Promise<{ own: Own }>> = {
  splitter: loadOnce(() => import('./splitter')),
  'make-a-difference': loadOnce(() => import('./make-a-difference')),
  hexroller: loadOnce(() => import('./hexroller')),
  'word-roller': loadOnce(() => import('./word-roller')),
  difference: loadOnce(() => import('./difference')),
};

/** A game that is not listed here is drawn from its paper and dice alone. */
export async function fetchGame(game: string): Promise<void> {
  const [part] = await Promise.all([GAMES[game]?.(), learn(game)]);
  if (!part) return;
  register(game, part.own);
  if (part.own.Ground) registerGround(game, part.own.Ground);
}
