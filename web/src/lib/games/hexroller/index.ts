import type { Paper, Place } from '../../api/types';
import type { Box, Look } from '../../paper/looks';
import type { GameParts } from '../../table/game-parts';
import { draws } from './draws';
import Ground from './Ground.svelte';
import Tray from './Groups.svelte';
import { connection } from './links';
import * as turn from './round';
import Sign from './Sign.svelte';

const NAME = { width: 26, height: 14 }; // room for the side's name in any language, and on a phone the total below it
const SUM = { width: 9, height: 6 };

/** The side's name and its bonuses; the signs before the rows, and the sums behind them. */
function print({ places, width }: Paper): Box[] {
  const rows = ['light', 'dark'].map((row) => places.filter(({ style }) => style === row));
  return [
    { x: width - NAME.width / 2, y: NAME.height / 2, ...NAME },
    ...places.filter(({ style }) => style === 'bonus'),
    ...rows.flatMap((row) => row.slice(0, 1)).map(({ x, y }) => ({ x: x - 7.8, y, ...SUM })),
    ...rows.flatMap((row) => row.slice(-1)).map(({ x, y }) => ({ x: x + 8.3, y, ...SUM })),
  ];
}

const isHex = ({ shape }: Place): boolean => shape === 'hex';
const look: Look = { Ground, edged: isHex, lit: isHex, print };

export const parts: GameParts = { Tray, look, Sign, turn, line: connection, draws };
