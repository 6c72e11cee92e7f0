/** The scoring, which nobody needs before the first key; it lies in a file of its own (`gameOf` in vite.config.ts). */
import { loadOnce } from '../../shell/load-once';

export const fetchFinal = loadOnce(() => import('./Final.svelte'));

/** Prefetch it: the connection may be lost when the game ends. */
export async function fetchLater(): Promise<void> {
  await fetchFinal();
}
