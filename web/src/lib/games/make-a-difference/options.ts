/** How the options of a table depend on each other, and which are often chosen. */
import type { Terms } from '../../table/game-terms';

/** Options that mean nothing beside the others: lines are shared in Mode B only, and stars belong to BotCards. */
export function idle({ mode, bot_cards: cards }: Record<string, unknown>): string[] {
  return [...(mode === 'A' ? ['friendly_ties'] : []), ...(cards === 0 ? ['stars'] : [])];
}

export const terms: Terms = { idle, often: ['bot_cards', 'stars'] };
