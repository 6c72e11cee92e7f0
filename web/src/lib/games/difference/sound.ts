/** Small sounds made in the browser: a few sine tones each, like a fingertip on a glass. The settings turn them off. */
import { sound, wake, type Tone } from '../../sounds/air';
import type { PictureView } from './view';

export type Sound = 'mark' | 'count' | 'turn' | 'right' | 'other' | 'wrong' | 'out';

/** The call "Difference!": three syllables, the last one held. */
const CALL: readonly Tone[] = [
  [587, 0, 0.12, 0.09],
  [587, 0.11, 0.12, 0.08],
  [880, 0.22, 0.4, 0.1],
];
const after = (tones: readonly Tone[], seconds: number): Tone[] =>
  tones.map(([hertz, begin, length, loud]) => [hertz, begin + seconds, length, loud]);
const softer = (tones: readonly Tone[]): Tone[] =>
  tones.map(([hertz, begin, length, loud]) => [hertz, begin, length, 0.6 * loud]);

const TUNES: Readonly<Record<Sound, readonly Tone[]>> = {
  mark: [[1250, 0, 0.05, 0.05]],
  count: [[440, 0, 0.12, 0.07]],
  turn: [[659, 0, 0.25, 0.09]],
  right: [
    ...CALL,
    ...after(
      [
        [523, 0, 0.3, 0.1],
        [659, 0.09, 0.3, 0.1],
        [784, 0.18, 0.5, 0.11],
      ],
      0.5,
    ),
  ],
  other: softer(CALL),
  wrong: [
    [220, 0, 0.18, 0.08],
    [196, 0.12, 0.3, 0.08],
  ],
  out: [
    ...CALL,
    ...after(
      [
        [523, 0, 0.3, 0.1],
        [659, 0.1, 0.3, 0.1],
        [784, 0.2, 0.3, 0.1],
        [1047, 0.3, 0.8, 0.12],
      ],
      0.5,
    ),
  ],
};

export { wake };

export function play(name: Sound): Promise<void> {
  return sound(TUNES[name]);
}

/** The sound of a change of the table for this seat. */
export function heard(before: PictureView | null, now: PictureView, me: number | null): Sound | null {
  if (!before) return null;
  if ((now.wrong ?? 0) > (before.wrong ?? 0)) return 'wrong';
  if (before.phase === 'countdown' && now.phase === 'play') return 'turn';
  if (now.seq === before.seq || !now.shown?.length) return null;
  if (!now.shown.some(({ seat }) => seat === me)) return 'other';
  return now.piles[me ?? -1]?.left === 0 ? 'out' : 'right';
}
