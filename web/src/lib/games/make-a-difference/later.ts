/** The scoring, which nobody needs before the first key; it lies in a file of its own (`gameOf` in vite.config.ts). */
import { loadOnce } from '../../shell/load-once';

export const fetchFinal = loadOnce(() => import('./Final.svelte'));

/** Let it come ahead: a game may end while the connection is lost. */
export async function fetchLater(): Promise<void> {
  await fetchFinal();
}
