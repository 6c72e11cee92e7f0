/** The ways to play that a table may be opened with: docs/ways.md. */
import type { Pace, Way } from '../api/types';

export type Manner = 'live' | 'days' | 'device';

export const DAYS = [1, 2, 3, 7];
export const BANKS = [5, 10, 20];
export const PACES: readonly Pace[] = [0, 90, 45];

/** The choices of a new table. `clock` is the pace, or `bank-10`. */
export interface Chosen {
  manner: Manner;
  clock: string;
  days: number;
  /** Whether hints may be asked for; null: by a person alone. */
  hints?: boolean | null;
  /** Whether everybody is told after each round what the own choice cost. */
  teacher?: boolean;
}

/** The clocks of a live table: none, so much a round, or so much for the whole game. */
export const CLOCKS: readonly string[] = [...PACES.map(String), ...BANKS.map((minutes) => `bank-${minutes}`)];

/** The choices, as the server is asked for them. A game with clocks of its own has no pace. */
export function wishOf(chosen: Chosen, clocked: boolean): { pace: Pace; way: Way } {
  const { pace, way } = clockOf(chosen, clocked);
  const { hints = null, teacher = false } = chosen;
  return { pace, way: { ...way, ...(hints === null ? {} : { hints }), ...(teacher ? { teacher } : {}) } };
}

function clockOf({ manner, clock, days }: Chosen, clocked: boolean): { pace: Pace; way: Way } {
  if (manner === 'days') return { pace: 0, way: { days } };
  if (manner === 'device') return { pace: 0, way: { one_device: true } };
  if (clocked) return { pace: 0, way: {} };
  const bank = BANKS.find((minutes) => clock === `bank-${minutes}`);
  return bank ? { pace: 0, way: { bank } } : { pace: PACES.find((pace) => String(pace) === clock) ?? 0, way: {} };
}
