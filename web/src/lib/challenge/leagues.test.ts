import { afterEach, expect, test, vi } from 'vitest';
import type { ChallengeCard } from '../api/types';
import { keepLeague, loadLeagues } from './leagues';

const DAY = 86_400_000;
const league = (id: string, closes_ms = DAY): ChallengeCard =>
  ({ id, title: `League ${id}`, game: 'splitter', closes_ms }) as ChallengeCard;

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('the league last looked at comes first, and each is there once', () => {
  for (const id of ['A', 'B', 'A']) keepLeague(league(id));
  expect(loadLeagues().map(({ title }) => title)).toEqual(['League A', 'League B']);
});

test('a league that is over is listed for another week', () => {
  vi.useFakeTimers({ now: 0 });
  keepLeague(league('A'));
  vi.setSystemTime(7 * DAY);
  keepLeague(league('A', 0)); // looked at again, it does not become younger
  expect(loadLeagues()).toHaveLength(1);
  vi.setSystemTime(8 * DAY);
  expect(loadLeagues()).toEqual([]);
});

test('an entry that cannot be read is no league', () => {
  localStorage.setItem('rollwright-leagues', '[{"id": 3}, null, "A"]');
  expect(loadLeagues()).toEqual([]);
  localStorage.setItem('rollwright-leagues', '{');
  expect(loadLeagues()).toEqual([]);
});
