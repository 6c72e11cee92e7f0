/** Figures beside cells: what this round's marks would win and lose, and the points of cells pointed at. */
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

/**
 * A loop round every part that changes, each with its points beside it; notes do not lie on each other. A part without
 * a cell on this paper has no note.
 */
export function notes(paper: Paper, worth: Worth, written: ReadonlySet<string>): Note[] {
  const taken: Point[] = [];
  const changes = [
    ...worth.won.map((change) => ({ ...change, lost: false })),
    ...worth.lost.map((change) => ({ ...change, lost: true })),
  ].filter(({ part }) => placesOf(paper, part.cells).length > 0);
  return changes.map(({ item, part, lost }) => {
    const text = `${lost ? '−' : '+'}${part.points}`;
    const key = `${item}${lost}${part.cells.join()}`;
    const { spot, lead } = tag(
      paper,
      placesOf(paper, part.cells),
      written,
      { width: LETTER.width * text.length, height: LETTER.height },
      taken,
    );
    taken.push(spot);
    return {
      key,
      loop: ring(paper, part.cells, 0.55, 2.4),
      lost,
      text,
      spot,
      line: lead && stroke(lead[0], lead[1], key, 0.5),
    };
  });
}

export interface Flag {
  key: string;
  points: number;
  /** The printed mark that made the points, if one did. */
  sign: 'star' | 'heart' | null;
  spot: Point;
  width: number;
  lead: readonly [Point, Point] | null;
}

export const FLAG = { height: 6.4, sign: 5.4, figure: 2.6, margin: 3.2 };
const MOST_FLAGS = 3; // more would hide the sheet; the lit rings say enough

/** A flag beside each of the groups that has points of its own, where they are few. */
export function flags(
  paper: Paper,
  groups: readonly { cells: readonly string[]; points?: number; note?: string }[],
  written: ReadonlySet<string>,
  signOf: (note: string) => Flag['sign'] = () => null,
): Flag[] {
  if (groups.length > MOST_FLAGS) return [];
  const taken: Point[] = [];
  return groups
    .filter(({ cells, points = 0 }) => points !== 0 && placesOf(paper, cells).length > 0)
    .map(({ cells, points = 0, note = '' }) => {
      const sign = signOf(note);
      const width = (sign ? FLAG.sign : 0) + FLAG.figure * String(points).length + FLAG.margin;
      const { spot, lead } = tag(paper, placesOf(paper, cells), written, { width, height: FLAG.height }, taken);
      taken.push(spot);
      return { key: `${cells.join()} ${taken.length}`, points, sign, spot, width, lead };
    });
}
