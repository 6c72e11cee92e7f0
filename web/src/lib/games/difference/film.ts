/** The finds of a finished race, in their order. */
import type { RoundStep } from '../../api/types';
import { viewOf } from '../../api/views';
import type { Shown } from './view';

export interface FilmFind {
  shown: Shown;
  /** Milliseconds after the start. */
  at: number;
}

/** Each right claim once: one that is still shown when somebody else scores is not a new one. */
export function findsOf(steps: readonly RoundStep[]): FilmFind[] {
  const found = new Map<string, FilmFind>();
  for (const { view, at } of steps) {
    for (const shown of viewOf('difference', view).shown ?? []) {
      if (!found.has(shown.card.picture)) found.set(shown.card.picture, { shown, at });
    }
  }
  return [...found.values()];
}
