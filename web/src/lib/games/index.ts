/** What a game draws of its own, once it is fetched. */
import DiceTray from '../dice/DiceTray.svelte';
import { fetched } from './fetch';
import type { Own } from './own';

export type { GroundProps } from '../paper/looks';
export type { TrayProps, Turn } from './own';

export function own(game: string): Own {
  return fetched.get(game) ?? { Tray: DiceTray };
}
