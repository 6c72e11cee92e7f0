import type { Place } from '../../api/types';
import type { Look } from '../../paper/looks';
import type { GameParts } from '../../table/game-parts';
import { draws } from './draws';
import Ground from './Ground.svelte';
import Tray from './Groups.svelte';
import { connection } from './links';
import * as turn from './round';
import Sign from './Sign.svelte';

const isHex = ({ shape }: Place): boolean => shape === 'hex';
const look: Look = { Ground, edged: isHex, lit: isHex };

export const parts: GameParts = { Tray, look, Sign, turn, line: connection, draws };
