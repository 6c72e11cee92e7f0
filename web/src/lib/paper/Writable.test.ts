import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { EMPTY, PAPER } from '../testing/samples';
import Writable from './Writable.svelte';

afterEach(cleanup);

const PROPS = {
  paper: PAPER,
  ink: EMPTY,
  pencil: EMPTY,
  choices: new Set(['1L2', '2R2']),
  hand: [5],
  worth: null,
  refused: null,
  label: 'Sheet',
  spoken: ({ id }: { id: string }) => id,
  choose: () => undefined,
  slide: () => undefined,
};
const cell = (id: string): HTMLElement => document.querySelector(`[data-cell="${id}"]`) as HTMLElement;

test('a chain drawn by keyboard takes the focus on to the nearest lit cell', async () => {
  const { rerender } = render(Writable, PROPS);
  cell('1L2').focus();
  await fireEvent.click(cell('1L2'));
  await rerender({ pencil: EMPTY.with(0, 5), choices: new Set<string>() }); // the answer is under way
  expect(document.activeElement).toBe(cell('1L2'));
  await rerender({ choices: new Set(['2R2', '2L2']) });
  expect(document.activeElement).toBe(cell('2L2'));
});

test('a cell that was refused keeps the focus, and so does one on a sheet without chains', async () => {
  const { rerender } = render(Writable, PROPS);
  cell('1L1').focus();
  await fireEvent.click(cell('1L1'));
  await rerender({ choices: new Set(['1L2']) });
  expect(document.activeElement).toBe(cell('1L1'));
  cleanup();
  const plain = render(Writable, { ...PROPS, slide: undefined });
  cell('1L2').focus();
  await fireEvent.click(cell('1L2'));
  await plain.rerender({ pencil: EMPTY.with(0, 5), choices: new Set(['2L2']) });
  expect(document.activeElement).toBe(cell('1L2'));
});
