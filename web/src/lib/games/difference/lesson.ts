/** The lesson of Difference on the page: its three pictures, and which taps are the right ones. */
import first from '../../../assets/difference/lesson-3.webp';
import second from '../../../assets/difference/lesson-12.webp';
import third from '../../../assets/difference/lesson-20.webp';
import { viewOf } from '../../api/views';
import type { LessonCard, View } from '../../api/types';
import { present } from '../../shell/present';
import { circles, lay } from './view';

/** The card in the middle, the own one, and the one under it: the pictures lie ready under the names that the views have. */
export function prepare({ hello, steps }: LessonCard): void {
  const before = viewOf('difference', present(hello.state.view));
  const after = viewOf('difference', present(steps.flatMap(({ views }) => views).at(-1)).view);
  const names = [before.table[0]?.picture, before.own, after.own];
  [first, second, third].forEach((file, index) => lay(names[index] ?? '', file));
}

/** Whether the taps of a claim hit the circles that the view after it shows, each of them once. */
export function means(said: string, right: string, after: View): boolean {
  if (said.split(' ')[0] !== right.split(' ')[0]) return false;
  const numbers = (said.split(' ').at(-1) ?? '').split(',').map(Number);
  const spots = (viewOf('difference', after).shown ?? []).flatMap(circles).map(({ spot }) => spot);
  const hit = spots.map(({ x, y, r }) =>
    [0, 2].findIndex((tap) => Math.hypot((numbers[tap] ?? NaN) - x, (numbers[tap + 1] ?? NaN) - y) <= r),
  );
  return numbers.length === 2 * spots.length && !hit.includes(-1) && new Set(hit).size === spots.length;
}
