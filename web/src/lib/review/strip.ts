/** Luck and cost of each round as a hand would draw them: strokes up and down, and crosses. */
import type { SeatReview } from '../api/types';
import { say } from '../locale/messages.svelte';
import { stroke } from '../paper/hand';
import { amount, signed } from './amounts';

const NOTABLE = { points: 0.05, win: 0.002 }; // less is no cross
const TALLEST = { points: 3, win: 0.12 }; // luck that fills the height, unless a roll brought more

/** The strip under a sheet, in pixels: the lowest stroke ends above the crosses. */
export const UNDER_SHEET = { height: 90, axis: 38, tall: 30, below: 80 };

/** Luck and cost of the rounds of one seat. */
export interface Struck {
  currency: SeatReview['currency'];
  rounds: readonly { round: number; luck: number; loss: number }[];
}

interface Drawn {
  round: number;
  x: number;
  kind: boolean;
  luck: string;
  cross: string;
}

/** A choice that cost as much as a cross stands for. */
export const isNotable = (currency: Struck['currency'], loss: number): boolean => loss >= NOTABLE[currency];

/** The strip in a sentence: the luckiest and the unluckiest round, and what the choices with a cross cost. */
export function stripSaid({ currency, rounds }: Struck): string {
  const byLuck = [...rounds].sort((one, other) => other.luck - one.luck);
  const costly = rounds.filter(({ loss }) => isNotable(currency, loss)).sort((one, other) => other.loss - one.loss);
  const [kind, unkind, dearest] = [byLuck[0], byLuck.at(-1), costly[0]];
  return say('review-strip-said', {
    first: rounds[0]?.round ?? 0,
    last: rounds.at(-1)?.round ?? 0,
    kind: kind?.round ?? 0,
    most: signed(currency, kind?.luck ?? 0),
    unkind: unkind?.round ?? 0,
    least: signed(currency, unkind?.luck ?? 0),
    choices: costly.length,
    loss: amount(
      currency,
      rounds.reduce((sum, { loss }) => sum + loss, 0), // of all rounds, as in the sentence below the strip
    ),
    dearest: dearest?.round ?? 0,
    cost: amount(currency, dearest?.loss ?? 0),
  });
}

/** `x` gives the place of a round, `axis` that of no luck, `below` that of crosses; `tall` is the longest stroke. */
export function strokes(
  { currency, rounds }: Struck,
  x: (round: number) => number,
  { axis, tall, below }: { axis: number; tall: number; below: number },
): Drawn[] {
  const most = Math.max(TALLEST[currency], ...rounds.map(({ luck }) => Math.abs(luck)));
  const [first, second] = rounds;
  const apart = first && second ? Math.abs(x(second.round) - x(first.round)) : Infinity;
  const widest = Math.min(8, 0.42 * apart); // no cross touches the next one
  return rounds.map(({ round, luck, loss }) => {
    const [at, name] = [x(round), `round ${round}`];
    const half = (widest * (3 + 5 * Math.sqrt(Math.min(1, loss / most)))) / 8;
    return {
      round,
      x: at,
      kind: luck >= 0,
      luck: stroke([at, axis], [at + 1, axis - (tall * luck) / most], name, 0.7),
      cross: !isNotable(currency, loss)
        ? ''
        : stroke([at - half, below - half], [at + half, below + half], `${name}a`, 0.6) +
          stroke([at + half, below - half], [at - half, below + half], `${name}b`, 0.6),
    };
  });
}
