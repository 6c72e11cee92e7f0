import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Paper, ScorerCard } from '../../lib/api/types';
import { words } from '../../lib/locale/messages.svelte';
import { faultSaid } from './faults';
import { load } from './kept';
import Score from './Score.svelte';

const place = (id: string, row: number, col: number, side: string) => ({
  id,
  shape: 'square' as const,
  x: 8 * col,
  y: 9 * row,
  width: 8,
  height: 9,
  row,
  col,
  said: { row, side, nth: 1, mark: 'none' },
});
const PAPER: Paper = {
  id: 'splitter-A',
  width: 20,
  height: 20,
  places: [place('1L1', 1, 1, 'left'), place('1R1', 1, 2, 'right')],
};
const CARD: ScorerCard = {
  paper: PAPER,
  name: '',
  papers: [],
  figures: { '1L1': [1, 2], '1R1': [1, 2] },
  options: ['pad'],
};

let asked: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string | null }) => {
    if (body) asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const lone = { code: 'alone', cells: ['1L1', '1R1'] };
    const answer = path.includes('/scorer')
      ? CARD
      : path.endsWith('/score')
        ? { ink: [2, null], score: { items: [{ id: 'number-2', points: 0 }], total: 0 }, faults: [lone], note: '' }
        : [];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await words.speak('en');
});

test('a figure is chosen, a cell is tapped, and what cannot be is said', async () => {
  const { container } = render(Score, { game: 'splitter' });
  await fireEvent.click(await screen.findByRole('button', { name: '2' }));
  const cell = container.querySelector('[data-cell="1L1"]') as HTMLElement;
  await fireEvent.click(cell);
  expect(cell.getAttribute('aria-label')).toContain('2');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ cells: { '1L1': 2 }, rolls: [] }));
  expect(await screen.findByText(/row 1, first left has a number/)).toBeTruthy();
  expect(load('splitter').cells).toEqual({ '1L1': 2 });
  await fireEvent.click(cell);
  expect(load('splitter').cells).toEqual({});
});

test('a figure is typed on a cell, and Backspace rubs it out', async () => {
  const { container } = render(Score, { game: 'splitter' });
  await screen.findByRole('button', { name: '2' });
  const cell = container.querySelector('[data-cell="1R1"]') as HTMLElement;
  await fireEvent.keyDown(cell, { key: '1' });
  expect(load('splitter').cells).toEqual({ '1R1': 1 });
  await fireEvent.keyDown(cell, { key: '7' });
  expect(load('splitter').cells).toEqual({ '1R1': 1 });
  await fireEvent.keyDown(cell, { key: 'Backspace' });
  expect(load('splitter').cells).toEqual({});
});

test('the rolls that this device called are held against the sheet, unless one says no', async () => {
  const game = { secret: 'ab'.repeat(32), seal: '', words: '', set: 0, real: false, clock: 0, over: false };
  localStorage.setItem('rollwright-caller-splitter', JSON.stringify({ game: { ...game, rounds: [[1, 2]] } }));
  render(Score, { game: 'splitter' });
  const box = await screen.findByRole('checkbox');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ rolls: [[1, 2]] }));
  await fireEvent.click(box);
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ rolls: [] }));
});

test('a fault names its cells as a person would, and one without words is said all the same', async () => {
  const mirrored = { code: 'not-mirrored', cells: ['1L1', '1R1'] };
  expect(faultSaid('splitter', PAPER, mirrored)).toBe(
    'row 1, first left and row 1, first right are not mirror partners.',
  );
  expect(faultSaid('splitter', PAPER, { code: 'new', cells: ['1L1'] })).toBe('This cannot be: row 1, first left.');
  await words.speak('fr');
  expect(faultSaid('splitter', PAPER, mirrored)).toContain('ne sont pas en miroir');
});
