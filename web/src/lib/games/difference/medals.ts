/** The medals for a time alone: the same table that the rules read. */
import medals from '../../../../../src/rollwright/games/difference/medals.json';

export type Medal = 'gold' | 'silver' | 'bronze';

export const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze'];
export const MEDAL_CARDS = medals.cards;

export function seconds(illustration: string, medal: Medal): number {
  return (medals.seconds as Record<string, Record<Medal, number>>)[illustration]?.[medal] ?? 0;
}
