import { expect, test } from 'vitest';
import { PAPER, row } from './samples';
import { tie } from './tie';

test('of equal points the longest word and the filled squares are told', () => {
  expect(tie(PAPER, row('.....', '.C...', '.O...', '.CAT.', '.....'))).toBe('longest word COC, 5 squares');
});
