/** This browser's list of words that somebody wants to keep, from reviews of Word Roller. No server knows it. */

const KEY = 'rollwright-kept-words';
const MOST = 2000;

export interface KeptWord {
  text: string;
  /** The list that the word stands in: en, fr or own. */
  words: string;
  /** From 10, a word that everybody knows, to 60. */
  rarity: number;
}

class KeptWords {
  list = $state.raw<readonly KeptWord[]>([]);

  /** Read the list again: another tab may have changed it. */
  read(): void {
    this.list = read();
  }

  has(text: string, words: string): boolean {
    return this.list.some((kept) => kept.text === text && kept.words === words);
  }

  /** Put a word on the list; the newest comes first, and of very many the oldest go. */
  keep({ text, words, rarity }: KeptWord): void {
    const others = read().filter((kept) => kept.text !== text || kept.words !== words);
    this.#write([{ text, words, rarity }, ...others].slice(0, MOST));
  }

  remove({ text, words }: Pick<KeptWord, 'text' | 'words'>): void {
    this.#write(read().filter((kept) => kept.text !== text || kept.words !== words));
  }

  // Where the browser forbids storage, the list lasts as long as the page.
  #write(list: readonly KeptWord[]): void {
    this.list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      return;
    }
  }
}

export const keptWords = new KeptWords();

/** The list as a text, one word a line, in the order of the alphabet. */
export function asText(list: readonly KeptWord[]): string {
  return list
    .map(({ text }) => `${text}\n`)
    .sort()
    .join('');
}

function read(): KeptWord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is KeptWord {
  const { text, words, rarity } = (entry ?? {}) as Partial<KeptWord>;
  return typeof text === 'string' && /^[A-Z]{2,15}$/.test(text) && typeof words === 'string' && Number.isFinite(rarity);
}
