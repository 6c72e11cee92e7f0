/** How the options of a table depend on each other. */

/** Options that mean nothing beside the others: lines are shared in Mode B only, and stars belong to BotCards. */
export function idle({ mode, bot_cards: cards }: Record<string, unknown>): string[] {
  return [...(mode === 'A' ? ['friendly_ties'] : []), ...(cards === 0 ? ['stars'] : [])];
}
