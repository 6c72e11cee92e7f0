/** What Word Roller adds to a view, and the advantage cards as they are printed. */
import printed from '../../../../../src/rollwright/games/word_roller/layouts/advantages.json';
import faces from '../../../../../src/rollwright/games/word_roller/layouts/dice.json';
import type { View } from '../../api/types';

export type Kind =
  'copy' | 'two-words' | 'smallest' | 'biggest' | 'consonant' | 'letter' | 'twice' | 'place' | 'reroll';
export type Direction = 'across' | 'down';
export type Phase = 'dice' | 'write' | 'mend' | 'echo' | 'over';

/** A card somebody holds: the letter it was taken with, its boxes crossed. */
export interface Held {
  id: Kind;
  letter?: string;
  used?: number;
  this_roll?: boolean;
}

/** The word being written: its new squares, how it reads, and why it cannot stand. */
export interface Draft {
  cells: string[];
  dir: Direction;
  word?: string;
  reason?: string;
  missing?: string;
  wrong?: string[];
  claims?: number;
}

export interface Mend {
  owner: number;
  neighbour: number;
  letters?: string;
  named?: string;
}

export interface WordView extends View {
  phase: Phase;
  market: Kind[];
  deck: number;
  held: Held[][];
  asked?: number | null;
  words?: string[][];
  erased?: { seat: number; word: string }[];
  mend?: Mend | null;
  draft?: Draft | null;
  claims?: number;
  offers?: string[];
  echo?: string;
}

export type When = 'roll' | 'write' | 'words' | 'end';

const WHEN: Record<Kind, When> = {
  copy: 'words',
  'two-words': 'write',
  smallest: 'end',
  biggest: 'end',
  consonant: 'end',
  letter: 'write',
  twice: 'write',
  place: 'roll',
  reroll: 'roll',
};
const PHASES: Record<Exclude<When, 'end'>, Phase> = { roll: 'dice', write: 'write', words: 'echo' };
const CHECKS = new Map(printed.cards.map(({ id, checks }) => [id as Kind, checks]));

export const KINDS = printed.cards.map(({ id }) => id as Kind);

export function whenOf(kind: Kind): When {
  return WHEN[kind];
}

/** How many boxes a card has to cross. */
export function checksOf(kind: Kind): number {
  return CHECKS.get(kind) ?? 0;
}

/** The letters a card may be taken with; none for most. */
export function lettersFor(kind: Kind): string[] {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return kind === 'letter' ? all : kind === 'consonant' ? all.filter((letter) => !'AEIOU'.includes(letter)) : [];
}

export function isSpent({ id, used = 0 }: Held): boolean {
  return checksOf(id) > 0 && used >= checksOf(id);
}

/** What a card can do at this moment, as the end of a message's id. */
export function useOf(card: Held, view: WordView): 'spent' | 'end' | 'always' | 'rested' | 'now' | 'later' {
  const when = whenOf(card.id);
  if (when === 'end') return 'end';
  if (card.id === 'letter') return 'always';
  if (isSpent(card)) return 'spent';
  if (view.phase !== PHASES[when]) return 'later';
  return card.this_roll ? 'rested' : 'now';
}

/** The first two dice have vowels only. */
export function isVowelDie(die: number): boolean {
  return faces.dice[die]?.kind === 'vowel';
}
