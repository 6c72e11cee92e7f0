/** The choices for a new table of a game: known before anything of the game is fetched. */
import type { GameCard, OptionInfo } from '../api/types';
import type { Language } from '../locale/messages.svelte';
import { idle as idleInRace, seats as racers } from './difference/options';
import { idle } from './make-a-difference/options';

export type OptionValue = OptionInfo['default'];

interface Terms {
  /** Options that go with the page's language. */
  usual?: (language: Language) => Record<string, OptionValue>;
  /** Options that mean nothing beside the others chosen. */
  idle?: (options: Record<string, unknown>) => string[];
  /** How few and how many may sit down with these options, where that is not always the same. */
  seats?: (options: Record<string, unknown>) => [number, number];
  /** Its own options set the clocks. */
  clocked?: boolean;
  /** A game of speed: it is played live only. */
  speed?: boolean;
  /** Options whose values differ in words only, not on the sheet. */
  inWords?: readonly string[];
  /** Options in words that are often chosen; the others lie under a fold. */
  often?: readonly string[];
}

const TERMS: Record<string, Terms> = {
  'make-a-difference': { idle, often: ['bot_cards', 'stars'] },
  'word-roller': {
    usual: (language) => ({ words: language }),
    inWords: ['cleanup'],
    clocked: true,
    idle: () => ['hints'],
  },
  difference: { idle: idleInRace, seats: racers, clocked: true, speed: true },
};

export function terms(game: string): Terms {
  return TERMS[game] ?? {};
}

/** The options that the author recommends for so many seats; often none. */
export function proposed(game: GameCard | undefined, seats: number): Record<string, OptionValue> {
  return game?.proposals.find(({ seats: [low, high] }) => low <= seats && seats <= high)?.options ?? {};
}
