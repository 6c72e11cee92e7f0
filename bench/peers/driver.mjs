// Plays one run against one server and prints what it cost as JSON. The plan comes as JSON on standard input:
// { kind, port, pid, tables, names?, cells?, token?, rounds, think, messages, warm }.
import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import WebSocket from 'ws';
import { io } from 'socket.io-client';
import { Client } from '@colyseus/sdk';

const SEATS = 4;
const plan = JSON.parse(readFileSync(0, 'utf8'));
const PATIENCE = 30_000; // milliseconds until a request counts as lost
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Seconds of CPU that all threads of the server have used. */
function cpu() {
  const folder = `/proc/${plan.pid}/task`;
  let sum = 0;
  for (const thread of readdirSync(folder))
    sum += Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return sum / 1e9;
}

/** A random number generator of our own, so that every run plays the same. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(list, random) {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

/** One seat: `ask` sends a request and resolves when this seat has its answer. */
class Seat {
  answered = null;
  ask(send) {
    return new Promise((done) => {
      this.answered = done;
      this.asked = performance.now();
      send();
    });
  }
  answer() {
    const done = this.answered;
    this.answered = null;
    done?.();
  }
}

class OurSeat extends Seat {
  waiting = '';
  async connect(name, seat, order) {
    this.order = order;
    const headers = { Cookie: `rollwright=${seat.toString(16).padStart(32, '0')}` };
    const url = `ws://127.0.0.1:${plan.port}/api/tables/${name}/live`;
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
    this.socket.on('message', (data) => {
      const text = data.toString();
      if (text.includes('"refused"')) throw new Error(text);
      if (this.waiting && text.includes(this.waiting)) {
        this.waiting = '';
        this.answer();
      }
    });
    await new Promise((done, fail) => this.socket.once('open', done).once('error', fail));
    await this.send('here', { type: 'ping', id: 'here' });
  }
  send(id, message) {
    this.waiting = `"${id}"`;
    return this.ask(() => this.socket.send(JSON.stringify(message)));
  }
  move(round, actions, id) {
    return this.send(id, { type: 'move', id, round, actions });
  }
  pencil(round) {
    return this.move(round, [`write ${this.order[round - 1]}`], `${round}-write`);
  }
  done(round) {
    const marks = plan.messages === 1 ? [`write ${this.order[round - 1]}`] : [];
    return this.move(round, [...marks, 'done'], `${round}-done`);
  }
  get wire() {
    return this.socket._socket;
  }
  close() {
    this.socket.terminate();
  }
}

function post(path, body) {
  return new Promise((done, fail) => {
    const options = { method: 'POST', port: plan.port, path, headers: { 'content-type': 'application/json' } };
    const call = request(options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part)).on('end', () => done(JSON.parse(text)));
    });
    call.on('error', fail).end(JSON.stringify(body));
  });
}

class BoardgameSeat extends Seat {
  state = null;
  async connect(match, seat, order) {
    this.match = match;
    this.seat = String(seat);
    this.order = order;
    const joined = await post(`/games/roll/${match}/join`, { playerID: this.seat, playerName: `Person ${seat}` });
    this.credentials = joined.playerCredentials;
    this.socket = io(`http://127.0.0.1:${plan.port}/roll`, { transports: ['websocket'], forceNew: true });
    const heard = (state) => {
      this.state = state;
      if (this.answered && (this.expects === 0 || state.G.round > this.expects || state.G.done[seat])) this.answer();
    };
    this.socket.on('sync', (_, info) => heard(info.state));
    this.socket.on('update', (_, state) => heard(state));
    this.expects = 0;
    await new Promise((done) => this.socket.once('connect', done));
    await this.ask(() => this.socket.emit('sync', match, this.seat, this.credentials, SEATS));
  }
  done(round) {
    this.expects = round;
    const payload = { type: 'write', args: [round, ...this.order[round - 1]], playerID: this.seat };
    const action = { type: 'MAKE_MOVE', payload: { ...payload, credentials: this.credentials } };
    return this.ask(() => this.socket.emit('update', action, this.state._stateID, this.match, this.seat));
  }
  get wire() {
    return this.socket.io.engine.transport.ws._socket;
  }
  close() {
    this.socket.disconnect();
  }
}

