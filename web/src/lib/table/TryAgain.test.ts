import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaysToTry } from '../api/types';
import TryAgain from './TryAgain.svelte';

const asked: [path: string, body: Record<string, unknown>][] = [];
let seats = true;
const WAYS: WaysToTry = { least_people: 2, most_people: 12, ghosts: true };
let ways: Record<string, WaysToTry> = {};
beforeEach(() => {
  ways = {};
  asked.length = 0;
  seats = true;
  // jsdom knows no modal dialogs
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path.includes('/tries?')) return Promise.resolve(Response.json(ways[new URL(path, 'http://x').search] ?? WAYS));
    if (!/\/(tries|seats)$/.test(path)) return Promise.reject(new TypeError('nobody asks for this'));
    asked.push([path, JSON.parse(body) as Record<string, unknown>]);
    if (path.endsWith('/seats') && !seats) return Promise.reject(new TypeError('no line'));
    const answer = path.endsWith('/tries') ? { link: 'KITE27-ABC' } : { seat: 0 };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function open(company?: string): Promise<void> {
  render(TryAgain, { table: 'LAMA11', rounds: 22, round: 16 });
  await fireEvent.click(screen.getByRole('button', { name: 'Try again from a round' }));
  if (company) await fireEvent.click(await screen.findByLabelText(company));
  await fireEvent.click(await screen.findByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

test.each([true, false])('alone one is seated at once; without a seat, the table asks for a name', async (given) => {
  seats = given;
  await open();
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/LAMA11/tries', '/api/tables/KITE27-ABC/seats']);
  expect(asked[0]?.[1]).toMatchObject({ round: 16, company: 'alone' });
  expect(asked[1]?.[1]).toEqual({ name: 'Me', pencil: 'moss' });
});

test('among ghosts one is seated at once, too', async () => {
  await open('Against ghosts');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/LAMA11/tries', '/api/tables/KITE27-ABC/seats']);
});

test('in company everybody sits down at the table', async () => {
  await open('With friends');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/LAMA11/tries']);
});

test('only the company that the server allows at a round is offered', async () => {
  ways['?round=15&seat=0'] = { least_people: 3, most_people: 3, ghosts: false };
  ways['?round=14&seat=0'] = { least_people: 0, most_people: 0, ghosts: false };
  render(TryAgain, { table: 'LAMA11', rounds: 22, round: 16 });
  await fireEvent.click(screen.getByRole('button', { name: 'Try again from a round' }));
  const offered = (): (string | undefined)[] =>
    within(screen.getByRole('group', { name: 'With whom' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent.trim());
  await waitFor(() => expect(offered()).toEqual(['Alone', 'With friends', 'Against ghosts']));
  await fireEvent.click(screen.getByLabelText('Against ghosts'));
  await fireEvent.click(screen.getByRole('button', { name: 'An earlier round' }));
  await waitFor(() => expect(offered()).toEqual(['Alone', 'With friends']));
  await fireEvent.click(screen.getByLabelText('With friends'));
  expect(screen.getByText('3 seats')).toBeDefined();
  for (const key of screen.getAllByRole('button', { name: /^One seat/ }))
    expect(key.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: 'An earlier round' }));
  await waitFor(() => expect(offered()).toEqual(['Alone']));
  expect(screen.getByLabelText<HTMLInputElement>('Alone').checked).toBe(true);
});
