// Our server: people and tables over HTTP, then one websocket a table for each of the five people.
// A rematch is a new table with the same people, and so five new sockets.
import { createHash } from 'node:crypto';
import { post, leave, socket } from './wire.mjs';
import { SEATS } from './table.mjs';

const sealOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

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
    const host = table.people[0];
    const id = table.finished ? await this.again(table, host) : await this.first(table, host);
    const salts = await this.sealed(table, id);
    await post(`${this.url}/tables/${id}/start`, {}, host);
    await Promise.all(table.people.map((token, seat) => post(`${this.url}/tables/${id}/reveal`, { seat, salt: salts[seat] }, token)));
    table.finished = false;
    table.seats = await Promise.all(table.people.map((token, seat) => this.connect(table, id, seat, token)));
    table.id = id;
  }

  async first(table, host) {
    const { id } = await post(`${this.url}/tables`, TABLE, host);
    await Promise.all(table.people.map((token, seat) => post(`${this.url}/tables/${id}/sit`, { seat }, token)));
    return id;
  }

  /** Everybody seals a salt for the dice; gives the salts. */
  async sealed(table, id) {
    const salts = table.people.map((_, seat) => `salt of ${seat}`);
    const seal = (seat) => ({ seat, seal: sealOf(id, 1, seat, salts[seat]) });
    await Promise.all(table.people.map((token, seat) => post(`${this.url}/tables/${id}/seal`, seal(seat), token)));
    return salts;
  }

  /** The same people play again, each one seat further. */
  async again(table, host) {
    const { id } = await post(`${this.url}/tables/${table.id}/rematch`, {}, host);
    table.people = [...table.people.slice(-1), ...table.people.slice(0, -1)];
    return id;
  }

  connect(table, id, seat, token) {
    return new Promise((resolve, reject) => {
      const lost = (why) => {
        reject(new Error(why));
        table.lost(why);
      };
      const heard = (text) => this.heard(table, seat, JSON.parse(text), () => resolve(opened));
      const opened = socket(`${this.socketUrl}/tables/${id}/socket`, (text) => opened.isLeft || heard(text), lost);
      opened.on('open', () => opened.send(JSON.stringify({ type: 'hello', token, since: -1 })));
    });
  }

  heard(table, seat, message, welcomed) {
    if (message.type === 'refused') table.refused(seat, message.args.question, message.code);
    if (message.type !== 'welcome' && message.type !== 'update') return;
    const ours = message.seats.find((each) => each.seat === seat);
    if (ours) this.update(table, seat, message.number, ours);
    table.received(seat, message.number);
    if (message.type === 'welcome') welcomed();
  }

  /** `accepted` names the question whose answer is now stored; an absent `ask` is an unchanged one. */
  update(table, seat, number, ours) {
    table.isOver ||= ours.over === true;
    table.finished = table.isOver;
    if (ours.accepted !== undefined) table.confirmed(seat, ours.accepted.question, number);
    if (ours.ask) table.asked(seat, ours.ask.question, ours.ask.options);
  }

  answer(table, seat, question, option) {
    table.seats[seat].send(JSON.stringify({ type: 'answer', seat, question, answer: option }));
  }

  close(table) {
    table.seats.forEach(leave);
  }

  end(table) {
    this.close(table);
  }
}
