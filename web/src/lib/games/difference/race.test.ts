import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoveRequest } from '../../api/types';
import { FakeSocket, toPatch } from '../../testing/samples';
import { Table } from '../../table/table.svelte';
import { Race } from './race.svelte';
import { RACE, racing, stateOf } from './samples';
import { sentence } from './sentence';
import type { PictureView } from './view';

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const asked = (): string[] =>
  socket().sent.flatMap((request) => (request.type === 'move' ? (request as MoveRequest).actions : []));
let table: Table;
let race: Race;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

function sit(change: Partial<PictureView> = {}, options: Record<string, unknown> = {}): void {
  table = new Table('KITE27', () => 'en');
  socket().open().say(racing(change, options));
  race = new Race(table);
}

/** The table moves on, as an answer to the last request where there is one. */
function become(change: Partial<PictureView>): void {
  const before = race.view;
  const last = socket().sent.findLast(({ type }) => type === 'move');
  socket().say({ type: 'update', answers: last ? [last.id] : [], patch: toPatch({ view: stateOf(change).view }) });
  race.follow(before, race.view);
  race.goOn();
}

const SHOWN = {
  seat: 1,
  card: { row: 0, col: 0, picture: 'm2' },
  pairs: [{ against: { row: 0, col: 0, picture: 'm1' }, spots: [] }],
};

describe('the basic game', () => {
  test('the second tap claims both, in whole units and on the state it was made on', () => {
    sit();
    race.mark({ x: 571.4, y: 82 }, 'own');
    expect(asked()).toEqual([]);
    race.mark({ x: 288, y: 350.2 }, 'table');
    expect(asked()).toEqual(['claim 1 571,82,288,350']);
    expect(race.weighed).toBe(true);
    race.mark({ x: 10, y: 10 }, 'own');
    expect(asked()).toHaveLength(1);
  });

  test('a mark tapped again is rubbed out', () => {
    sit();
    race.mark({ x: 500, y: 300 }, 'own');
    race.mark({ x: 520, y: 310 }, 'table');
    expect(race.marks.any).toBe(false);
  });

  test('two quick taps look closer and mark nothing', () => {
    sit();
    race.mark({ x: 500, y: 300 }, 'own');
    expect(race.untap()).toBe(true);
    expect(race.marks.any).toBe(false);
  });

  test('with the button, the table waits for it', () => {
    sit({}, { confirm: true });
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    expect(asked()).toEqual([]);
    race.claim();
    expect(asked()).toEqual(['claim 1 100,100,300,300']);
  });

  test('two marks during a wait are claimed by themselves when it ends, unless they were rubbed out', () => {
    sit({ locked_until: 8000 });
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    expect(sentence(race, 2500)).toEqual({
      first: 'Both marked: claimed in 3 s.',
      then: 'Rub one out if you are not sure.',
    });
    race.rubOut();
    become({});
    expect(asked()).toEqual([]);
    race.mark({ x: 300, y: 300 }, 'own');
    expect(asked()).toEqual(['claim 1 100,100,300,300']);
  });

  test('with the button, the end of a wait sends nothing', () => {
    sit({ locked_until: 8000 }, { confirm: true });
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    become({});
    expect([asked(), race.mayClaim]).toEqual([[], true]);
  });

  test('two marks during a showing are claimed when it is over', () => {
    sit({ phase: 'showing', shown: [SHOWN] });
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    expect(asked()).toEqual([]);
    become({ phase: 'play', seq: 3 });
    expect(asked()).toEqual(['claim 3 100,100,300,300']);
  });

  test('a wrong claim is told and rubbed out, and its player waits', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    become({ wrong: 1, locked_until: 8000 });
    expect([race.answer, race.cause, race.wait, race.locked, race.marks.any]).toEqual([
      'wrong',
      'wrong',
      3000,
      true,
      false,
    ]);
  });

  test('a right one is told; the next card has no marks', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    become({ waiting: true });
    expect(race.weighed).toBe(true);
    become({
      phase: 'showing',
      seq: 2,
      own: 'o2',
      table: [{ row: 0, col: 0, picture: 'o1' }],
      shown: [{ ...SHOWN, seat: 0 }],
    });
    expect([race.answer, race.weighed, race.marks.any]).toEqual(['right', false, false]);
  });

  test('a person who was a little later is told so, and keeps the card', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    become({ waiting: true });
    become({ phase: 'showing', seq: 2, table: [{ row: 0, col: 0, picture: 'm2' }], shown: [SHOWN] });
    expect([race.answer, race.weighed]).toEqual(['late', false]);
  });

  test('a claim that was right while the line was down is taken for right, and the next card may be marked', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    const before = race.view;
    socket().say(racing({ seq: 3, own: 'o2', table: [{ row: 0, col: 0, picture: 'o1' }] }));
    race.follow(before, race.view);
    expect(race.weighed).toBe(true);
    socket().say({ type: 'update', answers: [socket().sent[0]!.id] });
    race.follow(race.view, race.view);
    expect([race.answer, race.weighed, race.mayMark]).toEqual(['right', false, true]);
  });

  test('a refused claim is not sent again by itself', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    race.mark({ x: 300, y: 300 }, 'own');
    socket().say({ type: 'refused', id: socket().sent[0]!.id, code: 'locked-out', sentence: 'Wait.' });
    race.refused();
    race.goOn();
    expect(asked()).toHaveLength(1);
    race.claim();
    expect(asked()).toHaveLength(2);
  });

  test('marks are rubbed out when the card in the middle is another one', () => {
    sit();
    race.mark({ x: 100, y: 100 }, 'own');
    become({ phase: 'showing', seq: 2, table: [{ row: 0, col: 0, picture: 'm2' }], shown: [SHOWN] });
    expect(race.marks.any).toBe(false);
  });

  test('a pause after burying and a handicap are told apart', () => {
    sit({ phase: 'countdown', own: '', seq: 0 }, { strong: '1' });
    become({ locked_until: 5000 });
    expect(race.cause).toBe('handicap');
    become({});
    become({ own: 'o2', locked_until: 7000 });
    expect([race.cause, race.wait]).toEqual(['bury', 2000]);
    become({ own: 'o2' });
    become({ own: 'o2', seq: 4, locked_until: 12_000 });
    expect([race.cause, race.wait]).toEqual(['handicap', 2000]);
  });
});

