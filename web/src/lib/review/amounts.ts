/** Figures of a review: points with one decimal, or chances in per cent. */
import type { SeatReview } from '../api/types';
import { words } from '../locale/messages.svelte';

type Currency = SeatReview['currency'];
type Ledgered = Pick<SeatReview, 'currency' | 'start' | 'luck' | 'loss' | 'final'>;
type Lead = NonNullable<SeatReview['lead']>;

const NO_BREAK = ' ';

/** "4.3", or "4.3 %". */
export function amount(currency: Currency, value: number): string {
  const shown = currency === 'win' ? 100 * value : value;
  return decimals(Math.abs(shown) < 0.05 ? 0 : shown, 1) + (currency === 'win' ? `${NO_BREAK}%` : '');
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

/** What a ledger shows: start, luck, loss, error. Error takes what rounding leaves, so the lines add up. */
export function ledgerOf({ currency, start, luck, loss, final }: Ledgered): [number, number, number, number] {
  const unit = currency === 'win' ? 0.001 : 0.1;
  const steps = [start, luck, -loss].map((part) => Math.round(part / unit));
  const error = Math.round(final / unit) - steps.reduce((sum, step) => sum + step, 0);
  const [first = 0, second = 0, third = 0] = steps;
  return [first * unit, second * unit, third * unit, error * unit];
}

export function decimals(number: number, digits: number): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(number);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);
}

/** The second ledger as it is shown, from start to final: points ahead of the hardest rival, with their signs. */
export function leadOf(lead: Lead): string[] {
  const parts = ledgerOf({ currency: 'points', start: lead.start, final: lead.final, ...sumsOf(lead) });
  return [...parts, lead.final].map((part) => signed('points', part));
}

/** The luck and the losses of all rounds of the second ledger. */
export function sumsOf({ rounds }: Lead): { luck: number; loss: number } {
  const sum = { luck: 0, loss: 0 };
  for (const round of rounds) {
    sum.luck += round.luck;
    sum.loss += round.loss;
  }
  return sum;
}
