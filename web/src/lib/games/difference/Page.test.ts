import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, asked, fakeSockets, socket, sit } from '../../testing/sit';
import Page from './Page.svelte';
import { toPatch } from '../../testing/samples';
import { cardsOf } from './cards.svelte';
import { RACE, racing, stateOf } from './samples';
import { inSight, type PictureView } from './view';
import { fetchLater } from './later';

beforeAll(fetchLater);

fakeSockets();
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null); // nothing is painted here
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function lay(
  change: Partial<PictureView> = {},
  options: Record<string, unknown> = {},
  me: number | null = 0,
): Promise<void> {
  await sit({ ...racing(change, options), me }, Page);
  await turned(change);
}

/** The cards in sight are there: their pictures are as wide as their names are long, and say so. */
async function turned(change: Partial<PictureView>): Promise<void> {
  for (const name of inSight({ ...RACE, ...change })) {
    const face = document.createElement('canvas');
    face.width = width(name);
    cardsOf('KITE27').lay(name, face);
  }
  await tick();
}

async function become(change: Partial<PictureView>): Promise<void> {
  await answer({ view: stateOf(change).view });
  await turned(change);
}

const width = (name: string): number => 100 * name.charCodeAt(0) + Number(name.slice(1));

const own = (): HTMLElement => screen.getByRole('application', { name: 'Your card' });

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await fireEvent.keyDown(own(), { key });
}

test('cards are described by nothing but whose they are', async () => {
  await lay();
  const faces = [...document.querySelectorAll<HTMLCanvasElement>('.moved canvas')];
  expect(faces.map((face) => [face.width, face.getAttribute('aria-label')])).toEqual([
    [width('m1'), 'The card in the middle'],
    [width('o1'), 'Your card'],
  ]);
});

test('after the countdown the page says whose cards are on their way', async () => {
  await lay({ phase: 'countdown', until: 5500, own: '', table: [{ row: 0, col: 0, picture: '' }], lagging: [1] });
  expect(screen.getByText('Pencils out.')).toBeTruthy();
  vi.advanceTimersByTime(1000);
  await tick();
  expect(screen.getByText('The cards are turned when Théo has them.')).toBeTruthy();
  await answer({
    view: stateOf({
      phase: 'countdown',
      until: 5500,
      own: '',
      table: [{ row: 0, col: 0, picture: '' }],
      lagging: [0, 1],
    }).view,
  });
  expect(screen.getByText('Your cards are on their way.')).toBeTruthy();
});

test('by keys: arrows move the crosshair, Enter marks, the second mark claims', async () => {
  await lay();
  await press('ArrowLeft', 'Enter');
  expect(screen.getByText('One marked.')).toBeTruthy();
  await fireEvent.keyDown(own(), { key: 'ArrowRight', shiftKey: true });
  await press('ArrowDown', 'Enter');
  expect(asked()).toEqual(['claim 1 480,350,580,370']);
  expect(screen.getByText('Your claim is being weighed.')).toBeTruthy();
});

test('before the cards are turned one sees the back of the own card and a countdown', async () => {
  await lay({ phase: 'countdown', until: 7400, own: '' });
  expect(document.querySelector('.face-down')?.textContent).toContain('3');
  vi.advanceTimersByTime(1000);
  await tick();
  expect(document.querySelector('.face-down')?.textContent).toContain('2');
});

test('a wrong claim is answered by a wait that counts down', async () => {
  await lay();
  await become({ wrong: 1, locked_until: 8000 });
  expect(screen.getByText('Not these two: 3 s to wait.')).toBeTruthy();
  vi.advanceTimersByTime(1500);
  await tick();
  expect(screen.getByText('Not these two: 2 s to wait.')).toBeTruthy();
});

test('a person who comes back in mid-wait still waits, without a guess why', async () => {
  await lay({ wrong: 1, locked_until: 7000 });
  expect(screen.getByText('2 s to wait.')).toBeTruthy();
});

test('two claims at once are shown together', async () => {
  await lay();
  const spots = [
    { x: 100, y: 100, r: 60, what: { en: 'frog on the log', fr: 'grenouille du tronc' } },
    { x: 700, y: 400, r: 60, what: { en: 'dragonfly', fr: 'libellule' } },
  ];
  const [first, second] = ['m2', 'm3'].map((picture) => ({ row: 0, col: 0, picture }));
  await become({
    phase: 'showing',
    seq: 2,
    table: [second!],
    shown: [
      { seat: 1, card: first!, pairs: [{ against: second!, spots }] },
      { seat: 0, card: second!, pairs: [{ against: first!, spots }] },
    ],
  });
  expect([...document.querySelectorAll('.together .by b')].map((by) => by.textContent)).toEqual([
    'Théo found both',
    'You found both',
  ]);
});

test('a right claim is shown to all with both places, as they were and as they are', async () => {
  await lay();
  const spots = [
    { x: 100, y: 100, r: 60, what: { en: 'frog on the log', fr: 'grenouille du tronc' } },
    { x: 700, y: 400, r: 60, what: { en: 'dragonfly', fr: 'libellule' } },
  ];
  await become({
    phase: 'showing',
    seq: 2,
    table: [{ row: 0, col: 0, picture: 'm2' }],
    shown: [
      {
        seat: 1,
        card: { row: 0, col: 0, picture: 'm2' },
        pairs: [{ against: { row: 0, col: 0, picture: 'm1' }, spots }],
      },
    ],
  });
  expect(screen.getByText('Théo found both')).toBeTruthy();
  expect(screen.getByText('Difference!')).toBeTruthy();
  expect(screen.getByText('The frog on the log and the dragonfly')).toBeTruthy();
  expect(document.querySelectorAll('.shown .lens')).toHaveLength(4);
  expect(document.querySelectorAll('.onto .ink')).toHaveLength(2);
  expect(document.querySelectorAll('.hold .ink')).toHaveLength(0);
});

