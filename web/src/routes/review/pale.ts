/** Cells of a finished sheet that score nothing. */
import type { Paper, Score } from '../../lib/api/types';

export function paleOf(paper: Paper, score: Score | null | undefined): Set<string> {
  const scoring = new Set((score?.items ?? []).flatMap(({ parts = [] }) => parts.flatMap(({ cells }) => cells)));
  return new Set(paper.places.flatMap(({ id }) => (scoring.has(id) ? [] : id)));
}
