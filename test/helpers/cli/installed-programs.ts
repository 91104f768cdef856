import { execFileSync } from 'node:child_process';

/** True if this machine has the program. */
export const has = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};
