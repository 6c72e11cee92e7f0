import { expect, test } from 'vitest';
import type { View } from '../../api/types';
import { guess } from './guess';
import { revealedBetween, takenBetween, announcement, wordsOf } from './news';
import { places, preview } from './placing';
import { CAT, HELLO, NOTHING, PAPER, row, STATE, VIEW } from './samples';
import { lettersOn } from './grid';
import { deskOf } from './strokes';
import { supplies, supply } from './supply';
import { isWrong, whyNot, wrongRuns } from './tell';
import { newCard, useOf, type DraftView, type WordView } from './view';

const after = (...words: string[]): WordView =>
  words.reduce<View>((view, each) => guess(view, 0, PAPER, each), VIEW) as WordView;

test('letters are shown at once, over those that stand', () => {
  const view = after('begin r1c3 down', 'letter S', 'letter E', 'letter T');
  expect(view.draft).toMatchObject({ cells: ['r1c3', 'r2c3', 'r4c3'], word: 'SEAT' });
  expect(view.sheets[0]?.pencil).toEqual(row('..S..', '..E..', '.....', '..T..', '.....'));
});

test('a letter that no die gives is not shown', () => {
  expect(after('begin r1c1 across', 'letter Q').draft?.word ?? '').toBe('');
  expect(after('begin r1c1 across', 'letter S', 'letter S').draft?.word).toBe('S');
});

test('undo takes back letter by letter, then the pencil', () => {
  expect(after('begin r1c1 across', 'letter S', 'letter H', 'undo').draft?.word).toBe('S');
  expect(after('begin r1c1 across', 'letter S', 'undo', 'undo').draft).toBeNull();
});

test('each letter dims a die that shows it, a House letter last', () => {
  const house = [newCard('letter', { letter: 'T' })];
  expect(supply(['T', 'A', 'T'], house, 'TT').used).toEqual([true, false, true, false]);
  expect(supply(['T', 'A'], house, 'TTT')).toEqual({ used: [true, false, true], lacking: ['T'] });
});

test('Twin letters lend a letter that is shown, once for each card', () => {
  const twins = [newCard('twice', { used: 1 })];
  expect(supplies(['N', 'I'], twins, 'INN')).toBe(true);
  expect(supplies(['N', 'I'], twins, 'NNN')).toBe(false);
  expect(supplies(['N', 'I'], twins, 'INX')).toBe(false);
  expect(supplies(['N', 'I'], [newCard('twice', { used: 3 })], 'INN')).toBe(false);
});

const draft = (change: Partial<DraftView>): DraftView => ({
  cells: ['r3c5', 'r4c5'],
  dir: 'down',
  word: 'NO',
  ...change,
});
const NO = deskOf(PAPER, CAT, row('.....', '.....', '....N', '....O', '.....'), draft({}));

test('a word that is none yet is no fault, one that arises beside it is', () => {
  expect(whyNot(NO, draft({ reason: 'bad-word', wrong: ['NO'] }), 'fr')).toBe('NO is not a French word yet.');
  expect(whyNot(NO, draft({ reason: 'bad-word', wrong: ['NO'] }), 'own')).toBe('NO is not a word of this table yet.');
  expect(isWrong(draft({ reason: 'bad-word', wrong: ['NO'] }))).toBe(false);
  expect(isWrong(draft({ reason: 'bad-word', wrong: ['CATN'] }))).toBe(true);
});

test('a word made longer is named with its letter, and its squares are found', () => {
  const wrong = draft({ reason: 'bad-word', wrong: ['CATN'] });
  expect(whyNot(NO, wrong, 'en')).toBe('CATN is not a word: your N would lengthen CAT.');
  expect(wrongRuns(NO, ['CATN'])).toEqual([['r3c2', 'r3c3', 'r3c4', 'r3c5']]);
});

test('a run beside the word is named', () => {
  const beside = deskOf(PAPER, CAT, row('.....', '.....', '.....', '.OR..', '.....'), {
    cells: ['r4c2', 'r4c3'],
    dir: 'across',
    word: 'OR',
  });
  expect(
    whyNot(beside, { cells: ['r4c2', 'r4c3'], dir: 'across', word: 'OR', reason: 'bad-word', wrong: ['CO'] }, 'en'),
  ).toBe('CO is not a word: it would stand beside yours.');
});

