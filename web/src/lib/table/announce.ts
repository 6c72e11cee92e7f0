/** What a live region says when the table has changed: the roll, the result of a mark, the close of a round. */
import type { Hello, TableState, View } from '../api/types';
import { own } from '../games';
import { say } from '../words/words.svelte';
import type { Row } from './guess';
import { resultSentence } from './result';
import { cellName, gain, worthSentence } from './spoken';

export function news(hello: Hello, state: TableState, before: View | null, now: View | null): string {
  if (!now) return '';
  const { whole } = own(hello.game);
  if (whole) return whole.told(hello, state, before, now);
  const scoring = own(hello.game).scoring?.told(state, hello.me, before, now) ?? null;
  if (scoring !== null) return scoring;
  const { told } = own(hello.game);
  if (told) return told(hello, state, before, now);
  if (now.over) return before ? `${say('table-inked')} ${resultSentence(state, hello.me)}.` : '';
  const rolled = say('table-rolled', { round: now.round, dice: now.dice.join(', ') });
  if (!before) return rolled;
  if (before.round !== now.round) return `${say('table-inked')} ${rolled}`;
  return mark(hello, before, now);
}

function mark(hello: Hello, before: View, now: View): string {
  const [was, is] = [before.sheets[hello.me ?? -1], now.sheets[hello.me ?? -1]];
  const [old, pencil] = [was?.pencil ?? [], is?.pencil ?? []];
  const cells = inPencil(hello, pencil, old);
  const gone = old.some((figure, index) => figure !== null && (pencil[index] ?? null) === null);
  if (!cells) return gone ? say('table-undone') : '';
  if (!now.worth || (now.worth === before.worth && String(old) === String(pencil))) return '';
  return `${cells} ${gain(now.worth)}. ${worthSentence(hello.game, now.worth)}`;
}

/** What stands in pencil, cell by cell; without what stood there `before`. */
export function inPencil(hello: Hello, pencil: Row, before: Row = []): string {
  return hello.paper.places.flatMap((place, index) => ((pencil[index] ?? null) === null || pencil[index] === before[index] ? [] : `${pencil[index]}: ${cellName(hello.game, place)}.`)).join(' ');
}
