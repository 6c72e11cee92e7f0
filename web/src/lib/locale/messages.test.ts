import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import ELISIONS from '../../../../tests/vectors/elision.json';
import { de } from './elision';
import { known, LANGUAGES, list, say, sayIn, sayOf, words, type Language } from './messages.svelte';

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

const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort();

describe.each(['home.ftl', 'rules.ftl'])('%s', (file) => {
  const [english, french] = [messages('en', file), messages('fr', file)];

  test('says the same things in both languages', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  test('takes the same variables in both languages', () => {
    expect(
      [...english].filter(([id, text]) => variables(text).join() !== variables(french.get(id) ?? '').join()),
    ).toEqual([]);
  });

  test('has no-break spaces around French punctuation', () => {
    expect([...french].filter(([, text]) => /\S [:;?!»]|« /.test(text))).toEqual([]);
  });
});

test('no French message needs an elision before a name or a word', () => {
  const spoken = readdirSync(join(LOCALE, 'fr')).flatMap((file) => [...messages('fr', file)]);
  const elidable = 'de|le|la|je|ne|que|jusque|si';
  const names = 'name|names|first|second|owner|word|words|file|text|designers|game';
  const elision = new RegExp(`\\b(${elidable}) \\{ \\$(${names})\\b`);
  expect(spoken.filter(([, text]) => elision.test(text))).toEqual([]);
});

test('French "de" elides before a vowel and a mute h', () => {
  for (const [name, elided] of ELISIONS as [string, string][]) expect(de(name)).toBe(elided);
  expect(sayIn('fr', 'table-sheet-of', { name: 'Ada', total: 1 })).toBe('La feuille d’Ada, 1 point');
  expect(sayIn('fr', 'table-sheet-of', { name: 'Théo', total: 2 })).toBe('La feuille de Théo, 2 points');
});

test('a press is called after what one points with', () => {
  const wanted = (kind: string): boolean =>
    dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: kind }));
  wanted('mouse');
  expect(say('splitter-tap-again')).toBe('Click another pair to move your numbers.');
  expect(sayIn('fr', 'splitter-tap-again')).toBe('Cliquez sur une autre paire pour déplacer vos nombres.');
  wanted('touch');
  expect(say('splitter-tap-again')).toBe('Tap another pair to move your numbers.');
});

test('every message that the page names is in both catalogues', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'),
  );
  const named = new Set(
    sources.flatMap((name) =>
      [...readFileSync(join(SOURCES, name), 'utf-8').matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => id ?? ''),
    ),
  );
  expect(named.size).toBeGreaterThan(50);
  for (const language of LANGUAGES) {
    expect([...named].filter((id) => !known(id, language))).toEqual([]);
  }
});

test('words of the first page are in the catalogues that come with it', () => {
  const first = [
    'App.svelte',
    'routes/home',
    'routes/lost',
    'routes/settings',
    'routes/rules/RulesSlip.svelte',
    'lib/parts',
    'lib/api',
    'lib/shell/missing-part.svelte.ts',
  ];
  const sources = first.flatMap((path) =>
    /\.\w+$/.test(path)
      ? [path]
      : readdirSync(join(SOURCES, path), { recursive: true, encoding: 'utf-8' }).map((name) => join(path, name)),
  );
  const texts = sources
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(SOURCES, name), 'utf-8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bsay\((?:[^()]*\? )?'([\w-]+)'/g)].map(([, id]) => id ?? ''),
  );
  const learnt = texts.flatMap((text) => [...text.matchAll(/\blearn\('([\w-]+)'\)/g)].map(([, area]) => `${area}.ftl`));
  const come = readdirSync(join(LOCALE, 'en')).filter((file) => /^home(-[\w-]+)?\.ftl$/.test(file));
  const here = new Set([...come, ...learnt].flatMap((file) => [...messages('en', file).keys()]));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((id) => !here.has(id))).toEqual([]);
});

test('the page speaks the chosen language', () => {
  words.language = 'fr';
  expect(say('open-a-table')).toBe('Ouvrir une table');
  expect(list(['Théo', 'Inès', 'Juniper'])).toBe('Théo, Inès et Juniper');
  words.language = 'en';
  expect(say('open-a-table')).toBe('Open a table');
  expect(list(['Théo', 'Inès', 'Juniper'])).toBe('Théo, Inès and Juniper');
});

test('a game that counts otherwise says so', () => {
  expect(sayOf('splitter', 'replay-title')).toBe('Round by round');
  expect(sayOf('word-roller', 'replay-title')).toBe('Turn by turn');
});

test('a count chooses its form', () => {
  expect(sayIn('en', 'bots-count', { count: 0 })).toBe('no bot');
  expect(sayIn('en', 'seats-count', { count: 1 })).toBe('1 seat');
  expect(sayIn('fr', 'seats-count', { count: 12 })).toBe('12 places');
});
