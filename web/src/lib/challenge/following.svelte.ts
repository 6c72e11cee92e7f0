/** A challenge as it goes on: its card is asked for again and again while the page is looked at. */
import { Refused, readChallenge, sentenceOf } from '../api/http';
import type { ChallengeCard } from '../api/types';

const LOOK = 8000; // milliseconds between two looks
const SOON = 3000; // while a review of one of the results is being made

export class Following {
  card = $state.raw<ChallengeCard>();
  problem = $state('');
  /** There is no such challenge, or none any more. */
  missing = $state(false);
  order = $state<ChallengeCard['order']>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly id: string) {}

  /** Ask for the card now, and from then on by itself. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const { order } = this;
    try {
      if (document.visibilityState === 'visible' || !this.card) {
        const card = await readChallenge(this.id, order);
        if (order !== this.order) return; // another order was asked for meanwhile
        this.card = card;
        this.problem = '';
      }
    } catch (error) {
      this.missing = error instanceof Refused && error.code === 'no-challenge';
      if (!this.card || this.missing) this.problem = sentenceOf(error); // else the results stay on the page
    }
    if (!this.#left && this.card && changes(this.card))
      this.#timer = setTimeout(() => void this.look(), waits(this.card) ? SOON : LOOK);
  };

  rank(order: ChallengeCard['order']): void {
    this.order = order;
    void this.look();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }
}

/** Whether a result waits for its review. */
function waits({ ranked }: ChallengeCard): boolean {
  return ranked.some(({ lost }) => lost !== null && (lost.state === 'waiting' || lost.state === 'making'));
}

/** Whether a later look may show something else. */
function changes(card: ChallengeCard): boolean {
  return !card.secret || waits(card);
}
