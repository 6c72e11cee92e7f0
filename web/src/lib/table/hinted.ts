/** A hint as the sheet shows it. */
import type { Suggestion } from '../api/types';

/** The figures of a hint by their cells. */
export function marksOf(hint: Suggestion | null): ReadonlyMap<string, number | string> {
  const { cells = [], figures = [] } = hint ?? {};
  return new Map(cells.map((cell, index) => [cell, figures[index] ?? '']));
}

/** Figures by their cells. */
export function byCell(marks: readonly (readonly [string, number | string])[]): ReadonlyMap<string, number | string> {
  return new Map(marks);
}
