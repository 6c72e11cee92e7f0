import { afterEach, expect, test } from 'vitest';
import { words } from '../locale/messages.svelte';
import { stopwatch } from './figure';

afterEach(() => (words.language = 'en'));

test('a time has minutes, two figures of seconds and a tenth, with the decimal sign of the language', () => {
  expect([76_849, 59_999, 60_000, 1_234].map(stopwatch)).toEqual(['1:16.8', '0:59.9', '1:00.0', '0:01.2']);
  words.language = 'fr';
  expect(stopwatch(38_149)).toBe('0:38,1');
});
