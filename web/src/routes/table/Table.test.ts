import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { HELLO } from '../../lib/testing/samples';
import { fakeSockets, socket } from '../../lib/testing/sit';
import Table from './Table.svelte';
import { fetchLater } from '../../lib/table/later';

beforeAll(fetchLater);

fakeSockets();
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } }); // jsdom has none

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('a person who listens hears that the line is down and that it is back', async () => {
  render(Table, { code: 'KITE27' });
  socket().open().say(HELLO);
  await waitFor(() => expect(said()).toBe('Round 1: 5, 2.'));
  await moment();
  socket().close();
  await moment();
  expect(said()).toBe('The line is down. Your marks are kept; we keep trying.');
  dispatchEvent(new Event('online'));
  socket().open().say(HELLO);
  await moment();
  expect(said()).toContain('The line is back.');
});

test('a person who does not see the clock is told in time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(Table, { code: 'KITE27' });
  socket()
    .open()
    .say({ ...HELLO, state: { ...HELLO.state, deadline_ms: 45_000 } });
  await waitFor(() => expect(said()).toContain('Round 1: 5, 2.'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(said()).not.toContain('left');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said()).toBe('0:30 left');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said()).toBe('0:10 left');
  vi.useRealTimers();
});
