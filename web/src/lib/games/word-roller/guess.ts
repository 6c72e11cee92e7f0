/** The guess of a turn before the server has answered: letters at once, taken back if they are refused. */
import type { Paper, SheetView, View } from '../../api/types';
import { present } from '../../shell/present';
import { viewOf } from '../../api/views';
import type { Row } from '../../paper/row';
import { emptyFrom, lettersOn, read, run, step } from './grid';
import { supplies } from './supply';
import type { WordView } from './view';

export function guess(seen: View, seat: number, paper: Paper, words: string): View {
  const view = viewOf('word-roller', seen);
  const [verb, first = '', second = ''] = words.split(' ');
  if (view.phase === 'mend') return named(view, verb ?? '', first);
  if (view.phase !== 'write') return view;
  switch (verb) {
    case 'begin':
      return changed(view, { draft: { cells: [first], dir: second === 'down' ? 'down' : 'across' } });
    case 'letter':
      return spelled(view, seat, paper, first);
    case 'undo':
      return rubbedOut(view, seat, paper);
    case 'done':
      return changed(view, { draft: null, worth: null });
    case 'pass':
      return withSheet(view, seat, { done: true });
    default:
      return view;
  }
}

/** A neighbour's word is spelled beside the card. */
function named(view: WordView, verb: string, letter: string): View {
  if (!view.mend || (verb !== 'letter' && verb !== 'undo')) return view;
  const { letters = '' } = view.mend;
  return changed(view, {
    mend: { ...view.mend, letters: verb === 'letter' ? letters + letter : letters.slice(0, -1) },
  });
}

function spelled(view: WordView, seat: number, paper: Paper, letter: string): View {
  const { draft } = view;
  const sheet = present(view.sheets[seat]);
  if (!draft) return view;
  const letters = lettersOn(paper, sheet.ink, sheet.pencil ?? []);
  const cells = draft.word ? draft.cells : [];
  const last = cells.at(-1);
  const from = last === undefined ? draft.cells[0] : step(paper, last, draft.dir);
  const cell = from ? emptyFrom(paper, letters, { cell: from, dir: draft.dir }) : null;
  const possible = cell !== null && supplies(view.dice, view.held[seat] ?? [], read(letters, cells) + letter);
  if (!possible) return view; // the server will say why not
  return pencilled(view, seat, paper, [...cells, cell], letter);
}

function rubbedOut(view: WordView, seat: number, paper: Paper): View {
  const { draft } = view;
  if (!draft?.word) return changed(view, { draft: null });
  return pencilled(view, seat, paper, draft.cells, null);
}

/** The draft with `letter` on the last of these cells, or without it. The server says what it is worth. */
function pencilled(view: WordView, seat: number, paper: Paper, cells: string[], letter: string | null): View {
  const sheet = present(view.sheets[seat]);
  const draft = present(view.draft);
  const before: Row = sheet.pencil?.length ? sheet.pencil : paper.places.map(() => null);
  const pencil = before.with(
    paper.places.findIndex(({ id }) => id === cells.at(-1)),
    letter,
  );
  const left = letter === null ? cells.slice(0, -1) : cells;
  const all = lettersOn(paper, sheet.ink, pencil);
  const word = left[0] ? read(all, run(paper, all, { cell: left[0], dir: draft.dir })) : '';
  return changed(view, {
    ...withSheet(view, seat, { pencil }),
    worth: null,
    draft: { cells: left.length > 0 ? left : draft.cells.slice(0, 1), dir: draft.dir, word },
  });
}

function changed(view: WordView, change: Partial<WordView>): WordView {
  return { ...view, ...change };
}

function withSheet(view: View, seat: number, change: Partial<SheetView>): View {
  return { ...view, sheets: view.sheets.with(seat, { ...present(view.sheets[seat]), ...change }) };
}
