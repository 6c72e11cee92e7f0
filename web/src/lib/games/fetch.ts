/** Loads a game's own part of the page together with its messages, and registers what it draws. */
import { idle } from '../shell/fonts';
import { registerLook } from '../paper/looks';
import { registerTelling } from '../review/tellings';
import { loadOnce } from '../shell/load-once';
import { fetchGames } from '../shell/games.svelte';
import { register, type GameParts } from '../table/game-parts';
import { learn } from '../locale/messages.svelte';

const GAMES: Record<string, () => Promise<{ parts: GameParts }>> = {
  splitter: loadOnce(() => import('./splitter')),
  'make-a-difference': loadOnce(() => import('./make-a-difference')),
  hexroller: loadOnce(() => import('./hexroller')),
  'word-roller': loadOnce(() => import('./word-roller')),
  difference: loadOnce(() => import('./difference')),
};

/** A game that is not listed here is played on its sheet, its dice and a key for each other choice. */
export async function fetchGame(game: string): Promise<void> {
  const [part] = await Promise.all([GAMES[game]?.(), learn(game), fetchGames().catch(() => [])]);
  void idle()
    .then(() => part?.parts.fetchLater?.())
    .catch(() => undefined); // fetched again when it is shown
  if (!part) return;
  register(game, part.parts);
  registerLook(game, part.parts.look ?? {});
  if (part.parts.review) registerTelling(game, part.parts.review.fetchTelling);
}
