/** How the options of a table depend on each other. */
import type { Terms } from '../../table/game-terms';

type Options = Record<string, unknown>;

const ALONE = ['length', 'fine_s'];
const TOGETHER = ['after_wrong', 'lockout_s', 'play_on', 'strong', 'handicap_s'];

/** Options that mean nothing beside the others chosen. */
export function idle({ mode, strong, relaxed, bury, after_wrong: wrong }: Options): string[] {
  const always = [...(bury ? [] : ['bury_pause_s']), ...(mode === 'advanced' ? [] : ['grid'])];
  if (mode === 'solo') return [...always, ...TOGETHER, ...(relaxed ? ['fine_s'] : [])];
  return [...always, ...ALONE, ...(strong ? [] : ['handicap_s']), ...(wrong === 'next-call' ? ['lockout_s'] : [])];
}

/** The handicap after every new card: `strong` names the seats that have it, from 1. */
export function handicap({ strong, handicap_s: seconds }: Options): { seconds: number; seats: number[] } {
  return { seconds: Number(seconds ?? 0), seats: [...String(strong ?? '')].map((digit) => Number(digit) - 1) };
}

export const terms: Terms = {
  idle,
  handicap,
  pictures: 'illustration',
  alone: ({ mode }: Options): boolean => mode === 'solo',
};
