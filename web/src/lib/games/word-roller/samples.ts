/** For the tests: a card of five by five squares with a star and two rings, and a table on it. */
import type { Hello, Paper, Place, TableState } from '../../api/types';
import type { Row } from '../../paper/row';
import { PATHS } from '../../testing/samples';
import type { WordView } from './view';

const SIDE = 9;
const MARKS: Record<string, string> = { r3c3: 'star', r1c5: 'ring', r5c1: 'ring' };

function place(row: number, col: number): Place {
  const id = `r${row}c${col}`;
  return {
    id,
    shape: 'square',
    x: (col - 0.5) * SIDE,
    y: (row - 0.5) * SIDE,
    width: SIDE,
    height: SIDE,
    row,
    col,
    said: { row, col, mark: MARKS[id] ?? 'none' },
  };
}

export const PAPER: Paper = {
  id: 'word-roller-test',
  width: 5 * SIDE,
  height: 5 * SIDE,
  places: [1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3, 4, 5].map((col) => place(row, col))),
};

/** Letters from rows of text; a dot is empty. */
export function row(...lines: string[]): Row {
  return lines.flatMap((line) => [...line].map((sign) => (sign === '.' ? null : sign)));
}

export const NOTHING = row('.....', '.....', '.....', '.....', '.....');
/** CAT across the middle. */
export const CAT = row('.....', '.....', '.CAT.', '.....', '.....');

export const VIEW: WordView = {
  round: 2,
  rounds: 6,
  dice: ['A', 'E', 'H', 'T', 'R', 'N', 'C', 'S'],
  phase: 'write',
  market: ['place', 'biggest'],
  deck: 7,
  held: [[], []],
  sheets: [
    { ink: CAT, total: 4, paper: '1a' },
    { ink: NOTHING, total: 0, paper: '2a' },
  ],
};

const EMPTY = PAPER.places.filter((_, index) => CAT[index] === null).map(({ id }) => id);
export const BEGINS = [...EMPTY.flatMap((cell) => [`begin ${cell} across`, `begin ${cell} down`]), 'pass'];

export const STATE: TableState = {
  phase: 'playing',
  seats: [{ name: 'Maud' }, { name: 'Théo', pencil: 'coral' }],
  choices: BEGINS,
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
  waiting: [],
  again_game: null,
};

export const HELLO: Hello = {
  type: 'hello',
  pictures: '',
  challenge: '',
  origin: null,
  resume: 'a1b2',
  table: 'KITE27',
  link: 'KITE27',
  game: 'word-roller',
  options: { timer_s: 0 },
  pace: 0,
  me: 0,
  commitment: '',
  paper: PAPER,
  papers: { '1a': PAPER, '2a': PAPER },
  grammar: { begin: ['cell', 'dir'], letter: ['letter'], undo: [], done: [], take: ['card', 'letter'], pass: [] },
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
