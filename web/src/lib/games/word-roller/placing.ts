/** A whole word to be laid on the card: an echo, or a neighbour's word. */
import type { Paper } from '../../api/types';
import type { Row } from '../../paper/row';
import { step, type Letters, type Spot } from './grid';
import type { Direction } from './view';

/** Where it may begin, and which ways it may go from there. */
export type Placing = ReadonlyMap<string, Direction[]>;

export function places(choices: readonly string[]): Placing {
  const found = new Map<string, Direction[]>();
  for (const words of choices) {
    const [verb, cell = '', dir] = words.split(' ');
    if (verb === 'place') found.set(cell, [...(found.get(cell) ?? []), dir as Direction]);
  }
  return found;
}

/** Its new letters, as if it lay there. */
export function preview(paper: Paper, standing: Letters, { cell, dir }: Spot, word: string): Row {
  const laid = new Map([...word].map((letter, index) => [step(paper, cell, dir, index), letter] as const));
  return paper.places.map(({ id }) => (standing.has(id) ? null : (laid.get(id) ?? null)));
}
