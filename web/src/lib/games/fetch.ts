/** Each game's own part of the page, fetched with its words when it is wanted. */
import { once } from '../once';
import { learn } from '../words/words.svelte';
import type { Own } from './own';

const GAMES: Record<string, () => Promise<{ own: Own }>> = {
  splitter: once(() => import('./splitter')),
  'make-a-difference': once(() => import('./make-a-difference')),
  hexroller: once(() => import('./hexroller')),
  'word-roller': once(() => import('./word-roller')),
  difference: once(() => import('./difference')),
};

export const fetched = new Map<string, Own>();

/** A game that the page does not know by name is drawn by its sheet and tray alone. */
export async function fetchGame(game: string): Promise<void> {
  const [part] = await Promise.all([GAMES[game]?.(), learn(game)]);
  if (part) fetched.set(game, part.own);
}
