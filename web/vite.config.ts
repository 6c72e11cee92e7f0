import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ROLLWRIGHT_SERVER ?? 'http://127.0.0.1:8124';

/** Catalogues of home and of the table are one file for each language, `words-en-page`; rules and games have others. */
function wordsOf(module: string): string | null {
  const [, language, area] =
    /locale\/(\w+)\/(home|table|rules|word-roller|difference|book|room|review|paper)/.exec(module) ?? [];
  if (!language || !area) return null;
  return `words-${language}-${area === 'home' || area === 'table' ? 'page' : area}`;
}

/** What a game needs after its first key; the game fetches it. */
const GAMES_LATER = new RegExp(
  [
    'make-a-difference/(Final|Ledger|Duel|HandSign|ladders)',
    'word-roller/(CardSlip|Claim|DiceCards|Echoes|Naming|Sides|Theirs|review/telling)',
    'difference/(End|Solution|[Ff]ilm|Laying|Grid\\w*|Neigh\\w*|review/telling)',
  ]
    .map((path) => `${path}\\.`)
    .join('|'),
);

/** Files of a game that a page shows without its table: `<game>-rules`, `<game>-review`. */
function pageOf(module: string): string | null {
  if (/word-roller\/(NewWords|met)\./.test(module)) return 'word-roller-review';
  const [, game, page] = /lib\/games\/([\w-]+)\/(rules|review)\//.exec(module) ?? [];
  return game && page && !GAMES_LATER.test(module) ? `${game}-${page}` : null;
}

/** The game to which a module belongs: our own, its pictures, or what it reads of the game's Python folder. */
function gameOf(module: string): string | null {
  if (module.includes('typed.txt')) return null; // belongs to the page that takes typed games
  const [, game] = /(?:lib\/games|assets)\/([\w-]+)\//.exec(module) ?? [];
  if (game) return GAMES_LATER.test(module) ? `${game}-later` : game;
  if (/word_roller\/layouts\/(advantages|dice)/.test(module)) return 'word-roller';
  return /difference\/(medals|hint_price)\.json|@noble\/ciphers/.test(module) ? 'difference' : null;
}

/** What a table needs after its first key: `later.ts` in `lib/table` and in `routes/table` fetches it. */
const LATER = new RegExp(
  [
    'lib/table/(Again|BookLine|ComeAlong|End|EndedEarly|EndKeys|EndSlips|HostMenu|Invitation|Meanings)',
    'lib/table/(MenuSlip|Notifications|Paused|PlayByText)',
    'lib/table/(coach|hinted|HintKey|Keys|ReviewSlip|ScoreItems|SeriesSlip|TaughtSlip|TryAgain)',
    'lib/table/(SheetGrid|SheetOf|SoFar|Standings|Watch|text)',
    'lib/check/(SealBox|check|receipt)',
    'lib/(challenge|review)/(?!tellings)\\w+',
    'lib/shell/notifications',
    'routes/table/(Arrange|HandOver|InHand|NextGame|Revealed|TermsSlip|WaitSlip)',
  ]
    .map((path) => `${path}\\.`)
    .join('|'),
);

/** Games and options to choose from, before a table is opened and between two games. */
const OPTIONS = /routes\/open\/(GameChoice|Option\w+)\.|parts\/(PadThumb|Stepper)\./;

/** Home and the covers of the games: nobody who comes by a friend's link sees them at once. */
const HOME = /routes\/home\/|parts\/(\w*Cover\.|GameRow|CodeBoxes|Wordmark)|lib\/games\/[\w-]+\/Cover\./;

/** What home and the slip for a name say of a table's seats and options, and the name used last. */
const SEATS = /lib\/games\/([\w-]+\/options|terms|ways)\.ts|routes\/sit\/\w+\.ts|parts\/profile\.ts/;

/** The slip for a name and the lobby: nobody who plays alone sees them. */
const SIT = /routes\/sit\/\w+\.svelte/;

/** The parts of every table. What only other pages show is left out. */
const TABLE = new RegExp(
  [
    'routes/table/Table',
    'lib/(?!(games|sounds|practice|chart|review-page|words)/)(?!shell/kept-words|table/[Cc]ompared)' +
      '(?!parts/(RoundTable|PadRow|PlainSlip))',
    'node_modules',
  ].join('|'),
);

/** A person's way through the page takes few files, for each one costs a round trip; docs/page.md lists them. */
const groups = [
  { name: wordsOf, test: /\.ftl/, priority: 4 },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'seats', test: SEATS, priority: 3, includeDependenciesRecursively: false },
  { name: 'options', test: OPTIONS, priority: 3, includeDependenciesRecursively: false },
  { name: 'home', test: HOME, priority: 3, includeDependenciesRecursively: false },
  { name: 'sit', test: SIT, priority: 3, includeDependenciesRecursively: false },
  { name: 'later', test: LATER, priority: 3, includeDependenciesRecursively: false },
  { name: pageOf, test: /lib\/games\//, priority: 3, includeDependenciesRecursively: false },
  { name: gameOf, test: /games\/|assets\/|@noble\/ciphers/, priority: 2, includeDependenciesRecursively: false },
  { name: 'table', test: TABLE, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './', // found from where the page lies: the server puts the site's path before it
  build: {
    target: ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111'], // the README says so
    outDir: '../src/rollwright/server/static',
    emptyOutDir: true,
    manifest: 'files.json', // the server names in the page what its address will need
    // Textures are small; pictures and fonts are files of their own, for the policy knows no fonts in data: addresses.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    isolate: false, // a new jsdom for every file takes six times as long as all the tests
    pool: 'threads',
    setupFiles: ['src/lib/testing/words.ts', 'src/lib/testing/patience.ts'],
    testTimeout: 60_000, // as in patience.ts: what is waited for comes late on a busy machine
    include: ['{src,lint}/**/*.test.ts'],
  },
});
