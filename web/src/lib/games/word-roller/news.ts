/** Events between two states of the table (cards taken, words revealed, dice changed), and its sentences. */
import type { Hello, Paper, TableState, View } from '../../api/types';
import { viewOf } from '../../api/views';
import type { Row } from '../../paper/row';
import { paperOf } from '../../table/papers';
import { waiting } from '../../table/announce';
import { resultSentence } from '../../table/result';
import { gain } from '../../table/spoken';
import { list, say } from '../../locale/messages.svelte';
import { lettersOn, read, run } from './grid';
import { deskOf } from './strokes';
import { whyNot, worthSaid } from './tell';
import type { Kind, WordView } from './view';

/** A card that went to somebody. */
export interface Taken {
  id: string;
  seat: number;
  name: string;
  kind: Kind;
}

/** A seat's new ink, word by word with the squares, and its words that did not stand. */
export interface Revealed {
  seat: number;
  words: string[];
  runs: string[][];
  erased: string[];
}

export function takenBetween(before: WordView, now: WordView, names: readonly string[]): Taken[] {
  return now.held.flatMap((held, seat) =>
    held.slice(before.held[seat]?.length ?? 0).map(({ id: kind }, index): Taken => {
      const nth = (before.held[seat]?.length ?? 0) + index;
      return { id: `${now.round} ${seat} ${nth}`, seat, kind, name: names[seat] ?? '' };
    }),
  );
}

/** The words that new ink makes: of the runs through it, as few as cover it all. */
export function wordsOf(paper: Paper, before: Row, now: Row): { words: string[]; runs: string[][] } {
  const letters = lettersOn(paper, now);
  const cells = paper.places.flatMap(({ id }, index) =>
    (now[index] ?? null) !== null && (before[index] ?? null) === null ? id : [],
  );
  const runs = cells
    .flatMap((cell) => (['across', 'down'] as const).map((dir) => run(paper, letters, { cell, dir })))
    .filter((squares) => squares.length > 1);
  const chosen: string[][] = [];
  for (let left = cells; left.length > 0;) {
    const covers = (squares: readonly string[]): number => left.filter((cell) => squares.includes(cell)).length;
    const [best] = [...runs].sort((one, other) => covers(other) - covers(one) || other.length - one.length);
    if (!best || covers(best) === 0) break;
    chosen.push(best);
    left = left.filter((cell) => !best.includes(cell));
  }
  return { words: chosen.map((squares) => read(letters, squares)), runs: chosen };
}

/** Whether everybody's words were revealed between two looks. */
export function closed(before: WordView, now: WordView): boolean {
  return before.phase === 'write' && (now.phase !== 'write' || now.round !== before.round);
}

/** The reveal between two looks; null if nothing was revealed. */
export function revealedBetween(
  papers: Pick<Hello, 'paper' | 'papers'>,
  before: WordView,
  now: WordView,
): Revealed[] | null {
  const next = closed(before, now);
  const inked = now.sheets.map((sheet, seat) =>
    wordsOf(paperOf(papers, sheet), before.sheets[seat]?.ink ?? [], sheet.ink),
  );
  if (!next && inked.every(({ runs }) => runs.length === 0)) return null;
  const erased = (seat: number): string[] =>
    next ? (now.erased ?? []).flatMap((one) => (one.seat === seat ? one.word : [])) : [];
  return inked.map((one, seat) => ({ seat, ...one, erased: erased(seat) }));
}

/** One seat's turn in words: "Théo: NORTH." */
export function revealedSaid({ words, erased }: Revealed, name: string): string {
  if (erased.length > 0 && words.length === 0) return say('word-roller-seat-erased', { name, words: list(erased) });
  if (erased.length > 0) return say('word-roller-seat-both', { name, words: list(words), erased: list(erased) });
  return words.length > 0
    ? say('word-roller-seat-wrote', { name, words: list(words) })
    : say('word-roller-seat-passed', { name });
}

