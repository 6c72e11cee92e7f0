/** A round of Splitter on the page: a press writes a pair, a second press swaps it; no press waits for the server. */
import type { Hello, Item, Paper, View, Worth } from '../../api/types';
import { byCell, wordsFor } from '../../table/choices';
import type { Row } from '../../paper/row';
import { pencilled, withSheet } from '../../table/guess';
import { say } from '../../locale/messages.svelte';
import type { Turn } from '../../table/game-parts';

export const eager = true;
/** Writes the second die where the first would stand. */
export const second = 'swap';

const OF_THE_PENCIL = ['swap', 'undo', 'done']; // what can be said of anything written, and of nothing else

/** The choices while an answer is under way: they follow from the marks on this page. */
export function expected(confirmed: readonly string[], written: boolean, grammar: Hello['grammar']): string[] {
  const others = confirmed.filter((words) => !OF_THE_PENCIL.includes(words));
  return written ? [...others, ...Object.keys(grammar).filter((verb) => OF_THE_PENCIL.includes(verb))] : others;
}

export function lit({ grammar, choices }: Turn): Set<string> {
  return new Set(byCell(grammar, choices).keys());
}

/** A press on the pencil swaps, elsewhere it writes. An illegal press is sent too: the server explains it. */
export function press({ grammar, choices, paper, pencil, offers }: Turn, cell: string): string[] {
  const place = paper.places.findIndex(({ id }) => id === cell);
  if ((pencil[place] ?? null) !== null && offers('swap')) return ['swap'];
  const words = byCell(grammar, choices).get(cell) ?? wordsFor(grammar, cell);
  return words ? [words] : [];
}

export function hint({ view, pencil }: Turn): string {
  if (pencil.some((figure) => figure !== null)) return say('splitter-tap-again');
  const [first = '', second = ''] = view.hand ?? [];
  return say('splitter-tap', { first, second });
}

export const missing = (): string => say('splitter-missing');
export const preview = ({ view }: Turn): Worth | null => view.worth ?? null;
export const spokenLit = (): null => null;
export const links = (): string[][] => [];

/** The view after these words, as far as the page can tell. */
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

function swapped(pencil: Row): Row {
  const written = pencil.flatMap((figure, index) => (figure === null ? [] : [index]));
  if (written.length !== 2) return pencil;
  const [one, other] = written as [number, number];
  return pencil.with(one, pencil[other] ?? null).with(other, pencil[one] ?? null);
}

/** How many groups of a line a star has doubled: none, some or all. */
export function about({ parts = [] }: Item): { doubled: string } {
  const stars = parts.filter(({ note }) => note === 'star').length;
  return { doubled: stars === 0 ? 'none' : stars === parts.length ? 'all' : 'some' };
}
