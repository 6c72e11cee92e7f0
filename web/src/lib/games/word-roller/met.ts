/** The words that reviews have shown in this browser, so that a review says which ones are met for the first time. */

const KEY = 'rollwright-met-words';
const MOST = 4000;

/** A word of a list (en, fr or own), and the review in which it was first shown. */
type Met = readonly [words: string, text: string, review: string];

/**
 * Return the words that no earlier review has shown, and note all of them as shown by this one.
 * The same review, opened again, tells the same. Of very many words the oldest are forgotten.
 */
export function metFirst(review: string, words: string, texts: readonly string[]): Set<string> {
  const known = read();
  const before = new Map(known.filter(([list]) => list === words).map(([, text, where]) => [text, where]));
  const fresh = texts.filter((text) => (before.get(text) ?? review) === review);
  const noted = fresh.filter((text) => !before.has(text)).map((text): Met => [words, text, review]);
  if (noted.length > 0) write([...known, ...noted].slice(-MOST));
  return new Set(fresh);
}

function read(): Met[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMet) : [];
  } catch {
    return [];
  }
}

function write(list: readonly Met[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    return; // where the browser forbids storage, every word is met for the first time
  }
}

function isMet(entry: unknown): entry is Met {
  return Array.isArray(entry) && entry.length === 3 && entry.every((part) => typeof part === 'string');
}
