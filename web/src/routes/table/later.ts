/** Slips of a table that are seldom seen; they lie in the file `later` (`lib/table/later.ts`). */
import { loadOnce } from '../../lib/shell/load-once';

export const fetchArrange = loadOnce(() => import('./Arrange.svelte'));
export const fetchHandOver = loadOnce(() => import('./HandOver.svelte'));
export const fetchInHand = loadOnce(() => import('./InHand.svelte'));
export const fetchNextGame = loadOnce(() => import('./NextGame.svelte'));
export const fetchRevealed = loadOnce(() => import('./Revealed.svelte'));
export const fetchWaitSlip = loadOnce(() => import('./WaitSlip.svelte'));

/** Let all of them come ahead. */
export async function fetchSlips(): Promise<void> {
  await Promise.all([
    fetchArrange(),
    fetchHandOver(),
    fetchInHand(),
    fetchNextGame(),
    fetchRevealed(),
    fetchWaitSlip(),
  ]);
}
