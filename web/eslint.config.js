import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import path from 'node:path';
import ts from 'typescript-eslint';
import { layers } from './lint/layers.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules', 'src/lib/api/types.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser },
    rules: {
      'max-len': ['error', { code: 120, ignorePattern: '^\\s*d="' }], // except the paths of drawings
      eqeqeq: 'error',
      'svelte/no-useless-mustaches': 'off', // {' '} keeps the space at the start of a block
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    plugins: { rollwright: { rules: { layers } } },
    rules: { 'rollwright/layers': ['error', { root: path.join(import.meta.dirname, 'src') }] },
  },
  {
    files: ['**/*.test.ts', 'src/lib/testing/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' }, // a missing value fails the test, as it should
  },
  {
    files: ['*.js', '*.ts', 'lint/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
