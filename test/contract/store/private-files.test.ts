import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';

it('what the service makes is its user’s alone, also in a folder that others may read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-modes-'));
  chmodSync(folder, 0o755);
  const umask = process.umask(0o022);
  try {
    writeFileSync(join(folder, 'notes.txt'), 'from before', { mode: 0o644 });
    const h = await house({ engine: 'embedded', env: { DATA_DIR: folder } });
    await h.connected();
    const files = readdirSync(folder).filter((name) => name !== 'notes.txt');
    expect(files).toContain('greenroom.db');
    for (const name of files)
      expect([name, (statSync(join(folder, name)).mode & 0o077).toString(8)]).toEqual([name, '0']);
    const warnings = h.logs
      .map((line) => JSON.parse(line))
      .filter(({ mode }) => mode !== undefined);
    expect(warnings.map(({ path, mode }) => [path, mode])).toEqual([
      [folder, '0755'],
      [join(folder, 'notes.txt'), '0644'],
    ]);
    await h.stop();
  } finally {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  }
});
