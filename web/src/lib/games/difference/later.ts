/** Parts that nobody needs before the first card; they lie in a file of their own (`gameOf` in vite.config.ts). */
import { learn } from '../../locale/messages.svelte';
import { loadOnce } from '../../shell/load-once';

export const fetchEnd = loadOnce(() => import('./End.svelte'));
export const fetchFilm = loadOnce(() => import('./Film.svelte'));
export const fetchSolution = loadOnce(() => import('./Solution.svelte'));
export const fetchLaying = loadOnce(() => import('./Laying.svelte'));

/** The review, and the sentence that the end page says of it. */
export const fetchTelling = loadOnce(() => import('./review/telling'));
export const fetchReview = loadOnce(async () => {
  const [page] = await Promise.all([import('./review/Review.svelte'), learn('finds')]);
  return page;
});

/** Prefetch the end page: the connection may be lost when the game ends. */
export async function fetchLater(): Promise<void> {
  await Promise.all([fetchEnd(), fetchLaying()]);
}
