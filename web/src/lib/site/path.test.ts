import { describe, expect, test } from 'vitest';
import { at, within } from './path';

describe('a site under a path', () => {
  test('puts the path before its own addresses, and takes it off again', () => {
    expect(at('/rules', '/games')).toBe('/games/rules');
    expect(within('/games/rules', '/games')).toBe('/rules');
    expect(within('/games', '/games')).toBe('/');
    expect(within('/games/', '/games')).toBe('/');
  });
  test('leaves other addresses alone', () => {
    expect(within('/gamesters', '/games')).toBe('/gamesters');
  });
  test('is at the root where no path is set', () => {
    expect(at('/rules')).toBe('/rules');
    expect(within('/rules')).toBe('/rules');
    expect(within('/')).toBe('/');
  });
});
