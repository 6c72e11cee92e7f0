/** What a time alone is worth: the same table that the rules read. */
import medals from '../../../../../src/rollwright/games/difference/medals.json';

export type Medal = 'gold' | 'silver' | 'bronze';

export const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze'];
export const MEDAL_CARDS = medals.cards;
/** The cards are turned this long after the start; then the clock begins. */
export const REVEAL_MS = 3000;

export function seconds(illustration: string, medal: Medal): number {
  return (medals.seconds as Record<string, Record<Medal, number>>)[illustration]?.[medal] ?? 0;
}
