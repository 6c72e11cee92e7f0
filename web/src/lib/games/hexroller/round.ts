/** HexRoller's round: the lit places, the action of a press, the sentences, and the view before the server answers. */
import type { Group, HexView, Paper, Place, View, Worth } from '../../api/types';
import { viewOf } from '../../api/views';
import type { Row } from '../../paper/row';
import { cellName, gain, worthSentence } from '../../table/spoken';
import { list, say } from '../../locale/messages.svelte';
import type { Turn } from '../../table/game-parts';

const hexView = (view: View): HexView => viewOf('hexroller', view);

export const strokes = true;
export const quiet = true;
export const slim = true;

/** The lit places: hexes to write in or, while no number is in hand, to start in; bonuses that may be used. */
export function lit({ view, choices }: Turn): Set<string> {
  const verb = view.hand?.length ? 'write ' : 'use ';
  const named = choices.flatMap((words) => (words.startsWith(verb) ? words.slice(verb.length) : []));
  return new Set([...named, ...(hexView(view).groups ?? []).flatMap((group) => group.cells ?? [])]);
}

/** The numbers that may start in `cell`. */
export function starting(view: HexView, cell: string): number[] {
  return (view.groups ?? []).flatMap((group) => (group.cells?.includes(cell) ? group.number : []));
}

/**
 * What a press on a place asks for; nothing where it means nothing. `sliding`: the finger came from another hex, so it
 * only goes on with its chain, or one step back.
 */
export function press({ view, paper, choices, ink }: Turn, cell: string, sliding: boolean): string[] {
  const { path } = hexView(view);
  const write = `write ${cell}`;
  if (choices.includes(write)) return [write];
  if (sliding) return cell === path?.at(-2) ? ['undo'] : [];
  const place = paper.places.findIndex(({ id }) => id === cell);
  const style = paper.places[place]?.style;
  if (style === 'bonus') return [`use ${cell}`];
  if (style === 'light' || style === 'dark') return ['flip'];
  if (cell === path?.at(-1)) return []; // the chain is taken up where it was left
  const numbers = starting(hexView(view), cell);
  if (numbers.length === 1) return [`choose ${numbers[0]}`, write];
  const shown = `choose ${paper.places[place]?.printed ?? ink[place]}`;
  return choices.includes(shown) ? [shown] : [write]; // a line may be drawn from the number itself
}

/** This round's chains. */
export function links({ view }: Turn): string[][] {
  return hexView(view).chains ?? [];
}

/** The points that the pencil wins and, beside each lit hex that would win more, its points. */
export function preview({ view }: Turn): Worth | null {
  const { ahead = [], worth } = hexView(view);
  if (!worth && ahead.length === 0) return null;
  return { before: 0, after: 0, lost: [], ...worth, won: [...(worth?.won ?? []), ...ahead] };
}

/** A sentence that says what the player can do now. */
export function hint({ view, choices }: Turn): string {
  const { using, left = 0, path = [], groups = [], worth, ahead = [] } = hexView(view);
  if (using) return say(`hexroller-hint-${using}`);
  const won =
    worth && worth.won.length > 0 ? `${worthSentence('hexroller', { ...worth, lost: [] })} ${gain(worth)}.` : '';
  const [best] = [...ahead].sort((one, other) => other.part.points - one.part.points);
  if (left > 0 && best)
    return `${say(`hexroller-won-${best.item}`, { note: best.part.note ?? '' })} +${best.part.points}.`;
  if (left > 0)
    return path.length === 0
      ? say('hexroller-hint-chain', { left, number: view.hand?.[0] ?? '' })
      : won || `${more(hexView(view))}.`;
  if (won && choices.includes('done')) return won;
  const stands = groups.filter(({ state }) => state === 'written').length;
  if (stands === 2) return say('hexroller-hint-done');
  if (!groups.some(({ state }) => state === 'open')) return say('hexroller-hint-none');
  return say(stands === 0 ? 'hexroller-hint-first' : 'hexroller-hint-second');
}

/** A sentence that says what Done waits for. */
export function missing({ view }: Turn): string {
  const { using, left = 0, groups = [] } = hexView(view);
  if (using) return say(`hexroller-missing-${using}`);
  if (left > 0) return more(hexView(view));
  return say(groups.some(({ state }) => state === 'written') ? 'hexroller-missing-second' : 'hexroller-missing-first');
}

function more(view: HexView): string {
  return say('hexroller-more', { left: view.left ?? 0, number: view.hand?.[0] ?? '' });
}

/** A lit hex in words: what it is next for, or what may start there. */
export function spokenLit({ view }: Turn, place: Place): string | null {
  const cell = cellName('hexroller', place);
  const [number] = view.hand ?? [];
  if (place.style === 'bonus') return say('hexroller-cell-bonus', { cell });
  if (number !== undefined) {
    const won = (hexView(view).ahead ?? []).filter(({ part }) => part.cells.includes(place.id));
    return [
      say('hexroller-cell-next', { cell, number }),
      ...won.map(({ item, part }) => say(`hexroller-won-${item}`, { note: part.note ?? '' })),
    ].join('. ');
  }
  const numbers = starting(hexView(view), place.id);
  return numbers.length > 0 ? say('hexroller-cell-start', { cell, numbers: list(numbers.map(String)) }) : null;
}

/** The view after these words, as far as the page can tell; what they are worth is the server's to say. */
export function guess(view: View, seat: number, paper: Paper, words: string): View {
  const [verb, value = ''] = words.split(' ');
  const { groups = [], path = [], left = 0, using } = hexView(view);
  const ahead = (change: Partial<HexView>): HexView => ({ ...view, ...change });
  switch (verb) {
    case 'choose':
      return using === 'extra'
        ? view
        : ahead({
            hand: [Number(value)],
            path: [],
            left: groups.find(({ number }) => number === Number(value))?.count ?? 0,
            groups: groups.map(unlit),
            using: null,
          });
    case 'write':
      return ahead({
        ...pencilled(view, seat, paper, value, view.hand?.[0] ?? null),
        path: [...path, value],
        ahead: [],
        left: left - 1,
        hand: left > 1 ? view.hand : [],
      });
    case 'undo':
      return path.length > 0
        ? ahead({ ...pencilled(view, seat, paper, path.at(-1) ?? '', null), path: path.slice(0, -1), left: left + 1 })
        : view;
    case 'done':
      return ahead({ sheets: view.sheets.map((sheet, index) => (index === seat ? { ...sheet, done: true } : sheet)) });
    default:
      return view;
  }
}

function unlit(group: Group): Group {
  return { ...group, cells: [] };
}

function pencilled(
  view: View,
  seat: number,
  paper: Paper,
  cell: string,
  figure: number | string | null,
): Pick<View, 'sheets'> {
  const pencil = view.sheets[seat]?.pencil ?? [];
  const row: Row = paper.places.map(({ id }, index) => (id === cell ? figure : (pencil[index] ?? null)));
  return { sheets: view.sheets.map((sheet, index) => (index === seat ? { ...sheet, pencil: row } : sheet)) };
}
