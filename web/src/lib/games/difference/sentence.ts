/** The sentence near the hand: what has happened, then what the player can do. */
import { list, say } from '../../locale/messages.svelte';
import type { Race } from './race.svelte';

export interface Sentence {
  first: string;
  then?: string;
  more?: string;
}

export function sentence(race: Race, left: number): Sentence {
  const { view, marks } = race;
  const options = race.table.hello?.options ?? {};
  const seconds = Math.max(1, Math.ceil(left / 1000));
  const marked = marks.of(race.against).length;
  if (view.phase === 'countdown' && race.late && view.lagging?.length) return { first: lagging(race, view.lagging) };
  if (view.phase === 'countdown') return { first: say('difference-countdown'), then: say('difference-countdown-then') };
  if (race.weighed) return { first: say('difference-both', { mode: view.mode }), then: say('difference-weighed') };
  const full = marks.full(race.compared);
  if (race.locked && full && !race.byKey)
    return { first: say('difference-wait-both', { seconds, mode: view.mode }), then: say('difference-wait-both-then') };
  if (race.locked && race.cause === 'hint')
    return { first: say('difference-wait-hint', { seconds }), then: say('difference-hint-then') };
  if (race.locked)
    return { first: say(`difference-wait-${race.cause || 'on'}`, { seconds }), then: say('difference-wait-then') };
  if (race.silent) return { first: say('difference-silent'), then: say('difference-wait-then') };
  if (race.why) return { first: race.why };
  if (race.answer === 'wrong')
    return {
      first: say('difference-wrong'),
      then: view.mode === 'solo' ? fined(options) : say('difference-wrong-then'),
    };
  if (race.answer === 'late') return { first: say('difference-late'), then: say('difference-late-then') };
  if (race.advanced && !race.at) return { first: say('difference-choose'), then: say('difference-choose-then') };
  if (full)
    return {
      first: say('difference-both', { mode: view.mode }),
      then: say(view.phase === 'showing' && !race.byKey ? 'difference-both-showing' : 'difference-both-then', {
        mode: view.mode,
      }),
    };
  const costs = { lockout: Number(options.lockout_s ?? 0), fine: Number(options.fine_s ?? 0) };
  const cost =
    view.mode === 'solo'
      ? say(options.relaxed ? 'difference-cost-none' : 'difference-cost-fine', costs)
      : say(options.after_wrong === 'next-call' ? 'difference-cost-call' : 'difference-cost-wait', costs);
  const more = `${say(options.confirm ? 'difference-claims-key' : 'difference-claims-tap')} ${cost}`;
  if (marked === 1) return { first: say('difference-one'), then: say('difference-one-then'), more };
  if (view.hint) return { first: say('difference-hint'), then: say('difference-hint-then') };
  return { first: say('difference-none'), then: say('difference-none-then'), more };
}

function lagging({ table }: Race, seats: readonly number[]): string {
  if (table.me !== null && seats.includes(table.me)) return say('difference-lagging-you');
  const names = seats.map((seat) => table.state?.seats[seat]?.name ?? '');
  return say('difference-lagging', { names: list(names), count: names.length });
}

function fined(options: Record<string, unknown>): string {
  return options.relaxed
    ? say('difference-wrong-relaxed')
    : say('difference-wrong-fine', { fine: Number(options.fine_s ?? 0) });
}
