/** How the choices for a new table of a game are laid out: known before anything of the game is fetched. */
import type { GameCard, OptionInfo } from '../api/types';
import type { Language } from '../locale/messages.svelte';
import type { Terms } from '../table/game-terms';

export type OptionValue = OptionInfo['default'];

/** The `options.ts` of a game's folder is found by its name. */
const TERMS = import.meta.glob<Terms>('./*/options.ts', { eager: true, import: 'terms' });

export function terms(game: string): Terms {
  return TERMS[`./${game}/options.ts`] ?? {};
}

/** The options that the author recommends for so many seats; often none. */
export function proposed(game: GameCard | undefined, seats: number): Record<string, OptionValue> {
  return game?.proposals.find(({ seats: [low, high] }) => low <= seats && seats <= high)?.options ?? {};
}

/** Those, and the options that go with the page's language. */
export function usualOptions(
  game: GameCard | undefined,
  seats: number,
  language: Language,
): Record<string, OptionValue> {
  return { ...proposed(game, seats), ...game?.usual[language] };
}

/** How few and how many may sit down with these options. */
export function seatsFor(game: GameCard | undefined, options: Record<string, unknown>): readonly [number, number] {
  const holds = (wanted: Record<string, OptionValue>): boolean =>
    Object.entries(wanted).every(([id, value]) => options[id] === value);
  return game?.seats_for.find((each) => holds(each.options))?.seats ?? game?.seats ?? [1, 12];
}
