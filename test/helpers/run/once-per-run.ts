import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

const timeoutMs = 120_000;

/** Does something once for all test files of a run: the first file does it, the others wait. */
export const oncePerRun = async (name: string, work: (folder: string) => Promise<void>) => {
  const folder = join(inject('runFolder'), name);
  const doneFile = join(folder, '.done');
  try {
    // If several try at the same time, only one succeeds.
    mkdirSync(folder);
  } catch {
    const until = Date.now() + timeoutMs;
    while (!existsSync(doneFile)) {
      if (Date.now() > until) throw new Error(`${name} was begun by another file and never done`);
      await wait(20);
    }
    return folder;
  }
  await work(folder);
  writeFileSync(doneFile, '');
  return folder;
};
