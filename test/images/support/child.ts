import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

/** A program as one plain file that Node runs by itself, in a folder that goes with the test. */
export const bundle = async (source: URL) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-child-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.cjs');
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  return { folder, program };
};

export const run = promisify(execFile);
