/** The service worker, built after the page: it has to know the names of all files of the page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const STATIC = path.join(import.meta.dirname, '../src/rollwright/server/static');
const KINDS = ['.js', '.css', '.woff2', '.webp']; // fetched in this order

interface Built {
  file: string;
  css?: string[];
  assets?: string[];
}

function builtFiles(): string[] {
  const built = Object.values(
    JSON.parse(readFileSync(path.join(STATIC, 'files.json'), 'utf-8')) as Record<string, Built>,
  );
  const files = new Set(built.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const order = (file: string): number => KINDS.indexOf(path.extname(file));
  return [...files].filter((file) => order(file) >= 0).sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}

const files = builtFiles();
const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);

export default defineConfig({
  define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
  publicDir: false,
  build: {
    target: ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111'],
    outDir: STATIC,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' }, // at the site's root, so that the whole site is in its scope
    },
  },
});
