/** The review of one table on its way: asked for, waited for, here. */
import { Refused, sentenceOf } from '../../lib/api/http';
import type { Review, ReviewCard } from '../../lib/api/types';
import { askReview, readReview } from '../../lib/table/reviews';

const LOOK = 1000; // milliseconds between two looks
const LATER = 4000; // after one that was not answered

export class Reviewing {
  card = $state.raw<ReviewCard>();
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly table: string) {}

  get review(): Review | null {
    return this.card?.review ?? null;
  }

  /** Ask for the review; where it is made already, it comes at once. */
  ask = async (): Promise<void> => {
    this.problem = '';
    await this.#take(askReview);
  };

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: (table: string) => Promise<ReviewCard>): Promise<void> {
    let wait = LOOK;
    try {
      this.card = await asked(this.table);
    } catch (error) {
      // Without an answer the page goes on asking if it has begun to wait; a refusal is said.
      if (!this.card || !(error instanceof Refused) || !['no-answer', 'too-many-lookups'].includes(error.code)) {
        this.problem = sentenceOf(error);
        return;
      }
      wait = LATER;
    }
    const { state } = this.card;
    if (this.#left || state === 'ready' || state === 'failed') return;
    // A server that was started anew has forgotten what it was asked for.
    this.#timer = setTimeout(() => void this.#take(state === 'none' ? askReview : readReview), wait);
  }
}
