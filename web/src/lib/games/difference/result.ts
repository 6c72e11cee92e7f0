/** How a game ended: in a headline, and for everybody. */
import type { Hello, SeatCard, TableState } from '../../api/types';
import { viewOf } from '../../api/views';
import { present } from '../../shell/present';
import { list, say } from '../../locale/messages.svelte';

export interface Finisher {
  seat: number;
  card: SeatCard;
  place: number;
  left: number;
  laid: number;
}

export interface Result {
  title: string;
  /** Alone against the clock. */
  medal: 'gold' | 'silver' | 'bronze' | null;
  time: number | null;
  /** For wrong claims and for hints. */
  fines: number;
}

export function result(hello: Hello, state: TableState): Result {
  const view = viewOf('difference', present(state.view));
  const items = new Map(view.sheets[0]?.score?.items.map(({ id, points }) => [id, points]));
  const time = items.get('time') ?? null;
  if (view.piles.length > 1) return { title: headline(hello, state), medal: null, time: null, fines: 0 };
  const name = (state.titles[0] ?? '').replace('difference-title-', '');
  const medal = name === 'gold' || name === 'silver' || name === 'bronze' ? name : null;
  return {
    title: say(state.titles[0] ?? 'difference-title-none'),
    medal,
    time,
    fines: (items.get('fines') ?? 0) + (items.get('hints') ?? 0),
  };
}

function headline({ me }: Hello, { places, seats }: TableState): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seats[seat]?.name ?? ''] : []));
  const others = places.flatMap((place, seat) => (place === 1 && seat !== me ? [seats[seat]?.name ?? ''] : []));
  if (me !== null && places[me] === 1)
    return others.length > 0 ? say('table-win-shared', { names: list(others) }) : say('table-win-plain');
  const won =
    winners.length > 1
      ? say('table-won-shared', { names: list(winners) })
      : say('table-won-by', { name: winners[0] ?? '' });
  return me === null ? won : say('difference-headline', { won, place: say('table-place', { place: places[me] ?? 1 }) });
}

export function finishers(state: TableState): Finisher[] {
  const view = viewOf('difference', present(state.view));
  return view.piles
    .map(({ left }, seat) => ({
      seat,
      card: state.seats[seat] ?? {},
      place: state.places[seat] ?? seat + 1,
      left,
      laid: view.sheets[seat]?.score?.items.find(({ id }) => id === 'shed')?.points ?? 0,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
