// What the machine says of the server's processes and of its core, read from /proc.
import fs from 'node:fs';

const TICK_MS = 10; // USER_HZ is 100 on every Linux that Node runs on
const SERVER_CORE = 'cpu0';

const total = (pids, figure) => pids.split(',').reduce((sum, pid) => sum + figure(pid), 0);

/** Resident memory of the server's processes (`1,2`), in kB. */
export function rss(pids) {
  return total(pids, (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]));
}

function ticks(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  return user + system;
}

/** Milliseconds of processor used so far: by the server, by this generator, and by anybody on the server's core. */
export function used(pids) {
  const core = fs.readFileSync('/proc/stat', 'utf8').split('\n').find((line) => line.startsWith(`${SERVER_CORE} `));
  const [, busy, nice, kernel, , , interrupt, soft, stolen] = core.split(/\s+/).map(Number);
  const own = process.cpuUsage();
  return {
    server: total(pids, ticks) * TICK_MS,
    generator: (own.user + own.system) / 1000,
    core: (busy + nice + kernel + interrupt + soft + stolen) * TICK_MS,
  };
}
