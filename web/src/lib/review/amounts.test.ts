import { describe, expect, test } from 'vitest';
import { amount, leadOf, ledgerOf, signed } from './amounts';

describe('the sums of a ledger', () => {
  test('adds up to the total, and its luck and loss are those of the sentence above it', () => {
    const seat = { currency: 'points' as const, start: 45.38, luck: 0.62, loss: 5.16, final: 41 };
    const [start, luck, loss, error] = ledgerOf(seat);
    expect(start + luck + loss + error).toBeCloseTo(41, 9);
    expect([luck, -loss].map((part) => amount('points', part))).toEqual(['0.6', '5.2']);
    expect([seat.luck, seat.loss].map((part) => amount('points', part))).toEqual(['0.6', '5.2']);
    expect(signed('points', error)).toBe('+0.2');
  });

  test('of the lead adds up too, and every figure has its sign', () => {
    const one = { luck: 2.26, loss: 0.44, error: 0, expectation: 0 };
    const lead = { start: -0.18, rounds: [one, { ...one, luck: -0.5, loss: -0.1 }], error: 0, final: 3 };
    expect(leadOf(lead)).toEqual(['−0.2', '+1.8', '−0.3', '+1.7', '+3.0']);
  });

  test('has no minus before nothing, and per cent for chances', () => {
    expect([signed('points', -0.04), signed('points', -0.4), signed('points', 1.24)]).toEqual(['0.0', '−0.4', '+1.2']);
    expect(amount('win', 0.283)).toBe('28.3 %');
  });
});
