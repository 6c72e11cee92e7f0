/** How common a word is, by its class: the message that says it. */
export function classOf(rarity: number): string {
  return `kept-words-class-${rarity <= 20 ? 'common' : rarity <= 35 ? 'known' : rarity <= 50 ? 'few' : 'rare'}`;
}
