/** Two choices of a round as rows of a sheet, and in words. */
import type { Paper } from '../api/types';
import { say } from '../locale/messages.svelte';
import type { Row } from '../paper/row';
import type { Group } from '../paper/Sheet.svelte';
import { inPencil } from './announce';

/** The cells that a choice writes, with their figures. */
export type Marks = readonly (readonly [string, number | string])[];

/** The better choice and the own one on the sheet before them. Where nothing is lit, the own choice stands. */
export interface Comparison {
  paper: Paper;
  ink: Row;
  better: Row;
  own: Row;
  lit: readonly Group[];
  /** The drawing in words. */
  label: string;
  /** A sentence for an own choice that cannot be drawn: it lies in the same places. */
  covered: string;
}

/** The round and its dice, on the sheet before it. */
interface Moment {
  game: string;
  paper: Paper;
  ink: Row;
  round: number;
  dice: readonly (number | string)[];
}

export function compare({ game, paper, ink, round, dice }: Moment, better: Marks, own: Marks): Comparison {
  const [theirs, ours] = [rowOf(paper, better), rowOf(paper, own)];
  const said = (row: Row): string => inPencil({ game, paper }, row);
  if (better.length === 0)
    return { paper, ink, better: ours, own: rowOf(paper, []), lit: [], label: said(ours), covered: '' };
  return {
    paper,
    ink,
    better: theirs,
    own: ours,
    lit: better.map(([cell]) => ({ cells: [cell], look: 'lit' })),
    label: say('review-drawn', { round, dice: dice.join(', '), better: said(theirs), own: said(ours) }),
    covered: say('review-own-said', { own: said(ours) }),
  };
}

function rowOf(paper: Paper, marks: Marks): Row {
  const figures = new Map(marks);
  return paper.places.map(({ id }) => figures.get(id) ?? null);
}
