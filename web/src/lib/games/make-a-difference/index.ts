import type { GameParts } from '../../table/game-parts';
import Tray from './Dice.svelte';
import { draws } from './draws';
import { fetchFinal, fetchLater } from './later';
import Over from './Lines.svelte';
import { announcement } from './result';
import { look } from './look';
import Thumb from './Thumb.svelte';
import * as turn from './round';
import { scoringBegun } from './view';

export const parts: GameParts = {
  Tray,
  look,
  Over,
  Thumb,
  turn,
  draws,
  fetchLater,
  scoring: { fetchPage: fetchFinal, begun: scoringBegun, announcement },
};
