/** How many own tables the home page showed last: room is kept for them while the list is under way. */
const KEY = 'rollwright.tables';

export const expected = {
  get tables(): number {
    try {
      return Number(localStorage.getItem(KEY) ?? 0);
    } catch {
      return 0;
    }
  },
  set tables(count: number) {
    try {
      localStorage.setItem(KEY, String(count));
    } catch {
      // without storage nothing is kept, and the page moves once
    }
  },
};
