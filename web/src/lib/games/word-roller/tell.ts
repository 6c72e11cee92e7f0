/** A turn of Word Roller in sentences: what the player can do, why a word cannot stand, what it would bring. */
import type { Item, Worth } from '../../api/types';
import { worthSentence } from '../../table/spoken';
import { say } from '../../locale/messages.svelte';
import { read, run, turned } from './grid';
import { everything, type Desk } from './strokes';
import type { DraftView, Held, WordView } from './view';
import { useOf } from './view';

/** The runs of letters that are no words, square by square. */
export function wrongRuns(desk: Desk, wrong: readonly string[]): string[][] {
  const letters = everything(desk);
  const dir = desk.draft?.dir ?? 'across';
  const own = desk.cells.slice(0, 1).map((cell) => run(desk.paper, letters, { cell, dir }));
  const beside = desk.cells
    .map((cell) => run(desk.paper, letters, { cell, dir: turned(dir) }))
    .filter((cells) => cells.length > 1);
  return [...own, ...beside].filter((cells) => wrong.includes(read(letters, cells)));
}

/** Why the word in hand cannot stand by this word list; empty where it can. */
export function whyNot(desk: Desk, draft: DraftView | null | undefined, words: unknown): string {
  const { reason, wrong = [], word = '' } = draft ?? {};
  if (!reason || !word) return '';
  if (reason === 'bad-shape') return say('word-roller-why-short');
  const [first = ''] = wrong.filter((text) => text !== word);
  if (reason !== 'bad-word') return say(`error-${reason}`);
  if (!first) return say('word-roller-why-word', { word, words: String(words) });
  const [cells = []] = wrongRuns(desk, [first]);
  const old = cells.filter((cell) => desk.standing.has(cell));
  const letters = everything(desk);
  const inOne = old.length > 1 && first.includes(read(letters, old)) && old.length === cells.length - 1;
  const added = cells.find((cell) => !desk.standing.has(cell)) ?? '';
  return inOne
    ? say('word-roller-why-longer', { word: first, old: read(letters, old), letter: letters.get(added) ?? '' })
    : say('word-roller-why-beside', { word: first });
}

/** An unfinished word is no fault while it is being written; a wrong neighbour is. */
export function isWrong(draft: DraftView | null | undefined): boolean {
  return (draft?.wrong ?? []).some((word) => word !== draft?.word);
}

/** The points of the word in hand, and the cards to take for it. */
export function worthSaid({ word = '', claims = 0 }: DraftView, worth: Worth | null): string {
  const changes = worth !== null && worth.won.length + worth.lost.length > 0;
  const named = worth?.won.some(({ part }) => part.note === word) ? '' : `${word}.`;
  return [
    named,
    changes ? worthSentence('word-roller', worth) : say('word-roller-worth-none'),
    claims > 0 ? say('word-roller-worth-ring', { count: claims }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The sum at the sheet's foot. */
export function sums(items: readonly Item[]): { name: string; points: number }[] {
  const cards = items
    .filter(({ id }) => !['stars', 'sides', 'chain'].includes(id))
    .reduce((sum, { points }) => sum + points, 0);
  const main = ['stars', 'sides', 'chain'].map((id) => ({
    name: say(`word-roller-sum-${id}`),
    points: items.find((item) => item.id === id)?.points ?? 0,
  }));
  return cards > 0 ? [...main, { name: say('word-roller-sum-cards'), points: cards }] : main;
}

/** Whether a card can be used now, and if not, why. */
export function useSaid(card: Held, view: WordView): string {
  return say(`word-roller-use-${useOf(card, view)}`, { card: card.id, letter: card.letter ?? '' });
}
