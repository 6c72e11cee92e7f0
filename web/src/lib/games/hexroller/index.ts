import type { Place } from '../../api/types';
import type { Own } from '../own';
import Ground from './Ground.svelte';
import Tray from './Groups.svelte';
import { connection } from './links';
import * as turn from './round';
import Sign from './Sign.svelte';

const look = { Ground, edged: ({ shape }: Place) => shape === 'hex' };

export const own: Own = { Tray, look, Sign, turn, line: connection };
