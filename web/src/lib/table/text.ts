/** Play by text: "write 3L4", "3L4", "done", or a cell as it is spoken with the number for it in front. */
import type { Hello } from '../api/types';
import { cellOf } from './choices';

export interface Vocabulary {
  grammar: Hello['grammar'];
  /** All the names of a cell. */
  names: (cell: string) => readonly string[];
  /** Other words for the verbs that name no cell, such as the names of the keys. */
  verbs: Readonly<Record<string, string>>;
  /** The words that put the second figure of the hand where the first would stand. */
  second?: string;
}

/** The actions that `text` asks for, or null where it names none of the choices. */
export function readText(
  text: string,
  choices: readonly string[],
  hand: readonly (number | string)[],
  vocabulary: Vocabulary,
): string[] | null {
  const said = plain(text);
  const exact = choices.find((words) => plain(words) === said || plain(vocabulary.verbs[words] ?? '') === said);
  if (exact && said) return [exact];
  const [named] = choices
    .flatMap((words) => mentioned(words, said, vocabulary).map((name) => ({ words, name })))
    .sort((one, other) => other.name.length - one.name.length); // the longest name is the one meant
  if (!named) return null;
  const number = said
    .replace(named.name, '')
    .split(' ')
    .find((word) => hand.some((figure) => plain(String(figure)) === word));
  const other = number !== undefined && number !== plain(String(hand[0]));
  return other && vocabulary.second ? [named.words, vocabulary.second] : [named.words];
}

/** The names of the choice's cell that occur in what was said. */
function mentioned(words: string, said: string, { grammar, names }: Vocabulary): string[] {
  const cell = cellOf(grammar, words);
  return cell === undefined
    ? []
    : names(cell)
        .map(plain)
        .filter((name) => ` ${said} `.includes(` ${name} `));
}

/** Lower case, no accents, single spaces between words and numbers. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
