import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A service that commands are typed against. */
export type Served = {
  /** Of the account that its first start made; empty where there was one before. */
  firstKey: string;
  stop(): Promise<void>;
};

/** Starts it in a folder, with these settings. */
export type Serve = (folder: string, env: Record<string, string>) => Promise<Served>;

/** None may outlive the walk, also when it ended half-way. */
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
export const watched = <C extends ChildProcess>(child: C) => {
  alive.add(child);
  child.once('close', () => alive.delete(child));
  return child;
};

const endOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });

/** The service runs without a terminal here, so its first key is in a file. */
const firstKeyIn = (output: string, folder: string) => {
  const file = /first API key is in the file (.+)/.exec(output)?.[1];
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

/** As a reader starts it. */
export const serveByProcess: Serve = (folder, env) =>
  new Promise((resolve, reject) => {
    const child = watched(
      spawn(process.execPath, ['bin/greenroom.js', 'serve'], { cwd: folder, env }),
    );
    let told = '';
    const listen = (chunk: Buffer) => {
      told += chunk;
      if (/API +http:\S+/.test(told) && told.endsWith('\n'))
        resolve({ firstKey: firstKeyIn(told, folder), stop: () => endOf(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`the service ended: ${told}`)));
  });
