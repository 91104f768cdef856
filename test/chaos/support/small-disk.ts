import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const mounting = (folder: string, megabytes: number) =>
  `mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}"`;

/** True if this user may create file systems. */
export const canMount = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true });
    const script = `${mounting(folder, 1)} && nsenter --version`;
    execFileSync('unshare', ['-m', 'sh', '-c', script], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * A file system of a few megabytes at this folder, visible only to processes started with `through`. It exists as
 * long as its owner process, which ends when our end of its standard input closes.
 */
export const smallDisk = async (folder: string, megabytes: number) => {
  mkdirSync(folder, { recursive: true });
  const script = `${mounting(folder, megabytes)} && echo ready && read end`;
  const owner = spawn('unshare', ['-m', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    owner.stdout.once('data', () => resolve());
    owner.once('exit', () => reject(new Error('no file system could be made')));
  });
  // The path under which other processes can reach it.
  const mountPath = join(`/proc/${owner.pid}/root`, folder);
  return {
    through: ['nsenter', '-t', String(owner.pid), '-m', '--'],
    /** Fills the remaining space to the last byte. */
    fill() {
      const file = openSync(join(mountPath, 'filler'), 'a');
      for (const size of [65_536, 4_096, 512, 1]) {
        const chunk = Buffer.alloc(size);
        try {
          while (writeSync(file, chunk) > 0);
        } catch {
          // The disk is full for a write of this size.
        }
      }
      closeSync(file);
    },
    free: () => rmSync(join(mountPath, 'filler'), { force: true }),
    release: () => owner.stdin.end('\n'),
  };
};
