/**
 * This browser's share of the dice. It is made when the table asks for it; its hash is sent first, and the share itself
 * only after the hashes of all seats were shown. All pages of this browser have the same one, also after a reload.
 */
import type { TableState } from '../api/types';
import { hashShare, newShare } from './chance';
import { load, save } from './kept';

export interface Own {
  share: string;
  /** The hashes and words of all seats as they were first shown with this seat's hash among them. */
  hashes?: (string | null)[];
  words?: string[];
  /** This page has sent its share. */
  revealed?: boolean;
}

export type Contribution = { type: 'commit'; hash: string } | { type: 'reveal'; share: string };

export class OwnShare {
  #commitment: string;
  #own: Own | undefined;
  #sent = '';

  constructor(commitment: string) {
    this.#commitment = commitment;
    const kept = load<Own>(this.#name);
    if (typeof kept?.share === 'string') this.#own = kept;
  }

  /** The share and what was shown with it, once the table has asked for it. */
  get own(): Own | undefined {
    return this.#own;
  }

  /**
   * What this seat's page has to send in this state, if anything. A share is never revealed for a list of hashes that
   * does not hold its own, nor for a second list: else the server could choose among several.
   */
  next({ phase, hashes, seats }: TableState, seat: number): Contribution | null {
    if (phase !== 'sealing' || this.#sent === 'reveal') return null;
    const own = (this.#own ??= load<Own>(this.#name) ?? { share: newShare() });
    const hash = hashShare(this.#commitment, seat, own.share);
    if (hashes.length === 0) return this.#once('commit') ? this.#keep(own, { type: 'commit', hash }) : null;
    own.hashes ??= [...hashes];
    own.words ??= seats.map(({ words = '' }) => words);
    const first = String(own.hashes) === String(hashes) && own.hashes[seat] === hash;
    if (!first) return this.#keep(own, null);
    this.#sent = 'reveal';
    own.revealed = true;
    return this.#keep(own, { type: 'reveal', share: own.share });
  }

  /**
   * What the page of the only seat sends together with its start. The list will hold no other hash, the server's secret
   * is sealed and the words are known, so nothing that could still change is waited for.
   */
  alone({ phase, seats }: TableState): Contribution[] {
    if (phase !== 'open' || seats.length !== 1) return [];
    const own = (this.#own ??= load<Own>(this.#name) ?? { share: newShare() });
    const hash = hashShare(this.#commitment, 0, own.share);
    own.hashes = [hash];
    own.words = seats.map(({ words = '' }) => words);
    own.revealed = true;
    this.#sent = 'reveal';
    return this.#keep(own, [
      { type: 'commit', hash },
      { type: 'reveal', share: own.share },
    ]);
  }

  #once(what: string): boolean {
    const fresh = this.#sent !== what;
    this.#sent = what;
    return fresh;
  }

  #keep<Result>(own: Own, result: Result): Result {
    save(this.#name, own);
    return result;
  }

  get #name(): string {
    return `share-${this.#commitment}`;
  }
}
