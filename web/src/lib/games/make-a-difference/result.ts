/** The winner among seats and BotCards, and the announcements on the way there. */
import ladders from '../../../../../src/rollwright/games/make_a_difference/layouts/ladders.json';
import type { TableState, View } from '../../api/types';
import { viewOf } from '../../api/views';
import { present } from '../../shell/present';
import { list, say } from '../../locale/messages.svelte';
import {
  participants,
  scoringBegun,
  type DifferenceView,
  type DuelView,
  type Hand,
  type Participant,
  type Throw,
} from './view';

const BEATS: Record<Hand, Hand> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

export function result(state: TableState, me: number | null): string {
  const view = viewOf('make-a-difference', present(state.view));
  const people = participants(state, view);
  const winner = view.duel?.winner ?? null;
  if (winner !== null)
    return winner === me
      ? say('make-a-difference-win-duel')
      : say('make-a-difference-won-duel', { name: people[winner]?.name ?? '' });
  const top = Math.max(...people.map(({ total }) => total));
  const winners = people.flatMap(({ total }, who) => (total === top ? [who] : []));
  if (people.length === 1)
    return say(me === null ? 'table-won-alone' : 'table-win-alone', { total: top, name: people[0]?.name ?? '' });
  if (me !== null && winners.includes(me)) return won(people, winners, me);
  if (winners.length > 1) return say('table-won-shared', { names: list(names(people, winners)) });
  const [name = ''] = names(people, winners);
  return me === null ? say('table-won-by', { name }) : say('table-lose', { name, by: top - (people[me]?.total ?? 0) });
}

function won(people: readonly Participant[], winners: readonly number[], me: number): string {
  const others = winners.filter((who) => who !== me);
  if (others.length > 0) return say('table-win-shared', { names: list(names(people, others)) });
  const second = Math.max(...people.flatMap(({ total }, who) => (who === me ? [] : total)));
  const next = people.flatMap(({ total }, who) => (who !== me && total === second ? [who] : []));
  return next.length > 1
    ? say('table-win-plain')
    : say('table-win', { by: (people[me]?.total ?? 0) - second, name: names(people, next)[0] ?? '' });
}

function names(people: readonly Participant[], of: readonly number[]): string[] {
  return of.map((who) => people[who]?.name ?? '');
}

/** Which of the two hands won a throw; null for a draw. */
export function winnerOf({ hands: [one, other] }: Throw): 0 | 1 | null {
  return BEATS[one] === other ? 0 : BEATS[other] === one ? 1 : null;
}

export function throwSaid(thrown: Throw, people: readonly Participant[]): string {
  const [first = '', second = ''] = names(people, thrown.pair);
  const side = winnerOf(thrown);
  const [one, other] = thrown.hands.map((hand) => say(`make-a-difference-hand-${hand}`)) as [string, string];
  return say('make-a-difference-throw-said', {
    first,
    second,
    one,
    other,
    winner: side === null ? 'none' : ([first, second][side] as string),
  });
}

/** The news of the scoring and the duel; null while the rounds go on. */
export function announcement(state: TableState, me: number | null, before: View | null, now: View): string | null {
  if (!scoringBegun(now)) return null;
  const view = viewOf('make-a-difference', now);
  const { duel } = view;
  const people = participants(state, view);
  const shown = duel?.throws.slice(viewOf('make-a-difference', before)?.duel?.throws.length ?? 0) ?? [];
  const opening = before && !scoringBegun(before) ? [say('table-inked')] : [];
  const open = duel && duel.winner === null ? matchSaid(duel, people, before) : '';
  const ended = now.over && before ? [`${result(state, me)}.`] : [];
  return [...opening, ...shown.map((thrown) => throwSaid(thrown, people)), ...ended, open].filter(Boolean).join(' ');
}

function matchSaid(duel: DuelView, people: readonly Participant[], before: View | null): string {
  if (viewOf('make-a-difference', before)?.duel?.match === duel.match) return '';
  const [first = '', second = ''] = names(people, duel.pair);
  return say('make-a-difference-duel-match', { first, second });
}

/** The points that earned the title of a game played alone, and where the next title begins. */
export function earnedAlone(view: DifferenceView, total: number): string {
  const figure = view.mode === 'A' ? total : (view.sums[0] ?? []).reduce((sum, each) => sum + each, 0);
  const said = view.mode === 'A' ? say('table-alone', { total }) : say('make-a-difference-alone-B', { figure });
  const next = ladders[view.mode].find(({ min }) => min > figure);
  if (!next) return said;
  const title = say(`make-a-difference-title-${next.title.toLowerCase().replaceAll(/\W+/g, '-')}`);
  return `${said} ${say('make-a-difference-next-title', { from: next.min, title })}`;
}
