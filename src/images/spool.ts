import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../contract/failures.ts';
import { span, systemClock } from '../kernel/clock.ts';

// Process ids are used again (in a container it is always 1), but together with this value they are unique.
const thisRun = randomUUID();

const spoolName = /^image-(\d+)-([0-9a-f-]{36})-[0-9a-f-]{36}$/;

/** Creates a file that only this user may read. */
export const openSpoolFile = async (dir: string) => {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `image-${process.pid}-${thisRun}-${randomUUID()}`);
  return { path, handle: await open(path, 'wx', 0o600) };
};

const diskTrouble = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

/** A full or failing disk is a temporary problem of ours, neither a bug nor the picture's fault. */
export const asSpoolFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && diskTrouble.has(String(error.code))
    ? new Failure('unavailable', {
        message: 'There is no room for the picture just now. Try again in a moment.',
        retryAfterSeconds: 10,
        cause: error,
      })
    : error;

export const removeSpoolFile = (path: string) => rm(path, { force: true });

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user and may not be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

// No picture is in use for an hour, so an old file can be removed, whichever process has its process id now.
const isOld = async (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < systemClock() - span({ hours: 1 }),
    () => false,
  );

const isAbandoned = async (dir: string, name: string) => {
  const [, pid, run] = spoolName.exec(name) ?? [];
  if (!pid || run === thisRun) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid)) || isOld(join(dir, name));
};

/** Removes the files of processes that have died, and none of a running process. */
export const sweepSpool = async (dir: string) => {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    if (await isAbandoned(dir, name)) await removeSpoolFile(join(dir, name));
  }
};
