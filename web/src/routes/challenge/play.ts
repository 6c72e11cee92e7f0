/** Sit down at one's own table of a challenge. */
import { playChallenge } from '../../lib/api/http';
import { say } from '../../lib/locale/messages.svelte';
import { LEAVING } from '../../lib/shell/errand.svelte';
import { go } from '../../lib/shell/router.svelte';
import { loadProfile } from '../sit/profile';

export async function playThese(id: string): Promise<typeof LEAVING> {
  const { name, pencil } = loadProfile();
  const { link } = await playChallenge(id, { name: name || say('name-alone'), pencil });
  go(`/table/${link}`);
  return LEAVING;
}
