import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { HELLO as WORDS, VIEW } from '../games/word-roller/samples';
import type { WordView } from '../games/word-roller/view';
import { answer, fakeSockets, sit } from '../testing/sit';
import { HELLO, STATE, VIEW as SHEETS } from '../testing/samples';
import Watch from './Watch.svelte';

fakeSockets();

test('a spectator reads whom the table waits for', async () => {
  await sit({ ...HELLO, me: null }, Watch);
  expect(screen.getByText('You are watching. Waiting for Maud and Théo.')).toBeTruthy();
  await answer({ ...STATE, view: { ...SHEETS, sheets: [{ ...SHEETS.sheets[0]!, done: true }, SHEETS.sheets[1]!] } });
  expect(screen.getByText('You are watching. Waiting for Théo.')).toBeTruthy();
});

test('in Word Roller it is said what somebody is asked', async () => {
  await sit({ ...WORDS, me: null }, Watch);
  expect(screen.getByText('You are watching. Waiting for Maud and Théo.')).toBeTruthy();
  await answer({ view: { ...VIEW, phase: 'dice', asked: [1] } as WordView });
  expect(screen.getByText('You are watching. Théo may change the dice.')).toBeTruthy();
  expect(screen.getByText('waits')).toBeTruthy();
});
