import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the client is made. */
export const clientSource = fileURLToPath(new URL('../../packages/client/', import.meta.url));

/** The client as a stranger gets it: packed, then installed into an empty folder, whose path is returned. */
export const installPacked = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-client-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: clientSource });
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], {
    cwd: folder,
  });
  return folder;
};
