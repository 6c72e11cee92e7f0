/** The winner in one sentence, as seen from the own seat. */
import type { TableState } from '../api/types';
import { list, say } from '../locale/messages.svelte';

export function resultSentence(state: TableState, me: number | null): string {
  const totals = state.view?.sheets.map((sheet) => sheet.total) ?? [];
  const names = state.seats.map((seat) => seat.name ?? '');
  const winners = state.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const others = winners.filter((seat) => seat !== me);
  if (me !== null && state.places[me] === 0) return say('on-paper-no-result');
  if (totals.length === 1)
    return say(me === null ? 'table-won-alone' : 'table-win-alone', { total: totals[0] ?? 0, name: names[0] ?? '' });
  if (me !== null && state.places[me] === 1) {
    if (others.length > 0) return say('table-win-shared', { names: list(named(others, names)) });
    const second = runnerUp(state, me);
    if (second === null) return say('table-win-plain');
    const by = (totals[me] ?? 0) - (totals[second] ?? 0);
    return say(by === 0 ? 'table-win-tie' : 'table-win', { by, name: names[second] ?? '' });
  }
  const winner = winners[0] ?? 0;
  if (winners.length > 1) return say('table-won-shared', { names: list(named(winners, names)) });
  if (me === null) return say('table-won-by', { name: names[winner] ?? '' });
  const by = (totals[winner] ?? 0) - (totals[me] ?? 0);
  return say(by === 0 ? 'table-lose-tie' : 'table-lose', { name: names[winner] ?? '', by });
}

/** Seats that have as many points as another one. */
export function tied(state: TableState): Set<number> {
  const totals = state.view?.sheets.map((sheet) => sheet.total) ?? [];
  const ranked = totals.map((total, seat) => (state.places[seat] === 0 ? null : total)); // without a sheet: no points
  return new Set(
    ranked.flatMap((total, seat) =>
      total !== null && ranked.indexOf(total) !== ranked.lastIndexOf(total) ? seat : [],
    ),
  );
}

/** The one next behind `me`; null where several are. */
function runnerUp(state: TableState, me: number): number | null {
  const next = Math.min(...state.places.filter((place, seat) => seat !== me && place > 0));
  const seats = state.places.flatMap((place, seat) => (seat !== me && place === next ? [seat] : []));
  return seats.length === 1 ? (seats[0] as number) : null;
}

function named(seats: readonly number[], names: readonly string[]): string[] {
  return seats.map((seat) => names[seat] ?? '');
}

/** Rounds in a row as one span: [9, 10, 11, 14] is "9–11, 14". */
export function spans(rounds: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const round of [...rounds].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && round === last[1] + 1) last[1] = round;
    else runs.push([round, round]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
