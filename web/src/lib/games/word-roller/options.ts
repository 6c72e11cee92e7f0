/** How the options of a table are laid out. */
import type { Terms } from '../../table/game-terms';

/** Both ways to clean up look the same on a card. Hints are chosen with the other helps of a table. */
export const terms: Terms = { inWords: ['cleanup'], idle: () => ['hints'] };
