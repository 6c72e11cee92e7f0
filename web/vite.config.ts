import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ROLLWRIGHT_SERVER ?? 'http://127.0.0.1:8124';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './', // found from where the page lies: the server puts the site's path before it
  build: {
    target: ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111'], // the README says so
    outDir: '../src/rollwright/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
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