test('cards that do not come can be asked for again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/api/tables')) asked.push(path);
    return Promise.reject(new TypeError('the line is down'));
  });
  const table = await sit({ ...racing(), pictures: 'p1', table: 'LOST27' }, Page);
  cardsOf('LOST27').attend(table);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(asked)).toEqual(new Set(['/api/tables/LOST27/pieces/p1', '/api/tables/LOST27/cards/p1']));
  expect(screen.getAllByText('This picture did not come through.')).toHaveLength(2);
  const before = asked.length;
  await fireEvent.click(screen.getAllByRole('button', { name: 'Fetch it again' })[0]!);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.length).toBe(before + 2);
});

test('a beginner may bury, and only when it is a choice', async () => {
  await lay();
  expect(screen.queryByRole('button', { name: 'Under the pile' })).toBeNull();
  socket().say({ type: 'update', patch: toPatch({ choices: ['bury'] }) });
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Under the pile' }));
  expect(asked()).toEqual(['bury']);
});

test('closer and back: both cards move together', async () => {
  await lay();
  await fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
  const moved = [...document.querySelectorAll<HTMLElement>('.moved')].map(({ style }) => style.transform);
  expect(new Set(moved).size).toBe(1);
  expect(moved[0]).toContain('scale(1.6)');
  await fireEvent.click(screen.getByRole('button', { name: 'Whole picture' }));
  expect(document.querySelector<HTMLElement>('.moved')?.style.transform).toContain('scale(1)');
});

test('a spectator sees the middle and the piles, and no card of anybody', async () => {
  await lay({ own: '' }, {}, null);
  expect(screen.getByText('You are watching.')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
  expect(document.querySelectorAll('.moved canvas')).toHaveLength(1);
});

test('a spectator of the grid has the newest card large, then the one that is tapped', async () => {
  await lay(
    {
      mode: 'advanced',
      own: '',
      table: [
        { row: 0, col: 0, picture: 'a' },
        { row: 0, col: 1, picture: 'b' },
      ],
      cells: [
        [1, 0],
        [1, 1],
      ],
    },
    {},
    null,
  );
  const large = (): number | undefined => document.querySelector<HTMLCanvasElement>('.beside .moved canvas')?.width;
  expect(large()).toBe(width('b'));
  await fireEvent.click(screen.getByRole('button', { name: 'Row 1, column 1: a card. Look at it' }));
  expect(large()).toBe(width('a'));
});

test('without the button, no key asks for what is claimed by itself', async () => {
  await lay({ locked_until: 8000 });
  await press('ArrowLeft', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  expect(screen.getByText('Both marked: claimed in 3 s.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rub out' })).toBeTruthy();
});

test('on the grid a place is chosen, then each neighbour is compared', async () => {
  await lay({
    mode: 'advanced',
    table: [
      { row: 0, col: 0, picture: 'a' },
      { row: 0, col: 1, picture: 'b' },
    ],
    cells: [
      [1, 0],
      [1, 1],
    ],
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Row 2, column 1: free, touches 1 card' }));
  await tick();
  expect(screen.getByRole('button', { name: /^Above/ }).getAttribute('aria-pressed')).toBe('true');
  await press('Enter', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  expect(asked()).toEqual(['lay 1 1 0 n 500,350,500,270']);
});

test('the end alone has the time, its fines and the medal', async () => {
  const score = {
    items: [
      { id: 'time', points: 92_400 },
      { id: 'fines', points: 10_000 },
    ],
    total: 102_400,
  };
  await lay();
  const over = stateOf({
    mode: 'solo',
    phase: 'over',
    over: true,
    piles: [{ left: 0, place: 1 }],
    sheets: [{ ink: [], total: 102_400, score }],
  });
  socket().say({ ...racing(), state: { ...over, phase: 'over', places: [1], titles: ['difference-title-gold'] } });
  await tick();
  expect(screen.getByRole('heading', { name: 'Gold' })).toBeTruthy();
  expect(screen.getByText('1:42.4')).toBeTruthy();
  expect(screen.getByText('1:32.4 and 10 s of fines')).toBeTruthy();
});

test('the end in company has everybody’s place', async () => {
  await lay();
  const sheets = [12, 9].map((points) => ({
    ink: [],
    total: points,
    score: { items: [{ id: 'shed', points }], total: points },
  }));
  const over = stateOf({
    phase: 'over',
    over: true,
    piles: [
      { left: 3, place: 2 },
      { left: 0, place: 1 },
    ],
    sheets,
  });
  socket().say({ ...racing(), state: { ...over, phase: 'over', places: [2, 1] } });
  await tick();
  expect(screen.getByRole('heading', { name: 'Théo wins; you are second' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    '1 T Théoall cards laid',
    '2 M Maud3 cards left',
  ]);
});
