import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changes, patched } from './patch';

interface Vector {
  name: string;
  old: unknown;
  new: unknown;
  /** Absent where nothing changed, so that the server sends no patch. */
  patch?: unknown;
}

// Written and checked by tests/server/show/test_patch_vectors.py.
const VECTORS = JSON.parse(readFileSync('../tests/vectors/patch.json', 'utf-8')) as Vector[];

test.each(VECTORS.filter((vector) => 'patch' in vector))('as the server does: $name', (vector) => {
  const before = structuredClone(vector.old);
  expect(patched(vector.old, vector.patch)).toEqual(vector.new);
  expect(vector.old).toEqual(before);
});

test('a patch changes what it names and shares the rest', () => {
  const before = { choices: ['write 3L4'], view: { round: 2, sheets: [{ done: false }, { done: false }] } };
  const after = patched(before, { '~': { view: { '~': { sheets: { '~': { '0': { '~': { done: true } } } } } } } });
  expect(after.view.sheets[1]).toBe(before.view.sheets[1]);
  expect(after.choices).toBe(before.choices);
});

test('a patch for a state that is not there is a fault and not a guess', () => {
  expect(() => patched<unknown>({ view: null }, { '~': { view: { '~': { round: 2 } } } })).toThrow(TypeError);
});

test('a patch says whether it sets a field', () => {
  expect(changes({ '~': { deadline_ms: null } }, 'deadline_ms')).toBe(true);
  expect(changes({ '~': { choices: [] } }, 'deadline_ms')).toBe(false);
  expect(changes({ choices: [] }, 'deadline_ms')).toBe(true); // the whole value is replaced
});
