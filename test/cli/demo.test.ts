import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildProduct,
  type Finished,
  type Running,
  runCommand,
  startProduct,
} from '../helpers/cli/greenroom-process.ts';
import { has } from '../helpers/cli/installed-programs.ts';
import { runOnTerminal } from '../helpers/cli/pseudo-terminal.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { pace } from '../helpers/timing/pace.ts';

const green = '\u001b[32m';
// A server that listens on TCP has an address with a port.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The demo has to get that far while some seconds of it are left; a slow machine waits for 20 seconds at most. */
const longEnough = () => String(Math.ceil(Math.min(6 * pace(), 20)));

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
  let env: Record<string, string>;
  let service: Running;
  beforeAll(async () => {
    env = {
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      WRITE_COOLDOWN_SECONDS: longEnough(),
    };
    service = await startProduct(product.file, env);
  });
  afterAll(() => service?.stop());

  /** On a machine that has become busy meanwhile the cool-down can be over before the demo gets there. */
  const walkThatWaits = async (turns = 3): Promise<Finished> => {
    const walk = await runCommand(product.file, ['demo'], env);
    return walk.stdout.includes(' waits ') || turns === 1 ? walk : walkThatWaits(turns - 1);
  };

  it('walks the whole way, waiting for its cool-down, and ends with a paused ad', {
    timeout: 600_000,
  }, async () => {
    const { code, stdout, stderr } = await walkThatWaits();
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
    expect(stdout).toMatch(/^ {2}… a new connection waits .*: \d+ s$/m);
    expect(stdout).not.toMatch(/\r|\u001b/);
    expect(stdout).toMatch(/PAUSED +ad \d+ +Demo ad/);
    expect(stdout).not.toMatch(/ACTIVE|undefined|NaN/);
    expect(stdout).not.toContain(demo.systemUserToken);
    // Elsewhere the second walk is the one on a terminal.
    if (!has('script')) expect((await runCommand(product.file, ['demo'], env)).code).toBe(0);
  });

  it.skipIf(!has('script'))(
    'meets nothing of the first walk that stops a second; counts down and colours on a terminal, without colours for NO_COLOR',
    {
      timeout: 600_000,
    },
    async () => {
      const output = await runOnTerminal(product.file, 'demo', env);
      expect(output.match(/\r {2}… a new connection waits [^\r]*: \d+ s/g)?.length).toBeGreaterThan(
        1,
      );
      expect(output).toContain(`${green}✓`);
      expect(output).toMatch(/PAUSED/);
      expect(await runOnTerminal(product.file, 'doctor', env)).toContain(`${green}✓`);
      const plain = await runOnTerminal(product.file, 'doctor', { ...env, NO_COLOR: '1' });
      expect(plain).toContain('✓ service');
      expect(plain).not.toContain('\u001b');
    },
  );

  /** A demo that cannot work needs no process: it says why at once, and the folder it would have written to stays away. */
  const expectRefusal = async (env: Record<string, string>, why: RegExp) => {
    const dir = join(folder, `refused-${Object.values(env).join('-').replaceAll('/', '')}`);
    const result = await runInside(['demo'], { DATA_DIR: dir, ...env });
    expect([result.code, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toMatch(why);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(dir)).toBe(false);
  };

  it('says that nothing answers, and creates nothing', { timeout: 180_000 }, async () => {
    await expectRefusal({ PORT: String(await freePort()) }, /nothing answers .*npm start.* PORT/);
  });

  it('says that another program answers, and creates nothing', { timeout: 180_000 }, async () => {
    const other = createServer((_, response) => response.end('ready to serve'));
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    await expectRefusal({ PORT: String(portOf(other)) }, /another program answers .* PORT/);
    other.close();
  });

  it('says that the service has other data or another sandbox, and creates nothing', {
    timeout: 180_000,
  }, async () => {
    const accounts = async () =>
      JSON.parse((await runInside(['accounts', 'list', '--json'], env)).stdout);
    const before = await accounts();
    expect(before).not.toEqual([]);
    await expectRefusal({ PORT: env['PORT'] ?? '' }, /does not use the data folder/);
    const wrong = { ...env, SANDBOX_PORT: String(await freePort()) };
    const result = await runInside(['demo'], wrong);
    expect([result.code, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toMatch(/sandbox does not answer .* SANDBOX_PORT/);
    expect(await accounts()).toEqual(before);
  });

  it('does not touch a real platform', { timeout: 180_000 }, async () => {
    const { code, stderr } = await runInside(['demo'], {
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
