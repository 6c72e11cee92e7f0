import { expect, test } from 'vitest';
import { lookedUp } from './dictionary';

test('a word leads to the dictionary of the operator, and nowhere without one', () => {
  const form = 'https://words.example.org/{lang}/{word}';
  expect(lookedUp('ÉTÉ', 'fr', form)).toBe('https://words.example.org/fr/%C3%A9t%C3%A9');
  expect(lookedUp('CAT', 'en', '')).toBeNull();
  expect(lookedUp('CAT', 'en', 'javascript:alert({word})')).toBeNull();
});
