/** Pictures in the view of Difference. Times in it are milliseconds of the game. */
import { at } from '../../site/path';
import type { Find, PictureView, Shown, Spot } from '../../api/types';
import { linkOf } from '../../site/links';

export type { CardView, PictureView, Pile, Shown, Spot } from '../../api/types';

export const WIDTH = 1000;
export const HEIGHT = 700;

const own = new Map<string, string>(); // pictures that the page has among its own files, by name

/** The picture of this name is a file of the page. */
export function lay(picture: string, file: string): void {
  own.set(picture, file);
}

/** The page's own file with this picture, if it has one. */
export function ownFile(picture: string): string | undefined {
  return own.get(picture);
}

/** Where the picture of a card in sight is fetched for looking closer; its name says nothing. */
export function closePath(table: string, picture: string): string {
  const file = own.get(picture);
  if (file) return file;
  const path = `/api/tables/${encodeURIComponent(linkOf(table))}/pictures/${encodeURIComponent(picture)}`;
  return at(`${path}?width=${2 * WIDTH}`);
}

/** The names of all pictures in sight. */
export function inSight(view: PictureView): string[] {
  const compared = (view.shown ?? []).flatMap(({ card, pairs }) => [
    card.picture,
    ...pairs.map(({ against }) => against.picture),
  ]);
  return [...new Set([...view.table.map(({ picture }) => picture), ...compared, ...(view.own ? [view.own] : [])])];
}

/** The ink on a laid card while its claim is shown. */
export function inked({ shown = [] }: PictureView, picture: string): Spot[] {
  return shown.filter(({ card }) => card.picture === picture).flatMap((one) => circles(one).map(({ spot }) => spot));
}

/** The circles of a card just laid, each once; with what lay beside it there before. */
export function circles(shown: Shown): { spot: Find; before: string; now: string }[] {
  const found = new Map<string, { spot: Find; before: string; now: string }>();
  for (const { against, spots } of shown.pairs) {
    for (const spot of spots) {
      const key = `${spot.x},${spot.y}`;
      if (!found.has(key)) found.set(key, { spot, before: against.picture, now: shown.card.picture });
    }
  }
  return [...found.values()];
}
