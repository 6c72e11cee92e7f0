import { describe, expect, test } from 'vitest';
import type { SeatReview } from '../api/types';
import { seatSaid } from './said';

const round = { round: 1, luck: 4.25, loss: 6, error: 0, rivals: 0, expectation: 0 };
const seat = (luck: number, loss: number): SeatReview => ({
  name: 'Maud',
  currency: 'win',
  start: 0.5,
  rounds: [],
  luck,
  loss,
  error: 0,
  final: 1,
  costly: [],
  best: null,
  lead: { start: 0, rounds: [round, { ...round, luck: -1 }], error: 0, final: 2 } as NonNullable<SeatReview['lead']>,
});

describe('the sentence of a seat in a game that is won or lost', () => {
  test('tells chances to win', () => {
    expect(seatSaid(seat(0.4, 0.125), 'yes')).toContain('added 40.0 % to your chance to win');
  });

  test('tells the lead where chances that came and went add up to more than all of it', () => {
    const said = seatSaid(seat(2.656, 2.1), 'yes');
    expect(said).toContain('put you 3.3 points further ahead');
    expect(said).not.toContain('265');
  });
});
