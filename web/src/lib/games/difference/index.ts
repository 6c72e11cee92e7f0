import DiceTray from '../../dice/DiceTray.svelte';
import type { GameParts } from '../../table/game-parts';
import { draws } from './draws';
import { means, prepare } from './lesson';
import Page from './Page.svelte';
import Thumb from './Thumb.svelte';
import { announcement } from './announcement';

export const parts: GameParts = {
  Tray: DiceTray,
  whole: { Page, announcement },
  Thumb,
  draws,
  means,
  lesson: prepare,
  lessonParts: { middle: '.onto .frame', own: '.hold .frame' },
};
