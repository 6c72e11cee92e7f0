/** What the page shows before the server has answered: a pencil mark at once, taken back if it is refused. */
import type { Paper, SheetView, View } from '../api/types';
import type { Row } from '../paper/row';

/** The view after these words, as far as a page can tell without knowing the game; the same view where it cannot. */
export function guess(view: View, seat: number, paper: Paper, words: string): View {
  const sheet = view.sheets[seat];
  if (!sheet) return view;
  const [verb, cell] = words.split(' ');
  switch (verb) {
    case 'write':
      return cell && view.hand?.length ? withSheet(view, seat, { pencil: pencilled(view, paper, cell) }) : view;
    case 'swap':
      return withSheet(view, seat, { pencil: swapped(sheet.pencil ?? []) });
    case 'undo':
      return withSheet(view, seat, { pencil: [] });
    case 'done':
      return withSheet(view, seat, { done: true });
    default:
      return view;
  }
}

/** The first of the hand in `cell`, the second in its partner. */
export function pencilled(view: View, paper: Paper, cell: string): Row {
  const partner = paper.places.find((place) => place.id === cell)?.partner;
  const [first = null, second = null] = view.hand ?? [];
  return paper.places.map((place) => (place.id === cell ? first : place.id === partner ? second : null));
}

function swapped(pencil: Row): Row {
  const written = pencil.flatMap((figure, index) => (figure === null ? [] : [index]));
  if (written.length !== 2) return pencil;
  const [one, other] = written as [number, number];
  return pencil.with(one, pencil[other] ?? null).with(other, pencil[one] ?? null);
}

/** What the pencil is worth is the server's to say, so a guess leaves it open. */
function withSheet(view: View, seat: number, change: Partial<SheetView>): View {
  const sheet = { ...(view.sheets[seat] as SheetView), ...change };
  return { ...view, worth: 'pencil' in change ? null : view.worth, sheets: view.sheets.with(seat, sheet) };
}
