import { expect, test, vi } from 'vitest';
import { MarketPlaces, REST, settled } from './market.svelte';

test('a card keeps its place while it lies there, and the new one comes into the place that is free', () => {
  expect(settled([], ['copy', 'twice'])).toEqual(['copy', 'twice']);
  expect(settled(['copy', 'twice'], ['twice', 'place'])).toEqual(['place', 'twice']);
  expect(settled(['place', 'twice'], ['place', 'copy'])).toEqual(['place', 'copy']);
});

test('of two alike one stays, and a deck that is empty leaves a gap', () => {
  expect(settled(['copy', 'copy'], ['copy', 'twice'])).toEqual(['copy', 'twice']);
  expect(settled(['copy', 'twice'], ['twice'])).toEqual([null, 'twice']);
  expect(settled([null, 'twice'], ['twice', 'copy'])).toEqual(['copy', 'twice']);
});

test('a place whose card changed rests for a moment; the other one does not', () => {
  vi.useFakeTimers();
  const market = new MarketPlaces();
  market.lay(['copy', 'twice']);
  expect(market.places.map(({ resting }) => resting)).toEqual([false, false]);
  market.lay(['twice', 'place'], [{ id: '1', seat: 1, name: 'Théo', kind: 'copy' }]);
  expect(market.places.map(({ kind, resting, older }) => [kind, resting, older])).toEqual([
    ['place', true, false],
    ['twice', false, true],
  ]);
  expect(market.places[0]?.gone?.name).toBe('Théo');
  vi.advanceTimersByTime(REST);
  expect(market.places.map(({ resting }) => resting)).toEqual([false, false]);
  vi.useRealTimers();
});
