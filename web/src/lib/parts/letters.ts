// Letters as a reader counts them: a family, a flag or a letter with its accents is one. The server counts alike.

const SEGMENTER =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

export function letters(text: string): string[] {
  return SEGMENTER ? [...SEGMENTER.segment(text)].map(({ segment }) => segment) : [...text];
}

/** The text, cut where a line of so many letters is full. */
export const cut = (text: string, most: number): string => letters(text).slice(0, most).join('');
