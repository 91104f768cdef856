import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder inside the project that all test files of this run share. */
    runFolder: string;
    /** The folder for databases that need not survive a power failure: in memory if there is room. */
    memoryFolder: string;
  }
}

const output = fileURLToPath(new URL('../../../test-output/', import.meta.url));

const memory = '/dev/shm';
const roomBytes = 2 ** 31;

const hasRoom = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes;
};

/** Removes the files of killed runs, which would stay in memory until the machine is restarted. */
const removeLeftOvers = () => {
  for (const name of readdirSync(memory)) {
    const pid = /^greenroom-run-(\d+)-/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
};

const memoryPlace = () => {
  if (!existsSync(memory) || !hasRoom()) return tmpdir();
  removeLeftOvers();
  return memory;
};

export const setup = (project: TestProject) => {
  // Every project inherits this; what the root provides, all of them get.
  if (!project.isRootProject()) return;
  mkdirSync(output, { recursive: true });
  const folder = mkdtempSync(join(output, 'run-'));
  project.provide('runFolder', folder);
  const memoryFolder = mkdtempSync(join(memoryPlace(), `greenroom-run-${process.pid}-`));
  project.provide('memoryFolder', memoryFolder);
  return () => {
    for (const dir of [folder, memoryFolder]) rmSync(dir, { recursive: true, force: true });
  };
};
