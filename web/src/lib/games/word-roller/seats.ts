/** How the seats stand in a turn: beyond writing and done there are dice cards, echoes and words to name. */
import type { SeatStatus } from '../../table/seat-status';
import { say } from '../../locale/messages.svelte';
import type { WordView } from './view';

/** The company as the table lists it, with what each seat is at now. */
export function atWork(people: readonly SeatStatus[], { phase, asked, mend }: WordView): SeatStatus[] {
  if (phase === 'write' || phase === 'over') return [...people];
  const busy = phase === 'mend' && mend ? [mend.named ? mend.owner : mend.neighbour] : (asked ?? []);
  const work = phase === 'mend' ? (mend?.named ? 'place' : 'name') : phase;
  return people.map((one) => {
    const here = one.standing?.state === 'writing' || one.standing?.state === 'done';
    if (!here) return one;
    const at = busy.includes(one.index);
    return {
      ...one,
      standing: {
        state: at ? 'writing' : 'done',
        icon: at ? (phase === 'dice' ? 'die' : 'pencil') : 'sand',
        words: say(at ? `word-roller-seat-${work}` : 'word-roller-seat-waits'),
      },
    };
  });
}
