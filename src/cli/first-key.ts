import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a secret of the first start where only the owner of the data folder reads it; returns the file. */
const writeSecret = (dataDir: string, name: string, secret: string) => {
  const file = join(dataDir, name);
  // Removed before, because the mode only counts for a file that is new.
  rmSync(file, { force: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return file;
};

export const writeFirstKey = (dataDir: string, key: string) =>
  writeSecret(dataDir, 'first-key.txt', key);

export const writeFirstLink = (dataDir: string, link: string) =>
  writeSecret(dataDir, 'first-sign-in-link.txt', link);
