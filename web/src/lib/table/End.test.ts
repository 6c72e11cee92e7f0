import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Score, TableState } from '../api/types';
import { commit, draw, mix } from '../check/check';
import End from './End.svelte';
import { resultSentence, spans } from './result';
import { answer, holdTheLine, line, sit } from '../testing/sit';
import { HELLO, PAPER, STATE, VIEW } from '../testing/samples';
import type { Table } from './table.svelte';

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
const OVER: TableState = {
  ...STATE,
  phase: 'over',
  choices: [],
  places: [1, 2],
  proof: { secret: SECRET, words: ['rain', ''], rolls: [] },
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

describe('who won', () => {
  test.each([
    [totals(41, 36, 30), 0, 'You win, 5 ahead of Théo'],
    [totals(41, 36, 36), 0, 'You win'],
    [totals(36, 41, 30), 0, 'Théo wins, 5 ahead of you'],
    [totals(41, 41, 30), 0, 'You share the win with Théo'],
    [totals(30, 41, 41), 0, 'Théo and Inès share the win'],
    [totals(30, 41, 36), null, 'Théo wins'],
  ])('%#', (state, me, sentence) => expect(resultSentence(state, me)).toBe(sentence));

  test('rounds in a row are one span', () => expect(spans([9, 10, 11, 14])).toBe('9–11, 14'));
});

describe('the end page', () => {
  let table: Table;

  holdTheLine();
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // somebody who wants no motion
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

  test('the rolls are worked out again and said to be honest', () => {
    expect(screen.getByRole('heading', { name: 'These dice were honest' })).toBeTruthy();
    expect(screen.getByText('“rain”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download the game' }).getAttribute('href')).toBe(
      '/api/tables/KITE27/record',
    );
  });

  test('another seal than the one seen first is found out', async () => {
    cleanup();
    localStorage.setItem('rollwright-seal-KITE27', commit('ab'.repeat(32)));
    render(End, { table });
    expect(screen.getByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
  });

  test('dice that this page was shown otherwise during the game are named', async () => {
    cleanup();
    table.close();
    table = await sit({ ...HELLO, commitment: commit(SECRET) }); // round 1 shows 5 and 2
    const roll = { kind: 'roll', key: 'round/1', faces: [1, 2, 3, 4, 5, 6], values: [0, 0] };
    const values = draw(mix(SECRET, ['', '']), roll);
    await answer({ ...OVER, proof: { secret: SECRET, words: ['', ''], rolls: [{ ...roll, values }] } });
    render(End, { table });
    expect(screen.getByRole('heading', { name: 'These dice do not match' })).toBeTruthy();
    expect(
      screen.getByText(`round/1: the server now says ${values.join(' ')}, but this page was shown 5 2.`),
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

  test('the same table again is asked for once', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Same table, again' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Laying the table' }));
    expect(line().sent.map((request) => request.type)).toEqual(['again']);
    await answer({ again: 'MINT42' });
    expect(screen.getByRole('link', { name: 'To the next table' }).getAttribute('href')).toBe('/table/MINT42');
  });
});
