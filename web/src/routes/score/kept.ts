/** The sheet that is being tapped in, kept on this device: a reload loses nothing. */
import type { Figure } from '../../lib/paper/row';

const PREFIX = 'rollwright-score-';

export interface Kept {
  options?: Record<string, string>;
  paper?: string;
  cells?: Record<string, Figure>;
}

export function load(game: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(PREFIX + game) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {}; // storage is forbidden, or somebody has changed it
  }
}

export function save(game: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(kept));
  } catch {
    return; // storage is forbidden or full: the sheet lasts as long as the page
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(PREFIX + game);
  } catch {
    return; // storage is forbidden
  }
}
