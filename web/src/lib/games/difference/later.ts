/** Parts that nobody needs before the first card; they lie in a file of their own (`gameOf` in vite.config.ts). */
import { loadOnce } from '../../shell/load-once';

export const fetchEnd = loadOnce(() => import('./End.svelte'));
export const fetchFilm = loadOnce(() => import('./Film.svelte'));
export const fetchSolution = loadOnce(() => import('./Solution.svelte'));
export const fetchLaying = loadOnce(() => import('./Laying.svelte'));

/** Let the end come ahead: a game may end while the connection is lost. */
export async function fetchLater(): Promise<void> {
  await Promise.all([fetchEnd(), fetchLaying()]);
}
