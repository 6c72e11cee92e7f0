/** Whose turn it is where one device is handed round, from what everybody may see. */
import { partsOf } from '../../lib/table/game-parts';
import { seatStatuses, type SeatStatus } from '../../lib/table/seat-status';
import type { Table } from '../../lib/table/table.svelte';

/** The people at the table, in the order in which the device goes round: first after the one who wrote last. */
export function round(table: Table, last: number | null): SeatStatus[] {
  if (!table.hello || !table.view) return [];
  const everyone = seatStatuses(table, 0);
  const people = (partsOf(table.hello.game).atWork?.(everyone, table.view) ?? everyone).filter(({ seat }) => !seat.bot);
  const after = people.filter(({ index }) => last === null || index > last);
  return [...after, ...people.filter((one) => !after.includes(one))];
}

export const isAwaited = ({ standing }: SeatStatus): boolean => standing?.state === 'writing';

/** Whether the person for whom the device speaks has nothing to do but to take the last word back. */
export function isFinished(table: Table): boolean {
  if (table.waiting || table.state?.phase !== 'playing') return false;
  return table.state.choices.every((words) => words === 'undo');
}
