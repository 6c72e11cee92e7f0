/** A roll in words, as somebody at the table would call it. */
import { known, list, say } from '../../lib/locale/messages.svelte';
import type { Figure } from '../../lib/paper/row';

const FEW = 4; // so many dice are named one by one

/** "five and two"; many numbers are counted, "two 3s and one 8"; letters are spelt. */
export function inWords(values: readonly Figure[]): string {
  if (values.some((value) => typeof value === 'string')) return values.join(', ');
  if (values.length <= FEW) return list(values.map(numberInWords));
  const counted = [...new Set(values)].map((face) => {
    const count = values.filter((value) => value === face).length;
    return say('caller-counted', { count, times: numberInWords(count), face: String(face) });
  });
  return list(counted);
}

/** Letters side by side, as they are read; empty where the dice show numbers. */
export function spelt(values: readonly Figure[]): string | null {
  return values.length > 0 && values.every((value) => typeof value === 'string') ? values.join('') : null;
}

function numberInWords(value: Figure): string {
  return known(`caller-number-${value}`) ? say(`caller-number-${value}`) : String(value);
}
