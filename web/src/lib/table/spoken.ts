/** The table in words: cells, what a mark is worth, how a seat stands. */
import type { Hello, Item, Near, Paper, Place, SeatCard, SheetView, Worth } from '../api/types';
import { partsOf } from './game-parts';
import { distance } from '../paper/geometry';
import { known, readable, say, sayFirst } from '../locale/messages.svelte';
import type { IconName } from '../parts/Icon.svelte';
import { clock } from '../shell/time';

export { clock };

/** A cell's place in words: "row 3, second left". */
export function cellName(game: string, place: Place, paper?: Paper): string {
  const id = `${game}-cell`;
  if (known(id)) return say(id, place.said ?? {});
  const name = isWord(place.id) ? readable(place.id) : say('table-cell', { row: place.row, col: place.col });
  return [name, ...marksOn(game, place, paper)].join(', ');
}

/** The print on a place, in words for a screen reader. */
function marksOn(game: string, place: Place, paper?: Paper): string[] {
  return (paper?.marks ?? [])
    .filter(({ text, x, y }) => !text && distance(place, [x, y]) === 0)
    .map(({ kind }) => sayFirst([`${game}-mark-name-${kind}`, `table-mark-${kind}`]) ?? readable(kind));
}

/** Whether a place is named and not numbered. */
const isWord = (id: string): boolean => /^\p{L}{3}/u.test(id);

/** The content of a cell, as it is said: a box that is struck off has no figure. */
export function figureSaid(figure: number | string): number | string {
  return figure === 'x' ? say('table-crossed') : figure;
}

/** How a sheet is called in front of `me`, with its points. */
export function sheetName(seat: number, me: number | null, name: string, total: number): string {
  return say(seat === me ? 'table-own-sheet' : 'table-sheet-of', { name, total });
}

/** All the names a person may use for a cell: spoken in full, without the mark printed in it, and as in the record. */
export function cellNames(game: string, place: Place): string[] {
  return [cellName(game, place), cellName(game, { ...place, said: { ...place.said, mark: 'none' } }), place.id];
}

/**
 * What the pencil wins and spoils, a sentence for each kind; the larger first. Where it does neither, people who learn
 * the game are told what it is `near`.
 */
export function worthSentence(game: string, { won, lost }: Worth, near: readonly Near[] = []): string {
  const kinds = new Map<string, { id: string; note: string; points: number; count: number }>();
  for (const [way, changes] of [
    ['won', won],
    ['lost', lost],
  ] as const) {
    for (const { item, part } of changes) {
      const kind = { id: `${game}-${way}-${item}`, note: part.note || 'none', points: part.points };
      const key = Object.values(kind).join();
      kinds.set(key, { ...kind, count: (kinds.get(key)?.count ?? 0) + 1 });
    }
  }
  if (kinds.size === 0) return nearSentence(game, near) || say('table-worth-none');
  return [...kinds.values()]
    .sort((one, other) => other.points - one.points)
    .map(({ id, note, count, points }) => (known(id) ? say(id, { note, count, points }) : `${readable(id)}.`))
    .join(' ');
}

/** The figures that the pencil still lacks to score, a sentence for each. */
export function nearSentence(game: string, near: readonly Near[]): string {
  const sentences = near.map(({ note, figure, more }) => say(`${game}-near-${note}`, { figure, more: Math.abs(more) }));
  return [...new Set(sentences)].join(' ');
}

export function gain(worth: Worth): string {
  return signed(worth.after - worth.before);
}

/** A change of points: "+10", "−2". */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function itemName(game: string, item: Item): string {
  return say(`${game}-item-${item.id}`);
}

export function itemDetail(game: string, item: Item): string {
  const parts = item.parts ?? [];
  if (!known(`${game}-detail-${item.id}`)) return '';
  return say(`${game}-detail-${item.id}`, {
    ...partsOf(game).about?.(item),
    count: parts.length,
    note: parts[0]?.note ?? 'none',
    points: item.points,
  });
}

/** The name of what the pad is, from the table's options or the sheet's own paper: "Pad A, Butterfly". */
export function padName(hello: Hello, sheet?: SheetView): string {
  const ids = Object.entries(hello.options).map(([option, value]) => `${hello.game}-${option}-${String(value)}`);
  if (sheet?.paper) ids.push(`${hello.game}-paper-${sheet.paper}`);
  return ids
    .filter((id) => known(id))
    .map((id) => say(id))
    .join(', ');
}

export interface Standing {
  state: 'writing' | 'done' | 'away' | 'sitting-in';
  icon: IconName;
  words: string;
  /** What is shown where there is little room: a bot is known by its face, and of a person away the time is enough. */
  brief?: string;
}

/** How a seat stands in this round: icon and word. */
export function standing(seat: SeatCard, sheet: SheetView | undefined, away: number | null): Standing {
  const done = sheet?.done ?? false;
  if (seat.ghost)
    return {
      state: done ? 'done' : 'writing',
      icon: done ? 'tick' : 'pencil',
      words: say('table-ghost'),
    };
  if (seat.bot)
    return {
      state: done ? 'done' : 'writing',
      icon: done ? 'tick' : 'pencil',
      words: say(done ? 'table-seat-bot-done' : 'table-seat-bot-writing'),
      brief: say(done ? 'table-seat-done' : 'table-seat-writing'),
    };
  if (seat.out_of_time) return { state: 'sitting-in', icon: 'away', words: say('ways-out-of-time') };
  if (seat.sitting_in) return { state: 'sitting-in', icon: 'away', words: say('table-seat-sitting-in') };
  if (away !== null)
    return { state: 'away', icon: 'away', words: say('table-seat-away', { time: clock(away) }), brief: clock(away) };
  const word = seat.paper ? 'on-paper-seat' : 'table-seat';
  return {
    state: done ? 'done' : 'writing',
    icon: done ? 'tick' : 'pencil',
    words: say(`${word}-${done ? 'done' : 'writing'}`),
  };
}

/** What a sheet has reached, as it is shown: nobody knows that of a sheet of paper before it is entered. */
export function pointsShown(seat: SeatCard, sheet: SheetView): string {
  return seat.paper && seat.paper !== 'entered' ? '–' : String(sheet.total);
}
