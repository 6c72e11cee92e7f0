import type { Own } from '../../table/own';
import Under from './Fold.svelte';
import Tray from './Halves.svelte';

export const own: Own = { Tray, Under };
