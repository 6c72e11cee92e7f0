import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TableState } from '../api/types';
import { PATHS, STATE, toPatch } from '../testing/samples';
import { patched, readReply, sets } from './patch';

interface Vector {
  name: string;
  old: TableState;
  patch: unknown[];
  new: TableState;
}

// Written and checked by tests/server/show/test_patch_vectors.py.
const FILE = JSON.parse(readFileSync('../tests/vectors/patch.json', 'utf-8')) as { paths: string[]; vectors: Vector[] };

test.each(FILE.vectors)('as the server does: $name', (vector) => {
  const before = structuredClone(vector.old);
  expect(patched(vector.old, vector.patch, FILE.paths)).toEqual(vector.new);
  expect(vector.old).toEqual(before);
});

test('a patch changes what it names and shares the rest', () => {
  const after = patched(STATE, toPatch({ 'view.sheets.0.done': true }), PATHS);
  expect(after.view!.sheets[0]!.done).toBe(true);
  expect(after.view!.sheets[1]).toBe(STATE.view!.sheets[1]);
  expect(after.choices).toBe(STATE.choices);
});

test('after none, choices are told as changes of the last ones', () => {
  const none = patched(STATE, toPatch({ choices: [] }), PATHS);
  expect(patched(none, toPatch({ 'choices/': [1, 1, 'done'] }), PATHS, ['swap', 'undo']).choices).toEqual([
    'swap',
    'done',
  ]);
});

test('a patch for a state that is not there is a fault and not a guess', () => {
  const open = { ...STATE, view: null };
  expect(() => patched(open, toPatch({ 'view.round': 2 }), PATHS)).toThrow(TypeError);
  expect(() => patched(STATE, [PATHS.length, 2], PATHS)).toThrow(TypeError);
});

test('a patch says whether it sets a field', () => {
  expect(sets(toPatch({ deadline_ms: null }), PATHS, 'deadline_ms')).toBe(true);
  expect(sets(toPatch({ choices: [] }), PATHS, 'deadline_ms')).toBe(false);
});

test('an update comes as a list, and everything else as an object', () => {
  expect(readReply('[[7,2],"a1"]')).toEqual({ type: 'update', patch: [7, 2], answers: ['a1'] });
  expect(readReply('[[]]')).toEqual({ type: 'update', patch: [], answers: [] });
  expect(readReply('{"type":"pong","id":"x"}')).toEqual({ type: 'pong', id: 'x' });
});
