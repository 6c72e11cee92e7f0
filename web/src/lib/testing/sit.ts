/** For the tests: somebody sits at a table whose server is the test. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Hello, TableState } from '../api/types';
import { fetchGame } from '../games/fetch';
import { FakeSocket, toPatch } from './samples';
import { Table } from '../table/table.svelte';

let table: Table | undefined;

/** In a test file: every socket leads to the test, and is closed after it. */
export function fakeSockets(): void {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
  });
  afterEach(() => {
    cleanup();
    table?.close();
    vi.unstubAllGlobals();
  });
}

/** Take the seat that this hello names, and render this page. */
export async function sit(hello: Hello, Page?: Component<{ table: Table; now: number }>): Promise<Table> {
  await fetchGame(hello.game);
  table = new Table(hello.table, () => 'en');
  socket().open().say(hello);
  if (Page) render(Page, { table, now: Date.now() });
  return table;
}

export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
export const cell = (name: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'button' });

/** The requests that the server got. */
export const asked = (): string[] =>
  socket().sent.flatMap((request) => (request.type === 'move' ? request.actions : []));

/** The server's answer to the last move, or news of its own where there was none. */
export async function answer(change: Partial<TableState>): Promise<void> {
  const last = socket().sent.findLast(({ type }) => type === 'move');
  socket().say({ type: 'update', answers: last ? [last.id] : [], patch: toPatch({ ...change }) });
  await tick();
}
