/** For the tests: a race that has just begun, and its table. */
import type { Hello, TableState } from '../../api/types';
import { HELLO, STATE } from '../../testing/samples';
import type { PictureView } from './view';

export const RACE: PictureView = {
  round: 1,
  rounds: 1,
  dice: [],
  sheets: [
    { ink: [], total: 0 },
    { ink: [], total: 0 },
  ],
  illustration: 'lake',
  mode: 'basic',
  phase: 'play',
  seq: 1,
  table: [{ row: 0, col: 0, picture: 'm1' }],
  piles: [{ left: 12 }, { left: 12 }],
  own: 'o1',
};

/** The table of a race as a seat sees it, with some of it changed. */
export function racing(change: Partial<PictureView> = {}, options: Record<string, unknown> = {}): Hello {
  return {
    ...HELLO,
    game: 'difference',
    options: { lockout_s: 3, confirm: false, strong: '', handicap_s: 2, fine_s: 5, length: 12, ...options },
    at: 5000,
    state: stateOf(change),
  };
}

export function stateOf(change: Partial<PictureView> = {}): TableState {
  return { ...STATE, choices: [], view: { ...RACE, ...change } as PictureView };
}
