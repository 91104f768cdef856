import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/boot/config.ts';
import { startService } from '../../src/boot/start-service.ts';
import { backUp } from '../../src/operations/operator/backup.ts';
import { house } from '../helpers/house/house.ts';

it('restores a backup of the embedded store as docs/operating.md says', async () => {
  const first = await house({ engine: 'embedded' });
  const { key } = await first.connected();
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-restore-'));
  await backUp.run(first.service.deps, { to: join(folder, 'greenroom.db') });
  expect(statSync(join(folder, 'greenroom.db')).mode & 0o777).toBe(0o600);
  copyFileSync(join(first.config.dataDir, 'secrets.json'), join(folder, 'secrets.json'));
  await first.stop();

  const config = readConfig({
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  if ('problems' in config) throw new Error(config.problems.join());
  const again = await startService(config);
  const call = (path: string) =>
    fetch(`${again.address}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect(await (await call('/adnet/connection')).json()).toMatchObject({ connected: true });
  expect((await call(`/adnet/ad-accounts/act_${demo.usdAccountId}/campaigns`)).status).toBe(200);
  await again.stop();
  rmSync(folder, { recursive: true, force: true });
});
