import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { known, LANGUAGES, list, say, sayIn, words, type Language } from './words.svelte';

const LOCALE = join(import.meta.dirname, '../../../../src/rollwright/locale');
const SOURCES = join(import.meta.dirname, '../..');

const messages = (language: Language, file: string): Map<string, string> =>
  new Map(
    readFileSync(join(LOCALE, language, file), 'utf-8')
      .split(/\n(?=[a-z])/)
      .flatMap((entry) => {
        const parts = /^([a-z][\w-]*) =([\s\S]*)$/.exec(entry);
        return parts ? [[parts[1] ?? '', parts[2] ?? ''] as const] : [];
      }),
  );

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort();

describe.each(['home.ftl', 'rules.ftl'])('%s', (file) => {
  const [english, french] = [messages('en', file), messages('fr', file)];

  test('says the same things in both languages', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  test('takes the same variables in both languages', () => {
    expect([...english].filter(([id, text]) => variables(text).join() !== variables(french.get(id) ?? '').join())).toEqual([]);
  });

  test('has no-break spaces around French punctuation', () => {
    expect([...french].filter(([, text]) => /\S [:;?!»]|« /.test(text))).toEqual([]);
  });
});

test('every message that the page names is in both catalogues', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'));
  const named = new Set(sources.flatMap((name) => [...readFileSync(join(SOURCES, name), 'utf-8').matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => id ?? '')));
  expect(named.size).toBeGreaterThan(50);
  for (const language of LANGUAGES) {
    expect([...named].filter((id) => !known(id, language))).toEqual([]);
  }
});

test('the page speaks the chosen language', () => {
  words.language = 'fr';
  expect(say('open-a-table')).toBe('Ouvrir une table');
  expect(list(['Théo', 'Inès', 'Juniper'])).toBe('Théo, Inès et Juniper');
  words.language = 'en';
  expect(say('open-a-table')).toBe('Open a table');
  expect(list(['Théo', 'Inès', 'Juniper'])).toBe('Théo, Inès and Juniper');
});

test('a count chooses its form', () => {
  expect(sayIn('en', 'bots-count', { count: 0 })).toBe('no bot');
  expect(sayIn('en', 'seats-count', { count: 1 })).toBe('1 seat');
  expect(sayIn('fr', 'seats-count', { count: 12 })).toBe('12 places');
});
