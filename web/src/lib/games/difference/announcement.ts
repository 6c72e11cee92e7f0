/** The announcement for screen readers after a change: what everybody is shown, and the own claim. */
import type { Hello, TableState, View } from '../../api/types';
import { viewOf } from '../../api/views';
import { say } from '../../locale/messages.svelte';
import { namesOf } from './names';
import { stopwatch } from '../../shell/figure';
import { HOLD } from './hint-price';
import { result } from './result';
import type { PictureView } from './view';

export function announcement(hello: Hello, state: TableState, earlier: View | null, later: View): string {
  const [before, now] = [viewOf('difference', earlier), viewOf('difference', later)];
  const { me } = hello;
  const left = me === null ? 0 : (now.piles[me]?.left ?? 0);
  if (now.over) return before && !before.over ? end(hello, state, before, now) : '';
  if (!before)
    return [
      say('difference-said-begin'),
      ...(now.phase === 'countdown'
        ? [say('difference-said-countdown')]
        : [say('difference-said-on'), ...(left > 0 ? [say('difference-said-have', { left })] : [])]),
    ].join(' ');
  if (before.phase === 'countdown' && now.phase === 'play') return say('difference-said-turned');
  if ((now.wrong ?? 0) > (before.wrong ?? 0))
    return now.silent
      ? say('difference-said-silent')
      : say('difference-said-wrong', { seconds: now.mode === 'solo' ? 0 : Number(hello.options.lockout_s) });
  if (before.silent && !now.silent && now.seq === before.seq) return say('difference-said-open');
  if (now.waiting && !before.waiting) return say('difference-weighed');
  if (now.hint && !before.hint) {
    const wait = (now.locked_until ?? 0) > (before.locked_until ?? 0);
    return [
      wait ? say('difference-wait-hint', { seconds: HOLD }) : say('difference-hint'),
      say('difference-hint-then'),
    ].join(' ');
  }
  if (now.seq === before.seq) return before.locked_until && !now.locked_until ? say('difference-said-open') : '';
  return found(state, before, now, me);
}

/** Alone, the time and the medal; in company, who won. */
function end(hello: Hello, state: TableState, before: PictureView, now: PictureView): string {
  const { title, medal, time, fines } = result(hello, state);
  if (now.mode !== 'solo') return `${found(state, before, now, hello.me)} ${title}.`.trim();
  const said = time === null ? '' : say('difference-said-time', { time: stopwatch(time + fines) });
  return [said, medal || !said ? `${title}.` : ''].filter(Boolean).join(' ');
}

/** A sentence that names the seat that found both, and how many cards it has left. */
function found(state: TableState, before: PictureView, now: PictureView, me: number | null): string {
  if (now.seq === before.seq) return '';
  if (now.mode === 'solo' && now.piles[0]?.left === 0) return say('difference-said-all');
  const late = before.waiting && !now.shown?.some(({ seat }) => seat === me) ? [say('difference-late')] : [];
  const said = (now.shown ?? []).map(({ seat }) => {
    const { left = 0, place = 0 } = now.piles[seat] ?? {};
    const id =
      left > 0
        ? seat === me
          ? 'difference-said-found-you'
          : 'difference-said-found'
        : seat === me
          ? 'difference-said-out-you'
          : 'difference-said-out';
    return say(id, { name: state.seats[seat]?.name ?? '', left, place: say('table-place', { place: place || 1 }) });
  });
  const names = (now.shown ?? []).map(namesOf).flatMap((name) => (name ? [`${name}.`] : []));
  const call = said.length > 0 ? [say('difference-call')] : [];
  return [...call, ...said, ...names, ...late].join(' ');
}
