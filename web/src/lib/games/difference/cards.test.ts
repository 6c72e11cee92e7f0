import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSockets, socket, sit } from '../../testing/sit';
import vectors from '../../../../../tests/vectors/encrypted.json';
import { Cards } from './cards.svelte';
import { Encrypted, names, prove } from './encrypted';
import { racing, stateOf } from './samples';
import { toPatch } from '../../testing/samples';

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (found: Uint8Array | null): string =>
  [...(found ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');

fakeSockets();
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 7 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a name opens what the server encrypted under it, and nothing else does', () => {
  const [pieces, cards] = [new Encrypted(bytes(vectors.pieces)), new Encrypted(bytes(vectors.cards))];
  for (const card of vectors.opened) {
    const listed = cards.open(bytes(card.name));
    expect(names(listed!).map((name) => hex(pieces.open(name)))).toEqual(card.pieces);
  }
  for (const wrong of vectors.wrong) expect(cards.open(bytes(wrong))).toBeNull();
  expect(prove(vectors.resume, pieces, cards)).toBe(vectors.proof);
});

test('a changed file is noticed', () => {
  const file = bytes(vectors.cards);
  file[file.length - 1]! ^= 1;
  const opened = vectors.opened.map(({ name }) => new Encrypted(file).open(bytes(name)));
  expect(opened.filter((card) => card === null)).toHaveLength(1);
});

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/api/tables')) asked.push(path);
    const file = bytes(path.includes('/pieces/') ? vectors.pieces : vectors.cards);
    return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(file.buffer) });
  });
  return asked;
}

const held = (): string[] => socket().sent.flatMap((wish) => (wish.type === 'hold' ? [wish.proof] : []));

test('pieces are fetched at the door, cards at the start; then the page proves that it holds both', async () => {
  const asked = serve();
  const hello = { ...racing(), pictures: 'p1', resume: vectors.resume };
  const table = await sit({ ...hello, state: { ...hello.state, phase: 'open', view: null } });
  const cards = new Cards('KITE27');
  cards.attend(table);
  await waitFor(() => expect(asked).toEqual(['/api/tables/KITE27/pieces/p1']));
  expect(held()).toEqual([]);
  socket().say({ type: 'update', patch: toPatch({ ...stateOf() }) });
  cards.attend(table);
  await waitFor(() => {
    cards.attend(table);
    expect(held()).toEqual([vectors.proof]);
  });
  expect(asked).toEqual(['/api/tables/KITE27/pieces/p1', '/api/tables/KITE27/cards/p1']);
  cards.attend(table);
  expect(held()).toHaveLength(1);
  socket().say({ ...hello, resume: 'another' });
  cards.attend(table);
  expect(held()).toHaveLength(2);
});

test('a spectator fetches the cards and claims nothing', async () => {
  const asked = serve();
  const cards = new Cards('KITE27');
  const table = await sit({ ...racing(), pictures: 'p1', me: null });
  cards.attend(table);
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => {
    cards.show([vectors.opened[0]!.name]);
    expect(cards.face(vectors.opened[0]!.name)?.width).toBe(10);
  });
  cards.attend(table);
  expect(held()).toEqual([]);
});

test('a name of another table shows nothing', async () => {
  serve();
  const cards = new Cards('KITE27');
  cards.attend(await sit({ ...racing(), pictures: 'p1', me: null }));
  await waitFor(() => {
    cards.show([...vectors.wrong, vectors.opened[1]!.name]);
    expect(cards.face(vectors.opened[1]!.name)).toBeTruthy();
  });
  expect(vectors.wrong.map((name) => cards.face(name))).toEqual(vectors.wrong.map(() => undefined));
});
