import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** npm run check: types, lint, fences and dead code, side by side; each tells what it found in one piece. */
const home = fileURLToPath(new URL('..', import.meta.url));

/** The compiler itself, in a third of the time; `typescript` is the older one, which other tools call as a library. */
const tsc = join('..', 'typescript-native', 'bin', 'tsc');

/** One checker: each further one works out the same types once more, on cores that the other checks are using. */
const types = (folder) => [tsc, '-p', folder, '--checkers', '1'];

/** The compiler ends before its memory would have to be tidied, which takes half of its time; up to this much. */
const untidied = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

const checks = [
  types('.'),
  types('src/console/islands'),
  ['depcruise', 'src', 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ['knip'],
  ['biome', 'check', '.'],
];

const run = ([name = '', ...words]) =>
  new Promise((resolve) => {
    const program = join(home, 'node_modules', '.bin', name);
    const child = spawn(program, words, {
      cwd: home,
      env: { ...process.env, FORCE_COLOR: '1', ...untidied },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      process.stdout.write(output);
      if (code !== 0) process.stdout.write(`${name} ended with ${code}\n`);
      resolve(code === 0);
    });
  });

const results = await Promise.all(checks.map(run));
if (results.includes(false)) process.exitCode = 1;
