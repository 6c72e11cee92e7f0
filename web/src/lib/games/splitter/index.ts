import type { Look } from '../../paper/looks';
import type { GameParts } from '../../table/game-parts';
import { draws } from './draws';
import Under from './Fold.svelte';
import Tray from './Halves.svelte';
import { about } from './round';
import * as turn from './round';
import Sign from './Sign.svelte';

const SIGNS: Partial<Record<string, 'star' | 'heart'>> = { star: 'star', hearts: 'heart' };
const look: Look = { sign: (note) => SIGNS[note] ?? null };

export const parts: GameParts = {
  Tray,
  Under,
  look,
  Sign,
  turn,
  draws,
  about,
  letters: { s: 'swap' },
  lessonParts: { swap: '.halves .swap' },
};
