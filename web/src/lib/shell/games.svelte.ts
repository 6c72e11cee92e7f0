/** The games that this server offers, and how each of them is called and coloured. */
import { listGames } from '../api/http';
import type { GameCard } from '../api/types';
import { known, readable, say } from '../locale/messages.svelte';

const SPOTS = ['moss', 'ice', 'coral', 'sky', 'plum', 'ochre', 'rose', 'rust'];

class Offered {
  games = $state.raw<readonly GameCard[]>([]);
}

const offered = new Offered();
let asked: Promise<GameCard[]> | undefined;

/** All games, asked for once; after a failure they are asked for again. */
export function fetchGames(): Promise<GameCard[]> {
  asked ??= listGames().then(
    (games) => (offered.games = games) as GameCard[],
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** The game that a page is about where nobody has named one: the first of the list. */
export async function firstGame(): Promise<string> {
  return (await fetchGames())[0]?.id ?? '';
}

/** The next call asks for the games anew. */
export function forgetGames(): void {
  asked = undefined;
}

export function cardOf(game: string): GameCard | undefined {
  return offered.games.find(({ id }) => id === game);
}

export function titleOf(game: string): string {
  return known(`game-${game}`) ? say(`game-${game}`) : (cardOf(game)?.title ?? readable(game));
}

/** The classes of everything printed in a game's colours. The colour is the one that the game names. */
export function inksOf(game: string): string {
  const spot = cardOf(game)?.spot ?? '';
  return `g-${game} s-${SPOTS.includes(spot) ? spot : 'ink'}`;
}

/** How many play, how long it takes, and from which age. */
export function titlePage({ seats: [low, high], minutes: [least, most], age }: GameCard): string {
  return say('game-meta', { low, high, minutes: least === most ? String(least) : `${least}–${most}`, age });
}
