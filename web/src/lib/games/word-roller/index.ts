import type { Own } from '../own';
import Ground from './Ground.svelte';
import { guess } from './guess';
import { told } from './news';
import Play from './Play.svelte';
import Sign from './Sign.svelte';
import { readWord } from './text';
import Tray from './Tray.svelte';

export const own: Own = { Tray, Ground, Sign, Play, ahead: guess, told, read: readWord };
