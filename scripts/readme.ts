import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { startService } from '../src/main.ts';
import { markers, renderWalk, walk } from './walk.ts';

/** Runs the README's walk on a fresh installation and writes its real answers into the page. */
const folder = mkdtempSync(join(tmpdir(), 'greenroom-readme-'));
const env = {
  PORT: '18480',
  SANDBOX_PORT: '18481',
  DATA_DIR: folder,
  WRITE_COOLDOWN_SECONDS: '0',
  LOG_LEVEL: 'silent',
};
const config = readConfig(env);
if ('problems' in config) throw new Error(config.problems.join('\n'));
const service = await startService(config);
try {
  const answers = await walk({
    api: '127.0.0.1:18480',
    sandbox: '127.0.0.1:18481',
    key: service.firstKey ?? '',
    folder: process.cwd(),
    env: { ...process.env, ...env },
  });
  const page = readFileSync('README.md', 'utf8');
  const [before = '', rest = ''] = page.split(markers.begin);
  const [, after = ''] = rest.split(markers.end);
  writeFileSync(
    'README.md',
    `${before}${markers.begin}\n\n${renderWalk(answers)}\n\n${markers.end}${after}`,
  );
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync('image.json', { force: true });
}
