import { spawnSync } from 'node:child_process';

const emptyStartMs = 80;

/**
 * How much slower than an idle machine this one is just now, measured by starting an empty Node.
 * Promises in seconds are made for a machine that is not busy with something else.
 */
export const pace = () => {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return Math.max(1, (performance.now() - started) / emptyStartMs);
};
