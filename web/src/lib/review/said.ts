/** What a review says of a seat in a sentence or two, and its luck and losses round by round. */
import type { BestSheet, Costly, Review, FindSeat, SeatReview, WordSeat } from '../api/types';
import { learn, say } from '../locale/messages.svelte';
import { amount, decimals, percent, sumsOf, wayOf } from './amounts';
import { partOf } from './part';
import type { Struck } from './strip';

const AS_QUICK = 0.1; // as near to a bot's pace as this is about the same

/** Whether the seat is that of the reader. */
type You = 'yes' | 'no';

/** The words in which a review is said. */
export async function learnSaid(review: Review): Promise<void> {
  const own = partOf(review, 'word-roller') ? ['word-review'] : partOf(review, 'difference') ? ['finds'] : [];
  await Promise.all(['review', ...own].map(learn));
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

/** "You left 12 points lying. The letters were as usual." */
export function wordsSaid({ name, left_known, luck }: WordSeat, you: You): string {
  const way = wayOf({ currency: 'points', luck });
  return say('word-review-said', { you, name, left: left_known, way, luck: amount('points', Math.abs(luck)) });
}

export function wordsStruck({ turns }: WordSeat): Struck {
  return {
    currency: 'points',
    rounds: turns.map(({ round, luck, occasions }) => ({
      round,
      luck,
      loss: occasions.reduce((sum, { left_known }) => sum + left_known, 0),
    })),
  };
}

/** "You needed 80 % of the time of a fair-match bot, for the same cards." */
export function findsSaid({ name, finds, pace: { steady: pace } }: FindSeat, you: You): string {
  if (pace === undefined) return say(finds > 0 ? 'finds-said-hinted' : 'finds-said-none', { you, name });
  const way = pace < 1 - AS_QUICK ? 'quicker' : pace > 1 + AS_QUICK ? 'slower' : 'same';
  return say('finds-said', { you, name, way, percent: percent(pace), times: decimals(pace, 1) });
}

/** Luck and losses of a seat, where the game has rounds. */
export function struckOf(review: Review, seat: number): Struck | undefined {
  const words = partOf(review, 'word-roller')?.seats[seat];
  return words ? wordsStruck(words) : review.seats[seat];
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
  const ledger = review.seats[seat];
  const words = partOf(review, 'word-roller')?.seats[seat];
  const finds = partOf(review, 'difference')?.seats[seat];
  if (words) return { ...nothing, verdict: wordsSaid(words, you) };
  if (finds) return { ...nothing, verdict: findsSaid(finds, you) };
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
