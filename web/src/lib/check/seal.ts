/** The seal as this browser first saw it: a server that showed another one later would be found out. */

/** Remember the seal of a table, and return the first one seen of it. */
export function firstSeal(table: string, commitment: string): string {
  const key = `rollwright-seal-${table}`;
  try {
    const first = localStorage.getItem(key);
    if (first) return first;
    localStorage.setItem(key, commitment);
  } catch {
    // a browser may forbid storage; then the seal is the one shown now
  }
  return commitment;
}
