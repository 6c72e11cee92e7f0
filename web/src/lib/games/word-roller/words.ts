/** The words that stand on a card at the end: every run of two letters or more, each once. */
import type { Paper } from '../../api/types';
import type { Row } from '../../paper/row';
import { lettersOn, read, run } from './grid';

export function wordsOn(paper: Paper, ink: Row): string[] {
  const letters = lettersOn(paper, ink);
  const found = [...letters.keys()].flatMap((cell) =>
    (['across', 'down'] as const).map((dir) => read(letters, run(paper, letters, { cell, dir }))),
  );
  return [...new Set(found)].filter((word) => word.length > 1).sort();
}
