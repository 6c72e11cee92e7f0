/** How the choices for a new table of a game are laid out: known before anything of the game is fetched. */
import type { GameCard, OptionInfo } from '../api/types';
import type { Language } from '../locale/messages.svelte';
import { handicap, idle as idleInRace } from './difference/options';
import { idle } from './make-a-difference/options';

export type OptionValue = OptionInfo['default'];

/** What a seat with a handicap does, and the seats that have one by the options of the table. */
export interface Handicap {
  /** It waits so long; 0 where there is no handicap. */
  seconds: number;
  seats: readonly number[];
}

interface Terms {
  /** Options that mean nothing beside the others chosen. */
  idle?: (options: Record<string, unknown>) => string[];
  /** The handicap with which a seat may play. */
  handicap?: (options: Record<string, unknown>) => Handicap;
  /** Options whose values differ in words only, not on the sheet. */
  inWords?: readonly string[];
  /** Options in words that are often chosen; the others lie under a fold. */
  often?: readonly string[];
  /** The option that names the picture of a table. */
  pictures?: string;
}

const TERMS: Record<string, Terms> = {
  'make-a-difference': { idle, often: ['bot_cards', 'stars'] },
  'word-roller': {
    inWords: ['cleanup'],
    idle: () => ['hints'],
  },
  difference: { idle: idleInRace, handicap, pictures: 'illustration' },
};

export function terms(game: string): Terms {
  return TERMS[game] ?? {};
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
