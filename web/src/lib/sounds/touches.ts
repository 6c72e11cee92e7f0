/** The sounds of a table: dice on felt, a pencil, ink, a card, and a soft sound for a refusal. */
import { sound, type Noise, type Tone } from './air';

export type Touch = 'dice' | 'pencil' | 'ink' | 'card' | 'refused';

const SOUNDS: Readonly<Record<Touch, readonly [readonly Tone[], readonly Noise[]]>> = {
  // Two dice fall on cloth, touch each other and come to rest.
  dice: [
    [],
    [
      [260, 0, 0.09, 0.5, 1.2],
      [340, 0.075, 0.08, 0.42, 1.2],
      [1900, 0.082, 0.025, 0.08, 4],
      [300, 0.16, 0.07, 0.26, 1.2],
      [230, 0.26, 0.06, 0.14, 1.2],
    ],
  ],
  pencil: [
    [],
    [
      [3400, 0, 0.07, 0.055, 0.9],
      [2700, 0.06, 0.09, 0.045, 0.9],
    ],
  ],
  ink: [
    [
      [392, 0, 0.28, 0.025],
      [523, 0.07, 0.34, 0.022],
    ],
    [[1500, 0, 0.16, 0.03, 0.7]],
  ],
  card: [
    [],
    [
      [1700, 0, 0.14, 0.09, 0.6],
      [520, 0.1, 0.06, 0.16, 1],
    ],
  ],
  refused: [
    [
      [208, 0, 0.14, 0.05],
      [185, 0.1, 0.2, 0.05],
    ],
    [],
  ],
};

export function play(touch: Touch): Promise<void> {
  return sound(...SOUNDS[touch]);
}
