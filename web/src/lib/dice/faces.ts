/** Where the pips of a die lie, and how a die comes to rest. */
import type { Point } from '../paper/geometry';
import { wobble } from '../paper/hand';

const [LEFT, MIDDLE, RIGHT] = [17.5, 32, 46.5];
const [TOP, CENTRE, BOTTOM] = [16.6, 30, 43.4];

export const PIPS: Record<number, readonly Point[]> = {
  1: [[MIDDLE, CENTRE]],
  2: [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  3: [
    [LEFT, TOP],
    [MIDDLE, CENTRE],
    [RIGHT, BOTTOM],
  ],
  4: [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  5: [
    [LEFT, TOP],
    [RIGHT, TOP],
    [MIDDLE, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  6: [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
};

/** The angle at which a die lies, the same after a reload: from -7 to 7 degrees, and never quite straight. */
export function restingAngle(round: number, die: number): number {
  const lean = wobble(`round${round}die${die}`);
  return Math.round(Math.sign(lean) * (2 + 5 * Math.abs(lean)) * 10) / 10;
}
