/** Before every test file: all words of both languages are here, as they are on the page of a table. */
import { learn, LANGUAGES, words } from '../locale/messages.svelte';

const AREAS = [
  'home',
  'errors',
  'table',
  'rules',
  'learn',
  'mine',
  'book',
  'move',
  'paper',
  'challenge',
  'splitter',
  'make-a-difference',
  'hexroller',
  'word-roller',
  'difference',
];

for (const language of [...LANGUAGES].reverse()) {
  await words.speak(language);
  for (const area of AREAS) await learn(area);
}
