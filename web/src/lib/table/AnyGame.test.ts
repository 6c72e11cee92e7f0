import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SheetView, View } from '../api/types';
import { forgetPackages } from '../locale/messages.svelte';
import { CHOICES, tiny, VIEW, WORDS } from '../testing/any-game';
import { answer, asked, cell, fakeSockets, socket, sit } from '../testing/sit';
import { news } from './announce';
import End from './End.svelte';
import { fetchKeys } from './later';
import Play from './Play.svelte';
import ScoreItems from './ScoreItems.svelte';
import Watch from './Watch.svelte';

fakeSockets();
beforeAll(() => fetchKeys()); // as once the browser is idle

const die = (nth: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Die ${nth}:`) });
const key = (name: string): HTMLElement => screen.getByRole('button', { name });
const hint = (): string => document.querySelector('.hint')?.textContent?.trim() ?? '';
const sheet = (change: Partial<SheetView>): SheetView => ({ ...(VIEW.sheets[0] as SheetView), ...change });
const view = (change: Partial<SheetView>, more: Partial<View> = {}): View => ({
  ...VIEW,
  sheets: [sheet(change), VIEW.sheets[1] as SheetView],
  ...more,
});
/** Everything that can be read or heard on the page. */
const allWords = (): string =>
  [...document.querySelectorAll('*')]
    .flatMap((element) => [element.getAttribute('aria-label') ?? '', ...[...element.childNodes].map(textOf)])
    .join('\n');
const textOf = (node: ChildNode): string => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '');
const RAW = /\b(?:tiny|table|option|game)-[a-z]+/;

describe('a game that brings nothing for the page', () => {
  test("its seat's own dice are buttons, and those kept are pressed", async () => {
    await sit(tiny(), Play);
    expect([1, 2, 3].map((nth) => die(nth).getAttribute('aria-label'))).toEqual([
      'Die 1: 4',
      'Die 2: 2, kept',
      'Die 3: 2',
    ]);
    expect([1, 2, 3].map((nth) => die(nth).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    await fireEvent.click(die(3));
    await fireEvent.click(die(2));
    expect(asked()).toEqual(['keep 2', 'release 1']);
  });

  test('the same touch twice is asked for once while the answer is under way', async () => {
    await sit(tiny(), Play);
    await fireEvent.click(die(1));
    await fireEvent.click(die(1));
    expect(asked()).toEqual(['keep 0']);
  });

  test('a verb that names neither cell nor die is a key, which keeps its place while it is no choice', async () => {
    await sit(tiny(), Play);
    await fireEvent.click(key('Roll again'));
    expect(asked()).toEqual(['roll']);
    await answer({ choices: ['write one'] });
    expect(key('Roll again').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(key('Roll again'));
    expect(asked()).toEqual(['roll']);
  });

  test('keys stand in the order in which the game lists its verbs', async () => {
    const grammar = { drop: ['silo'], skip: [], undo: [], done: [] };
    await sit(tiny({ choices: ['drop corn', 'drop rye', 'skip'] }, { grammar }), Play);
    const keys = [...document.querySelectorAll('.choices button')].map(({ textContent }) => textContent);
    expect(keys).toEqual(['Drop corn', 'Drop rye', 'Skip']);
  });

  test('a key that is chosen stays where it is until the round or its verb is over', async () => {
    const grammar = { bid: ['points'], walk: [], undo: [], done: [] };
    const keys = (): (string | null)[][] =>
      [...document.querySelectorAll('.choices button')].map((each) => [
        each.textContent,
        each.getAttribute('aria-disabled'),
      ]);
    await sit(tiny({ choices: ['bid 5', 'bid 10', 'bid 15'] }, { grammar }), Play);
    await answer({ choices: ['bid 5', 'bid 15', 'undo', 'done'] });
    expect(keys()).toEqual([
      ['Bid 5', 'false'],
      ['Bid 10', 'true'],
      ['Bid 15', 'false'],
      ['Walk', 'true'],
    ]);
    await answer({ choices: ['bid 5', 'bid 15'], view: { ...VIEW, round: 2 } });
    expect(keys().map(([name]) => name)).toEqual(['Bid 5', 'Bid 15', 'Walk']);
    await answer({ choices: ['walk'], view: { ...VIEW, round: 2 } });
    expect(keys()).toEqual([['Walk', 'false']]);
  });

  test('its cells are named by their ids or their places, with the mark printed on them', async () => {
    await sit(tiny(), Play);
    await fireEvent.click(cell('One, you may write here'));
    expect(cell('Two, empty')).toBeTruthy();
    expect(cell('row 1, column 3, star, you may write here')).toBeTruthy();
    expect(asked()).toEqual(['write one']);
  });

  test('shared dice come before the own ones', async () => {
    await sit(tiny({ view: view({}, { dice: [6] }), choices: ['keep 0', 'keep 3'] }), Play);
    expect([1, 4].map((nth) => die(nth).getAttribute('aria-label'))).toEqual(['Die 1: 6', 'Die 4: 2']);
    await fireEvent.click(die(4));
    expect(asked()).toEqual(['keep 3']);
  });

  test('a die and a cell are chosen one after the other', async () => {
    const grammar = { set: ['die', 'cell'] };
    await sit(tiny({ choices: ['set 0 one', 'set 0 3', 'set 1 two'] }, { grammar }), Play);
    await fireEvent.click(die(1));
    expect(asked()).toEqual([]);
    expect(hint()).toBe('Now tap a lit place.');
    expect(cell('Two, empty')).toBeTruthy();
    await fireEvent.click(cell('row 1, column 3'));
    expect(asked()).toEqual(['set 0 3']);
  });

  test('without Undo and Done there are no such keys', async () => {
    await sit(tiny({ choices: ['write one'] }, { grammar: { write: ['cell'] } }), Play);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.querySelector('.acts')).toBeNull();
  });

  test('hints and what Done waits for follow from the choices', async () => {
    await sit(tiny(), Play);
    expect(hint()).toBe('Tap a die or a lit place.');
    expect(key('Choose a place')).toBeTruthy();
    await answer({ choices: ['keep 0'] });
    expect(hint()).toBe('Tap a die.');
    expect(key('Choose a die')).toBeTruthy();
    await answer({ choices: ['roll'] });
    expect(hint()).toBe('Choose one of the keys.');
    await answer({ choices: ['write one'], view: view({}, { hand: [4] }) });
    expect(hint()).toBe('Tap a lit place to write 4.');
    await answer({ choices: ['write 3', 'undo', 'done'], view: view({ pencil: [4, null, null] }) });
    expect(hint()).toBe('Done, or change it.');
    expect(key('Done')).toBeTruthy();
  });

  test('no name of a message is ever shown or read out', async () => {
    await sit(tiny(), Play);
    expect(allWords()).toContain('One');
    expect(allWords()).not.toMatch(RAW);
    const worth = { before: 0, after: 4, won: [{ item: 'high-steps', part: { cells: ['one'], points: 4 } }], lost: [] };
    await answer({ choices: ['done'], view: view({ pencil: [4, null, null] }, { worth }) });
    expect(allWords()).toContain('High steps.');
    expect(allWords()).not.toMatch(RAW);
  });

  test("another seat's dice are shown beside its sheet once the view holds them", async () => {
    await sit(tiny(), Watch);
    expect(screen.queryByLabelText(/Théo’s dice/)).toBeNull();
    socket().say(tiny({ view: { ...VIEW, sheets: [sheet({ dice: [] }), sheet({ dice: [6, 6, 1], held: [] })] } }, {}));
    await tick();
    expect(screen.getByLabelText('Théo’s dice: 6, 6, 1')).toBeTruthy();
  });

  test('a person who listens hears the own dice, and each further roll of them', () => {
    const hello = tiny();
    expect(news(hello, hello.state, null, VIEW)).toBe('Round 1: 4, 2, 2.');
    expect(news(hello, hello.state, VIEW, view({ dice: [5, 2, 1] }))).toBe('Dice: 5, 2, 1');
    expect(news(tiny({}, { me: 1 }), hello.state, null, VIEW)).toBe('Round 1.');
  });

  test('places of every shape have an edge, and a label is printed in words', async () => {
    await sit(tiny(), Play);
    expect(document.querySelector('#own-sheet .l-inner')?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    expect(document.querySelector('#own-sheet .m-label')?.textContent).toBe('One');
  });

  test('the end counts its lines with a neutral mark, and reads the sheet', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // somebody who wants no motion
    const score = { items: [{ id: 'high-steps', points: 4 }], total: 4 };
    const over = view({ ink: [4, null, null], total: 4, score }, { over: true });
    await sit(tiny({ phase: 'over', view: over, choices: [], places: [1, 2] }), End);
    expect(screen.getByRole('button', { name: /^High steps/ })).toBeTruthy();
    expect(document.querySelector('.items .m-heart')).toBeNull();
    expect(document.querySelector('.items circle')).toBeTruthy();
    expect(allWords()).not.toMatch(RAW);
  });
});

test("the marks before Splitter's lines are its numbers and a heart", async () => {
  await sit(tiny({}, { game: 'splitter' }));
  const score = {
    items: [
      { id: 'number-5', points: 10 },
      { id: 'hearts', points: 9 },
    ],
    total: 19,
  };
  render(ScoreItems, { game: 'splitter', score, lit: null });
  expect(screen.getByRole('button', { name: /^Fives/ }).querySelector('.fig')?.textContent).toBe('5');
  expect(screen.getByRole('button', { name: /^Hearts/ }).querySelector('.m-heart')).toBeTruthy();
});

test("a key is worded by the game's own message, which may choose by a number", async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/words/')) return new Response(WORDS);
    throw new Error('only the words are here');
  });
  forgetPackages(); // another test file may have asked
  await sit(tiny({ choices: ['throw 2'] }, { grammar: { throw: ['number'] } }), Play);
  expect(await screen.findByRole('button', { name: 'Again' })).toBeTruthy(); // its words are on their way
});

test('every choice of the game has a control', async () => {
  await sit(tiny(), Play);
  const buttons = [...document.querySelectorAll<HTMLElement>('.tray button, .choices button, [data-cell]')];
  for (const button of buttons) {
    await fireEvent.click(button);
    await answer({});
  }
  expect(CHOICES.filter((words) => !asked().includes(words))).toEqual([]);
});
