/** What the options of a table mean for each other. */

type Options = Record<string, unknown>;

const ALONE = ['length', 'fine_s'];
const TOGETHER = ['lockout_s', 'play_on', 'strong', 'handicap_s'];

/** Options that mean nothing beside the others chosen. */
export function idle({ mode, strong, relaxed }: Options): string[] {
  if (mode === 'solo') return [...TOGETHER, ...(relaxed ? ['fine_s'] : [])];
  return [...ALONE, ...(strong ? [] : ['handicap_s'])];
}

/** How few and how many may sit down. */
export function seats({ mode }: Options): [number, number] {
  return mode === 'solo' ? [1, 1] : [2, 6];
}
