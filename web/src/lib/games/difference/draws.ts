import type { GameDraws } from '../../check/rules';

const CARDS = 25;
const SHIFTS = Array.from({ length: 21 }, (_, index) => index - 10); // of a hint's circle, in tenths of its radius

/** The order of the cards is never shown; a hint's circle hides its draw. So nothing is compared but the keys. */
export const draws: GameDraws = {
  rules: [
    { kind: 'shuffle', key: /^deck$/, always: 'deck', faces: () => Array.from({ length: CARDS }, (_, card) => card) },
    { kind: 'roll', key: /^hint\/\d+(\/\d+)?$/, dice: 2, faces: () => SHIFTS },
  ],
  shown: () => ({}),
};
