// The tables together: opens them, holds a rate for a while and tells what was measured in that while.
import { setTimeout as pause } from 'node:timers/promises';
import { rss, used } from './machine.mjs';
import { SEATS, Table } from './table.mjs';

const SETTLE_MS = 700;
const DRAIN_MS = 2000;
const OPENED_AT_ONCE = 10;

export class Load {
  constructor(driver, pid, seed = 1) {
    this.driver = driver;
    this.pid = pid;
    this.random = generator(seed);
    this.tables = [];
    this.opened = 0;
    this.pace = 1;
    this.isRunning = false;
    this.forget();
  }

  forget() {
    this.samples = [];
    this.errors = new Map();
    this.late = 0;
  }

  done(sent, now) {
    this.samples.push({ sent, now });
  }

  failed(why) {
    this.errors.set(why, (this.errors.get(why) ?? 0) + 1);
  }

  /** Opens tables until there are enough for this many connections. */
  async grow(connections) {
    const missing = Math.ceil(connections / SEATS) - this.tables.length;
    const fresh = Array.from({ length: missing }, () => new Table(this));
    this.tables.push(...fresh);
    const openers = Array.from({ length: OPENED_AT_ONCE }, async () => {
      for (let table = fresh.pop(); table; table = fresh.pop()) await table.open();
    });
    await Promise.all(openers);
  }

  /** Offers a rate in moves a second over all tables, for a while, and measures the moves sent in it. */
  async hold(rate, seconds) {
    this.pace = rate / this.tables.length;
    this.isRunning = true;
    this.tables.forEach((table) => table.isOpen && table.resume());
    await pause(SETTLE_MS);
    this.forget();
    const begin = performance.now();
    const before = used(this.pid);
    await pause(seconds * 1000);
    const end = performance.now();
    const after = used(this.pid);
    this.isRunning = false;
    this.tables.forEach((table) => table.pause());
    const unanswered = await this.drained();
    if (unanswered) this.errors.set('unanswered', unanswered);
    return { ...this.figures(rate, begin, end), ...shares(before, after, end - begin) };
  }

  async drained() {
    const open = () => this.tables.reduce((sum, table) => sum + table.moves.length, 0);
    for (let waited = 0; waited < DRAIN_MS && open(); waited += 20) await pause(20);
    return open();
  }

  figures(rate, begin, end) {
    const sent = this.samples.filter((each) => each.sent >= begin && each.sent < end);
    const finished = this.samples.filter((each) => each.now >= begin && each.now < end).length;
    const times = sent.map((each) => each.now - each.sent).sort((a, b) => a - b);
    const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Infinity;
    return {
      connections: this.tables.length * SEATS,
      tables: this.tables.length,
      offered: rate,
      moves: finished / ((end - begin) / 1000),
      p50: share(0.5),
      p95: share(0.95),
      p99: share(0.99),
      errors: Object.fromEntries(this.errors),
      late: this.late,
      rss: rss(this.pid),
      made: this.opened,
    };
  }

  end() {
    this.isRunning = false;
    for (const table of this.tables) {
      table.isOpen = false;
      this.driver.end(table);
    }
  }
}

/** How busy the server, the generator and everybody else on the server's core were, each as a part of one core. */
function shares(before, after, ms) {
  const server = (after.server - before.server) / ms;
  return { server, generator: (after.generator - before.generator) / ms, others: (after.core - before.core) / ms - server };
}

/** A small seeded random (mulberry32) for pauses and choices. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
