/** Each game's own part of the page, fetched with its words when it is wanted. */
import { once } from '../once';
import { enterLook } from '../paper/looks';
import { fetchShelf } from '../shelf.svelte';
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

/** A game that brings nothing for the page is played on its sheet, its dice and a key for each other choice. */
export async function fetchGame(game: string): Promise<void> {
  const [part] = await Promise.all([GAMES[game]?.(), learn(game), fetchShelf().catch(() => [])]);
  if (!part) return;
  fetched.set(game, part.own);
  enterLook(game, part.own.look ?? {});
}
