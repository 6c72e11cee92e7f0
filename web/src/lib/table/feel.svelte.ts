/** How the table feels: each stroke, roll and refusal makes a small sound and a soft vibration, unless turned off. */
import { settings } from '../shell/settings.svelte';
import type { Touch } from '../sounds/touches';
import { partsOf } from './game-parts';
import type { Table } from './table.svelte';

/** Milliseconds of vibration, with pauses between. */
const BUZZ: Readonly<Record<Touch, number[]>> = {
  pencil: [8],
  dice: [12, 45, 9],
  ink: [6],
  card: [10],
  refused: [26, 40, 26],
};

/** The vibrations of a table. */
export interface Moment {
  round: number;
  over: boolean;
  marks: number;
  cards: number;
  refusal: object | undefined;
}

export function feel(touch: Touch): void {
  if (settings.touch && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) {
    navigator.vibrate(BUZZ[touch]);
  }
  if (settings.sound) {
    import('../sounds/touches').then(
      ({ play }) => play(touch),
      () => undefined,
    );
  }
}

/** The vibration for a change. The newest thing wins: after ink the dice roll. */
export function felt(before: Moment, now: Moment): Touch | null {
  if (now.refusal && now.refusal !== before.refusal) return 'refused';
  if (now.over && !before.over) return 'ink';
  if (now.round > before.round) return 'dice';
  if (now.cards > before.cards) return 'card';
  return now.marks > before.marks ? 'pencil' : null;
}

/** Feel this table as long as the calling component is there. */
export function attendFeel(of: () => Table | undefined): void {
  let before: Moment | undefined;
  $effect(() => {
    const table = of();
    if (!table) return;
    const { view, me } = table;
    const parts = partsOf(table.hello?.game ?? '');
    if (!view || me === null || parts.whole) return; // such a game has its own sounds
    const now: Moment = {
      round: view.round,
      over: view.over === true,
      marks: table.pencil.filter((mark) => mark !== null).length,
      cards: parts.cards?.(view, me) ?? 0,
      refusal: table.refusal,
    };
    const touch = before && felt(before, now);
    before = now;
    if (touch) feel(touch);
  });
}
