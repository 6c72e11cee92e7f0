/** What a live region says when the table has changed: the roll, the result of a mark, the close of a round. */
import type { Hello, TableState, View } from '../api/types';
import { say } from '../words/words.svelte';
import { resultSentence } from './result';
import { cellName, gain, worthSentence } from './spoken';

export function news(hello: Hello, state: TableState, before: View | null, now: View | null): string {
  if (!now) return '';
  if (now.over) return before ? `${say('table-inked')} ${resultSentence(state, hello.me)}.` : '';
  const rolled = say('table-rolled', { round: now.round, dice: now.dice.join(', ') });
  if (!before) return rolled;
  if (before.round !== now.round) return `${say('table-inked')} ${rolled}`;
  return mark(hello, before, now);
}

function mark(hello: Hello, before: View, now: View): string {
  const [was, is] = [before.sheets[hello.me ?? -1], now.sheets[hello.me ?? -1]];
  const [old, pencil] = [was?.pencil ?? [], is?.pencil ?? []];
  const cells = hello.paper.places.flatMap((place, index) => ((pencil[index] ?? null) === null || pencil[index] === old[index] ? [] : `${pencil[index]}: ${cellName(hello.game, place)}.`));
  const gone = old.some((figure, index) => figure !== null && (pencil[index] ?? null) === null);
  if (cells.length === 0) return gone ? say('table-undone') : '';
  if (!now.worth || (now.worth === before.worth && String(old) === String(pencil))) return '';
  return `${cells.join(' ')} ${gain(now.worth)}. ${worthSentence(hello.game, now.worth)}`;
}
