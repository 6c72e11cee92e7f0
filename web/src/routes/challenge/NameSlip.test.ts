import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProfile } from '../../lib/parts/profile';
import NameSlip from './NameSlip.svelte';

// jsdom knows no modal dialogs
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a challenge is played under the name that is written, which this browser keeps', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ link: 'KITE27-AAAA' }, { status: 201 }));
  });
  render(NameSlip, { challenge: '2026-11-18.splitter' });
  const play = screen.getByRole('button', { name: 'Play' });
  await fireEvent.click(play);
  expect(screen.getByRole('alert').textContent).toContain('Write a name first');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));

  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Théo ' } });
  await fireEvent.click(play);
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'Théo', pencil: 'moss' })]));
  expect(loadProfile().name).toBe('Théo');
});
