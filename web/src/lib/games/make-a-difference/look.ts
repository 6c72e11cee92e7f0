/** How the sheet is drawn: its ground prints fields, rings, bubbles and splatters, and the figures in the last two. */
import type { Place } from '../../api/types';
import type { Look } from '../../paper/looks';
import Ground from './Ground.svelte';

const isField = ({ shape }: Place): boolean => shape === 'square';

export const look: Look = {
  Ground,
  edged: () => false,
  filled: ({ shape }) => shape === 'circle',
  inset: (place, by) => (isField(place) ? 1.1 + 0.3 * by : by), // the rings between fields overlap them
  inks: ({ style }) => (style === 'column' || style === 'columns' ? 's-sky' : ''),
  figure: (place) => (isField(place) ? 1.13 : undefined),
};
