/** Equal points are decided by these: the longest word, then the filled squares. */
import type { Paper } from '../../api/types';
import type { Row } from '../../paper/row';
import { say } from '../../locale/messages.svelte';
import { lettersOn, read, run } from './grid';

export function tie(paper: Paper, ink: Row): string {
  const letters = lettersOn(paper, ink);
  const words = [...letters.keys()].flatMap((cell) =>
    (['across', 'down'] as const).map((dir) => read(letters, run(paper, letters, { cell, dir }))),
  );
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return say('word-roller-tie-has', { word: longest, squares: letters.size });
}
