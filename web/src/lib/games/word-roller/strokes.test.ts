import { expect, test } from 'vitest';
import { CAT, PAPER, row } from './samples';
import { atFirst, backwards, deskOf, put, tapped, typed, written } from './strokes';

const EMPTY_HANDED = deskOf(PAPER, CAT, [], null);
/** SE down from above the A of CAT: S and E are new, and the A and what follows are joined. */
const DOWN = deskOf(PAPER, CAT, row('..S..', '..E..', '.....', '.....', '.....'), {
  cells: ['r1c3', 'r2c3'],
  dir: 'down',
  word: 'SEA',
});

test('the caret waits behind the word in hand, or in the middle', () => {
  expect(atFirst(DOWN)).toEqual({ cell: 'r3c3', dir: 'down' });
  expect(atFirst(deskOf(PAPER, CAT, [], { cells: ['r5c1'], dir: 'down' }))).toEqual({ cell: 'r5c1', dir: 'down' });
  expect(atFirst(EMPTY_HANDED)).toEqual({ cell: 'r2c3', dir: 'across' });
});

test('the first letter begins a word at the caret, and the caret goes on', () => {
  expect(typed(EMPTY_HANDED, { cell: 'r1c1', dir: 'down' }, 'T')).toEqual({
    words: ['begin r1c1 down', 'letter T'],
    caret: { cell: 'r2c1', dir: 'down' },
  });
});

test('a letter that stands under the caret is walked over when it is typed', () => {
  expect(typed(EMPTY_HANDED, { cell: 'r3c2', dir: 'across' }, 'C')).toEqual({
    words: [],
    caret: { cell: 'r3c3', dir: 'across' },
  });
  expect(typed(DOWN, { cell: 'r3c3', dir: 'down' }, 'A')).toEqual({ words: [], caret: { cell: 'r4c3', dir: 'down' } });
});

test('another letter is written beyond the letters that stand', () => {
  expect(typed(EMPTY_HANDED, { cell: 'r3c2', dir: 'across' }, 'S').words).toEqual(['begin r3c5 across', 'letter S']);
  expect(typed(DOWN, { cell: 'r3c3', dir: 'down' }, 'T')).toEqual({
    words: ['letter T'],
    caret: { cell: 'r5c3', dir: 'down' },
  });
});

test('a die that is tapped always gives a new letter', () => {
  expect(written(EMPTY_HANDED, { cell: 'r3c2', dir: 'across' }, 'C').words).toEqual(['begin r3c5 across', 'letter C']);
});

test('a die dropped below a single letter turns the word down', () => {
  const one = deskOf(PAPER, CAT, row('T....', '.....', '.....', '.....', '.....'), {
    cells: ['r1c1'],
    dir: 'across',
    word: 'T',
  });
  expect(put(one, { cell: 'r2c1', dir: 'across' }, 'O')?.words).toEqual([
    'undo',
    'undo',
    'begin r1c1 down',
    'letter T',
    'letter O',
  ]);
});

test('a die dropped before the word is written first', () => {
  const word = deskOf(PAPER, CAT, row('.HE..', '.....', '.....', '.....', '.....'), {
    cells: ['r1c2', 'r1c3'],
    dir: 'across',
    word: 'HE',
  });
  expect(put(word, { cell: 'r1c1', dir: 'across' }, 'T')?.words).toEqual([
    'undo',
    'undo',
    'undo',
    'begin r1c1 across',
    'letter T',
    'letter H',
    'letter E',
  ]);
});

test('a die dropped elsewhere makes no line with the word', () => {
  expect(put(DOWN, { cell: 'r1c5', dir: 'down' }, 'T')).toBeNull();
});

test('a letter off the card is asked for all the same: the table says why not', () => {
  const full = deskOf(PAPER, row('.....', '.....', 'CHEST', '.....', '.....'), [], null);
  expect(written(full, { cell: 'r3c1', dir: 'across' }, 'S').words).toEqual(['begin r3c1 across']);
});

test('Backspace walks back over letters that stand, then rubs out', () => {
  expect(backwards(DOWN, { cell: 'r4c3', dir: 'down' })).toEqual({ words: [], caret: { cell: 'r3c3', dir: 'down' } });
  expect(backwards(DOWN, { cell: 'r3c3', dir: 'down' })).toEqual({
    words: ['undo'],
    caret: { cell: 'r2c3', dir: 'down' },
  });
});

test('with the last letter the pencil is lifted', () => {
  const one = deskOf(PAPER, CAT, row('T....', '.....', '.....', '.....', '.....'), {
    cells: ['r1c1'],
    dir: 'across',
    word: 'T',
  });
  expect(backwards(one, { cell: 'r1c2', dir: 'across' }).words).toEqual(['undo', 'undo']);
});

test('a tap leads the caret, a second one turns it', () => {
  expect(tapped(EMPTY_HANDED, { cell: 'r1c1', dir: 'across' }, 'r2c2').caret).toEqual({ cell: 'r2c2', dir: 'across' });
  expect(tapped(EMPTY_HANDED, { cell: 'r2c2', dir: 'across' }, 'r2c2').caret).toEqual({ cell: 'r2c2', dir: 'down' });
});

test('a tap elsewhere moves the word in hand, a tap on it turns it', () => {
  expect(tapped(DOWN, { cell: 'r3c3', dir: 'down' }, 'r1c4').words).toEqual([
    'undo',
    'undo',
    'undo',
    'begin r1c4 down',
    'letter S',
    'letter E',
  ]);
  expect(tapped(DOWN, { cell: 'r3c3', dir: 'down' }, 'r1c3').words).toEqual([
    'undo',
    'undo',
    'undo',
    'begin r1c3 across',
    'letter S',
    'letter E',
  ]);
});
