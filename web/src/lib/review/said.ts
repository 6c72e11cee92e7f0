/** What a review says of a seat in a sentence or two, and its luck and losses round by round. */
import type { BestSheet, Costly, Review, SeatReview } from '../api/types';
import { learn, say } from '../locale/messages.svelte';
import { amount, sumsOf, wayOf } from './amounts';
import type { Struck } from './strip';
import { fetchTelling, tellingOf, type You } from './tellings';

/** Load the messages in which a review is said. */
export async function learnSaid({ game }: Review): Promise<void> {
  const telling = await fetchTelling(game);
  await Promise.all(['review', ...(telling?.areas ?? [])].map(learn));
}

/** "The dice gave you 2.1 more than usual; your choices cost 4.3." */
export function seatSaid(seat: SeatReview, you: You): string {
  const { name, lead } = seat;
  // Chances that come and go add up to more than all of it, which says nothing: then the lead is told.
  const [measure, told] =
    lead && seat.currency === 'win' && Math.max(Math.abs(seat.luck), seat.loss) > 1
      ? ['lead' as const, { currency: 'points' as const, ...sumsOf(lead) }]
      : [seat.currency, seat];
  return say(`review-said-${measure}`, {
    you,
    name,
    way: wayOf(told),
    luck: amount(told.currency, Math.abs(told.luck)),
    loss: amount(told.currency, told.loss),
    ...(measure === 'lead' ? { 'luck-plural': Math.abs(told.luck), 'loss-plural': told.loss } : {}),
  });
}

/** "The best sheet of these dice has 47 points. No sheet has more."; empty where none was looked for. */
export function bestSaid(best: BestSheet | null | undefined): string {
  return best ? say(`review-best-${best.proved ? 'proved' : 'found'}`, { total: best.total, bound: best.bound }) : '';
}

/** "Round 14 cost 2.1 points" */
export function costSaid(currency: SeatReview['currency'], { round, loss }: Costly): string {
  return say(`review-cost-${currency}`, { round, loss: amount(currency, loss), plural: loss });
}

/** Luck and losses of a seat, where the game has rounds. */
export function struckOf(review: Review, seat: number): Struck | undefined {
  const telling = tellingOf(review.game);
  return telling ? telling.struck?.(review, seat) : review.seats[seat];
}

/** Luck and skill, the best sheet, and the costliest choice with its reason: empty where there is none. */
export interface SaidAtEnd {
  verdict: string;
  best: string;
  costliest: string;
}

/** What the end of a game says. */
export function saidAtEnd(review: Review, seat: number, you: You): SaidAtEnd {
  const nothing: SaidAtEnd = { verdict: '', best: '', costliest: '' };
  const telling = tellingOf(review.game);
  if (telling) return { ...nothing, verdict: telling.verdict(review, seat, you) };
  const ledger = review.seats[seat];
  if (!ledger) return nothing;
  const [first] = ledger.costly;
  const [why] = first?.why ?? [];
  return {
    verdict: seatSaid(ledger, you),
    best: bestSaid(ledger.best),
    costliest: first
      ? [`${costSaid(ledger.currency, first)}.`, why ? say(why.message, why.params) : ''].filter(Boolean).join(' ')
      : say('review-costly-none'),
  };
}
