import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { inject } from 'vitest';
import { oncePerRun } from '../run/once-per-run.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));

type Build = {
  buildProgram(home: string, folder: string): Promise<void>;
  bundle(entry: string, outfile: string, options?: BuildOptions): Promise<unknown>;
};

/** The program as it is shipped, with its other files: built once for all test files of a run. */
export const buildShipped = () =>
  oncePerRun('shipped', async (folder) => {
    const { buildProgram } = await scripts();
    await buildProgram(home, folder);
  });

/** The build script is plain JavaScript, so its type is declared here. */
const scripts = async () => (await import(join(home, 'scripts/build.mjs'))) as Build;

/**
 * The shipped program; or, with plugins, one file with changed parts, which belongs to one test file and is removed
 * by the returned function.
 */
export const buildProduct = async (name: string, plugins: Plugin[] = []) => {
  if (plugins.length === 0)
    return { file: join(await buildShipped(), 'greenroom.js'), remove: () => {} };
  const file = join(inject('runFolder'), `${name}-${process.pid}.mjs`);
  const { bundle } = await scripts();
  await bundle(join(home, 'src/cli/main.ts'), file, { plugins });
  return { file, remove: () => rmSync(file, { force: true }) };
};

/** A program with a part of its source removed or changed, to show that a check can fail. */
export const without = (path: string, piece: string, instead = ''): Plugin => ({
  name: 'without',
  setup(build) {
    build.onLoad({ filter: new RegExp(`${path.replaceAll('.', '\\.')}$`) }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes(piece)) throw new Error(`${path} does not hold ${piece}`);
      return { contents: source.replaceAll(piece, () => instead), loader: 'ts' };
    });
  },
});

type ExitStatus = { code: number | null; signal: NodeJS.Signals | null };

export type Running = {
  /** The address on which it listens. */
  address: string;
  firstKey: string | null;
  startedInMs: number;
  child: ChildProcess;
  output(): string;
  ended: Promise<ExitStatus>;
  kill(): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
};

export type Finished = ExitStatus & { stdout: string; stderr: string; ms: number };

/** Processes must not outlive the tests, even if a test fails half-way. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

const launch = (
  file: string,
  words: string[],
  env: Record<string, string>,
  through: string[] = [],
) => {
  const started = performance.now();
  const [command = '', ...rest] = [...through, process.execPath, file, ...words];
  const child = spawn(command, rest, {
    cwd: home,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      SANDBOX_PORT: '0',
      LOG_LEVEL: 'warn',
      STOP_NOTICE_SECONDS: '0',
      ...(!env.ADNET_GRAPH_URL && { SANDBOX: 'on' }),
      // For a run in which all processes are stopped at times (scripts/stalls.mjs).
      ...(process.env.NODE_OPTIONS && { NODE_OPTIONS: process.env.NODE_OPTIONS }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<ExitStatus>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const read = () => ({ stdout, stderr, ms: performance.now() - started });
  return { child, ended, read };
};

/** Runs one command to its end. */
export const runCommand = async (
  file: string,
  words: string[],
  env: Record<string, string> = {},
  through: string[] = [],
): Promise<Finished> => {
  const { ended, read } = launch(file, words, env, through);
  const end = await ended;
  return { ...end, ...read() };
};

/** Starts the service or another command, and kills it after a while or when the caller says so, ready or not. */
export const startAndKill = async (
  file: string,
  env: Record<string, string>,
  after: number | ((isOver: () => boolean) => Promise<void>),
  words: string[] = ['serve'],
) => {
  const { child, ended } = launch(file, words, env);
  let isOver = false;
  const over = ended.then(() => {
    isOver = true;
  });
  const moment =
    typeof after === 'number' ? wait(after, undefined, { ref: false }) : after(() => isOver);
  await Promise.race([over, moment]);
  child.kill('SIGKILL');
  await over;
};

/**
 * If the output is not a terminal, it names the file with the first key. `root` is the folder that the process sees
 * as /.
 */
const firstKeyIn = (output: string, root: string) => {
  const file = /first API key is in the file (.+)/.exec(output)?.[1];
  return file ? readFileSync(`${root}${file}`, 'utf8').trim() : null;
};

/** Starts the service, possibly by another command, and waits until it reports that it is ready. */
export const startProduct = (
  file: string,
  env: Record<string, string>,
  through: string[] = [],
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const { child, ended, read } = launch(file, ['serve'], env, through);
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${why}: ${read().stdout}${read().stderr}`));
    };
    const limit = setTimeout(() => fail('did not start'), 90_000);
    const end = ({ code, signal }: ExitStatus) => {
      clearTimeout(limit);
      // A process that ended by itself should say why, whichever test fails because of it.
      if (code) console.error(`ended with ${code}: ${read().stderr.slice(-2_000)}`);
      fail(`ended with ${code ?? signal}`);
    };
    ended.then(end);
    child.stdout?.on('data', () => {
      const { stdout, ms } = read();
      const address = /API\s+(http:\S+)\/api\/v1/.exec(stdout)?.[1];
      if (!address || !stdout.endsWith('\n')) return;
      clearTimeout(limit);
      const kill = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      const stop = async () => {
        child.kill('SIGTERM');
        return (await ended).code;
      };
      resolve({
        address,
        firstKey: firstKeyIn(stdout, through.length > 0 ? `/proc/${child.pid}/root` : ''),
        startedInMs: ms,
        child,
        output: () => read().stdout + read().stderr,
        ended,
        kill,
        stop,
      });
    });
  });
