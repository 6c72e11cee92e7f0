/** The guess before the server has answered: a pencil mark at once, taken back if it is refused. */
import type { Paper, SheetView, View } from '../api/types';
import { present } from '../shell/present';
import type { Row } from '../paper/row';

/**
 * The view after these words, as far as a page can tell without knowing the game; the same view where it cannot.
 * Earlier marks stay until the server answers.
 */
export function guess(view: View, seat: number, paper: Paper, words: string): View {
  const sheet = view.sheets[seat];
  if (!sheet) return view;
  const [verb, cell, ...more] = words.split(' ');
  if (verb === 'done' && cell === undefined) return withSheet(view, seat, { done: true });
  if (verb !== 'write' || !cell || more.length > 0 || !view.hand?.length) return view;
  const mark = pencilled(view, paper, cell);
  return withSheet(view, seat, { pencil: mark.map((figure, index) => figure ?? sheet.pencil?.[index] ?? null) });
}

/** The first of the hand in `cell`, the second in its partner. */
export function pencilled(view: View, paper: Paper, cell: string): Row {
  const partner = paper.places.find((place) => place.id === cell)?.partner;
  const [first = null, second = null] = view.hand ?? [];
  return paper.places.map((place) => (place.id === cell ? first : place.id === partner ? second : null));
}

/** Only the server says what the pencil is worth, so a guess leaves it open. */
export function withSheet(view: View, seat: number, change: Partial<SheetView>): View {
  const sheet = { ...present(view.sheets[seat]), ...change };
  return { ...view, worth: 'pencil' in change ? null : view.worth, sheets: view.sheets.with(seat, sheet) };
}
