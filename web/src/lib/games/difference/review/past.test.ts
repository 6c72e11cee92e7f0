import { beforeEach, describe, expect, test } from 'vitest';
import { forget, keep, lookingOf, paceOf, type PastGame } from './past';

const game = (table: string, multiples: number[], unfound = 0): PastGame => ({
  table,
  picture: 'circus',
  finds: multiples.map((multiple, index) => [index + 1, index % 2 ? 'size' : 'colour', 1000 * multiple, multiple]),
  unfound,
});

beforeEach(() => localStorage.clear());

describe('one’s own past', () => {
  test('has the games that were kept before, whenever a review is opened again', () => {
    expect(keep(game('A', [1, 3]))).toEqual([]);
    expect(keep(game('B', [2])).map(({ table }) => table)).toEqual(['A']);
    expect(keep(game('A', [1, 3]))).toEqual([]);
    expect(keep(game('C', [])).map(({ table }) => table)).toEqual(['A', 'B']);
    expect(keep(game('D', [5])).map(({ table }) => table)).toEqual(['A', 'B']); // a game without a find tells nothing
  });

  test('weighs all finds alike, and cards that were not found too', () => {
    const past = [game('A', [1, 3]), game('B', [2], 6)];
    expect(paceOf(past)).toBe(4);
    expect(paceOf(past, 'size')).toBe(3);
    expect(paceOf(past, 'shape')).toBeNull();
    expect(lookingOf(past)).toBe(2000);
    expect(paceOf([])).toBeNull();
  });

  test('is bounded, can be forgotten, and survives what somebody wrote there', () => {
    for (let number = 0; number < 70; number++) keep(game(`T${number}`, [1]));
    expect(keep(game('last', [1]))).toHaveLength(60);
    forget();
    expect(keep(game('new', [1]))).toEqual([]);
    for (const odd of ['nonsense', '{"a": 1}', '[null, {"table": 3}, {"table": "x", "finds": [["a"]]}]']) {
      localStorage.setItem('rollwright-finds', odd);
      expect(keep(game('E', [1]))).toEqual([]);
    }
  });
});
