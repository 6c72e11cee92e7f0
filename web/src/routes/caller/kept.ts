/** The notes of a caller on this device: its dice go on after a reload, and without a network. */
import type { CallerCard } from '../../lib/api/types';
import type { Figure } from '../../lib/paper/row';

const PREFIX = 'rollwright-caller-';

/** One game called: everything that its rolls depend on, and the rolls so far. */
export interface Game {
  secret: string;
  seal: string;
  words: string;
  /** The place of the set of dice among those of the card. */
  set: number;
  /** Real dice fall on the table, and somebody taps what they show. */
  real: boolean;
  /** Seconds for a round; 0: no clock. */
  clock: number;
  rounds: Figure[][];
  /** The secret is shown: nothing can be rolled any more. */
  over: boolean;
}

interface Kept {
  card?: CallerCard;
  game?: Game;
}

export function load(game: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + game) ?? '{}') as Kept | null;
    return kept && whole(kept.game) ? kept : { card: kept?.card };
  } catch {
    return {}; // storage is forbidden, or somebody has changed it
  }
}

export function save(game: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(kept));
  } catch {
    return; // storage is forbidden or full: the caller lasts as long as the page
  }
}

/** Whether the rolls are read aloud on this device. */
export function loadAloud(): boolean {
  try {
    return localStorage.getItem(`${PREFIX}aloud`) !== 'off';
  } catch {
    return true;
  }
}

export function saveAloud(aloud: boolean): void {
  try {
    localStorage.setItem(`${PREFIX}aloud`, aloud ? 'on' : 'off');
  } catch {
    return;
  }
}

function whole(game: Game | undefined): boolean {
  return (
    game === undefined ||
    (/^[0-9a-f]{64}$/.test(game.secret) && Array.isArray(game.rounds) && game.rounds.every(Array.isArray))
  );
}
