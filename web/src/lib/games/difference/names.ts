/** The names of what was found: the frog on the log and the dragonfly. */
import { say, words } from '../../locale/messages.svelte';
import { circles, type Shown } from './view';

/** The finds of a claim, in the language of the page; the first two by name. */
export function namesOf(shown: Shown): string {
  const [first = '', second = '', ...more] = circles(shown).map(({ spot }) => spot.what[words.language] ?? '');
  const count = [first, second, ...more].filter(Boolean).length;
  if (count === 0) return '';
  const said = say('difference-names', { count, first, second, more: more.length });
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}
