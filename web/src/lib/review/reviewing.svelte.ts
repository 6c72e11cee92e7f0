/** The review of one table: asks the server for it and polls until it is ready. */
import { untrack } from 'svelte';
import { Refused, sentenceOf } from '../api/http';
import type { Hello, Review, ReviewCard, TableState } from '../api/types';
import { askReview, readReview } from './requests';
import { learnSaid } from './said';

const LOOK = 1000; // milliseconds between two requests
const QUEUED = 2000; // while others come first
const LATER = 4000; // after a request that was not answered

/** What an end page knows of its table. */
interface Ended {
  readonly hello?: Hello;
  readonly state?: TableState;
}

export class Reviewing {
  card = $state.raw<ReviewCard>();
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly table: string) {}

  /** The review, once it is here together with the words in which it is said. */
  get review(): Review | null {
    return this.card?.review ?? null;
  }

  /** Whether it waits or is being made. */
  get underWay(): boolean {
    return this.card?.state === 'waiting' || this.card?.state === 'making';
  }

  /** Ask for the review; where it is made already, it comes at once. */
  ask = async (): Promise<void> => {
    this.problem = '';
    await this.#take(askReview, askReview);
  };

  /** Wait for the review if the server has begun one; do not begin one. */
  follow = async (): Promise<void> => {
    await this.#take(readReview);
  };

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** `begin`: how to ask again if the server was restarted and has forgotten the request. */
  async #take(
    asked: (table: string) => Promise<ReviewCard>,
    begin?: (table: string) => Promise<ReviewCard>,
  ): Promise<void> {
    let wait = LOOK;
    try {
      const card = await asked(this.table);
      if (card.review) await learnSaid(card.review);
      this.card = card;
    } catch (error) {
      // A page that is waiting tries again after a lost answer; it shows a refusal.
      if (!this.card || !(error instanceof Refused) || !['no-answer', 'too-many-lookups'].includes(error.code)) {
        this.problem = sentenceOf(error);
        return;
      }
      wait = LATER;
    }
    const { state } = this.card;
    if (this.#left || state === 'ready' || state === 'failed' || (state === 'none' && !begin)) return;
    if (state === 'waiting') wait = Math.max(wait, QUEUED);
    this.#timer = setTimeout(() => void this.#take(state === 'none' && begin ? begin : readReview, begin), wait);
  }
}

/** For an end page: the review of its table, looked at while the page is shown. */
export function followReview(table: () => Ended): { readonly here: Reviewing | undefined } {
  let here = $state.raw<Reviewing>();
  const code = $derived(isReviewed(table()) ? table().hello?.table : undefined);
  $effect(() => {
    const reviewing = code === undefined ? undefined : new Reviewing(code);
    untrack(() => void reviewing?.follow());
    here = reviewing;
    return () => reviewing?.leave();
  });
  return {
    get here() {
      return here;
    },
  };
}

/** Whether the server would show a review: not while others play with the same dice, and not of seats on paper. */
function isReviewed({ state }: Ended): boolean {
  return state?.phase === 'over' && state.proof !== null && !state.seats.some(({ paper }) => paper);
}
