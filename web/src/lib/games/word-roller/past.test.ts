import { expect, test } from 'vitest';
import { pastSaid } from './past';
import { HELLO, row, VIEW } from './samples';
import { newCard, type WordView } from './view';

const before: WordView = { ...VIEW, held: [[newCard('reroll', { used: 1 }), newCard('twice')], []] };

test('a turn looked at again tells of words written and erased, of cards taken and used', () => {
  const sheets = [{ ...VIEW.sheets[0]!, ink: row('.....', '.....', '.CATS', '....O', '....N') }, VIEW.sheets[1]!];
  const now: WordView = {
    ...before,
    round: 3,
    sheets,
    erased: [{ seat: 0, word: 'TCR' }],
    held: [[newCard('reroll', { used: 2 }), newCard('twice'), newCard('letter', { letter: 'S' })], []],
  };
  expect(pastSaid(HELLO, before, now, 0)).toBe(
    'Wrote SON. Erased, not a word: TCR. Took House letter S. Used Second wind.',
  );
  expect(pastSaid(HELLO, before, now, 1)).toBe('No word.');
});

test('a person who wrote nothing that stands is not said to have passed', () => {
  const now: WordView = { ...before, round: 3, erased: [{ seat: 1, word: 'TCR' }] };
  expect(pastSaid(HELLO, before, now, 1)).toBe('Erased, not a word: TCR.');
});

test('the first turn has none before it', () => {
  const now: WordView = { ...VIEW, held: [[newCard('place', { used: 1 })], []] };
  expect(pastSaid(HELLO, null, now, 0)).toBe('Wrote CAT. Took Steady hand. Used Steady hand.');
});
