/** One table over its websocket: what this browser may know of it, kept up to date through broken networks.
 *
 * An answer is kept until the server says that it is stored; after a break it is sent again word for word, which the server
 * knows how to take. So nothing is lost and nothing happens twice.
 */
import { SvelteMap } from "svelte/reactivity";
import { hear as hearPromises, type Broken } from "../lib/promises";
import type { AskOut, ChatOut, Outgoing, SeatOut, TableOut, Welcome, Incoming } from "../protocol";

export const WATCHER = -2;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const SPARE_MS = 3000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const FINAL_CODES = [4403, 4404, 4401];

export type Face = Record<string, unknown> & { kind: string; clause: string; number: number };
export type Fields = Record<string, unknown>;

/** A table as one seat, or a watcher, may know it. Each change makes a new value. */
export interface Seen {
  seat: number;
  fields: Fields;
  ask: AskOut | null;
  ownAnswer: unknown;
  canUndo: string;
  events: Face[];
  /** Counts the times events were taken back, so that a screen knows that it must not go on from what it showed. */
  rewinds: number;
  over: boolean;
}

export interface Refusal {
  code: string;
  args: Record<string, unknown>;
}

interface Pending {
  seat: number;
  question: number;
  answer: unknown;
}

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  table = $state.raw<TableOut | null>(null);
  person = $state("");
  /** Which promise about the dice the server has broken, if any. */
  unfair = $state<Broken | "">("");
  seats = new SvelteMap<number, Seen>();
  waiting = $state.raw<readonly number[]>([]);
  answered = $state.raw<readonly number[]>([]);
  chat = $state.raw<ChatOut[]>([]);
  /** Everybody whose words are not shown here; the server remembers them. */
  muted = $state.raw<readonly string[]>([]);
  refused = $state.raw<Refusal | null>(null);
  pending = $state.raw<readonly Pending[]>([]);
  /** When something happened last, by the server's clock. */
  movedAt = $state(0);
  /** The server's clock less ours, in milliseconds. */
  offset = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private heardAt = 0;
  private retry = 0;
  private pulse: number;
  private closed = false;
  /** Until this table says welcome, what is heard is of the one we come from. */
  private moving = false;
  /** How often this table has said welcome: what was on its way before may be lost. */
  welcomes = 0;

  /** A table, over the connection of the one we come from if there is any. */
  constructor(
    readonly id: string,
    private readonly token: string,
  ) {
    this.pulse = window.setInterval(() => this.beat(), 5000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    const from = spare;
    spare = null;
    if (from?.readyState === WebSocket.OPEN) this.goOn(from);
    else this.open();
  }

  /** The seats this browser holds. */
  get mine(): number[] {
    return this.table && this.person ? this.table.chairs.flatMap((chair, seat) => (chair.person === this.person ? [seat] : [])) : [];
  }

  answer(seat: number, question: number, answer: unknown): void {
    this.refused = null;
    this.pending = [...this.pending.filter((each) => each.seat !== seat), { seat, question, answer }];
    this.send({ type: "answer", seat, question, answer });
  }

  /** Say something that is not an answer; it is not repeated after a break. Whether it could be said. */
  send(message: Incoming): boolean {
    const open = this.socket?.readyState === WebSocket.OPEN && this.status === "open";
    if (open) this.socket!.send(JSON.stringify(message));
    return open;
  }

  /** The table is left; `onward` to another one, which takes the connection over if it comes soon. */
  close(onward = false): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const left = this.socket;
    this.socket = null;
    if (!onward || this.status !== "open") return left?.close();
    spare = left;
    setTimeout(() => {
      if (spare !== left) return;
      spare = null;
      left?.close();
    }, SPARE_MS);
  }

  private open(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/socket`;
    const socket = new WebSocket(address);
    this.listen(socket);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.known() }));
  }

  /** Go on to this table over a connection to another; if that is refused, over a new one. */
  private goOn(socket: WebSocket): void {
    this.moving = true;
    this.listen(socket);
    socket.send(JSON.stringify({ type: "move", table: this.id, since: 0 }));
  }

  private arrive(message: Outgoing): void {
    if (message.type === "welcome" && message.table.id === this.id) {
      this.moving = false;
      this.hear(message);
    } else if (message.type === "refused") {
      this.moving = false;
      this.socket?.close();
      this.open();
    }
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      const heard = JSON.parse(message.data as string) as Outgoing;
      if (this.moving) this.arrive(heard);
      else this.hear(heard);
    };
    socket.onclose = (end) => {
      if (socket === this.socket) this.lose(end.code);
    };
  }

  private lose(code: number): void {
    this.socket = null;
    this.moving = false;
    if (this.closed) return;
    if (FINAL_CODES.includes(code)) {
      this.status = "refused";
      return;
    }
    if (this.status === "open") this.status = "lost";
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!;
    this.retry = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks again: do not wait for the next try. */
  private hurry = (): void => {
    if (this.closed || this.status === "refused" || document.hidden) return;
    if (this.socket === null) {
      clearTimeout(this.retry);
      this.open();
    } else this.send({ type: "ping" });
  };

  private beat(): void {
    const silence = Date.now() - this.heardAt;
    if (this.socket && silence > SILENCE_MS) {
      const dead = this.socket;
      this.lose(0);
      dead.close();
    } else if (silence > PING_MS) this.send({ type: "ping" });
  }

  /** How many events every viewpoint of ours knows. */
  private known(): number {
    const counts = [...this.seats.values()].map((seen) => seen.events.length);
    return counts.length ? Math.min(...counts) : 0;
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.waiting = message.waiting;
        this.answered = message.answered;
        this.movedAt = message.at;
        return message.seats.forEach((seat) => this.take(seat));
      case "table":
        return this.takeTable(message);
      case "chat":
        if (!this.chat.some((each) => each.id === message.id)) this.chat = [...this.chat, message];
        return;
      case "muted":
        this.muted = message.people;
        return;
      case "unsaid":
        this.chat = this.chat.filter((each) => message.line && each.id !== message.line);
        return;
      case "refused":
        return this.hearRefusal(message);
      case "pong":
        this.offset = message.now - Date.now();
    }
  }

  private welcome(message: Welcome): void {
    this.tries = 0;
    this.welcomes++;
    this.status = "open";
    this.refused = null;
    this.person = message.person;
    this.offset = message.now - Date.now();
    this.takeTable(message.table);
    this.waiting = message.waiting;
    this.answered = message.answered;
    this.chat = message.chat;
    this.muted = message.muted;
    message.seats.forEach((seat) => this.take(seat));
    for (const each of this.pending) this.send({ type: "answer", ...each });
  }

  private takeTable(table: TableOut): void {
    this.table = table;
    this.movedAt = table.waits_since;
    this.unfair ||= hearPromises(table, this.mine);
  }

  private take(out: SeatOut): void {
    const before = this.seats.get(out.seat) ?? NOTHING_SEEN;
    const from = out.events_from ?? before.events.length;
    const rewound = from < before.events.length && !same(before.events.slice(from), out.events ?? []);
    if (out.accepted) this.settle(out.seat, out.accepted.question);
    this.seats.set(out.seat, {
      seat: out.seat,
      fields: out.fields ? { ...before.fields, ...out.fields } : before.fields,
      ask: out.ask === undefined ? before.ask : out.ask,
      ownAnswer: out.own_answer === undefined ? before.ownAnswer : out.own_answer,
      canUndo: out.can_undo ?? before.canUndo,
      events: out.events ? [...before.events.slice(0, from), ...(out.events as Face[])] : before.events,
      rewinds: before.rewinds + (rewound ? 1 : 0),
      over: out.over ?? before.over,
    });
  }

  private hearRefusal(refused: Refusal): void {
    const { seat, question, stored } = refused.args as { seat?: number; question?: number; stored?: boolean };
    if (refused.code === "late" && stored) return this.settle(seat!, question!);
    if (seat !== undefined && question !== undefined) this.settle(seat, question);
    this.refused = refused;
  }

  private settle(seat: number, question: number): void {
    this.pending = this.pending.filter((each) => each.seat !== seat || each.question !== question);
  }
}

/** The connection to a table that was left for another. */
let spare: WebSocket | null = null;

const NOTHING_SEEN: Seen = { seat: WATCHER, fields: {}, ask: null, ownAnswer: null, canUndo: "no", events: [], rewinds: 0, over: false };

/** Whether the events told again begin as the ones already known: then nothing was taken back. */
function same(known: Face[], told: Record<string, unknown>[]): boolean {
  return known.length <= told.length && known.every((event, index) => JSON.stringify(event) === JSON.stringify(told[index]));
}
