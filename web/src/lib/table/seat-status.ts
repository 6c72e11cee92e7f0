/** Everybody at the table as the page lists them. */
import type { SeatCard, SheetView } from '../api/types';
import { clock, standing, type Standing } from './spoken';
import type { Table } from './table.svelte';

export interface SeatStatus {
  index: number;
  seat: SeatCard;
  sheet: SheetView;
  /** None once the game is over. */
  standing?: Standing;
}

/** The seats in their order, with whom they belong to and how they stand at `now`. */
export function seatStatuses(table: Table, now: number): SeatStatus[] {
  const { state, view } = table;
  if (!state || !view) return [];
  return view.sheets.flatMap((sheet, index) => {
    const seat = state.seats[index];
    return seat
      ? [{ index, seat, sheet, standing: timed(standing(seat, sheet, table.away(index, now)), table, index, now) }]
      : [];
  });
}

/** With a bank of time, what a person has left stands beside the word. */
function timed(standing: Standing, table: Table, seat: number, now: number): Standing {
  const left = table.bank(seat, now);
  if (left === null || standing.state === 'sitting-in') return standing;
  return { ...standing, words: `${standing.words} · ${clock(left)}` };
}
