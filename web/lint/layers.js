/**
 * The folders of web/src import one way. LAYERS lists them from the lowest to the highest: a file may import from its
 * own folder and from folders of lower layers. docs/page.md says what lies in each folder. `import.meta.glob` is not
 * checked: it finds the files of games by their names.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

export const LAYERS = [
  'lib/site',
  'lib/locale',
  'lib/api',
  'lib/shell',
  'lib/practice',
  'lib/words',
  'lib/sounds',
  'lib/paper',
  'lib/dice',
  'lib/parts',
  'lib/chart',
  'lib/review',
  'lib/check',
  'lib/challenge',
  'lib/table',
  'lib/review-page',
  'lib/games/*', // one game does not import from another
  'lib/games',
  'routes/lost',
  'routes/rules',
  'routes/print',
  'routes/sit',
  'routes/mine',
  'routes/book',
  'routes/move',
  'routes/words',
  'routes/open',
  'routes/talk',
  'routes/challenge',
  'routes/today',
  'routes/caller',
  'routes/score',
  'routes/on-paper',
  'routes/table',
  'routes/review',
  'routes/practice',
  'routes/room',
  'routes/learn',
  'routes/settings',
  'routes',
  'routes/home',
  'worker', // the service worker, a program of its own
  '.', // App.svelte and main.ts
];
const ASSETS = /^assets\//; // pictures, which every folder may import
const FOR_TESTS = /^lib\/testing\/|\/samples(\.ts)?$|\.test\.ts$/;

/** The folder of a file (relative to web/src) that has a layer, and how high that layer is; null if there is none. */
function layerOf(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const height = LAYERS.findIndex(
      (layer) => layer === folder || (layer.endsWith('/*') && layer.slice(0, -2) === path.dirname(folder)),
    );
    if (height >= 0 && (folder !== '.' || path.dirname(file) === '.')) return { height, folder };
    if (folder === '.') return null;
  }
}

/** Why `file` may not import `target` (both relative to web/src), or null. */
export function objection(file, target) {
  if (ASSETS.test(target) || FOR_TESTS.test(file)) return null;
  if (FOR_TESTS.test(target)) return `${target} is for tests only.`;
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to) return `${path.dirname(from ? target : file)} has no layer: list it in web/lint/layers.js.`;
  if (from.folder === to.folder || to.height < from.height) return null;
  return `${from.folder} may not import from ${to.folder}, which is no lower layer (web/lint/layers.js).`;
}

/** The rule for eslint; it sees static imports, re-exports and dynamic imports. */
export const layers = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } } }] },
  create(context) {
    const { root } = context.options[0];
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.join(path.dirname(context.filename), source.value);
      const module = statSync(target, { throwIfNoEntry: false })?.isDirectory()
        ? path.join(target, 'index.ts')
        : target;
      const message = objection(path.relative(root, context.filename), path.relative(root, module));
      if (message && !path.relative(root, module).startsWith('..')) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
