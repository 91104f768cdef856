import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before the service with `node --import`: from then on, garbage is collected often.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Milliseconds of processor time. By the clock, a busy machine would do little else than collect. */
const everyMs = 500;
let last = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(last);
  if ((user + system) / 1000 < everyMs) return;
  collect();
  last = process.cpuUsage();
}, 100).unref();
