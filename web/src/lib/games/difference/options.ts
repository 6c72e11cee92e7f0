/** How the options of a table depend on each other. */

type Options = Record<string, unknown>;

const ALONE = ['length', 'fine_s'];
const TOGETHER = ['after_wrong', 'lockout_s', 'play_on', 'strong', 'handicap_s'];

/** Options that mean nothing beside the others chosen. */
export function idle({ mode, strong, relaxed, bury, after_wrong: wrong }: Options): string[] {
  const always = [...(bury ? [] : ['bury_pause_s']), ...(mode === 'advanced' ? [] : ['grid'])];
  if (mode === 'solo') return [...always, ...TOGETHER, ...(relaxed ? ['fine_s'] : [])];
  return [...always, ...ALONE, ...(strong ? [] : ['handicap_s']), ...(wrong === 'next-call' ? ['lockout_s'] : [])];
}

/** How few and how many may sit down. */
export function seats({ mode }: Options): [number, number] {
  return mode === 'solo' ? [1, 1] : [2, 6];
}
