import { fireEvent, render, screen, within, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Hello, OptionInfo, SeatCard, TableState } from '../../lib/api/types';
import type { Wish } from '../../lib/table/socket';
import Door from './Door.svelte';
import SeatPlace from './SeatPlace.svelte';
import { tableTerms, takenPencils } from './seats';

const maud: SeatCard = { name: 'Maud', pencil: 'moss' };
const juniper: SeatCard = { name: 'Juniper', bot: 'steady' };

let refused = '';
beforeEach(() => {
  refused = '';
});

function standAt(me: number | null, ...seats: SeatCard[]): Wish[] {
  const sent: Wish[] = [];
  const state: TableState = {
    phase: 'open',
    seats,
    choices: [],
    view: null,
    hashes: [],
    places: [],
    titles: [],
    proof: null,
    again: null,
    again_by: null,
    deadline_ms: null,
    paused: false,
    shut: false,
    early: false,
    hints: false,
    series: null,
    waiting: [],
    again_game: null,
  };
  const hello: Hello = {
    type: 'hello',
    pictures: '',
    challenge: '',
    origin: null,
    resume: 'a1b2',
    table: 'KITE27',
    link: 'KITE27',
    game: 'splitter',
    options: { pad: 'A' },
    pace: 0,
    me,
    commitment: '5e'.repeat(32),
    paper: { id: 'splitter-A', width: 80, height: 65, places: [] },
    papers: {},
    grammar: {},
    paths: [],
    away_limit_ms: 180_000,
    room: 'KITE27',
    way: {},
    device: false,
    games: 0,
    waits: false,
    at: null,
    state,
  };
  render(Door, { hello, state, code: 'KITE27', notice: refused, send: (wish: Wish) => sent.push(wish) });
  return sent;
}

test('a person without a seat is offered one by somebody who has', () => {
  standAt(null, maud, {}, juniper);
  expect(screen.getByRole('heading', { name: 'Maud keeps a seat for you' })).toBeTruthy();
  expect(screen.getByText(/Splitter, pad A\.\s+2 of 3 seats are taken\./)).toBeTruthy();
});

test('a seat needs a name', async () => {
  standAt(null, {}, {});
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(screen.getByRole('alert').textContent).toBe('Write a name first, so that the others know whose sheet it is.');
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
});

test('a pencil that somebody has cannot be taken', () => {
  standAt(null, maud, {});
  expect(screen.getByRole('radio', { name: 'Maud’s' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: 'coral' })).toHaveProperty('checked', true);
});

