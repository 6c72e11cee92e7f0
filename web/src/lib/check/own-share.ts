/**
 * This browser's share of the dice. It is made when the table asks for it; its hash is sent first, and the share itself
 * only after the hashes of all seats were shown. All pages of this browser have the same one, also after a reload. It
 * counts for one game: a seal that comes again, here or at another table, gets a fresh share, and the check says so.
 */
import type { TableState } from '../api/types';
import { hashShare, newShare } from './chance';
import { load, save } from './kept';

/** A page that loads while the game begins may be shown, for a moment, what was before. */
const LATE = 60_000; // milliseconds

export interface Own {
  share: string;
  /** The seat for which this page made its share. */
  seat?: number;
  /** The hashes and words of all seats as they were first shown with this seat's hash among them. */
  hashes?: (string | null)[];
  words?: string[];
  /** This page has sent its share. */
  revealed?: boolean;
  /** When the game was first seen to go on, by this browser's clock. */
  began?: number;
  /** The seal was used before: at another table, or for a game that had begun. */
  reused?: boolean;
}

export type Contribution = { type: 'commit'; hash: string } | { type: 'reveal'; share: string };

export class OwnShare {
  #commitment: string;
  #table: string;
  #own: Own | undefined;
  #sent = '';

  constructor(commitment: string, table: string) {
    this.#commitment = commitment;
    this.#table = table;
    this.#own = this.#kept;
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
    if (phase === 'playing' || phase === 'over') this.#begin();
    if (phase !== 'sealing' || this.#isLeftAlone(hashes)) return null;
    const own = this.#current();
    own.seat ??= seat;
    if (this.#sent === 'reveal') return null;
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
    const own = this.#current();
    const hash = hashShare(this.#commitment, 0, own.share);
    own.seat = 0;
    own.hashes = [hash];
    own.words = seats.map(({ words = '' }) => words);
    own.revealed = true;
    this.#sent = 'reveal';
    return this.#keep(own, [
      { type: 'commit', hash },
      { type: 'reveal', share: own.share },
    ]);
  }

  /** Dice that everybody knows or shares ask no page for anything: such a seal may lie on many tables. */
  #isLeftAlone(hashes: readonly (string | null)[]): boolean {
    const nobody = hashes.length > 0 && hashes.every((hash) => hash === null);
    return nobody && this.#own === undefined && this.#kept === undefined;
  }

  /**
   * The share for the game that is to begin. One that served before is known to the server: it could lay an earlier
   * game's secret again, and so choose among the dice of all earlier games.
   */
  #current(): Own {
    const own = (this.#own ??= this.#kept);
    const isSpent = own?.began !== undefined && (this.#hasBegun || Date.now() - own.began > LATE);
    if (own && !isSpent) return own;
    const table = load<string>(`sealed-${this.#commitment}`);
    if (table === undefined) save(`sealed-${this.#commitment}`, this.#table);
    const reused = isSpent || (table !== undefined && table !== this.#table);
    this.#sent = '';
    this.#hasBegun = false;
    this.#own = { share: newShare(), ...(reused ? { reused } : {}) };
    return this.#own;
  }

  #hasBegun = false; // before the eyes of this page

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const own = (this.#own ??= this.#kept);
    if (own && own.began === undefined) this.#keep(Object.assign(own, { began: Date.now() }), null);
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

  get #kept(): Own | undefined {
    const kept = load<Own>(this.#name);
    return typeof kept?.share === 'string' ? kept : undefined;
  }

  get #name(): string {
    return `share-${this.#table}-${this.#commitment}`;
  }
}
