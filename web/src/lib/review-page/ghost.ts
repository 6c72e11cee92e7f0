/** The best sheet of some dice as it is drawn: a ghost where a player writes, and in ink what the ground counts. */
import type { BestSheet, Paper } from '../../lib/api/types';
import { lookOf } from '../../lib/paper/looks';

type Figure = number | string;

/** `ghosts` by place, and `sums` as the ink of a sheet: a game's ground draws these, so that they stay legible. */
export function ghostOf(
  paper: Paper,
  { ink }: Pick<BestSheet, 'ink'>,
): {
  ghosts: Map<string, Figure>;
  sums: (Figure | null)[];
} {
  const isGround = paper.places.map((place) => lookOf(paper).filled?.(place) === true);
  const ghosts = paper.places.flatMap(({ id }, place) => {
    const figure = ink[place] ?? null;
    return figure === null || isGround[place] ? [] : ([[id, figure]] as const);
  });
  return { ghosts: new Map(ghosts), sums: isGround.map((ground, place) => (ground ? (ink[place] ?? null) : null)) };
}
