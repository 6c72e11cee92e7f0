/** Before every test file: all words of both languages are here. */
import { learn, LANGUAGES, words } from '../locale/messages.svelte';

const FILES = import.meta.glob('../../../../src/rollwright/locale/en/*.ftl');
const AREAS = Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1).replace('.ftl', ''));

for (const language of [...LANGUAGES].reverse()) {
  await words.speak(language);
  for (const area of AREAS) await learn(area);
}
