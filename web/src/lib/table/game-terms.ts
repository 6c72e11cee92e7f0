/** What a game says of its options; pages show them before they load the game. */

/** What a seat with a handicap does, and the seats that have one by the options of the table. */
export interface Handicap {
  /** It waits so long; 0 where there is no handicap. */
  seconds: number;
  seats: readonly number[];
}

/** What the page must know of a game's options before it loads the game: `terms` in its `options.ts`. */
export interface Terms {
  /** Options that mean nothing beside the others chosen. */
  idle?: (options: Record<string, unknown>) => string[];
  /** The handicap with which a seat may play. */
  handicap?: (options: Record<string, unknown>) => Handicap;
  /** Options whose values differ in words only, not on the sheet. */
  inWords?: readonly string[];
  /** Options in words that are often chosen; the others lie under a fold. */
  often?: readonly string[];
  /** The option that names the picture of a table. */
  pictures?: string;
  /** Whether these options are those of a game for one person, so that nothing more need be said of it. */
  alone?: (options: Record<string, unknown>) => boolean;
}
