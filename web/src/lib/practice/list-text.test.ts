import { expect, test } from 'vitest';
import { fromText, merged, toText } from './list-text';
import { added, type Exercise } from './schedule';

const found = { table: 'KITE27-7M4Q', seat: 0, round: 5, game: 'splitter', currency: 'points', loss: 2.5 } as const;
const one = (more: Partial<Exercise> = {}): Exercise => ({
  ...(added([], found, '2026-11-16')[0] as Exercise),
  ...more,
});

test('the list comes out of its text as it was', () => {
  const solved = one({ round: 6, currency: 'win', loss: 0.1234, days: 2, row: 2, solved: '2026-11-20' });
  const list = [one({ missed: '2026-11-17', days: 1 }), one({ round: 7, off: true }), solved];
  const read = fromText(toText(list));
  expect(read).toHaveLength(3);
  expect(read).toEqual(expect.arrayContaining(list));
  expect(fromText(toText([]))).toEqual([]);
});

test('text that is no position is left out', () => {
  const good = toText([one()]);
  const bad = ['<b>', good.replace('2026-11-16', 'soon'), good.replace('KITE27-7M4Q.0.5', 'KITE27'), good + ' more'];
  expect(fromText([...bad, good].join(';'))).toEqual([one()]);
});

test('a list that is too long loses the positions that wait no more', () => {
  const long = Array.from({ length: 200 }, (_, round) =>
    one({ round, game: 'make-a-difference', loss: 2.1234, solved: round < 100 ? '2026-11-20' : '' }),
  );
  const text = toText(long);
  expect(text.length).toBeLessThanOrEqual(15_000);
  expect(fromText(text).filter(({ solved }) => !solved)).toHaveLength(100);
});

test('a position that both devices know stays as it is here', () => {
  const here = [one({ days: 1 })];
  expect(merged(here, [one(), one({ round: 6 })])).toEqual([one({ days: 1 }), one({ round: 6 })]);
});
