/** What a hint costs, in seconds: the same file that the rules read. */
import price from '../../../../../src/rollwright/games/difference/hint_price.json';

export const HOLD = price.hold_s;
export const FINE = price.fine_s;
