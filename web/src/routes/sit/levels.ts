/** The level of bots last chosen for each game, kept in local storage. */
import type { GameCard } from '../../lib/api/types';

const KEY = 'rollwright-levels';
const USUAL = 'steady';

export function loadLevel({ id, levels }: Pick<GameCard, 'id' | 'levels'>): string {
  const kept = read()[id];
  if (kept !== undefined && levels.includes(kept)) return kept;
  return levels.includes(USUAL) ? USUAL : (levels[0] ?? '');
}

export function saveLevel(game: string, level: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: level }));
  } catch {
    return; // local storage is forbidden: the usual level is offered again
  }
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}
