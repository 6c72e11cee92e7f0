/** The sentences of a live region when the table has changed: the roll, the result of a mark, the close of a round. */
import type { Hello, TableState, View } from '../api/types';
import { partsOf } from './game-parts';
import { list, say } from '../locale/messages.svelte';
import { trayOf } from './any-turn';
import type { Row } from '../paper/row';
import { resultSentence } from './result';
import { isFirstGame } from '../shell/first-games';
import { cellName, figureSaid, gain, worthSentence } from './spoken';

export function news(hello: Hello, state: TableState, before: View | null, now: View | null): string {
  if (!now) return '';
  const late = state.seats.flatMap(({ paper, name }) => (paper === 'awaited' ? (name ?? '') : []));
  if (late.length > 0 && state.phase === 'playing')
    return before?.over ? '' : say('on-paper-awaited', { names: list(late), count: late.length });
  const { whole } = partsOf(hello.game);
  if (whole) return whole.announcement(hello, state, before, now);
  const scoring = partsOf(hello.game).scoring?.announcement(state, hello.me, before, now) ?? null;
  if (scoring !== null) return scoring;
  const { announcement } = partsOf(hello.game);
  if (announcement) return announcement(hello, state, before, now);
  if (now.over) return before ? `${say('table-inked')} ${resultSentence(state, hello.me)}.` : '';
  const rolled = rolledIn(hello, now);
  if (!before) return rolled;
  if (before.round !== now.round) return `${say('table-inked')} ${rolled}`;
  return again(hello, before, now) || mark(hello, state, before, now);
}

/** The roll that opens a round, as this seat sees it. */
function rolledIn({ me }: Hello, view: View): string {
  const dice = trayOf(view, view.sheets[me ?? -1]).join(', ');
  return dice ? say('table-rolled', { round: view.round, dice }) : say('table-round-begins', { round: view.round });
}

/** A further roll of a player's own dice in the same round. */
function again({ me }: Hello, before: View, now: View): string {
  const [was = [], is = []] = [before.sheets[me ?? -1]?.dice, now.sheets[me ?? -1]?.dice];
  return is.length > 0 && String(was) !== String(is) ? say('table-dice', { dice: is.join(', ') }) : '';
}

function mark(hello: Hello, state: TableState, before: View, now: View): string {
  const [was, is] = [before.sheets[hello.me ?? -1], now.sheets[hello.me ?? -1]];
  if (is?.done) return was?.done ? '' : waiting(state, hello.me, now);
  if (was?.done && before.round === now.round) return say('table-reopened');
  const [old, pencil] = [was?.pencil ?? [], is?.pencil ?? []];
  const cells = inPencil(hello, pencil, old);
  const gone = old.some((figure, index) => figure !== null && (pencil[index] ?? null) === null);
  if (!cells) return gone ? say('table-undone') : '';
  if (!now.worth || (now.worth === before.worth && String(old) === String(pencil))) return '';
  const near = isFirstGame(hello.game, hello.table) ? now.near : [];
  const sentence = worthSentence(hello.game, now.worth, near);
  const known = !gone && before.worth && sentence === worthSentence(hello.game, before.worth); // said when it was won
  return [cells, `${gain(now.worth)}.`, known ? '' : sentence, stillOpen(hello, state, now)].filter(Boolean).join(' ');
}

/** The next step of a turn of several steps. */
function stillOpen({ game, grammar, paper, me }: Hello, { choices }: TableState, view: View): string {
  const { turn } = partsOf(game);
  const { ink = [], pencil = [] } = view.sheets[me ?? -1] ?? {};
  return turn && !turn.eager && !choices.includes('done')
    ? `${turn.missing({ view, paper, grammar, choices, ink, pencil, offers: (words) => choices.includes(words) })}.`
    : '';
}

/** The people that the table waits for; empty when it waits for nobody. */
export function waiting({ seats }: TableState, me: number | null, { sheets }: View, message = 'table-waiting'): string {
  const names = seats.flatMap(({ name }, seat) => (seat === me || sheets[seat]?.done ? [] : (name ?? '')));
  return names.length > 0 ? say(message, { names: list(names) }) : '';
}

/** The pencil, cell by cell; without what stood there `before`. */
export function inPencil({ game, paper }: Pick<Hello, 'game' | 'paper'>, pencil: Row, before: Row = []): string {
  return paper.places
    .flatMap((place, index) =>
      (pencil[index] ?? null) === null || pencil[index] === before[index]
        ? []
        : say('table-mark', { figure: figureSaid(pencil[index] ?? ''), cell: cellName(game, place) }),
    )
    .join(' ');
}
