import { expect, test } from 'vitest';
import { codeOf, linkOf } from './links';

test('a key that was met is used from then on', () => {
  expect(codeOf('kite28')).toBe('KITE28');
  expect(linkOf('KITE28')).toBe('KITE28');
  expect(codeOf('kite28-7m4q')).toBe('KITE28');
  expect(linkOf('KITE28')).toBe('KITE28-7M4Q');
  expect(codeOf('KITE28')).toBe('KITE28');
  expect(linkOf('KITE28')).toBe('KITE28-7M4Q');
});
