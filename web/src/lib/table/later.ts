/**
 * Parts of a table that nobody needs before the first key: they lie in a file of their own (`later` in vite.config.ts),
 * which comes once the browser is idle, and at once where one of them is shown.
 */
import { learn } from '../locale/messages.svelte';
import { loadOnce } from '../shell/load-once';

export const fetchNotifications = loadOnce(() => import('./Notifications.svelte'));
export const fetchEnd = loadOnce(() => import('./End.svelte'));
export const fetchEndedEarly = loadOnce(() => import('./EndedEarly.svelte'));
export const fetchInvitation = loadOnce(() => import('./Invitation.svelte'));
export const fetchMenu = loadOnce(() => import('./MenuSlip.svelte'));
export const fetchPaused = loadOnce(() => import('./Paused.svelte'));
export const fetchWatch = loadOnce(() => import('./Watch.svelte'));
export const fetchSheetOf = loadOnce(() => import('./SheetOf.svelte'));
export const fetchSoFar = loadOnce(() => import('./SoFar.svelte'));
export const fetchPlayByText = loadOnce(() => import('./PlayByText.svelte'));
export const fetchSealBox = loadOnce(async () => {
  const [part] = await Promise.all([import('../check/SealBox.svelte'), learn('dice')]);
  return part;
});

export const fetchCoach = loadOnce(() => import('./coach.svelte'));
/** Of games without a page of their own: theirs are a row of keys. */
export const fetchKeys = loadOnce(() => import('./Keys.svelte'));
export const fetchTaughtSlip = loadOnce(() => import('./TaughtSlip.svelte'));
export const fetchHintKey = loadOnce(() => import('./HintKey.svelte'));

/** Prefetch all of them: the connection may be lost when the game ends. */
export async function fetchLater(): Promise<void> {
  await Promise.all([
    fetchEnd(),
    fetchEndedEarly(),
    fetchInvitation(),
    fetchMenu(),
    fetchPaused(),
    fetchWatch(),
    fetchSheetOf(),
    fetchSoFar(),
    fetchPlayByText(),
    fetchSealBox(),
  ]);
}
