/** What the review of Word Roller says of a seat in a sentence, and its luck and losses turn by turn. */
import type { WordSeat } from '../../../api/types';
import { say } from '../../../locale/messages.svelte';
import { amount, wayOf } from '../../../review/amounts';
import { partOf } from '../../../review/part';
import type { Struck } from '../../../review/strip';
import type { Telling, You } from '../../../review/tellings';

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

export const telling: Telling = {
  areas: ['word-review'],
  verdict: (review, seat, you) => {
    const reviewed = partOf(review, 'word-roller')?.seats[seat];
    return reviewed ? wordsSaid(reviewed, you) : '';
  },
  struck: (review, seat) => {
    const reviewed = partOf(review, 'word-roller')?.seats[seat];
    return reviewed && wordsStruck(reviewed);
  },
};
