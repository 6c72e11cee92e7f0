/** The leagues that this browser has looked at, so that its player finds them again without their link. */
import type { ChallengeCard } from '../api/types';

const KEY = 'rollwright-leagues';
const MOST = 20;
const AFTERWARDS = 7 * 86_400_000; // milliseconds for which a league that is over is still listed

export interface SeenLeague {
  id: string;
  title: string;
  game: string;
  /** When it closes, in milliseconds since 1970. */
  closes: number;
}

/** The leagues of this browser, the last one looked at first. */
export function loadLeagues(): SeenLeague[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSeen).filter(({ closes }) => closes + AFTERWARDS > Date.now()) : [];
  } catch {
    return [];
  }
}

export function keepLeague({ id, title, game, closes_ms }: ChallengeCard): void {
  const seen = loadLeagues();
  const before = seen.find((league) => league.id === id);
  const closes = closes_ms > 0 ? Date.now() + closes_ms : (before?.closes ?? Date.now());
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([{ id, title, game, closes }, ...seen.filter((league) => league !== before)].slice(0, MOST)),
    );
  } catch {
    return; // local storage is forbidden: there is still the link
  }
}

function isSeen(kept: unknown): kept is SeenLeague {
  const { id, title, game, closes } = (kept ?? {}) as Partial<SeenLeague>;
  return [id, title, game].every((part) => typeof part === 'string') && typeof closes === 'number';
}
