import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { HexView } from '../../api/types';
import Groups from './Groups.svelte';

afterEach(cleanup);

const VIEW: HexView = {
  round: 1,
  rounds: 7,
  dice: [3, 6, 6],
  sheets: [{ ink: [], total: 6 }],
  groups: [
    { number: 3, count: 1, written: 0, state: 'open', cells: [] },
    { number: 6, count: 2, written: 2, state: 'written', cells: [] },
  ],
};
const paper = { id: 'hexroller-test', width: 60, height: 20, places: [] };

test('bonuses and the swap of rows have a key each, always at the same place', async () => {
  const told: string[] = [];
  const tell = (...words: string[]): void => void told.push(...words);
  const { rerender } = render(Groups, { view: VIEW, paper, choices: ['use two', 'flip'], tell });
  const keys = (): HTMLElement[] => within(screen.getByRole('group', { name: 'Bonuses' })).getAllByRole('button');
  const names = keys().map(({ title }) => title);
  expect(names).toEqual(['One hex more', 'A 2 anywhere', 'A third number', 'Swap the rows']);
  for (const key of keys()) await fireEvent.click(key);
  expect(told).toEqual(['use two', 'flip']);
  await rerender({ choices: [] });
  expect(keys().map(({ title }) => title)).toEqual(names);
});

test('a written chain that can become longer does not look used', async () => {
  const { container, rerender } = render(Groups, { view: VIEW, paper, choices: [] });
  expect(container.querySelectorAll('.used')).toHaveLength(2);
  await rerender({ choices: ['choose 6'] });
  expect(container.querySelectorAll('.used')).toHaveLength(0);
});
