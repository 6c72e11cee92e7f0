// The game on boardgame.io: `node on-boardgame.mjs FOLDER` keeps matches as files, without FOLDER in memory.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE, Stage } = require('boardgame.io/core');

const SEATS = 4, ROUNDS = 22, CELLS = 44;
const all = (value) => Array.from({ length: SEATS }, () => value);

/** Each round every seat writes the two dice into two empty cells; the pencil is secret until all four are done. */
const game = {
  name: 'roll',
  setup: ({ random }) => ({
    round: 1,
    dice: random.D6(2),
    sheets: all(null).map(() => Array(CELLS).fill(0)),
    pencil: all(null),
    done: all(false),
  }),
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    write: {
      // Seats write at the same time: without this all but the first of them are dropped.
      ignoreStaleStateID: true,
      client: false,
      undoable: false,
      move: ({ G, playerID, random }, round, first, second) => {
        const seat = Number(playerID), sheet = G.sheets[seat];
        if (round !== G.round || G.done[seat] || first === second || sheet[first] !== 0 || sheet[second] !== 0)
          return INVALID_MOVE;
        G.pencil[seat] = [first, second];
        G.done[seat] = true;
        if (!G.done.every(Boolean)) return;
        for (let each = 0; each < SEATS; each++)
          G.pencil[each].forEach((cell, die) => (G.sheets[each][cell] = G.dice[die]));
        G.pencil = all(null);
        G.done = all(false);
        G.round += 1;
        G.dice = random.D6(2);
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pencil: G.pencil.map((cells, seat) => (String(seat) === playerID ? cells : null)),
  }),
  endIf: ({ G }) => G.round > ROUNDS,
};

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT], ...(db && { db }) });
console.log = () => {};
const { appServer } = await server.run(0);
process.stderr.write(`"port": ${appServer.address().port}\n`);
