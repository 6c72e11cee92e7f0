import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ROLLWRIGHT_SERVER ?? 'http://127.0.0.1:8124';

/** The catalogues of home and of the table are one file for each language, `words-en-page`, and so are a game's. */
function wordsOf(module: string): string | null {
  const [, language, area] = /locale\/(\w+)\/(home|table|word-roller|difference)/.exec(module) ?? [];
  if (!language || !area) return null;
  return `words-${language}-${area === 'home' || area === 'table' ? 'page' : area}`;
}

/** The game to which a module belongs: our own, its pictures, or what it reads of the game's Python folder. */
function gameOf(module: string): string | null {
  const [, game] = /(?:lib\/games|assets)\/([\w-]+)\//.exec(module) ?? [];
  if (game) return game;
  if (/word_roller\/layouts\/(advantages|dice)/.test(module)) return 'word-roller';
  return /difference\/layouts\/medals/.test(module) ? 'difference' : null;
}

/** A person's way through the page takes few files, for each one costs a round trip; docs/page.md lists them. */
const groups = [
  { name: wordsOf, test: /\.ftl/, priority: 4 },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: gameOf, test: /games\/|assets\//, priority: 2, includeDependenciesRecursively: false },
  { name: 'table', test: /routes\/(table\/Table|sit\/)|lib\/(?!games\/|sounds\/)|node_modules/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './', // found from where the page lies: the server puts the site's path before it
  build: {
    target: ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111'], // the README says so
    outDir: '../src/rollwright/server/static',
    emptyOutDir: true,
    manifest: 'files.json', // the server names in the page what its address will need
    // Textures are small; pictures and fonts are files of their own, for the policy knows no fonts in data: addresses.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    isolate: false, // a new jsdom for every file takes six times as long as all the tests
    pool: 'threads',
    setupFiles: 'src/lib/testing/words.ts',
    include: ['{src,lint}/**/*.test.ts'],
  },
});
