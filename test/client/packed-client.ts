import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { oncePerRun } from '../helpers/run/once-per-run.ts';

const run = promisify(execFile);

/** The folder in which the client is built. */
export const clientSource = fileURLToPath(new URL('../../packages/client/', import.meta.url));

const pack = async (folder: string) => {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: clientSource });
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], {
    cwd: folder,
  });
};

/**
 * The client as users get it: packed, then installed into an empty folder, whose path is returned. All test files
 * of a run share it, so files written there need their own names.
 */
export const installPacked = () => oncePerRun('packed-client', pack);
