/** The seal as this browser first saw it: a server that showed another one later would be found out. */
import { load, save } from './kept';

const first = new Map<string, string>(); // also where storage is forbidden

/** Remember the seal of a table, and return the first one seen of it. */
export function firstSeal(table: string, commitment: string): string {
  const known = load<string>(`seal-${table}`) ?? first.get(table);
  if (known) return known;
  first.set(table, commitment);
  save(`seal-${table}`, commitment);
  return commitment;
}
