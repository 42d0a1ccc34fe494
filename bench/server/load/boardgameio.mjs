// boardgame.io 0.50: matches through the lobby, moves as socket.io's `update` in the frames its own client would send.
// A rematch keeps the socket and only syncs with the new match, as its client's updateMatchID does.
import { post, leave, socket } from './wire.mjs';
import { SEATS } from './table.mjs';

const GAME = 'raiders';
const EVENT = `42/${GAME},`;

export class Driver {
  constructor(url) {
    this.url = url;
    this.socketUrl = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  }

  /** The peer knows no people: a credential belongs to one match. What lasts are the five sockets. */
  async people() {
    return { sockets: null };
  }

  async open(table) {
    const games = `${this.url}/games/${GAME}`;
    const { matchID } = await post(`${games}/create`, { numPlayers: SEATS, unlisted: true });
    table.match = matchID;
    table.credentials = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const joined = await post(`${games}/${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
      table.credentials.push(joined.playerCredentials);
    }
    table.people.sockets ??= await Promise.all(table.seen.map((_, seat) => this.connect(table, seat)));
    await Promise.all(table.seen.map((_, seat) => this.sync(table, seat)));
  }

  connect(table, seat) {
    return new Promise((resolve, reject) => {
      const opened = socket(this.socketUrl, (text) => this.heard(table, seat, text, opened, resolve), (why) => {
        reject(new Error(why));
        table.lost(why);
      });
    });
  }

  sync(table, seat) {
    return new Promise((resolve) => {
      const args = ['sync', table.match, String(seat), table.credentials[seat], SEATS];
      table.people.sockets[seat].synced = resolve;
      table.people.sockets[seat].send(EVENT + JSON.stringify(args));
    });
  }

  heard(table, seat, text, opened, connected) {
    if (text === '2') return opened.send('3'); // engine.io's ping
    if (text.startsWith('0')) return opened.send(`40/${GAME},`);
    if (text.startsWith('40')) return connected(opened);
    if (!text.startsWith(EVENT)) return undefined;
    const [kind, match, content, log] = JSON.parse(text.slice(EVENT.length));
    if (match !== table.match) return undefined;
    if (kind === 'update') this.update(table, seat, content, log);
    if (kind === 'sync') {
      this.update(table, seat, content.state, []);
      opened.synced();
    }
    return undefined;
  }

  update(table, seat, state, log) {
    const id = String(seat);
    const isMine = log.some((entry) => entry.action.payload.playerID === id);
    if (isMine) table.confirmed(seat, table.asks[seat]?.question, state._stateID);
    table.isOver ||= state.ctx.gameover !== undefined;
    const { room, chosen, heroes } = state.G;
    if (!table.isOver && chosen[id] === undefined) table.asked(seat, room, heroes[id].hand);
    table.received(seat, state._stateID);
  }

  answer(table, seat, question, card) {
    const payload = { type: 'choose', args: [card], playerID: String(seat), credentials: table.credentials[seat] };
    const args = ['update', { type: 'MAKE_MOVE', payload }, table.seen[seat], table.match, String(seat)];
    table.people.sockets[seat].send(EVENT + JSON.stringify(args));
  }

  close() {}

  end(table) {
    table.people?.sockets?.forEach(leave);
  }
}
