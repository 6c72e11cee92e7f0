/** For the tests: a small paper (two rows of four cells, a fold in the middle), a table on it, and a fake WebSocket. */
import type { Hello, Paper, Place, Reply, Request, TableState, View } from '../api/types';
import type { Row } from '../paper/row';

const WIDTH = 8;
const HEIGHT = 9.3;

function place(row: number, col: number): Place {
  const [side, nth] = col <= 2 ? ['left', 3 - col] : ['right', col - 2];
  const letter = (left: boolean): string => `${row}${left ? 'L' : 'R'}${nth}`;
  const starred = row === 1 && col === 1;
  return {
    id: letter(side === 'left'),
    partner: letter(side !== 'left'),
    shape: 'square',
    x: (col - 0.5) * WIDTH,
    y: (row - 0.5) * HEIGHT,
    width: WIDTH,
    height: HEIGHT,
    row,
    col,
    said: { row, side: side as string, nth: nth as number, mark: starred ? 'star' : 'none' },
  };
}

export const PAPER: Paper = {
  id: 'splitter-test',
  width: 4 * WIDTH,
  height: 2 * HEIGHT,
  rounds: 4,
  places: [1, 2].flatMap((row) => [1, 2, 3, 4].map((col) => place(row, col))),
  lines: [
    {
      kind: 'fold',
      points: [
        [2 * WIDTH, -2],
        [2 * WIDTH, 2 * HEIGHT + 2],
      ],
    },
  ],
  marks: [{ kind: 'star', x: 4, y: 4.65, size: 7.4 }],
};

export const EMPTY: Row = PAPER.places.map(() => null);

export const CHOICES = PAPER.places.map(({ id }) => `write ${id}`);

export const VIEW: View = {
  round: 1,
  rounds: 4,
  dice: [5, 2],
  hand: [5, 2],
  roller: 0,
  worth: null,
  sheets: [
    { ink: EMPTY, total: 0 },
    { ink: EMPTY, total: 0 },
  ],
};

export const STATE: TableState = {
  phase: 'playing',
  seats: [{ name: 'Maud' }, { name: 'Théo', pencil: 'coral' }],
  choices: CHOICES,
  view: VIEW,
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

/** The places of a state that the patches of tests name. */
export const PATHS = [
  ...Object.keys(STATE),
  'choices/',
  'proof.secret',
  'seats.*.away_ms',
  'view.round',
  'view.sheets.*.done',
];

/** A patch from places and values, such as `{ 'seats.1.away_ms': null }`. */
export function toPatch(changes: Record<string, unknown>): unknown[] {
  return Object.entries(changes).flatMap(([place, value]) => {
    const indices = place.match(/\d+/g) ?? [];
    const path = PATHS.indexOf(place.replace(/\d+/g, '*'));
    if (path < 0) throw new Error(`${place} is not in PATHS`);
    return [path, ...indices.map(Number), value];
  });
}

export const HELLO: Hello = {
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
  me: 0,
  commitment: '',
  paper: PAPER,
  papers: {},
  grammar: { write: ['cell'], swap: [], undo: [], done: [] },
  paths: PATHS,
  away_limit_ms: 180_000,
  room: 'KITE27',
  way: {},
  device: false,
  games: 0,
  waits: false,
  at: null,
  state: STATE,
};

/** A socket whose other end is the test. */
export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Request[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  say(reply: Reply): void {
    const sent = reply.type === 'update' ? [reply.patch ?? [], ...(reply.answers ?? [])] : reply;
    this.onmessage?.({ data: JSON.stringify(sent) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
