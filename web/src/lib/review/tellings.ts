/**
 * The sentences of a review without a ledger of points: a game registers here how it says them. This file is loaded
 * with every table, what it registers with the first review.
 */
import type { Review } from '../api/types';
import type { Loader } from '../shell/load-once';
import type { Struck } from './strip';

/** Whether the seat is that of the reader. */
export type You = 'yes' | 'no';

export interface Telling {
  /** The catalogues of its messages. */
  areas: readonly string[];
  /** Luck and skill of a seat in a sentence. */
  verdict: (review: Review, seat: number, you: You) => string;
  /** Luck and cost of each round, in a game that has rounds. */
  struck?: (review: Review, seat: number) => Struck | undefined;
}

export type TellingLoader = Loader<{ telling: Telling }>;

const registered = new Map<string, TellingLoader>();

export function registerTelling(game: string, loader: TellingLoader): void {
  registered.set(game, loader);
}

export async function fetchTelling(game: string): Promise<Telling | undefined> {
  return (await registered.get(game)?.())?.telling;
}

/** The telling of a game once it has come; undefined for a game that is told by its ledger. */
export function tellingOf(game: string): Telling | undefined {
  return registered.get(game)?.here?.telling;
}
