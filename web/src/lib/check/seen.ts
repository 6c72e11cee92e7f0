/** The rolls that this page was shown during a game, kept until the end, across reloads of the page. */
import type { TableState, View } from '../api/types';
import type { Figure } from '../paper/row';
import type { Origin } from './check';
import type { Own } from './own-share';
import type { GameDraws } from './rules';

export interface Seen {
  /** For each key, every different list of values that was shown; an honest server shows one. */
  rolls: Record<string, Figure[][]>;
  /** The words of the seats when the page first saw the game. */
  words?: string[];
  /** This page's seat, null for a spectator, and the share that it added to the dice. */
  seat?: number | null;
  own?: Own | undefined;
  /** The round of another game from which this one goes on, as the page was told it first; null: it began anew. */
  origin?: Origin | null;
}

export class SeenRolls {
  seen: Seen;
  #key: string;

  /** `commitment` tells games apart that were played at a table of the same code; `origin`: see `Seen`. */
  constructor(table: string, commitment: string, origin?: Origin | null) {
    this.#key = `rollwright-seen-${table}-${commitment.slice(0, 16)}`;
    this.seen = load(this.#key);
    if (this.seen.origin !== undefined || origin === undefined) return;
    this.seen.origin = origin && { round: origin.round, same: origin.same };
    save(this.#key, this.seen);
  }

  note({ phase, seats, view }: TableState, before: View | null, draws: GameDraws | undefined): void {
    if (phase !== 'playing' || !view) return;
    let changed = false;
    if (!this.seen.words) {
      this.seen.words = seats.map(({ words = '' }) => words);
      changed = true;
    }
    for (const [key, values] of Object.entries(draws?.shown(view, before) ?? {})) {
      const known = (this.seen.rolls[key] ??= []);
      if (known.some((other) => String(other) === String(values))) continue;
      known.push([...values]);
      changed = true;
    }
    if (changed) save(this.#key, this.seen);
  }
}

function load(key: string): Seen {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Seen> | null;
    if (kept?.rolls) return { ...kept, rolls: kept.rolls };
  } catch {
    // storage is forbidden, or somebody has changed it: the page begins anew
  }
  return { rolls: {} };
}

function save(key: string, seen: Seen): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(seen));
  } catch {
    return; // storage is forbidden or full: a reload of the page forgets what it was shown
  }
}
