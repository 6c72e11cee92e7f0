/** Parts that nobody needs before the first key; they lie in a file of their own (`gameOf` in vite.config.ts). */
import { learn } from '../../locale/messages.svelte';
import { loadOnce } from '../../shell/load-once';

export const fetchCardSlip = loadOnce(() => import('./CardSlip.svelte'));
export const fetchClaim = loadOnce(() => import('./Claim.svelte'));
export const fetchDiceCards = loadOnce(() => import('./DiceCards.svelte'));
export const fetchEchoes = loadOnce(() => import('./Echoes.svelte'));
export const fetchNaming = loadOnce(() => import('./Naming.svelte'));
export const fetchSides = loadOnce(() => import('./Sides.svelte'));
export const fetchTheirs = loadOnce(() => import('./Theirs.svelte'));

/** The review, and the sentence that the end page says of it. */
export const fetchTelling = loadOnce(() => import('./review/telling'));
export const fetchReview = loadOnce(async () => {
  const [page] = await Promise.all([import('./review/Review.svelte'), learn('word-review'), learn('kept-words')]);
  return page;
});

/** Load what the table needs before it needs it. */
export async function fetchLater(): Promise<void> {
  await Promise.all([
    fetchClaim(),
    fetchCardSlip(),
    fetchDiceCards(),
    fetchEchoes(),
    fetchNaming(),
    fetchSides(),
    fetchTheirs(),
  ]);
}
