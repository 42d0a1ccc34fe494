// What the machine says of the server's process and of its core, read from /proc.
import fs from 'node:fs';

const TICK_MS = 10; // USER_HZ is 100 on every Linux that Node runs on
const SERVER_CORE = 'cpu0';

/** Resident memory of the server, in kB. */
export function rss(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

/** Milliseconds of processor used so far: by the server, by this generator, and by anybody on the server's core. */
export function used(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  const core = fs.readFileSync('/proc/stat', 'utf8').split('\n').find((line) => line.startsWith(`${SERVER_CORE} `));
  const [, busy, nice, kernel, , , interrupt, soft, stolen] = core.split(/\s+/).map(Number);
  const own = process.cpuUsage();
  return {
    server: (user + system) * TICK_MS,
    generator: (own.user + own.system) / 1000,
    core: (busy + nice + kernel + interrupt + soft + stolen) * TICK_MS,
  };
}
