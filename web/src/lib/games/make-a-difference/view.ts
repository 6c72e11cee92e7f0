/** The lines of Make a Difference, and the participants: seats first, then BotCards in the order drawn. */
import type { BotCard, DifferenceView, Paper, Place, SeatCard, TableState, Throw, View } from '../../api/types';
import { viewOf } from '../../api/views';

export type { BotCard, DifferenceView, DuelView, Throw } from '../../api/types';

export type Hand = Throw['hands'][number];

/** The nine lines as the score lists them. */
export const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

export function kindOf(line: string): 'row' | 'column' {
  return line < 'f' ? 'column' : 'row';
}

export interface Participant {
  name: string;
  total: number;
  seat?: SeatCard;
  card?: BotCard;
  /** In Mode B its sum on each line, in Mode A its points; a card has none of these. */
  lines: (number | null)[];
}

export function participants(state: TableState, view: DifferenceView): Participant[] {
  const totals = view.totals ?? [];
  const seats = view.sheets.map((sheet, index): Participant => {
    const points = sheet.score?.items.map((item) => item.points) ?? [];
    const seat = state.seats[index] ?? {};
    return {
      name: seat.name ?? '',
      total: totals[index] ?? sheet.total,
      seat,
      lines: view.mode === 'B' ? (view.sums[index] ?? []) : points,
    };
  });
  const cards = (view.cards ?? []).map((card, index): Participant => ({
    name: card.name,
    total: totals[seats.length + index] ?? 0,
    card,
    lines: LINES.map((line) => (view.mode === 'B' ? (card.mode_b_sums[line] ?? 0) : null)),
  }));
  return [...seats, ...cards];
}

/** The rings of a line, in its order. */
export function ringsOf(paper: Paper, line: string): Place[] {
  const kind = kindOf(line);
  return paper.places.filter(
    (place) => place.shape === 'ring' && place.style === kind && String(place.said?.from).includes(line),
  );
}

export function scoringBegun(view: View): boolean {
  return (viewOf('make-a-difference', view).totals?.length ?? 0) > 0;
}
