/** Choices are words ("write 3L4"); the grammar says which of them name a cell. */
import type { Hello } from '../api/types';

type Grammar = Hello['grammar'];

/** The cell that a choice names, if it names one. */
export function cellOf(grammar: Grammar, words: string): string | undefined {
  const [verb = '', ...values] = words.split(' ');
  const at = grammar[verb]?.indexOf('cell') ?? -1;
  return at < 0 ? undefined : values[at];
}

/** The choices by the cell they name; those that name none are left out. */
export function byCell(grammar: Grammar, choices: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const words of choices) {
    const cell = cellOf(grammar, words);
    if (cell !== undefined && !found.has(cell)) found.set(cell, words);
  }
  return found;
}

/** The words that write in `cell`, whether or not it is a choice now: the server then says why not. */
export function wordsFor(grammar: Grammar, cell: string): string | undefined {
  const verb = Object.entries(grammar).find(([, values]) => values.length === 1 && values[0] === 'cell')?.[0];
  return verb && `${verb} ${cell}`;
}
