import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchGame } from '../games/fetch';
import { CHOICES, EMPTY, HELLO, FakeSocket, STATE, toPatch, VIEW } from '../testing/samples';
import { Table } from './table.svelte';

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let table: Table;

beforeEach(async () => {
  await fetchGame('splitter');
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  table = new Table('KITE27', () => 'en');
  socket().open().say(HELLO);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WRITTEN = [5, null, null, 2, null, null, null, null];

test('a mark is shown before the server has answered', () => {
  table.move('write 1L2');
  expect(table.pencil).toEqual(WRITTEN);
  expect(socket().sent[0]).toMatchObject({ type: 'move', round: 1, actions: ['write 1L2'] });
});

test('swap and undo are shown at once too, and may follow a mark before it is answered', () => {
  expect(table.offers('done')).toBe(false);
  table.move('write 1L2');
  expect(table.offers('done')).toBe(true);
  table.move('swap');
  expect(table.pencil).toEqual([2, null, null, 5, null, null, null, null]);
  table.move('undo');
  expect(table.written).toBe(false);
});

test('after an undo that is not answered yet there is nothing to swap, undo or turn in', () => {
  const sheet = { ink: EMPTY, total: 0, pencil: WRITTEN };
  socket().say({
    ...HELLO,
    state: {
      ...STATE,
      view: { ...VIEW, sheets: [sheet, VIEW.sheets[1]!] },
      choices: ['write 2L2', 'swap', 'undo', 'done'],
    },
  });
  expect(table.offers('done')).toBe(true);
  socket().close();
  table.move('undo');
  expect(table.choices).toEqual(['write 2L2']);
  expect(['swap', 'undo', 'done'].filter((words) => table.offers(words))).toEqual([]);
  table.move('write 2L2');
  expect(table.offers('done')).toBe(true);
});

test('Done is taken back where the server offers it, and the marks stay', () => {
  const sheet = { ink: EMPTY, total: 0, pencil: WRITTEN, done: true };
  const view = { ...VIEW, sheets: [sheet, VIEW.sheets[1]!] };
  socket().say({ ...HELLO, state: { ...STATE, view, choices: [] } });
  expect(table.offers('undo')).toBe(false);
  socket().say({ ...HELLO, state: { ...STATE, view, choices: ['undo'] } });
  expect([table.canReopen, table.offers('undo'), table.offers('done')]).toEqual([true, true, false]);
  table.move('undo');
  expect([table.mine?.done, table.pencil, table.canReopen]).toEqual([false, WRITTEN, false]);
});

test('a move that the server refuses is taken back, and its sentence stays until the next touch', () => {
  table.move('write 1L2');
  socket().say({ type: 'refused', id: socket().sent[0]!.id, code: 'occupied', sentence: 'That pair is taken.' });
  expect(table.pencil.every((figure) => figure === null)).toBe(true);
  expect(table.refusal).toMatchObject({ code: 'occupied', sentence: 'That pair is taken.', pencil: WRITTEN });
  vi.advanceTimersByTime(5_000);
  expect(table.struck).toBe(false);
  expect(table.refusal?.sentence).toBe('That pair is taken.');
  table.move('write 2L2');
  expect(table.refusal).toBeUndefined();
});

test('the answer replaces the guess', () => {
  table.move('write 1L2');
  const sheet = { ink: EMPTY, total: 0, pencil: WRITTEN };
  socket().say({
    type: 'update',
    answers: [socket().sent[0]!.id],
    patch: toPatch({ view: { ...VIEW, sheets: [sheet, VIEW.sheets[1]] }, choices: ['swap', 'undo', 'done'] }),
  });
  expect(table.waiting).toBe(false);
  expect(table.pencil).toEqual(WRITTEN);
});

test('a line that breaks comes back and asks again, with the same id, for what was not answered', () => {
  table.move('write 1L2');
  const [asked] = socket().sent;
  socket().close();
  expect(table.connection).toBe('down');
  expect(table.pencil).toEqual(WRITTEN);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().address).toContain('&resume=a1b2&seq=0');
  socket().open();
  expect(socket().sent).toEqual([asked]);
  socket().say({ ...HELLO, resume: 'c3d4' });
  expect(table.connection).toBe('up');
});

test('a page that comes back says which updates it has heard', () => {
  socket().say({ type: 'update', patch: toPatch({ choices: [] }) });
  socket().say({ type: 'update', patch: toPatch({ choices: CHOICES }) });
  socket().close();
  vi.advanceTimersByTime(1_000);
  expect(socket().address).toContain('&resume=a1b2&seq=2');
  socket()
    .open()
    .say({ type: 'update', patch: toPatch({ choices: [] }) });
  socket().close();
  vi.advanceTimersByTime(1_000);
  expect(socket().address).toContain('&resume=a1b2&seq=3');
});

test('a page that is turned away says why, and tries again more and more rarely', () => {
  const turnAway = (): void => {
    socket().open().say({ type: 'refused', id: '', code: 'too-many-spectators', sentence: 'There is no room.' });
    socket().close(4429);
  };
  socket().close(4429);
  expect(table.connection).toBe('refused');
  vi.advanceTimersByTime(13_000);
  expect(FakeSocket.all).toHaveLength(2);
  turnAway();
  expect(table.shut).toBe('There is no room.');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(14_000);
  expect(FakeSocket.all).toHaveLength(2);
  for (let seconds = 0; seconds < 1200; seconds += 5) {
    vi.advanceTimersByTime(5_000);
    if (socket().readyState !== 3) turnAway();
  }
  expect(FakeSocket.all.length).toBeLessThan(13); // in twenty minutes
  const before = FakeSocket.all.length;
  table.retry();
  expect(FakeSocket.all).toHaveLength(before + 1);
  socket().open().say(HELLO);
  expect(table.shut).toBe('');
  expect(table.connection).toBe('up');
});

test('a table that does not exist is not dialled again', () => {
  socket().close();
  vi.advanceTimersByTime(1_000);
  socket().open().say({ type: 'refused', id: '', code: 'no-table', sentence: 'There is no table KITE27.' });
  socket().close(4404);
  vi.advanceTimersByTime(3_600_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  expect([table.connection, table.shut]).toEqual(['gone', 'There is no table KITE27.']);
});

test('a refusal does not make the next tries come faster', () => {
  for (let tries = 0; tries < 40; tries += 1) {
    if (socket().readyState !== 3) {
      socket().open().say({ type: 'refused', id: '', code: 'broken', sentence: 'Something went wrong.' });
      socket().close(1011);
    }
    vi.advanceTimersByTime(300);
  }
  expect(FakeSocket.all.length).toBeLessThan(8); // in twelve seconds
});

test('a person who looks at the page again does not wait for the next try', () => {
  socket().close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that slept with the phone is asked at once, and called anew where it is silent', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  const { id } = socket().sent.at(-1)!;
  socket().say({ type: 'pong', id });
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a call that nobody takes is given up and tried again', () => {
  socket().close();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('after a change of language the server is called anew, and the old line is held until then', () => {
  const old = socket();
  table.speak();
  expect(FakeSocket.all).toHaveLength(2);
  expect(old.readyState).toBe(FakeSocket.OPEN);
  socket().open();
  expect(old.readyState).not.toBe(FakeSocket.OPEN);
  expect(table.connection).toBe('up');
});

test('a change of language whose new connection fails leaves no connection behind', () => {
  const old = socket();
  table.speak();
  socket().close();
  expect(old.readyState).not.toBe(FakeSocket.OPEN);
  vi.advanceTimersByTime(1_000);
  socket().open();
  expect(FakeSocket.all.filter(({ readyState }) => readyState === FakeSocket.OPEN)).toHaveLength(1);
});

test('after two changes of language and leaving the table, no connection is left', () => {
  table.speak();
  table.speak();
  table.close();
  expect(FakeSocket.all.filter(({ readyState }) => readyState !== 3)).toEqual([]);
});

test('the clock starts again with a round that has as many milliseconds left as the last one had', () => {
  const began = Date.now();
  socket().say({ ...HELLO, state: { ...STATE, deadline_ms: 45_000 } });
  expect(table.due).toBe(began + 45_000);
  vi.advanceTimersByTime(10_000);
  socket().say({ type: 'update', patch: toPatch({ choices: [] }) });
  expect(table.due).toBe(began + 45_000);
  socket().say({ type: 'update', patch: toPatch({ 'view.round': 2, deadline_ms: 45_000 }) });
  expect(table.due).toBe(began + 55_000);
});

test('an answered request is not sent again', () => {
  table.move('write 1L2');
  socket().say({ type: 'update', answers: [socket().sent[0]!.id] });
  socket().close();
  vi.advanceTimersByTime(1_000);
  expect(socket().open().sent).toEqual([]);
});

test('a patch that does not fit makes the page ask for everything', () => {
  socket().say({ type: 'update', patch: toPatch({ 'proof.secret': 'x' }) });
  vi.advanceTimersByTime(1_000);
  expect(socket().address).not.toContain('seq=');
});

test('a line that no longer answers is taken for broken', () => {
  vi.advanceTimersByTime(20_000);
  expect(socket().sent.at(-1)?.type).toBe('ping');
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('an absence goes on by itself between messages', () => {
  const away = { ...STATE, seats: [STATE.seats[0]!, { ...STATE.seats[1]!, away_ms: 60_000 }] };
  socket().say({ ...HELLO, state: away });
  expect(table.away(1, Date.now() + 5_000)).toBe(65_000);
  socket().say({ type: 'update', patch: toPatch({ choices: CHOICES.slice(1) }) });
  expect(table.away(1, Date.now() + 5_000)).toBe(65_000);
  socket().say({ type: 'update', patch: toPatch({ 'seats.1.away_ms': null }) });
  expect(table.away(1, Date.now())).toBeNull();
});

test('in a game of speed a probe is answered at once, and the fastest message tells the game’s time', () => {
  socket().say({ ...HELLO, at: 5_000 });
  socket().say({ type: 'probe', id: 'p1', at: 5_200 });
  expect(socket().sent).toEqual([{ type: 'echo', id: 'p1' }]);
  expect(table.gameTime(Date.now() + 100)).toBe(5_300);
  socket().say({ type: 'probe', id: 'p2', at: 4_900 });
  expect(table.gameTime(Date.now())).toBe(5_200);
});

test('a person who sits there when the game begins knows its time from that moment', () => {
  socket().say({ ...HELLO, state: { ...STATE, phase: 'open' } });
  socket().say({ type: 'update', patch: toPatch({ phase: 'playing' }) });
  expect(table.gameTime(Date.now() + 1_200)).toBe(1_200);
});
