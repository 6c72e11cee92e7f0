/** A seat's view of the race: the structs of games/difference/view.py. Times are milliseconds of the game. */
import type { View } from '../../api/types';

export interface CardView {
  row: number;
  col: number;
  picture: string;
}

/** A circle on the canvas of 1000 by 700. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface Pair {
  against: CardView;
  spots: Spot[];
}

/** A right claim that everybody may look at for a moment. */
export interface Shown {
  seat: number;
  card: CardView;
  pairs: Pair[];
}

export interface Pile {
  left: number;
  /** 0 while cards are left. */
  place?: number;
  here?: boolean;
}

export interface PictureView extends View {
  illustration: string;
  mode: 'basic' | 'advanced' | 'solo';
  phase: 'countdown' | 'play' | 'showing' | 'over';
  seq: number;
  table: CardView[];
  piles: Pile[];
  until?: number | null;
  cells?: [number, number][];
  shown?: Shown[];
  own?: string;
  locked_until?: number;
  waiting?: boolean;
  wrong?: number;
  hint?: Spot | null;
}

export const WIDTH = 1000;
export const HEIGHT = 700;

/** Where a card's picture is fetched; its name says nothing. */
export function picturePath(table: string, picture: string, width: 1000 | 2000 = 1000): string {
  return `/api/tables/${encodeURIComponent(table)}/pictures/${encodeURIComponent(picture)}?width=${width}`;
}

/** The names of all pictures in sight. */
export function inSight(view: PictureView): string[] {
  const compared = (view.shown ?? []).flatMap(({ card, pairs }) => [
    card.picture,
    ...pairs.map(({ against }) => against.picture),
  ]);
  return [...new Set([...view.table.map(({ picture }) => picture), ...compared, ...(view.own ? [view.own] : [])])];
}

/** What is inked on a laid card while its claim is shown. */
export function inked({ shown = [] }: PictureView, picture: string): Spot[] {
  return shown.filter(({ card }) => card.picture === picture).flatMap((one) => circles(one).map(({ spot }) => spot));
}

/** The circles of a card just laid, each once; with what lay beside it there before. */
export function circles(shown: Shown): { spot: Spot; before: string; now: string }[] {
  const found = new Map<string, { spot: Spot; before: string; now: string }>();
  for (const { against, spots } of shown.pairs) {
    for (const spot of spots) {
      const key = `${spot.x},${spot.y}`;
      if (!found.has(key)) found.set(key, { spot, before: against.picture, now: shown.card.picture });
    }
  }
  return [...found.values()];
}
