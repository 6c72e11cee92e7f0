import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Proof, Score, TableState } from '../api/types';
import { commit, draw, hashShare, mix } from '../check/chance';
import End from './End.svelte';
import { resultSentence, spans } from './result';
import { answer, fakeSockets, socket, sit } from '../testing/sit';
import { HELLO, PAPER, STATE, VIEW } from '../testing/samples';
import type { Table } from './table.svelte';
import { fetchLater } from './later';

beforeAll(fetchLater);

const INK = [5, 5, 1, 2, 5, 5, 5, 2];
const SCORE: Score = {
  items: [
    { id: 'number-1', points: 1, parts: [{ cells: ['1R1'], points: 1 }] },
    { id: 'number-2', points: 2, parts: [{ cells: ['1R2', '2R2'], points: 2 }] },
    { id: 'number-5', points: 10, parts: [{ cells: ['1L2', '1L1', '2L2', '2L1', '2R1'], points: 10, note: 'star' }] },
  ],
  total: 13,
};
const SECRET = 'cd'.repeat(32);
const SEAL = commit(SECRET);
const WORDS = ['rain', ''];
const SEATS = STATE.seats.map((seat, index) => ({ ...seat, words: WORDS[index] ?? '' }));
const OVER: TableState = {
  ...STATE,
  phase: 'over',
  choices: [],
  places: [1, 2],
  proof: { secret: SECRET, words: WORDS, hashes: [], shares: [], rolls: [] },
  view: {
    ...VIEW,
    over: true,
    sheets: [
      { ink: INK, total: 13, score: SCORE },
      { ink: INK.map(() => 6), total: 0, score: { items: [], total: 0 } },
    ],
  },
};

const totals = (...all: number[]): TableState => ({
  ...OVER,
  seats: ['Maud', 'Théo', 'Inès'].slice(0, all.length).map((name) => ({ name })),
  places: all.map((total) => 1 + all.filter((other) => other > total).length),
  view: { ...OVER.view!, sheets: all.map((total) => ({ ink: [], total })) },
});

describe('the winner', () => {
  test.each([
    [totals(41, 36, 30), 0, 'You win, 5 ahead of Théo'],
    [totals(41, 36, 36), 0, 'You win'],
    [totals(36, 41, 30), 0, 'Théo wins, 5 ahead of you'],
    [totals(41, 41, 30), 0, 'You share the win with Théo'],
    [totals(30, 41, 41), 0, 'Théo and Inès share the win'],
    [totals(30, 41, 36), null, 'Théo wins'],
    [{ ...totals(41, 41), places: [1, 2] }, 0, 'You win the tie with Théo'],
    [{ ...totals(41, 41), places: [1, 2] }, 1, 'Maud wins the tie with you'],
  ])('%#', (state, me, sentence) => expect(resultSentence(state, me)).toBe(sentence));

  test('rounds in a row are one span', () => expect(spans([9, 10, 11, 14])).toBe('9–11, 14'));
});

