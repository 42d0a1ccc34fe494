// node main.mjs DRIVER URL PIDS MODE [SECONDS]: MODE is `ramp`, `grow` or a rate. One JSON line for each step on stdout.
import { Load } from './load.mjs';
import { rss } from './machine.mjs';

const DRIVERS = { boardgameio: './boardgameio.mjs', mazmorra: './mazmorra.mjs' };
const CONNECTIONS = 1000;
const P99_MS = 100;
const KEPT_UP = 0.95; // of the offered rate
const FIRST_RATE = 750;
const STEEP = 1.5;
const HALVINGS = 3;
const MOST_STEPS = 14;
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

/** Climbs steeply until a rate does not hold twice, then halves the gap between the best that held and the worst. */
async function ramp() {
  await load.grow(CONNECTIONS);
  let [best, rate, steps] = [0, FIRST_RATE, 0];
  while (steps < MOST_STEPS && !isLate() && ((await step(rate)) || (await step(rate)))) {
    best = rate;
    rate *= STEEP;
    steps += 1;
  }
  for (let halving = 0, worst = rate; halving < HALVINGS && !isLate(); halving += 1) {
    rate = (best + worst) / 2;
    if (await step(rate)) best = rate;
    else worst = rate;
  }
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

async function steady() {
  await load.grow(CONNECTIONS);
  await step(Number(mode));
}

await ({ ramp, grow }[mode] ?? steady)();
load.end();
process.exit(0);
