// The game on Colyseus: rooms in memory, changes sent as binary patches right after each move.
import { Server, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { schema, t, ArraySchema } from '@colyseus/schema';

const SEATS = 4, ROUNDS = 22, CELLS = 44;
const Sheet = schema({ cells: t.array('uint8'), done: t.boolean() }, 'Sheet');
const Table = schema({ round: t.uint8(), dice: t.array('uint8'), sheets: t.array(Sheet) }, 'Table');
const roll = () => 1 + Math.floor(6 * Math.random());

/** Each round every seat writes the two dice into two empty cells; the pencil is secret until all four are done. */
class Roll extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.maxMessagesPerSecond = Infinity;
    this.patchRate = null; // a patch is sent after each move, not by a timer
    this.seats = [];
    this.pencil = Array(SEATS).fill(null);
    const table = new Table();
    table.round = 1;
    table.dice = new ArraySchema(roll(), roll());
    table.sheets = new ArraySchema();
    for (let seat = 0; seat < SEATS; seat++) {
      const sheet = new Sheet();
      sheet.cells = new ArraySchema(...Array(CELLS).fill(0));
      sheet.done = false;
      table.sheets.push(sheet);
    }
    this.state = table;
    this.onMessage('write', (client, [round, first, second]) => this.write(client, round, first, second));
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }

  write(client, round, first, second) {
    const { state, pencil } = this, seat = this.seats.indexOf(client.sessionId), sheet = state.sheets[seat];
    if (round !== state.round || round > ROUNDS || sheet.done || first === second) return;
    if (sheet.cells[first] !== 0 || sheet.cells[second] !== 0) return;
    pencil[seat] = [first, second];
    sheet.done = true;
    if (state.sheets.every((each) => each.done)) {
      pencil.forEach((cells, each) =>
        cells.forEach((cell, die) => (state.sheets[each].cells[cell] = state.dice[die])));
      this.pencil = Array(SEATS).fill(null);
      state.sheets.forEach((each) => (each.done = false));
      state.round += 1;
      state.dice[0] = roll();
      state.dice[1] = roll();
    }
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define('roll', Roll);
const port = Number(process.argv[2]);
await server.listen(port);
process.stderr.write(`"port": ${port}\n`);
