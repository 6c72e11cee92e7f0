/** Cells of a finished sheet that score nothing; none where points lie in no written cell, as in Mode B's bubbles. */
import type { Paper, Score } from '../../lib/api/types';
import { lookOf } from '../../lib/paper/looks';

export function paleOf(paper: Paper, score: Score | null | undefined): Set<string> {
  const scoring = new Set((score?.items ?? []).flatMap(({ parts = [] }) => parts.flatMap(({ cells }) => cells)));
  const { filled } = lookOf(paper);
  if (scoring.size > 0 && !paper.places.some((place) => scoring.has(place.id) && !filled?.(place))) return new Set();
  return new Set(paper.places.flatMap(({ id }) => (scoring.has(id) ? [] : id)));
}
