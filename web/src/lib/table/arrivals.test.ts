import { expect, test } from 'vitest';
import type { SeatCard, TableState } from '../api/types';
import { arrivals } from './arrivals';
import { STATE } from '../testing/samples';

const at = (phase: TableState['phase'], theo: SeatCard): TableState => ({
  ...STATE,
  phase,
  seats: [{ name: 'Maud' }, theo],
});

test('before the start one hears who sits down and who gives the seat back', () => {
  expect(arrivals(undefined, at('open', {}), 0)).toBe('');
  expect(arrivals(at('open', {}), at('open', { name: 'Théo' }), 0)).toBe('Théo sits down.');
  expect(arrivals(at('open', { name: 'Théo' }), at('open', { name: '' }), 0)).toBe('Théo gives the seat back.');
});

test('one hears who is away, whose pencil a bot has taken up, and who is back', () => {
  const there: SeatCard = { name: 'Théo' };
  const away = { ...there, away_ms: 0 };
  const replaced = { ...away, sitting_in: true };
  expect(arrivals(at('playing', there), at('playing', away), 0)).toBe('Théo is away.');
  expect(arrivals(at('playing', away), at('playing', replaced), 0)).toBe('A bot sits in for Théo.');
  expect(arrivals(at('playing', replaced), at('playing', there), 0)).toBe('Théo is back.');
});

test('a player is not told of their own coming, nor of free seats that are taken away at the start', () => {
  expect(arrivals(at('playing', { name: 'Théo' }), at('playing', { name: 'Théo', away_ms: 0 }), 1)).toBe('');
  expect(arrivals(at('open', {}), { ...at('playing', {}), seats: [{ name: 'Maud' }] }, 0)).toBe('');
});
