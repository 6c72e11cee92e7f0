/** The people who came and went between two states of the table, in sentences. */
import type { SeatCard, TableState } from '../api/types';
import { say } from '../locale/messages.svelte';

export function arrivals(before: TableState | undefined, now: TableState, me: number | null): string {
  if (!before || before.phase !== now.phase) return '';
  return now.seats.flatMap((seat, index) => (index === me ? [] : sentences(before.seats[index] ?? {}, seat))).join(' ');
}

function sentences(was: SeatCard, is: SeatCard): string[] {
  const message = change(was, is);
  return message ? [say(message, { name: is.name || was.name || '' })] : [];
}

function change(was: SeatCard, is: SeatCard): string {
  if (was.name !== is.name) return is.name ? 'table-came' : 'table-gave-back';
  if (is.sitting_in && !was.sitting_in) return 'table-sits-in';
  const [away, now] = [was, is].map((seat) => seat.sitting_in || (seat.away_ms ?? null) !== null);
  return away === now ? '' : now ? 'table-went' : 'table-back';
}
