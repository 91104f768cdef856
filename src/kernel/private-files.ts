import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const forOthers = 0o077;

/** Files that this process creates from now on can be read by its own user only. */
export const keepFilesPrivate = () => {
  process.umask(forOthers);
};

/** The folder and those files in it that other users of this machine may read or change. */
export const openToOthers = (folder: string): { path: string; mode: string }[] => {
  const names = ['', ...readdirSync(folder)];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || (stat.mode & forOthers) === 0) return [];
    return [{ path, mode: (stat.mode & 0o777).toString(8).padStart(4, '0') }];
  });
};
