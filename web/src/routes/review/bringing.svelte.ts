/** The review of a game that somebody brings as a file. The tab keeps the text, so a reload asks for it again. */
import { Refused, sentenceOf } from '../../lib/api/http';
import type { BroughtCard, BroughtGame } from '../../lib/api/types';
import { bringGame, readBrought } from '../../lib/review/requests';

const KEY = 'rollwright-brought';
const LOOK = 1000; // milliseconds between two requests
const LATER = 4000; // after a request that was not answered

export class Bringing {
  card = $state.raw<BroughtCard>();
  problem = $state('');
  #file = kept();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor() {
    if (this.#file) void this.bring(this.#file);
  }

  get game(): BroughtGame | null {
    return this.card?.game ?? null;
  }

  get underWay(): boolean {
    return this.card !== undefined && this.problem === '';
  }

  /** Have a file reviewed; the same one, brought again, is reviewed once. */
  bring = async (file: string): Promise<void> => {
    clearTimeout(this.#timer);
    [this.#file, this.problem] = [file, ''];
    keep(file);
    await this.#take(() => bringGame(file));
  };

  again = async (): Promise<void> => {
    await this.bring(this.#file);
  };

  forget(): void {
    clearTimeout(this.#timer);
    [this.card, this.problem, this.#file] = [undefined, '', ''];
    keep('');
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: () => Promise<BroughtCard>): Promise<void> {
    const file = this.#file;
    let wait = LOOK;
    try {
      const card = await asked();
      if (this.#left || file !== this.#file) return; // another one was brought meanwhile
      this.card = card;
    } catch (error) {
      if (this.#left || file !== this.#file) return;
      if (!this.card || !(error instanceof Refused) || !['no-answer', 'too-many-lookups'].includes(error.code)) {
        [this.card, this.problem] = [undefined, sentenceOf(error)];
        keep('');
        return;
      }
      wait = LATER;
    }
    const { id, state } = this.card;
    if (state === 'ready' || state === 'failed') return;
    // A server that was started anew, or another node, does not know the file.
    const next = state === 'none' ? () => bringGame(file) : () => readBrought(id);
    this.#timer = setTimeout(() => void this.#take(next), wait);
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // the browser keeps nothing
  }
}

function keep(file: string): void {
  try {
    if (file) sessionStorage.setItem(KEY, file);
    else sessionStorage.removeItem(KEY);
  } catch {
    return; // then a reload begins anew
  }
}
