import type { Own } from '../../table/own';
import Ground from './Ground.svelte';
import Tray from './Groups.svelte';
import { connection } from './links';
import * as turn from './round';
import Sign from './Sign.svelte';

export const own: Own = { Tray, Ground, Sign, turn, line: connection };
