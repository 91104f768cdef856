import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildProgram } from '../../scripts/build.mjs';
import { startProduct } from '../helpers/greenroom-process.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));

it('the shipped program serves /docs from its own folder', { timeout: 240_000 }, async () => {
  await buildProgram(home);
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-docs-'));
  const product = await startProduct(join(home, 'dist', 'greenroom.js'), { DATA_DIR: folder });
  try {
    const page = await (await fetch(`${product.address}/docs`)).text();
    const [reference] = /\/docs\/reference-[0-9a-f]+\.js/.exec(page) ?? [];
    const script = await fetch(`${product.address}${reference}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'br']);
    const kept = readFileSync(join(home, 'dist', 'docs', 'reference.js'), 'utf8');
    expect((await script.text()) === kept).toBe(true);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
