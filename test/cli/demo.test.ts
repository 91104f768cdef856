import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../src/sandbox/sandbox.ts';
import { freePort } from '../helpers/free-port.ts';
import { buildProduct, runCommand, startProduct } from '../helpers/greenroom-process.ts';

let product: Awaited<ReturnType<typeof buildProduct>>;
let folder = '';
beforeAll(async () => {
  product = await buildProduct('demo');
  folder = mkdtempSync(join(tmpdir(), 'greenroom-demo-'));
});
afterAll(() => {
  product?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('greenroom demo', () => {
  it('walks the whole way, waiting for its cool-down, and ends with a paused ad', {
    timeout: 120_000,
  }, async () => {
    const env = {
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      WRITE_COOLDOWN_SECONDS: '8',
    };
    const service = await startProduct(product.file, env);
    try {
      const { code, stdout, stderr } = await runCommand(product.file, ['demo'], env);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const step of [
        'account',
        'connect',
        'accounts',
        'pages',
        'copy',
        'image',
        'campaign',
        'ad set',
        'creative',
        'ad',
        'insights',
      ])
        expect(stdout).toMatch(new RegExp(`✓ ${step} +\\S`));
      expect(stdout).toMatch(/writes unlock in \d s/);
      expect(stdout).toMatch(/PAUSED +ad \d+ +Demo ad/);
      expect(stdout).not.toMatch(/ACTIVE|undefined|NaN/);
      expect(stdout).not.toContain(demo.systemUserToken);
      // A second walk meets nothing of the first that stops it.
      expect((await runCommand(product.file, ['demo'], env)).code).toBe(0);
    } finally {
      await service.stop();
    }
  });

  it('says what to do when nothing answers', { timeout: 60_000 }, async () => {
    const env = { DATA_DIR: join(folder, 'none'), PORT: String(await freePort()) };
    const { code, stdout, stderr } = await runCommand(product.file, ['demo'], env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/start the service first/);
    expect(stdout).not.toMatch(/at .*\.js|Error/);
  });

  it('does not touch a real platform', { timeout: 60_000 }, async () => {
    const { code, stderr } = await runCommand(product.file, ['demo'], {
      DATA_DIR: join(folder, 'real'),
      ADNET_GRAPH_URL: 'http://127.0.0.1:9/v26.0',
      ADNET_DIALOG_URL: 'http://127.0.0.1:9/v26.0',
      ADNET_APP_ID: '1',
      ADNET_APP_SECRET: 'x'.repeat(32),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/sandbox/);
  });
});
