/** What a game draws of its own, once it is fetched. */
import type { Paper } from '../api/types';
import DiceTray from '../dice/DiceTray.svelte';
import { fetched } from './fetch';
import type { Own } from './own';

export type { GroundProps, TrayProps, Turn } from './own';

/** The game that a paper belongs to draws it. */
export function groundOf(paper: Paper): Own['Ground'] {
  return [...fetched].find(([game]) => paper.id.startsWith(`${game}-`))?.[1].Ground;
}

export function own(game: string): Own {
  return fetched.get(game) ?? { Tray: DiceTray };
}
