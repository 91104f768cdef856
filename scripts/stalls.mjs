import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/**
 * npm run test:stalls [-- files]: the tests, with every process of theirs, servers included, standing
 * still at moments of no one's choosing, as on a machine that is too busy. A test that fails here
 * and nowhere else is a matter of luck.
 */
const maxMs = Number(process.env.STALL_MS ?? 150);

const standStill = () => {
  const rarely = Math.random() < 0.05;
  const until = performance.now() + Math.random() * maxMs * (rarely ? 5 : 1);
  while (performance.now() < until);
  plan();
};

const plan = () => void setTimeout(standStill, 5 + Math.random() * 150).unref();

const runTests = () => {
  const home = fileURLToPath(new URL('..', import.meta.url));
  const vitest = join(home, 'node_modules', 'vitest', 'vitest.mjs');
  const NODE_OPTIONS = `--import ${import.meta.url}`;
  const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: home,
    env: { ...process.env, NODE_OPTIONS },
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) runTests();
else if (isMainThread) plan();
