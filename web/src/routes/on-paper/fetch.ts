/** The pages of people with paper at a live table: they come when somebody sits there with paper. */
import { learn } from '../../lib/locale/messages.svelte';
import { loadOnce } from '../../lib/shell/load-once';

export const fetchOnPaper = loadOnce(async () => {
  const [part] = await Promise.all([import('./OnPaper.svelte'), learn('paper')]);
  return part;
});
