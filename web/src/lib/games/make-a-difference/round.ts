/** A round of Make a Difference: the lit fields, the action of a press, and the view before the server answers. */
import type { Paper, SheetView, View } from '../../api/types';
import { present } from '../../shell/present';
import { viewOf } from '../../api/views';
import type { Row } from '../../paper/row';
import { say } from '../../locale/messages.svelte';
import type { Turn } from '../../table/game-parts';
import type { DifferenceView } from './view';

export const quiet = true;

export function lit({ choices }: Turn): Set<string> {
  return new Set(choices.flatMap((words) => (words.startsWith('write ') ? words.slice('write '.length) : [])));
}

/** A field is asked for even if it is no choice: the server says why not. Rings fill by themselves. */
export function press({ paper }: Turn, cell: string): string[] {
  return paper.places.some((place) => place.id === cell && place.shape === 'square') ? [`write ${cell}`] : [];
}

export function hint({ view, choices }: Turn): string {
  const [first] = view.hand ?? [];
  if (first === undefined) return say('make-a-difference-tap-done');
  return say(
    choices.some((words) => words.startsWith('pick ')) ? 'make-a-difference-tap' : 'make-a-difference-tap-again',
    { first },
  );
}

export function missing({ view }: Turn): string {
  return say('make-a-difference-missing', { first: view.hand?.[0] ?? '' });
}

/** The sheet itself draws what is won, in its rings and bubbles. */
export const preview = (): null => null;
export const spokenLit = (): null => null;
export const links = (): string[][] => [];

export function guess(view: View, seat: number, paper: Paper, words: string): View {
  const seen = viewOf('make-a-difference', view);
  const sheet = view.sheets[seat];
  const [verb, named = ''] = words.split(' ');
  if (!sheet) return view;
  if (verb === 'pick')
    return changed(seen, { held: Number(named), hand: view.dice.slice(Number(named), Number(named) + 1) });
  if (verb === 'done') return withSheet(view, seat, { done: true });
  if (verb !== 'write' || !view.hand?.length) return view; // of two numbers only the server knows which came last
  return written(seen, seat, paper, named);
}

function written(view: DifferenceView, seat: number, paper: Paper, cell: string): View {
  const sheet = present(view.sheets[seat]);
  const before: Row = sheet.pencil?.length ? sheet.pencil : paper.places.map(() => null);
  const first = before.every((figure) => figure === null);
  const pencil = before.with(
    paper.places.findIndex(({ id }) => id === cell),
    view.hand?.[0] ?? null,
  );
  const other = first ? 1 - (view.held ?? 0) : null;
  const hand = other === null ? [] : view.dice.slice(other, other + 1);
  return changed(view, {
    ...withSheet(view, seat, { pencil: withRings(paper, sheet.ink, pencil) }),
    worth: null,
    hand,
    held: other,
  });
}

/** A ring between two filled fields holds the higher number less the lower one. */
function withRings(paper: Paper, ink: Row, pencil: Row): Row {
  const at = new Map(paper.places.map(({ id }, index) => [id, ink[index] ?? pencil[index] ?? null]));
  return paper.places.map(({ shape, said }, index) => {
    const [from, to] = [at.get(String(said?.from)) ?? null, at.get(String(said?.to)) ?? null];
    if (shape !== 'ring' || (ink[index] ?? null) !== null || from === null || to === null) return pencil[index] ?? null;
    return Math.abs(Number(from) - Number(to));
  });
}

function changed(view: DifferenceView, change: Partial<DifferenceView>): DifferenceView {
  return { ...view, ...change };
}

function withSheet(view: View, seat: number, change: Partial<SheetView>): View {
  return { ...view, sheets: view.sheets.with(seat, { ...present(view.sheets[seat]), ...change }) };
}