/** The news for a screen reader; what the page shows at once and silently is said here. */
export function announcement(hello: Hello, state: TableState, past: View | null, present: View): string {
  const [before, now] = [viewOf('word-roller', past), viewOf('word-roller', present)];
  const names = state.seats.map(({ name }) => name ?? '');
  const rolled =
    now.round === 0
      ? ''
      : say('word-roller-rolled', { round: now.round, rounds: now.rounds, dice: now.dice.join(', ') });
  if (now.over) return before ? `${resultSentence(state, hello.me)}.` : '';
  if (!before) return [rolled, asks(hello.me, now, names)].join(' ').trim();
  const seen = revealedBetween(hello, before, now) ?? [];
  const dice =
    now.round !== before.round
      ? rolled
      : String(now.dice) !== String(before.dice)
        ? say('word-roller-dice-changed', { dice: now.dice.join(', ') })
        : '';
  return [
    ...takenBetween(before, now, names).map((taken) =>
      say(taken.seat === hello.me ? 'word-roller-took-own' : 'word-roller-took', {
        name: taken.name,
        card: say(`word-roller-card-${taken.kind}`),
      }),
    ),
    ...seen
      .filter(({ words, erased }) => words.length + erased.length > 0 || closed(before, now))
      .map((one) => revealedSaid(one, names[one.seat] ?? '')),
    dice,
    asks(hello.me, before, names) === asks(hello.me, now, names) ? '' : asks(hello.me, now, names),
    drafted(hello, before, now),
    turnedIn(hello.me, before, now)
      ? waiting(state, hello.me, now, wrote(hello.me, now) ? 'table-waiting' : 'table-awaited')
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The answer that the table waits for, if it is somebody's and not everybody's word. */
export function asks(
  me: number | null,
  { phase, asked = [], mend, answer, claims = 0 }: WordView,
  names: readonly string[],
): string {
  const who = phase === 'mend' && mend ? [mend.named ? mend.owner : mend.neighbour] : asked;
  if (claims > 0) return say('word-roller-claim');
  if (who.length === 0 || phase === 'write') return '';
  const what = phase === 'mend' ? (mend?.named ? 'place' : 'name') : phase;
  if (me !== null && who.includes(me)) return say(`word-roller-ask-${what}`, { word: mend?.named ?? '' });
  const name = list(who.map((seat) => names[seat] ?? ''));
  const others = say(`word-roller-wait-${what}`, { name, count: who.length });
  return answer ? `${say('word-roller-answered')} ${others}` : others;
}

function wrote(me: number | null, { sheets }: WordView): boolean {
  return (sheets[me ?? -1]?.pencil ?? []).some((letter) => letter !== null);
}

/** Whether this seat has just finished its turn, and others still write. */
function turnedIn(me: number | null, before: WordView, now: WordView): boolean {
  const done = ({ sheets, claims = 0 }: WordView): boolean => claims === 0 && (sheets[me ?? -1]?.done ?? false);
  return now.phase === 'write' && done(now) && !done(before);
}

/** The word in hand, and what it is worth or why it cannot stand. */
function drafted(hello: Hello, before: WordView, now: WordView): string {
  const { me } = hello;
  const sheet = me === null ? undefined : now.sheets[me];
  if (!sheet || now.draft?.word === before.draft?.word) return '';
  if (closed(before, now)) return '';
  if (!now.draft?.word) return before.draft && !wrote(me, now) ? say('table-undone') : '';
  const { word } = now.draft;
  const why = whyNot(
    deskOf(paperOf(hello, sheet), sheet.ink, sheet.pencil ?? [], now.draft),
    now.draft,
    hello.options.words,
  );
  if (why) return `${word}. ${why}`;
  return [now.worth ? `${gain(now.worth)}.` : '', worthSaid(now.draft, now.worth ?? null)].join(' ').trim();
}
