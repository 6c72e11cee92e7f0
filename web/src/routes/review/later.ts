/** Reviews of a shape of their own, which most games do not need. */
import { learn } from '../../lib/locale/messages.svelte';
import { loadOnce } from '../../lib/shell/load-once';

export const fetchWords = loadOnce(async () => {
  const [part] = await Promise.all([import('./words/WordsReviewed.svelte'), learn('word-review'), learn('kept-words')]);
  return part;
});

export const fetchFinds = loadOnce(async () => {
  const [part] = await Promise.all([import('./finds/Finds.svelte'), learn('finds')]);
  return part;
});
