import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS, objection } from './layers.js';

test('a file imports from its own folder and from lower layers', () => {
  expect(objection('lib/table/table.svelte.ts', 'lib/table/patch')).toBeNull();
  expect(objection('lib/games/splitter/Fold.svelte', 'lib/table/game-parts')).toBeNull();
  expect(objection('routes/home/Home.svelte', 'routes/index.ts')).toBeNull();
});

test('an import from a higher layer, or from another game, is named', () => {
  expect(objection('lib/table/Play.svelte', 'lib/games/fetch')).toContain('lib/table may not import from lib/games');
  expect(objection('lib/games/splitter/Fold.svelte', 'lib/games/difference/view')).toContain('lib/games/difference');
  expect(objection('lib/paper/Sheet.svelte', 'lib/table/game-parts')).toContain(
    'lib/paper may not import from lib/table',
  );
});

test('only tests import from what is made for tests', () => {
  expect(objection('lib/table/End.svelte', 'lib/testing/sit')).toContain('for tests only');
  expect(objection('lib/table/End.test.ts', 'lib/testing/sit')).toBeNull();
  expect(objection('lib/table/Watch.test.ts', 'lib/games/word-roller/samples')).toBeNull();
});

test('every folder of the page has a layer, and every layer is a folder', () => {
  const root = path.join(import.meta.dirname, '..', 'src');
  const folders = ['lib', 'routes'].flatMap((top) =>
    readdirSync(path.join(root, top))
      .map((name) => path.join(top, name))
      .filter((folder) => statSync(path.join(root, folder)).isDirectory() && folder !== 'lib/testing'),
  );
  expect(folders.filter((folder) => !LAYERS.includes(folder))).toEqual([]);
  expect(LAYERS.filter((layer) => !statSync(path.join(root, layer.replace('/*', ''))).isDirectory())).toEqual([]);
});
