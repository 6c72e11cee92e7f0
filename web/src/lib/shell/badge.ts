/** The badge on this browser's icon. */
import { myTables } from '../api/http';

/** Show on the icon at how many tables it is this browser's move. */
export async function countMoves(): Promise<void> {
  if (!navigator.setAppBadge) return;
  try {
    const count = (await myTables()).filter(({ your_move: mine, way }) => mine && way.days).length;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    return; // no badge is better than a wrong one
  }
}
