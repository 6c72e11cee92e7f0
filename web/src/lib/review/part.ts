/** Where choices fit no ledger, a review has a part of its game's own: its type is that of the game's reviewer. */
import type { Review, ReviewParts } from '../api/types';

/** The review's own part, if it is a review of this game. */
export function partOf<Game extends keyof ReviewParts>(
  review: Review | null | undefined,
  game: Game,
): ReviewParts[Game] | undefined {
  return review?.game === game ? ((review.part ?? undefined) as ReviewParts[Game] | undefined) : undefined;
}
