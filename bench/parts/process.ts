import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process under test, with what the kernel says about it. */
export type Target = {
  name: string;
  origin: string;
  pid: number;
  /** Processor seconds used so far. */
  cpu(): number;
  /** Resident megabytes. */
  memory(): number;
  stop(): Promise<void>;
};

const ticksPerSecond = 100;

const cpuOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** `pid`: where another process than the child does the work. */
export const targetOf = (
  name: string,
  child: ChildProcess,
  origin: string,
  pid = child.pid ?? 0,
): Target => {
  return {
    name,
    origin,
    pid,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    stop: () =>
      new Promise((stopped) => {
        if (child.exitCode !== null) return stopped();
        child.once('exit', () => stopped());
        child.kill('SIGTERM');
      }),
  };
};

/** A script of bench/parts that tells its port when it listens. */
export const startScript = async (
  name: string,
  file: string,
  ...words: string[]
): Promise<Target> => {
  const path = fileURLToPath(new URL(`../bench/parts/${file}`, import.meta.url));
  const child = fork(path, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await new Promise<{ port: number }>((told, failed) => {
    child.once('message', (message) => told(message as { port: number }));
    child.once('exit', () => failed(new Error(`${file} did not start`)));
  });
  return targetOf(name, child, `http://127.0.0.1:${port}`);
};
