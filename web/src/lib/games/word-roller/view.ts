/** The advantage cards of Word Roller as they are printed, and their use in a turn. */
import printed from '../../../../../src/rollwright/games/word_roller/layouts/advantages.json';
import faces from '../../../../../src/rollwright/games/word_roller/layouts/dice.json';
import type { DraftView, Held, WordView } from '../../api/types';

export type { DraftView, Held, MendView, WordView } from '../../api/types';

export type Kind = Held['id'];
export type Direction = DraftView['dir'];
type Phase = WordView['phase'];

/** A card as it lies in the market: no box crossed, no letter chosen. */
export function newCard(id: Kind, change: Partial<Held> = {}): Held {
  return { id, letter: '', used: 0, this_roll: false, older: [], ...change };
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

/** The use of a card at this moment, as the end of a message's id. */
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
