import { expect, test } from 'vitest';
import { cut, letters } from './letters';

test('a family, a flag and an accent are one letter each', () => {
  expect(letters('👨‍👩‍👧‍👦🇫🇷e\u0301')).toEqual(['👨‍👩‍👧‍👦', '🇫🇷', 'e\u0301']);
});

test('a line is cut between letters', () => {
  expect(cut('👨‍👩‍👧‍👦'.repeat(30), 24)).toBe('👨‍👩‍👧‍👦'.repeat(24));
  expect(cut('Mira', 24)).toBe('Mira');
});
