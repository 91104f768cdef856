import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildShipped, startProduct } from '../helpers/cli/greenroom-process.ts';

it('the shipped program serves /docs from its own folder', { timeout: 240_000 }, async () => {
  const shipped = await buildShipped();
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-docs-'));
  const product = await startProduct(join(shipped, 'greenroom.js'), { DATA_DIR: folder });
  try {
    const page = await (await fetch(`${product.address}/docs`)).text();
    const [reference] = /\/docs\/reference-[0-9a-f]+\.js/.exec(page) ?? [];
    const script = await fetch(`${product.address}${reference}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'br']);
    const shippedScript = readFileSync(join(shipped, 'docs', 'reference.js'), 'utf8');
    expect((await script.text()) === shippedScript).toBe(true);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
