/** Figures of a review: points with one decimal, or chances in per cent. */
import type { SeatReview } from '../../lib/api/types';
import { words } from '../../lib/locale/messages.svelte';

type Currency = SeatReview['currency'];

const NO_BREAK = ' ';

/** "4.3", or "4.3 %". */
export function amount(currency: Currency, value: number): string {
  const shown = currency === 'win' ? 100 * value : value;
  const format = new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(Math.abs(shown) < 0.05 ? 0 : shown) + (currency === 'win' ? `${NO_BREAK}%` : '');
}

/** "+1.2", "−0.4". */
export function signed(currency: Currency, value: number): string {
  const size = amount(currency, Math.abs(value));
  return amount(currency, value) === amount(currency, 0) ? size : `${value < 0 ? '−' : '+'}${size}`;
}

/** A final result: points, or a share of the victory. */
export function whole(currency: Currency, value: number): string {
  return currency === 'win' ? `${Math.round(100 * value)}${NO_BREAK}%` : String(value);
}

/** Which way luck went: too little to be told is "usual". */
export function wayOf({ currency, luck }: Pick<SeatReview, 'currency' | 'luck'>): 'more' | 'less' | 'usual' {
  if (amount(currency, luck) === amount(currency, 0)) return 'usual';
  return luck > 0 ? 'more' : 'less';
}

/** The parts rounded to one decimal (of per cent) so that what is shown adds up to the rounded total. */
export function addUp(parts: readonly number[], total: number, unit = 0.1): number[] {
  const steps = parts.map((part) => Math.round(part / unit));
  const over = parts.map((part, index) => part / unit - (steps[index] ?? 0));
  let missing = Math.round(total / unit) - steps.reduce((sum, step) => sum + step, 0);
  while (missing !== 0) {
    const way = Math.sign(missing);
    const place = over.reduce((best, each, index) => (way * each > way * (over[best] ?? 0) ? index : best), 0);
    steps[place] = (steps[place] ?? 0) + way;
    over[place] = (over[place] ?? 0) - way;
    missing -= way;
  }
  return steps.map((step) => step * unit);
}
