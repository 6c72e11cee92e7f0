import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../table/table.svelte';
import { fakeSockets, sit } from '../../testing/sit';
import { HELLO } from './samples';
import { readWord } from './text';

let table: Table;

fakeSockets();
beforeEach(async () => void (table = await sit(HELLO)));

test('a word, its square and its way are written in one go, without the letters that stand', () => {
  expect(readWord(table, 'seat row 1, column 3 down')).toEqual(['begin r1c3 down', 'letter S', 'letter E', 'letter T']);
  expect(readWord(table, 'Cats r3c2 across')).toEqual(['begin r3c5 across', 'letter S']);
});

test('a text that names no square or no way is no word', () => {
  expect(readWord(table, 'pass')).toBeNull();
  expect(readWord(table, 'seat row 1, column 3')).toBeNull();
});

test('a word over other letters than its own is not understood', () => {
  expect(readWord(table, 'seed row 1, column 3 down')).toBeNull();
});
