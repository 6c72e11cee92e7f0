/** Sit down at this browser's table of a challenge. */
import { playChallenge } from '../../lib/api/http';
import { LEAVING } from '../../lib/shell/pending-action.svelte';
import { go } from '../../lib/shell/router.svelte';
import { loadProfile, type Profile } from '../../lib/parts/profile';

/** Whether this browser has a name: without one the results of all newcomers would read alike. */
export const isNamed = (): boolean => loadProfile().name !== '';

export async function playThese(id: string, player: Profile = loadProfile()): Promise<typeof LEAVING> {
  const { link } = await playChallenge(id, player);
  go(`/table/${link}`);
  return LEAVING;
}
