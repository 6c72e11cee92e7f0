/** Pencil loops and their figures: what this round's marks would win and lose. */
import type { Paper, Worth } from '../api/types';
import { placesOf, ring } from './drawing';
import type { Point } from './geometry';
import { stroke } from './hand';
import { tag } from './tags';

export interface Note {
  key: string;
  loop: string;
  lost: boolean;
  text: string;
  spot: Point;
  line: string | null;
}

const LETTER = { width: 3.5, height: 5 };

/** A loop round every part that changes, each with its points beside it; notes do not lie on each other. */
export function notes(paper: Paper, worth: Worth, written: ReadonlySet<string>): Note[] {
  const taken: Point[] = [];
  const changes = [...worth.won.map((change) => ({ ...change, lost: false })), ...worth.lost.map((change) => ({ ...change, lost: true }))];
  return changes.map(({ item, part, lost }) => {
    const text = `${lost ? '−' : '+'}${part.points}`;
    const key = `${item}${lost}${part.cells.join()}`;
    const { spot, lead } = tag(paper, placesOf(paper, part.cells), written, LETTER.width * text.length, LETTER.height, taken);
    taken.push(spot);
    return { key, loop: ring(paper, part.cells, 0.55, 2.4), lost, text, spot, line: lead && stroke(lead[0], lead[1], key, 0.5) };
  });
}