class ColyseusSeat extends Seat {
  async connect(room, seat, order) {
    this.room = room;
    this.order = order;
    this.expects = 0;
    const heard = (state) => {
      if (state.sheets?.length !== SEATS) return;
      if (this.answered && (this.expects === 0 || state.round > this.expects || state.sheets[seat].done)) this.answer();
    };
    room.onStateChange(heard);
    if (room.state.sheets?.length !== SEATS) await this.ask(() => {});
  }
  done(round) {
    this.expects = round;
    return this.ask(() => this.room.send('write', [round, ...this.order[round - 1]]));
  }
  get wire() {
    return this.room.connection.transport.ws._socket;
  }
  close() {
    this.room.leave();
  }
}

const PAIRS = Array.from({ length: 22 }, (_, row) => [2 * row, 2 * row + 1]);

async function sit(number) {
  const orders = Array.from({ length: SEATS }, (_, seat) => generator(1000 * number + seat));
  const order = (seat) => shuffled(plan.kind === 'ours' ? plan.cells : PAIRS, orders[seat]);
  const seats = [];
  if (plan.kind === 'ours')
    for (let seat = 0; seat < SEATS; seat++) {
      seats.push(new OurSeat());
      await seats[seat].connect(plan.names[number], seat, order(seat));
    }
  if (plan.kind === 'boardgame') {
    const { matchID } = await post('/games/roll/create', { numPlayers: SEATS });
    for (let seat = 0; seat < SEATS; seat++) {
      seats.push(new BoardgameSeat());
      await seats[seat].connect(matchID, seat, order(seat));
    }
  }
  if (plan.kind === 'colyseus') {
    const client = new Client(`http://127.0.0.1:${plan.port}`);
    const first = await client.create('roll');
    const rooms = [first];
    for (let seat = 1; seat < SEATS; seat++) rooms.push(await new Client(`http://127.0.0.1:${plan.port}`).joinById(first.roomId));
    for (const [seat, room] of rooms.entries()) {
      seats.push(new ColyseusSeat());
      await seats[seat].connect(room, seat, order(seat));
    }
  }
  return seats;
}

const waits = [];

/** One seat's turn: where the page sends two messages, the pencil goes first. The wait is that of the last message. */
async function turn(seat, round, random, counted) {
  const think = plan.think * 1000 * random();
  const two = plan.kind === 'ours' && plan.messages === 2;
  const before = two ? think * random() : think;
  if (think) await pause(before);
  if (two) {
    await seat.pencil(round);
    if (think) await pause(think - before);
  }
  const sent = performance.now();
  await seat.done(round);
  if (counted) waits.push(performance.now() - sent);
}

/** The rounds of one table. A round ends when all four seats have their answers. */
async function play(seats, number, first, last, counted) {
  const random = generator(7 + number);
  for (let round = first; round <= last; round++)
    await Promise.all(seats.map((seat) => turn(seat, round, random, counted)));
}

const tables = [];
for (let number = 0; number < plan.tables; number++) tables.push(await sit(number));
const sockets = tables.flat();
setInterval(() => {
  const late = performance.now() - PATIENCE;
  if (sockets.some((seat) => seat.answered && seat.asked < late)) throw new Error('a request was never answered');
}, 1000);
const everybody = (first, last, counted) =>
  Promise.all(tables.map((seats, number) => play(seats, number, first, last, counted)));

await everybody(1, plan.warm, false);
await pause(200);
const read = () => sockets.reduce((sum, seat) => sum + seat.wire.bytesRead, 0);
const sent = () => sockets.reduce((sum, seat) => sum + seat.wire.bytesWritten, 0);
const before = { cpu: cpu(), read: read(), sent: sent(), at: performance.now() };
await everybody(plan.warm + 1, plan.rounds, true);
const seconds = (performance.now() - before.at) / 1000;
const used = cpu() - before.cpu;
await pause(200);
waits.sort((a, b) => a - b);
const cut = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
const figures = {
  turns: waits.length,
  seconds,
  cpu_us: (1e6 * used) / waits.length,
  p50: cut(0.5),
  p99: cut(0.99),
  bytes_out: (read() - before.read) / waits.length,
  bytes_in: (sent() - before.sent) / waits.length,
};
process.stdout.write(JSON.stringify(figures) + '\n', () => process.exit(0));