test('a spectator sees the table and cannot start', async () => {
  standAt(null, maud, {});
  await fireEvent.click(screen.getByRole('button', { name: 'Just watch' }));
  expect(screen.getByText('You are watching. The game begins when its host starts it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('the host starts, and the others read for whom they wait', () => {
  standAt(1, { ...maud, host: true }, { name: 'Théo', pencil: 'coral' });
  expect(screen.getByText('Waiting for Maud to start.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('the host has the key that starts', async () => {
  const sent = standAt(0, { ...maud, host: true }, { name: 'Théo', pencil: 'coral' });
  expect(screen.queryByText(/Waiting for/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(sent).toEqual([{ type: 'start' }]);
});

test('at a full table one can watch', () => {
  standAt(null, maud, juniper);
  expect(screen.getByRole('heading', { name: 'Every seat is taken' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});

test('a person who sits may seat a bot, change it, send it away, and start', async () => {
  const sent = standAt(0, maud, {}, juniper);
  const here = within(screen.getByRole('list', { name: 'Who is here' }));
  await fireEvent.click(here.getByRole('button', { name: 'Seat a bot at seat 2' }));
  await fireEvent.click(here.getByRole('button', { name: /bot, a fair match/ }));
  await fireEvent.click(here.getByRole('button', { name: 'Send Juniper away' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(sent).toEqual([
    { type: 'seat-bot', seat: 1, level: 'steady' },
    { type: 'seat-bot', seat: 2, level: 'sharp' },
    { type: 'seat-bot', seat: 2, level: null },
    { type: 'start' },
  ]);
});

test('a bot goes round every level that its game has', async () => {
  const chosen: unknown[] = [];
  const place = {
    index: 0,
    levels: ['gentle', 'steady', 'sharp', 'adaptive'] as const,
    mine: false,
    seated: true,
    onlevel: (level: unknown) => chosen.push(level),
    onhandicap: () => undefined,
  };
  for (const bot of ['sharp', 'adaptive'] as const) {
    const { unmount } = render(SeatPlace, { ...place, seat: { name: 'Juniper', bot } });
    await fireEvent.click(screen.getByRole('button', { name: /^bot/ }));
    unmount();
  }
  expect(chosen).toEqual(['adaptive', 'gentle']);
});

test('a person who has written as much as there is room for is told', async () => {
  standAt(null, {}, {});
  const full = 'There is room for 24 letters, and they are all written.';
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Maud' } });
  expect(screen.queryByText(full)).toBeNull();
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Maximiliane von der Heid' } });
  expect(screen.getByText(full)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText(/words for the dice/), { target: { value: 'rain '.repeat(16) } });
  expect(screen.getByText('There is room for 80 letters, and they are all written.')).toBeTruthy();
});

test('a seat can be given back', async () => {
  const sent = standAt(0, maud, {});
  await fireEvent.click(screen.getByRole('button', { name: 'Give the seat back' }));
  expect(sent).toEqual([{ type: 'leave' }]);
});

test('a refusal is said beside the keys', () => {
  refused = 'That seat is taken.';
  standAt(0, maud, {});
  expect(screen.getByRole('alert').textContent).toBe('That seat is taken.');
});

test('a table for one begins at once', () => {
  expect(standAt(0, maud)).toEqual([{ type: 'start' }]);
});

test('among ghosts the game begins at once; beside bots the host starts it', () => {
  expect(standAt(0, maud, { name: 'Théo ↺', bot: 'steady', ghost: true })).toEqual([{ type: 'start' }]);
  expect(standAt(0, maud, juniper)).toEqual([]);
});

test('the wanted pencil gives way to the first free one', () => {
  const taken = takenPencils([maud, { name: 'Théo', pencil: 'coral' }, {}]);
  expect(taken.pick('plum')).toBe('plum');
  expect(taken.pick('moss')).toBe('sky');
});

test('the name field has the focus at the door', async () => {
  standAt(null, maud, {});
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')));
});

test('the lobby says what is played: mode, cards, what is not as usual, and the pace', () => {
  const option = (id: string, kind: OptionInfo['kind'], usual: OptionInfo['default'], values: string[] = []) =>
    ({ id, kind, default: usual, values, low: 0, high: 4 }) as OptionInfo;
  const infos = [
    option('mode', 'choice', 'A', ['A', 'B']),
    option('friendly_ties', 'flag', false),
    option('bot_cards', 'number', 0),
    option('stars', 'choice', 'any', ['any', '1']),
    option('first_roller', 'number', 1),
    option('duel', 'flag', true),
  ];
  const played = (options: Record<string, unknown>, game = 'make-a-difference'): string[] =>
    tableTerms({ game, options, pace: 90, way: {} } as Hello, { options: infos, clocked: false }).map(
      ({ name, value }) => `${name}: ${value}`,
    );
  expect(played({ mode: 'B', bot_cards: 2, stars: '1', duel: false })).toEqual([
    'Which mode: Mode B',
    'BotCards: 2 BotCards',
    'Drawn from: ★',
    'A shared first place is decided by rock, paper, scissors: no',
    'Pace: 90 s a round',
  ]);
  expect(played({ mode: 'A' })).toEqual(['Which mode: Mode A', 'BotCards: no BotCard', 'Pace: 90 s a round']);
});
