import { describe, expect, test } from 'vitest';
import { addUp, amount, signed } from './amounts';

describe('what a ledger shows', () => {
  test('adds up to the total, each figure within a tenth', () => {
    const parts = [38.64, 2.14, -4.34, 0.56];
    const shown = addUp(parts, 37);
    expect(shown.reduce((sum, part) => sum + part, 0)).toBeCloseTo(37, 9);
    shown.forEach((part, index) => expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThan(0.11));
  });

  test('has no minus before nothing, and per cent for chances', () => {
    expect([signed('points', -0.04), signed('points', -0.4), signed('points', 1.24)]).toEqual(['0.0', '−0.4', '+1.2']);
    expect(amount('win', 0.283)).toBe('28.3 %');
  });
});
