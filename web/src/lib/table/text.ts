/** Play by text: "write 3L4", "3L4", "done", or a cell as it is spoken with the number for it in front. */
import type { Hello, Paper } from '../api/types';
import { cellOf } from './choices';

export interface Vocabulary {
  grammar: Hello['grammar'];
  paper: Paper;
  /** A cell as it is spoken. */
  cell: (id: string) => string;
  /** Other words for the verbs that name no cell, such as the names of the keys. */
  verbs: Readonly<Record<string, string>>;
}

/** The actions that `text` asks for, or null where it names none of the choices. */
export function readText(text: string, choices: readonly string[], hand: readonly (number | string)[], vocabulary: Vocabulary): string[] | null {
  const said = plain(text);
  const verb = Object.entries(vocabulary.verbs).find(([, word]) => plain(word) === said)?.[0];
  const exact = choices.find((words) => plain(words) === said || words === verb);
  if (exact) return [exact];
  const named = choices.filter((words) => names(words, said, vocabulary));
  // "fourth left" is said inside "fourth left, star": the longest name is the one meant
  const meant = named.sort((one, other) => spokenLength(other, vocabulary) - spokenLength(one, vocabulary))[0];
  if (!meant) return null;
  const [first, second] = hand;
  const number = /^\D*?(\d)\b(?!\s*[lr]\d)/i.exec(said.replace(nameIn(meant, said, vocabulary), ''))?.[1];
  const other = number !== undefined && number !== String(first) && number === String(second) && 'swap' in vocabulary.grammar;
  return other ? [meant, 'swap'] : [meant];
}

function names(words: string, said: string, vocabulary: Vocabulary): boolean {
  return nameIn(words, said, vocabulary) !== '';
}

/** The part of what was said that names the choice's cell. */
function nameIn(words: string, said: string, vocabulary: Vocabulary): string {
  const cell = cellOf(vocabulary.grammar, words);
  if (cell === undefined) return '';
  const spoken = plain(vocabulary.cell(cell));
  const bare = spoken.replace(/ [^ ]+$/, ''); // without the star or heart that it may end in
  const id = plain(cell);
  if (said.includes(spoken)) return spoken;
  if (said.split(' ').includes(id)) return id;
  return hasMark(vocabulary, cell) && said.includes(bare) ? bare : '';
}

function hasMark(vocabulary: Vocabulary, cell: string): boolean {
  const mark = vocabulary.paper.places.find((place) => place.id === cell)?.said?.mark;
  return mark !== undefined && mark !== 'none';
}

function spokenLength(words: string, vocabulary: Vocabulary): number {
  return plain(vocabulary.cell(cellOf(vocabulary.grammar, words) ?? '')).length;
}

function plain(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
