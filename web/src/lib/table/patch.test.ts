import { expect, test } from 'vitest';
import { patched } from './patch';

test('a patch changes what it names and shares the rest', () => {
  const before = { choices: ['write 3L4'], view: { round: 2, sheets: [{ done: false }, { done: false }] } };
  const after = patched(before, {
    '~': { choices: ['done'], view: { '~': { sheets: { '~': { '0': { '~': { done: true } } } } } } },
  });
  expect(after).toEqual({ choices: ['done'], view: { round: 2, sheets: [{ done: true }, { done: false }] } });
  expect(after.view.sheets[1]).toBe(before.view.sheets[1]);
  expect(before.view.sheets[0]?.done).toBe(false);
});

test('anything else replaces the value, and a name that was left out before is added', () => {
  expect(patched<unknown>({ a: 1 }, [1, 2])).toEqual([1, 2]);
  expect(patched<unknown>({ again: 'KITE27' }, { '~': { again: null, round: 3 } })).toEqual({ again: null, round: 3 });
});

test('a patch for a state that is not there is a fault and not a guess', () => {
  expect(() => patched<unknown>({ view: null }, { '~': { view: { '~': { round: 2 } } } })).toThrow(TypeError);
});