test('new ink is read as words', () => {
  const inked = row('.....', '.....', '.CATS', '....O', '....N');
  expect(wordsOf(PAPER, CAT, inked).words).toEqual(['SON']);
  expect(wordsOf(PAPER, NOTHING, CAT).words).toEqual(['CAT']);
});

test('a reveal says what each seat wrote and what was erased', () => {
  const now: WordView = {
    ...VIEW,
    round: 3,
    erased: [{ seat: 0, word: 'TCR' }],
    sheets: [VIEW.sheets[0]!, { ink: CAT, total: 4, paper: '2a' }],
  };
  expect(revealedBetween(HELLO, VIEW, now)?.map(({ words, erased }) => ({ words, erased }))).toEqual([
    { words: [], erased: ['TCR'] },
    { words: ['CAT'], erased: [] },
  ]);
  expect(revealedBetween(HELLO, VIEW, VIEW)).toBeNull();
  expect(announcement(HELLO, STATE, VIEW, now)).toBe(
    'Maud: TCR, erased: not a word. Théo: CAT. Turn 3 of 6: A, E, H, T, R, N, C, S.',
  );
});

test('a word that has turned to ink was not rubbed out', () => {
  const before: WordView = {
    ...VIEW,
    draft: { cells: ['r3c5'], dir: 'across', word: 'CATS' },
    sheets: [{ ...VIEW.sheets[0]!, pencil: row('.....', '.....', '....S', '.....', '.....') }, VIEW.sheets[1]!],
  };
  expect(announcement(HELLO, STATE, before, VIEW)).toBe('Rubbed out.');
  expect(
    announcement(HELLO, STATE, before, {
      ...VIEW,
      round: 3,
      sheets: [{ ...VIEW.sheets[0]!, ink: row('.....', '.....', '.CATS', '.....', '.....') }, VIEW.sheets[1]!],
    }),
  ).toBe('Maud: CATS. Théo: no word. Turn 3 of 6: A, E, H, T, R, N, C, S.');
});

test('a person who has written or passed hears for whom we wait', () => {
  const done = (pencil?: WordView['dice']): WordView => ({
    ...VIEW,
    sheets: [{ ...VIEW.sheets[0]!, pencil, done: true }, VIEW.sheets[1]!],
  });
  expect(announcement(HELLO, STATE, VIEW, done(['S']))).toBe('Written. Waiting for Théo.');
  expect(announcement(HELLO, STATE, VIEW, done())).toBe('Waiting for Théo.');
});

test('the person who takes a card is named', () => {
  const now: WordView = { ...VIEW, held: [[], [newCard('biggest')]], market: ['place', 'twice'] };
  expect(takenBetween(VIEW, now, ['Maud', 'Théo'])).toMatchObject([{ seat: 1, name: 'Théo', kind: 'biggest' }]);
  expect(announcement(HELLO, STATE, VIEW, now)).toBe('Théo took Long haul.');
});

test('a word to be placed is shown where it would lie', () => {
  expect(places(['place r1c3 down', 'place r1c3 across', 'undo']).get('r1c3')).toEqual(['down', 'across']);
  expect(preview(PAPER, lettersOn(PAPER, CAT), { cell: 'r1c3', dir: 'down' }, 'SEAT')).toEqual(
    row('..S..', '..E..', '.....', '..T..', '.....'),
  );
});

test('a card says when it can be used', () => {
  expect(useOf(newCard('place'), VIEW)).toBe('later');
  expect(useOf(newCard('place'), { ...VIEW, phase: 'dice' })).toBe('now');
  expect(useOf(newCard('reroll', { this_roll: true }), { ...VIEW, phase: 'dice' })).toBe('rested');
  expect(useOf(newCard('two-words', { used: 1 }), VIEW)).toBe('spent');
  expect(useOf(newCard('smallest'), VIEW)).toBe('end');
  expect(useOf(newCard('letter', { letter: 'E' }), VIEW)).toBe('always');
});