describe('the advanced game', () => {
  const GRID: Partial<PictureView> = {
    mode: 'advanced',
    table: [
      { row: 0, col: 0, picture: 'a' },
      { row: 0, col: 1, picture: 'b' },
      { row: 1, col: 0, picture: 'c' },
    ],
    cells: [
      [1, 1],
      [0, 2],
      [-1, 0],
    ],
  };

  test('two differences are named for each card that the own one touches', () => {
    sit(GRID);
    race.choose([1, 1]);
    expect(race.compared).toEqual(['b', 'c']);
    for (const [x, y] of [
      [10, 20],
      [500, 300],
      [11, 21],
      [700, 400],
    ] as const)
      race.mark({ x, y }, 'own');
    expect(asked()).toEqual(['lay 1 1 1 n,w 10,20,500,300,11,21,700,400']);
  });

  test('marks for a card hold wherever the own one is laid', () => {
    sit(GRID);
    race.look('b');
    race.mark({ x: 10, y: 20 }, 'own');
    race.mark({ x: 500, y: 300 }, 'own');
    race.choose([1, 1]);
    expect([race.marked, race.against]).toEqual([2, 'c']);
  });

  test('a place that was taken meanwhile is chosen anew', () => {
    sit(GRID);
    race.choose([1, 1]);
    become({
      ...GRID,
      seq: 2,
      table: [...GRID.table!, { row: 1, col: 1, picture: 'd' }],
      cells: [
        [0, 2],
        [-1, 0],
      ],
    });
    expect(race.at).toBeNull();
  });
});

test('a race begins without anything to tell', () => {
  sit();
  race.follow(null, RACE);
  expect(race.answer).toBe('none');
});

describe('a hint', () => {
  const HINT = { x: 500, y: 300, r: 90 };

  function allowed(change: Partial<PictureView> = {}): void {
    sit(change);
    socket().say({ type: 'update', answers: [], patch: toPatch({ hints: true }) });
  }

  test('is offered for an open card where the table allows hints, and nothing else holds the claims', () => {
    sit();
    expect([race.hints, race.offered]).toEqual([false, false]);
    table.close();
    allowed();
    expect([race.hints, race.offered]).toEqual([true, true]);
    for (const change of [
      { phase: 'countdown' },
      { phase: 'showing' },
      { locked_until: 9000 },
      { waiting: true },
      { hint: HINT },
    ] as Partial<PictureView>[]) {
      table.close();
      allowed(change);
      expect([race.hints, race.offered]).toEqual([true, false]);
    }
    table.close();
    allowed({ piles: [{ left: 0, place: 1 }, { left: 3 }] });
    expect(race.hints).toBe(false);
  });

  test('is asked for once, holds the claims for its own reason, and is said', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ advice: null })));
    vi.stubGlobal('fetch', fetched);
    allowed();
    await Promise.all([race.ask(), race.ask()]);
    expect(fetched).toHaveBeenCalledTimes(1);
    become({ hint: HINT, locked_until: 7000 });
    expect([race.cause, race.wait]).toEqual(['hint', 2000]);
    expect(sentence(race, 1800)).toEqual({
      first: 'A hint: 2 s to wait.',
      then: 'The difference on your card lies somewhere in the dotted circle.',
    });
    await race.ask();
    expect(fetched).toHaveBeenCalledTimes(1);
    become({ hint: HINT });
    expect(sentence(race, 0).first).toBe('A hint.');
  });

  test('that is refused is said in a sentence, until the next tap', async () => {
    const refusal = { code: 'locked-out', sentence: 'You have to wait.' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 409 })));
    allowed();
    await race.ask();
    expect(sentence(race, 0)).toEqual({ first: 'You have to wait.' });
    race.mark({ x: 1, y: 2 }, 'own');
    expect(race.why).toBe('');
  });

  test('under the pile waits with its card, and burying is a wait for a new card', () => {
    allowed({ hint: HINT });
    become({ own: 'o2', locked_until: 7000 });
    expect(race.cause).toBe('bury');
  });
});
