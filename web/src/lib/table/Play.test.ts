import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Change, Worth } from '../api/types';
import { settings } from '../shell/settings.svelte';
import { answer, asked, cell, fakeSockets, socket, sit } from '../testing/sit';
import Play from './Play.svelte';
import { EMPTY, HELLO, STATE, VIEW } from '../testing/samples';
import { fetchLater } from './later';

beforeAll(fetchLater);

fakeSockets();
beforeAll(() => {
  // jsdom knows no modal dialogs
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
});
beforeEach(() => sit(HELLO, Play));

const PENCIL = [5, null, null, 2, null, null, null, null];
const FIVES: Change = { item: 'number-5', part: { cells: ['1L2', '2L2'], points: 10, note: 'star' } };
const WORTH: Worth = { before: 4, after: 14, won: [FIVES], lost: [] };
const WRITTEN = {
  view: { ...VIEW, worth: WORTH, sheets: [{ ink: EMPTY, total: 4, pencil: PENCIL }, VIEW.sheets[1]!] },
  choices: ['write 1R2', 'swap', 'undo', 'done'],
};

test('every cell is a button that says where it is and what may be done', () => {
  expect(cell('row 1, second left, star, you may write here')).toBeTruthy();
  expect(screen.getAllByLabelText(/you may write here$/, { selector: 'button' })).toHaveLength(8);
});

test('a cell chosen is written with its partner at once; chosen again it swaps', async () => {
  await fireEvent.click(cell('row 1, second left'));
  expect(cell('row 1, second left, star, 5 in pencil')).toBeTruthy();
  expect(cell('row 1, second right, 2 in pencil')).toBeTruthy();
  await fireEvent.click(cell('row 1, second left'));
  expect(cell('row 1, second left, star, 2 in pencil')).toBeTruthy();
  expect(asked()).toEqual(['write 1L2', 'swap']);
});

test('the worth of a mark stands on the slip and on the sheet', async () => {
  await fireEvent.click(cell('row 1, second left'));
  await answer(WRITTEN);
  expect(screen.getByText('Five 5s on a star.')).toBeTruthy();
  expect(screen.getByText('from 4 to 14 points, line by line')).toBeTruthy();
  expect([...document.querySelectorAll('.p-tag')].map((tag) => tag.textContent)).toEqual(['+10']);
});

test('groups that count are faintly ringed, and one that the pencil closes has its own loop alone', async () => {
  const ink = [null, 4, null, null, null, 4, null, null];
  const fours = { id: 'number-4', points: 4, parts: [{ cells: ['1L1', '2L1'], points: 4 }] };
  const fives = { id: 'number-5', points: 10, parts: [FIVES.part] };
  const mine = { ink, total: 4, pencil: PENCIL, score: { items: [fours, fives], total: 14 } };
  socket().say({
    ...HELLO,
    state: { ...STATE, ...WRITTEN, view: { ...WRITTEN.view, sheets: [mine, VIEW.sheets[1]!] } },
  });
  await tick();
  expect(document.querySelectorAll('.mine .c-ring.faint')).toHaveLength(1);
  expect(document.querySelectorAll('.mine .p-loop')).toHaveLength(1);

  await fireEvent.click(screen.getByText('from 4 to 14 points, line by line'));
  expect(screen.getByRole('heading', { name: '14 points so far', hidden: true })).toBeTruthy();
  const [, fivesLine] = document.querySelectorAll('dialog .items button');
  await fireEvent.click(fivesLine!);
  expect(document.querySelectorAll('dialog .c-ring.lit')).toHaveLength(1);
});

test('Done says what is missing until it can be pressed', async () => {
  const key = screen.getByText('Choose a pair');
  await fireEvent.click(key);
  expect(asked()).toEqual([]);
  await fireEvent.click(cell('row 1, second left'));
  await fireEvent.click(screen.getByText('Done', { selector: 'button' }));
  expect(asked()).toEqual(['write 1L2', 'done']);
  expect(screen.getByText('Written. Waiting for Théo.', { selector: '.narrow' })).toBeTruthy();
});

test('arrow keys lead over the sheet, one cell alone is a tab stop', async () => {
  const first = cell('row 1, second left');
  expect(first.tabIndex).toBe(0);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight' });
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell('row 2, first left'));
  expect([...document.querySelectorAll<HTMLElement>('[data-cell]')].filter((button) => button.tabIndex === 0)).toEqual([
    document.activeElement,
  ]);
});

test('S swaps, U rubs out, D and Ctrl+Enter are Done, and none of them does what is no choice', async () => {
  for (const key of ['s', 'u', 'd']) await fireEvent.keyDown(document.body, { key });
  expect(asked()).toEqual([]);
  await fireEvent.click(cell('row 1, second left'));
  await fireEvent.keyDown(document.body, { key: 's' });
  await fireEvent.keyDown(document.body, { key: 'Backspace' });
  await fireEvent.click(cell('row 2, first right'));
  await fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(asked()).toEqual(['write 1L2', 'swap', 'undo', 'write 2R1', 'done']);
});

test('a person who has switched the letters off still has Ctrl+Enter', async () => {
  settings.letters = false;
  await fireEvent.click(cell('row 1, second left'));
  await fireEvent.keyDown(document.body, { key: 'd' });
  expect(asked()).toEqual(['write 1L2']);
  await fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(asked()).toEqual(['write 1L2', 'done']);
  settings.letters = true;
});

test('a taken cell is asked for all the same, and the reason is told', async () => {
  socket().say({
    ...HELLO,
    state: {
      ...STATE,
      choices: ['write 2L1'],
      view: { ...VIEW, sheets: [{ ink: PENCIL, total: 0 }, VIEW.sheets[1]!] },
    },
  });
  await tick();
  await fireEvent.click(cell('row 1, second left, star, 5'));
  socket().say({
    type: 'refused',
    id: socket().sent[0]!.id,
    code: 'occupied',
    sentence: 'That pair is taken. Choose an empty one.',
  });
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('That pair is taken.');
  expect(document.querySelectorAll('.is-refused')).toHaveLength(2);
});

test('of the others one sees the state and never the pencil', async () => {
  expect(screen.getAllByText('writing').length).toBeGreaterThan(0);
  await fireEvent.click(cell('row 1, second left'));
  expect(document.querySelectorAll('.mini .w-pencil')).toHaveLength(0);
});

test('a broken line is told, and the marks stay', async () => {
  await fireEvent.click(cell('row 1, second left'));
  socket().close();
  await tick();
  expect(screen.getByText('The line is down. Your marks are kept; we keep trying.')).toBeTruthy();
  expect(cell('row 1, second left, star, 5 in pencil')).toBeTruthy();
});
