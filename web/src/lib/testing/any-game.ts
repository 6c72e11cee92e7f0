/** For the tests: a table of a game that brings nothing for the page, neither words nor drawings. */
import type { Hello, Paper, TableState, View } from '../api/types';
import { HELLO, STATE } from './samples';

export const PAPER: Paper = {
  id: 'tiny',
  width: 30,
  height: 10,
  places: ['one', 'two', '3'].map((id, index) => ({
    id,
    shape: index === 2 ? 'circle' : 'box',
    x: 10 * index + 5,
    y: 5,
    width: 10,
    height: 10,
    row: 1,
    col: index + 1,
  })),
  marks: [
    { kind: 'star', x: 25, y: 5, size: 6 },
    { kind: 'label', x: 1, y: 9, size: 2, text: 'tiny-box-one' },
  ],
};

export const VIEW: View = {
  round: 1,
  rounds: 3,
  dice: [],
  sheets: [
    { ink: [null, null, null], total: 0, dice: [4, 2, 2], held: [1] },
    { ink: [null, null, null], total: 0 },
  ],
};

export const GRAMMAR: Hello['grammar'] = {
  keep: ['die'],
  release: ['die'],
  roll: [],
  write: ['cell'],
  undo: [],
  done: [],
};

/** The words of its package, for the test that wants any; once read they stay. */
export const WORDS = 'tiny-throw = { $number ->\n    [2] Again\n   *[3] One last time\n  }';

export const CHOICES = ['keep 0', 'release 1', 'keep 2', 'roll', 'write one', 'write 3'];

export function tiny(state: Partial<TableState> = {}, hello: Partial<Hello> = {}): Hello {
  return {
    ...HELLO,
    game: 'tiny',
    options: {},
    paper: PAPER,
    grammar: GRAMMAR,
    ...hello,
    state: { ...STATE, choices: CHOICES, view: VIEW, ...state },
  };
}
