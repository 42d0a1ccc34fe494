// node main.mjs DRIVER URL PIDS MODE [SECONDS]: MODE is `asked` (rates on stdin, one a line) or `grow`. One JSON line for each step on stdout.
import { createInterface } from 'node:readline';
import { Load } from './load.mjs';
import { rss } from './machine.mjs';

const DRIVERS = { boardgameio: './boardgameio.mjs', mazmorra: './mazmorra.mjs' };
const CONNECTIONS = 1000;
const P99_MS = 100;
const KEPT_UP = 0.95; // of the offered rate
const PACE = 1; // moves a second at each table when connections grow
const GROWTH = [1000, 2000, 4000, 8000];
const LONGEST_MS = 55_000; // after which no new step begins

const [, , driverName, url, pid, mode, seconds = '5'] = process.argv;
const started = performance.now();
const { Driver } = await import(DRIVERS[driverName]);
const load = new Load(new Driver(url), pid);
const empty = rss(pid);
process.on('unhandledRejection', (error) => load.failed(String(error?.message ?? error)));

async function step(rate) {
  const figures = await load.hold(rate, Number(seconds));
  const kept = figures.p99 <= P99_MS && figures.moves >= KEPT_UP * rate && Object.keys(figures.errors).length === 0;
  const line = { mode, held: kept, empty, ...figures };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return kept;
}

const isLate = () => performance.now() - started > LONGEST_MS;

/** Each rate as it is asked for, so that two servers can be measured in turn. */
async function asked() {
  await load.grow(CONNECTIONS);
  process.stdout.write('"ready"\n');
  for await (const line of createInterface({ input: process.stdin })) await step(Number(line));
}

/** More and more tables, each at the same pace, until a step does not hold twice. */
async function grow() {
  for (const connections of GROWTH) {
    if (isLate()) return;
    await load.grow(connections);
    const rate = PACE * load.tables.length;
    if (!(await step(rate)) && !(await step(rate))) return;
  }
}

await { asked, grow }[mode]();
load.end();
process.exit(0);
