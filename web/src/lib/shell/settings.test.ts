import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { preferred, settings } from './settings.svelte';
import { words } from '../locale/messages.svelte';

// jsdom has no `matchMedia`: the system prefers the light theme.
window.matchMedia = ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
})) as unknown as typeof matchMedia;

beforeEach(() => {
  localStorage.clear();
  settings.begin();
});

test('the browser’s first wish that we speak is taken', () => {
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(['en-GB', 'fr'])).toBe('en');
  expect(preferred(['de'])).toBe('en');
});

test('a choice dresses the page and is remembered', async () => {
  await settings.choose({ language: 'fr', lamp: 'dark', clearFigures: true, still: true });
  expect(document.documentElement.lang).toBe('fr');
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', figures: 'clear', motion: 'still' });
  words.language = 'en';
  settings.begin();
  expect(words.language).toBe('fr');
  expect(settings.lamp).toBe('dark');
});

test('letters are keys until somebody says otherwise', () => {
  expect(settings.letters).toBe(true);
  settings.choose({ letters: false });
  settings.begin();
  expect(settings.letters).toBe(false);
});

test('sounds are made until somebody says otherwise', () => {
  expect(settings.sound).toBe(true);
  settings.choose({ sound: false });
  settings.begin();
  expect(settings.sound).toBe(false);
});

test('a lamp chosen does not fix the language', () => {
  settings.choose({ lamp: 'dark' });
  expect(JSON.parse(localStorage.getItem('rollwright-settings') ?? '{}')).not.toHaveProperty('language');
});

test('every motion has a name that the wish for none reaches', () => {
  const library = join(import.meta.dirname, '..');
  const sources = readdirSync(library, { recursive: true, encoding: 'utf-8' }).filter((name) =>
    name.endsWith('.svelte'),
  );
  const moving = sources.flatMap((name) =>
    [...readFileSync(join(library, name), 'utf-8').matchAll(/^\s*([^{}\n;]+)\{[^{}]*\banimation:/gm)].map(
      ([, selector]) => selector ?? '',
    ),
  );
  expect(moving.length).toBeGreaterThan(5);
  expect(moving.filter((selector) => !selector.includes('.is-'))).toEqual([]);
});

test('settings that cannot be read are as good as nothing kept', () => {
  localStorage.setItem('rollwright-settings', '{"lamp": "candle", "language"');
  settings.begin();
  expect(settings.lamp).toBe('system');
  expect(document.documentElement.dataset.theme).toBe('light');
});
