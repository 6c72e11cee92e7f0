import type { Own } from '../../table/own';
import Ground from './Ground.svelte';
import { guess } from './guess';
import { asks, told } from './news';
import { pastSaid } from './past';
import Play from './Play.svelte';
import { atWork } from './seats';
import Sign from './Sign.svelte';
import { readWord } from './text';
import Tray from './Tray.svelte';
import type { WordView } from './view';

export const own: Own = {
  Tray,
  look: { Ground },
  Sign,
  Play,
  ahead: guess,
  told,
  read: readWord,
  past: pastSaid,
  atWork: (people, view) => atWork(people, view as WordView),
  asks: (me, view, names) => asks(me, view as WordView, names),
};