describe('the end page', () => {
  let table: Table;

  fakeSockets();
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // somebody who wants no motion
    window.innerWidth = 1280;
    localStorage.clear();
    sessionStorage.clear();
    table = await sit({ ...HELLO, commitment: commit(SECRET), state: OVER }, End);
  });

  const lit = (): number => document.querySelectorAll('.c-ring.lit').length;

  test('shows the total, who won, and each line with its detail', () => {
    expect(document.querySelector('.big')?.textContent).toBe('13');
    expect(screen.getByRole('heading', { name: 'You win, 13 ahead of Théo' })).toBeTruthy();
    expect(screen.getByText('five together, doubled')).toBeTruthy();
  });

  test('everybody has a place, and a tie says how it is settled', async () => {
    expect(screen.getByText('second')).toBeTruthy();
    expect(screen.queryByText('Equal points share a place.')).toBeNull();
    const even = { ...OVER.view!, sheets: [OVER.view!.sheets[0]!, { ...OVER.view!.sheets[1]!, total: 13 }] };
    await answer({ places: [1, 1], view: even });
    expect(screen.getAllByText('first, shared')).toHaveLength(2);
    expect(screen.getByText('Equal points share a place.')).toBeTruthy();
  });

  test('another game is the first key, but not after a challenge, which is played once', async () => {
    const again = (): boolean => screen.getByRole('button', { name: 'Same table, again' }).classList.contains('main');
    expect(again()).toBe(true);
    cleanup();
    table.close();
    table = await sit({ ...HELLO, challenge: 'today', commitment: commit(SECRET), state: OVER }, End);
    expect(again()).toBe(false);
  });

  test.each([
    ['a phone', true, 360],
    ['a desktop', false, 1280],
  ])('on %s the keys come before the check of the dice: %s', async (_, first, width) => {
    cleanup();
    table.close();
    window.innerWidth = width;
    table = await sit({ ...HELLO, commitment: commit(SECRET), state: OVER }, End);
    const again = screen.getByRole('button', { name: 'Same table, again' });
    const check = screen.getByRole('heading', { name: /dice/ });
    expect(again.compareDocumentPosition(check) === Node.DOCUMENT_POSITION_FOLLOWING).toBe(first);
  });

  test('a line lights its cells and flags their points, and goes out again', async () => {
    expect(lit()).toBe(0);
    const fives = screen.getByRole('button', { name: /^Fives/ });
    await fireEvent.click(fives);
    expect(lit()).toBe(1);
    expect(fives.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.flag')?.textContent).toBe('10');
    await fireEvent.click(fives);
    expect(lit()).toBe(0);
  });

  test('figures that score nothing are pale', async () => {
    expect(document.querySelectorAll('.w-ink.dim')).toHaveLength(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Théo/ }));
    expect(document.querySelectorAll('.w-ink.dim')).toHaveLength(PAPER.places.length);
    expect(document.querySelector('.big')?.textContent).toBe('0');
  });

  const sentOf = (kind: string) => socket().sent.find(({ type }) => type === kind) as unknown as Record<string, string>;

  /** Play a game from its start: this page adds its share, is shown round 1 with `shown`, and then the whole proof. */
  async function playOn(shown?: number[], change: Partial<Proof> = {}): Promise<number[]> {
    cleanup();
    table.close();
    localStorage.clear();
    table = await sit({ ...HELLO, commitment: SEAL, state: { ...STATE, phase: 'open', seats: SEATS, view: null } });
    await answer({ phase: 'sealing' });
    const hashes = [sentOf('commit').hash!, hashShare(SEAL, 1, 'ef'.repeat(32))];
    await answer({ hashes });
    const shares = [sentOf('reveal').share!, 'ef'.repeat(32)];
    expect(hashShare(SEAL, 0, shares[0]!)).toBe(hashes[0]);
    const roll = { kind: 'roll', key: 'round/1', faces: [1, 2, 3, 4, 5, 6], values: [0, 0] };
    const values = draw(mix(SECRET, WORDS, hashes, shares), roll) as number[];
    await answer({
      phase: 'playing',
      view: { ...VIEW, round: 1, dice: shown?.map((_, place) => 7 - values[place]!) ?? values },
    });
    const proof = { secret: SECRET, words: WORDS, hashes, shares, rolls: [{ ...roll, values }], ...change };
    await answer({ ...OVER, seats: SEATS, proof, view: { ...OVER.view!, round: 1 } });
    render(End, { table });
    return values;
  }

  test('the rolls are worked out again and said to be honest', async () => {
    await playOn();
    expect(await screen.findByRole('heading', { name: 'These dice were honest' })).toBeTruthy();
    expect(screen.getByText(/The shares of 2 pages, yours among them, are mixed in/)).toBeTruthy();
    expect(screen.getByText('“rain”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download the game' }).getAttribute('href')).toBe(
      '/api/tables/KITE27/record',
    );
  });

  test('dice to which no page has added fit, but prove nothing', async () => {
    const roll = { kind: 'roll', key: 'round/1', faces: [1, 2, 3, 4, 5, 6], values: [0, 0] };
    const rolls = [{ ...roll, values: draw(mix(SECRET, WORDS), roll) }];
    await answer({ proof: { ...OVER.proof!, rolls }, view: { ...OVER.view!, round: 1 } });
    expect(await screen.findByRole('heading', { name: 'These dice fit, but that is no proof' })).toBeTruthy();
    expect(screen.getByText(/^No page added a share to these dice/)).toBeTruthy();
  });

  test('another seal than the one seen first is found out', async () => {
    await playOn();
    cleanup();
    localStorage.setItem(
      'rollwright-dice-seal-KITE27',
      JSON.stringify({ at: Date.now(), value: commit('ab'.repeat(32)) }),
    );
    render(End, { table });
    expect(await screen.findByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
  });

  test('another seal is found out even if the server gives the table another name', async () => {
    await playOn();
    cleanup();
    socket().say({ ...HELLO, table: 'MOSS12', commitment: commit('ab'.repeat(32)), state: table.state! });
    render(End, { table });
    expect(screen.getByTitle(SEAL)).toBeTruthy();
    cleanup();
    const other = { ...table.state!.proof!, secret: 'ab'.repeat(32) };
    socket().say({
      ...HELLO,
      table: 'MOSS12',
      commitment: commit(other.secret),
      state: { ...table.state!, proof: other },
    });
    render(End, { table });
    expect(await screen.findByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
    expect(screen.getByText(/^The secret that was opened is not the one that was sealed/)).toBeTruthy();
  });

  test('a seat without a share is named, and one whose share was dropped says so', async () => {
    await playOn(undefined, { shares: [null, 'ef'.repeat(32)] });
    expect(await screen.findByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
    expect(screen.getByText('Your page’s share was sent, but it is not in the dice.')).toBeTruthy();
    expect(screen.getByText('without a share in the dice').nextElementSibling?.textContent).toBe(SEATS[0]?.name);
  });

  test('dice that this page was shown otherwise during the game are named', async () => {
    const values = await playOn([6, 6]);
    const shown = values.map((value) => 7 - value);
    expect(await screen.findByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
    expect(
      screen.getByText(`round/1: the server now says ${values.join(' ')}, but this page was shown ${shown.join(' ')}.`),
    ).toBeTruthy();
  });

  test('a number stands before the lines that are about one, and nowhere else', async () => {
    const cards: Score = {
      items: [
        { id: 'number-5', points: 10 },
        { id: 'hearts-2', points: 5 },
      ],
      total: 15,
    };
    await answer({ view: { ...OVER.view!, sheets: [{ ink: INK, total: 15, score: cards }, OVER.view!.sheets[1]!] } });
    expect([...document.querySelectorAll('.fig')].map((sign) => sign.textContent)).toEqual(['5', '']);
  });

  test.each([
    ['of a seat on paper', { seats: STATE.seats.map((seat) => ({ ...seat, paper: 'entered' as const })) }, 0],
    ['while others play with the same dice', { proof: null }, 0],
    ['of any other game', {}, 1],
  ])('a review %s is asked for so often: %#', async (_, more, times) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Promise.reject(new TypeError('offline'));
    });
    cleanup();
    table.close();
    table = await sit({ ...HELLO, commitment: commit(SECRET), state: { ...OVER, ...more } }, End);
    expect(asked.filter((path) => path.endsWith('/review'))).toHaveLength(times);
  });

  test('the same table again is asked for once', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Same table, again' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Laying the table' }));
    expect(socket().sent.map((request) => request.type)).toEqual(['again']);
    await answer({ again: 'MINT42' });
    expect(screen.getByRole('link', { name: 'To the next table' }).getAttribute('href')).toBe('/table/MINT42');
  });
});
