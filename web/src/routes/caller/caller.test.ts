import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallerCard, Roll } from '../../lib/api/types';
import { words } from '../../lib/locale/messages.svelte';
import { Calling } from './calling.svelte';
import Caller from './Caller.svelte';
import { checkCalled, facesOf, kindsOf } from './dice';
import { inWords } from './in-words';
import { load, save } from './kept';

const SPLITTER: CallerCard = {
  game: 'splitter',
  version: 1,
  sets: [
    {
      options: {},
      rolls: { rounds: 22, sorted: false, dice: [{ key: 'round/{round}', faces: [1, 2, 3, 4, 5, 6], dice: 2 }] },
    },
  ],
};
const HEXES: CallerCard = {
  game: 'hexroller',
  version: 1,
  sets: [8, 7].map((dice) => ({
    options: { side: dice === 8 ? 'front' : 'back' },
    rolls: { rounds: dice - 1, sorted: true, dice: [{ key: 'round/{round}', faces: [3, 4, 5, 6, 7, 8], dice }] },
  })),
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await words.speak('en');
});

test('the dice are those that a table with the same secret would roll', () => {
  const [zero] = JSON.parse(readFileSync('../tests/vectors/chance.json', 'utf-8')) as {
    secret: string;
    rolls: Roll[];
  }[];
  const calling = new Calling(SPLITTER);
  calling.game = { ...calling.game, secret: zero?.secret ?? '' };
  for (let round = 1; round <= 22; round++) expect(calling.next()).toBe(true);
  const listed = (key: string) => zero?.rolls.find((roll) => roll.key === key)?.values;
  expect(calling.game.rounds[0]).toEqual(listed('round/1'));
  expect(calling.game.rounds[1]).toEqual(listed('round/2'));
  expect(calling.game.rounds[21]).toEqual(listed('round/22'));
  expect(calling.next()).toBe(false);
});

test('a roll that is taken back comes again as it was, so a false tap changes nothing', () => {
  const calling = new Calling(SPLITTER);
  calling.next();
  calling.next();
  const second = calling.dice;
  calling.back();
  expect(calling.round).toBe(1);
  calling.next();
  expect(calling.dice).toEqual(second);
});

test('words count until the first roll, and no longer', () => {
  const calling = new Calling(SPLITTER);
  calling.choose({ words: 'otter' });
  calling.next();
  calling.choose({ words: 'badger', real: true });
  expect(calling.game).toMatchObject({ words: 'otter', real: false });
  expect(calling.file().words).toEqual(['otter']);
});

test('the game goes on after a reload with the same secret', () => {
  const before = new Calling(SPLITTER);
  before.next();
  const after = new Calling(SPLITTER);
  expect(after.game).toEqual(before.game);
  after.end();
  expect(new Calling(SPLITTER).game.over).toBe(true);
  expect(new Calling(SPLITTER).next()).toBe(false);
});

test('something else in the storage is no game', () => {
  localStorage.setItem('rollwright-caller-splitter', '{"game":{"secret":"me","rounds":3}}');
  expect(load('splitter').game).toBeUndefined();
  localStorage.setItem('rollwright-caller-splitter', 'not even JSON');
  expect(new Calling(SPLITTER).round).toBe(0);
});

test('real dice are tapped one by one, laid out in order, and taken back one by one', () => {
  const calling = new Calling(HEXES);
  calling.choose({ real: true, set: 1 });
  expect(calling.next()).toBe(false);
  for (const face of [8, 3, 3, 5]) calling.tap(face);
  calling.back();
  expect(calling.tapped).toEqual([8, 3, 3]);
  const last = [7, 7, 4, 6].map((face) => calling.tap(face));
  expect(last).toEqual([false, false, false, true]);
  expect(calling.dice).toEqual([3, 3, 4, 6, 7, 7, 8]);
});

test('the check finds another secret and a changed roll', () => {
  const calling = new Calling(HEXES);
  calling.next();
  calling.next();
  const { seal, secret, rounds } = calling.game;
  const { rolls } = calling.set;
  expect(checkCalled(rolls, seal, secret, [''], rounds)).toEqual({ sealed: true, rounds: [true, true] });
  expect(checkCalled(rolls, seal, 'ab'.repeat(32), [''], rounds).sealed).toBe(false);
  expect(checkCalled(rolls, seal, secret, [''], [rounds[0] ?? [], [3]]).rounds).toEqual([true, false]);
});

test('dice have pips up to six, type above, and frames where all faces are vowels', () => {
  expect(new Set(kindsOf(SPLITTER.sets[0]!.rolls))).toEqual(new Set(['pips']));
  expect(new Set(kindsOf(HEXES.sets[0]!.rolls))).toEqual(new Set(['printed']));
  const letters = {
    rounds: 1,
    sorted: false,
    dice: [
      { key: 'a', faces: ['A', 'E'], dice: 1 },
      { key: 'b', faces: ['T', 'A'], dice: 1 },
    ],
  };
  expect(kindsOf(letters)).toEqual(['vowel', 'printed']);
  expect(facesOf(letters)).toEqual(['A', 'E', 'T']);
});

test('a roll is called in words, in both languages', async () => {
  expect(inWords([5, 2])).toBe('five and two');
  expect(inWords([3, 3, 5, 5, 5, 8])).toBe('two 3s, three 5s and one 8');
  expect(inWords(['A', 'T'])).toBe('A, T');
  await words.speak('fr');
  expect(inWords([5, 2])).toBe('cinq et deux');
  expect(inWords([3, 3, 5, 5, 5, 8])).toBe('deux 3, trois 5 et un 8');
});

test('without a network the caller is laid as it was last time', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  save('splitter', { card: SPLITTER });
  render(Caller, { game: 'splitter' });
  await fireEvent.click(await screen.findByRole('button', { name: 'To the dice' }));
  await fireEvent.click(screen.getByRole('button', { name: 'First roll' }));
  expect(load('splitter').game?.rounds).toHaveLength(1);
});

test('a game that was never here says so without a network, and can be asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  render(Caller, { game: 'splitter' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
