import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from '../../table/samples';
import { Table } from '../../table/table.svelte';
import { HELLO } from './samples';
import { readWord } from './text';

let table: Table;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  table = new Table('KITE27', () => 'en');
  (Line.all.at(-1) as Line).open().say(HELLO);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('a word, its square and its way are written in one go, without the letters that stand', () => {
  expect(readWord(table, 'seat row 1, column 3 down')).toEqual(['begin r1c3 down', 'letter S', 'letter E', 'letter T']);
  expect(readWord(table, 'Cats r3c2 across')).toEqual(['begin r3c5 across', 'letter S']);
});

test('what names no square or no way is no word', () => {
  expect(readWord(table, 'pass')).toBeNull();
  expect(readWord(table, 'seat row 1, column 3')).toBeNull();
});

test('a word over other letters than its own is not understood', () => {
  expect(readWord(table, 'seed row 1, column 3 down')).toBeNull();
});
