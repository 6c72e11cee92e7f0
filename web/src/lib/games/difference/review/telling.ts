/** What the review of Difference says of a seat in a sentence. */
import type { FindSeat } from '../../../api/types';
import { say } from '../../../locale/messages.svelte';
import { decimals, percent } from '../../../review/amounts';
import { partOf } from '../../../review/part';
import type { Telling, You } from '../../../review/tellings';

const AS_QUICK = 0.1; // a pace that differs from a bot's by no more than this is about the same

/** "You needed 80 % of the time of a fair-match bot, for the same cards." */
export function findsSaid({ name, finds, pace: { steady: pace } }: FindSeat, you: You): string {
  if (pace === undefined) return say(finds > 0 ? 'finds-said-hinted' : 'finds-said-none', { you, name });
  const way = pace < 1 - AS_QUICK ? 'quicker' : pace > 1 + AS_QUICK ? 'slower' : 'same';
  return say('finds-said', { you, name, way, percent: percent(pace), times: decimals(pace, 1) });
}

export const telling: Telling = {
  areas: ['finds'],
  verdict: (review, seat, you) => {
    const reviewed = partOf(review, 'difference')?.seats[seat];
    return reviewed ? findsSaid(reviewed, you) : '';
  },
};
