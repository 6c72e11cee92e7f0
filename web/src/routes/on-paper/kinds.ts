/** How dice are drawn whose faces only the dice themselves tell: pips for 1 to 6, else type. */
import type { Figure } from '../../lib/paper/row';

export function kindsSeen(dice: readonly Figure[]): ('pips' | 'printed')[] {
  const plain = dice.length <= 2 && dice.every((face) => typeof face === 'number' && face >= 1 && face <= 6);
  return dice.map(() => (plain ? 'pips' : 'printed'));
}
