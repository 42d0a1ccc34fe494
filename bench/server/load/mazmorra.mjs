// Our server: people and the first table over HTTP, then one websocket for each of the five people.
// A rematch is a new table with the same people, who go on to it over the sockets they have.
import { createHash } from 'node:crypto';
import { post, leave, socket } from './wire.mjs';
import { SEATS } from './table.mjs';

const sealOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
const saltOf = (seat) => `salt of ${seat}`;

const TABLE = { game: 'raiders', settings: { edition: 'devir', mode: 'standard' }, seats: SEATS, options: { public: false } };

export class Driver {
  constructor(url) {
    this.url = `${url}/api`;
    this.socketUrl = this.url.replace('http', 'ws');
  }

  async people() {
    const names = Array.from({ length: SEATS }, (_, seat) => `seat ${seat}`);
    const made = await Promise.all(names.map((name) => post(`${this.url}/people`, { name })));
    return made.map(({ token }) => token);
  }

  async open(table) {
    table.players = table.finished ? await this.again(table) : await this.first(table);
    table.finished = false;
    table.seats = table.players.map((player) => player.socket);
    await this.begin(table.players);
  }

  /** A table with everybody at it, whose words for the dice are sealed. */
  async first(table) {
    table.players?.forEach((player) => leave(player.socket)); // of a game that was left
    const { id } = await post(`${this.url}/tables`, TABLE, table.people[0]);
    const sit = (token, seat) => post(`${this.url}/tables/${id}/sit`, { seat, seal: sealOf(id, 1, seat, saltOf(seat)) }, token);
    await Promise.all(table.people.map(sit));
    return Promise.all(table.people.map((token, seat) => this.connect(table, id, seat, token)));
  }

  /** The same people play again, each one seat further. */
  async again(table) {
    const players = [...table.players.slice(-1), ...table.players.slice(0, -1)];
    players.forEach((player) => player.getUp());
    const { id } = await post(`${this.url}/tables/${table.players[0].at}/rematch`, {}, table.players[0].token);
    await Promise.all(players.map((player, seat) => player.moved(id, seat)));
    players.forEach((player) => player.say({ type: 'seal', seat: player.seat, seal: sealOf(id, 1, player.seat, saltOf(player.seat)) }));
    const host = players.find((player) => player.isHost());
    await host.until((told) => told.seals.every(Boolean));
    return players;
  }

  /** The host begins, and everybody tells the words they have sealed. */
  async begin(players) {
    const host = players.find((player) => player.isHost());
    await post(`${this.url}/tables/${host.at}/start`, {}, host.token);
    players.forEach((player) => player.say({ type: 'reveal', seat: player.seat, salt: saltOf(player.seat) }));
    await Promise.all(players.map((player) => player.until((told) => told.status === 'playing')));
  }

  connect(table, id, seat, token) {
    return new Promise((resolve, reject) => {
      const lost = (why) => {
        reject(new Error(why));
        table.lost(why);
      };
      const player = new Player(table, id, seat, token);
      const opened = socket(`${this.socketUrl}/tables/${id}/socket`, (text) => opened.isLeft || player.heard(JSON.parse(text)), lost);
      player.socket = opened;
      opened.on('open', () => opened.send(JSON.stringify({ type: 'hello', token, since: -1 })));
      player.until(() => true).then(() => resolve(player));
    });
  }

  answer(table, seat, question, option) {
    table.seats[seat].send(JSON.stringify({ type: 'answer', seat, question, answer: option }));
  }

  /** The sockets stay: the next game is played over them. */
  close() {}

  end(table) {
    table.players?.forEach((player) => leave(player.socket));
  }
}

/** One person at one table after another. */
class Player {
  constructor(table, at, seat, token) {
    Object.assign(this, { table, at, seat, token, person: '', told: null, waiting: [] });
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  isHost() {
    return this.told.host === this.person;
  }

  /** What is still told of the game that is over is not of the next. */
  getUp() {
    this.told = null;
  }

  moved(id, seat) {
    Object.assign(this, { at: id, seat });
    this.say({ type: 'move', table: id, since: -1 });
    return this.until(() => true);
  }

  /** Once the table stands so; gives what was found. */
  until(found) {
    const now = this.told && found(this.told);
    return now ? Promise.resolve(now) : new Promise((resolve) => this.waiting.push({ found, resolve }));
  }

  heard(message) {
    if (message.type === 'refused') this.table.refused(this.seat, message.args.question, message.code);
    const told = message.type === 'welcome' ? message.table : message.type === 'table' ? message : null;
    if (told?.id === this.at) this.learn(told, message);
    if (this.told === null || (message.type !== 'welcome' && message.type !== 'update')) return; // of the table it comes from
    const ours = message.seats.find((each) => each.seat === this.seat);
    if (ours) this.update(message.number, ours);
    this.table.received(this.seat, message.number);
  }

  learn(told, message) {
    if (message.type === 'welcome') this.person = message.person;
    if (message.type !== 'welcome' && this.told === null) return; // word of the next table before its welcome
    this.told = told;
    const waiting = this.waiting;
    this.waiting = [];
    for (const each of waiting) this.until(each.found).then(each.resolve);
  }

  /** `accepted` names the question whose answer is now stored; an absent `ask` is an unchanged one. */
  update(number, ours) {
    this.table.isOver ||= ours.over === true;
    this.table.finished = this.table.isOver;
    if (ours.accepted !== undefined) this.table.confirmed(this.seat, ours.accepted.question, number);
    if (ours.ask) this.table.asked(this.seat, ours.ask.question, ours.ask.options);
  }
}
