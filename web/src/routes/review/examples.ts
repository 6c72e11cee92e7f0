/** How games are typed in from paper: the `typed.txt` of each game that can be typed holds the first lines of one. */
const FILES = import.meta.glob<string>('../../lib/games/*/typed.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The lines by game. A test reads them by the rules. */
export const EXAMPLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, lines]) => [path.split('/').at(-2) ?? '', lines.trim()]),
);

/** The example that fits a small box. */
export const SHORTEST = Object.values(EXAMPLES).toSorted((one, other) => one.length - other.length)[0];
