/** A round of Make a Difference: the lit fields, the action of a press, and the view before the server answers. */
import type { Paper, SheetView, View } from '../../api/types';
import { present } from '../../shell/present';
import { viewOf } from '../../api/views';
import type { Row } from '../../paper/row';
import { say } from '../../locale/messages.svelte';
import type { Turn } from '../../table/game-parts';
import type { DifferenceView } from './view';

export const quiet = true;

/** The fields one may write in; when both numbers stand, those to which the last one may move. */
export function lit({ choices, paper, ink, pencil }: Turn): Set<string> {
  if (!choices.includes('done')) {
    return new Set(choices.flatMap((words) => (words.startsWith('write ') ? words.slice('write '.length) : [])));
  }
  const free = (place: number): boolean => (ink[place] ?? pencil[place] ?? null) === null;
  return new Set(paper.places.flatMap(({ id, shape }, place) => (shape === 'square' && free(place) ? id : [])));
}

/**
 * A press on an empty field writes there or, when both numbers stand, moves the last one there. A press on a number
 * in pencil takes it up again. A filled field is asked for too: the server says why not. Rings fill by themselves.
 */
export function press({ paper, view }: Turn, cell: string): string[] {
  if (!paper.places.some((place) => place.id === cell && place.shape === 'square')) return [];
  const marks = viewOf('make-a-difference', view).marks ?? [];
  const [first, last] = marks;
  if (first?.cell === cell && last) return ['undo', 'undo', `pick ${last.die}`, `write ${last.cell}`];
  if (marks.at(-1)?.cell === cell) return ['undo'];
  return last ? ['undo', `write ${cell}`] : [`write ${cell}`];
}

export function hint({ view, choices }: Turn): string {
  const [first] = view.hand ?? [];
  if (first === undefined) {
    const last = viewOf('make-a-difference', view).marks?.at(-1)?.die;
    return say('make-a-difference-tap-done', { last: view.dice[last ?? 1] ?? '' });
  }
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
  if (verb === 'undo') return takenUp(seen, seat, paper);
  return verb === 'write' && view.hand?.length ? written(seen, seat, paper, named) : view;
}

/** The number written last is in hand again. */
function takenUp(view: DifferenceView, seat: number, paper: Paper): View {
  const marks = view.marks ?? [];
  const last = marks.at(-1);
  if (!last) return changed(view, { held: 0, hand: view.dice.slice(0, 1) });
  const sheet = present(view.sheets[seat]);
  const fields = marks.slice(0, -1).map(({ cell }) => cell);
  const pencil = paper.places.map(({ id }, place) => (fields.includes(id) ? (sheet.pencil?.[place] ?? null) : null));
  return changed(view, {
    ...withSheet(view, seat, { pencil: withRings(paper, sheet.ink, pencil) }),
    worth: null,
    marks: marks.slice(0, -1),
    held: last.die,
    hand: view.dice.slice(last.die, last.die + 1),
  });
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
    marks: [...(view.marks ?? []), { cell, die: view.held ?? 0 }],
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
