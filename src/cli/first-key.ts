import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps the first API key where only the owner of the data folder reads it; returns the file. */
export const writeFirstKey = (dataDir: string, key: string) => {
  const file = join(dataDir, 'first-key.txt');
  // Removed before, because the mode only counts for a file that is new.
  rmSync(file, { force: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return file;
};
