import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import Spoken from '../parts/Spoken.svelte';
import { announcer } from './announcer.svelte';

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test('announcements of one moment are said in one go, and earlier ones are not said again', async () => {
  announcer.announce('Round 1: 5, 2.');
  await moment();
  const { getByRole } = render(Spoken);
  expect(getByRole('status').textContent).toBe('');
  announcer.announce('The line is back.');
  announcer.announce('Round 2: 1, 1.');
  await tick();
  expect(getByRole('status').textContent).toBe('The line is back. Round 2: 1, 1.');
});

test('the same sentence twice is said twice', async () => {
  const { getByRole } = render(Spoken);
  await moment();
  announcer.announce('Rubbed out.');
  await tick();
  const first = getByRole('status').firstElementChild;
  await moment();
  announcer.announce('Rubbed out.');
  await tick();
  expect(getByRole('status').firstElementChild).not.toBe(first);
});
