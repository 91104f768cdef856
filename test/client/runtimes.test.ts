import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../src/events/sign.ts';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { shared } from '../helpers/run/shared.ts';
import { installPacked } from './packed-client.ts';

const run = promisify(execFile);
const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

/** One package holds one program for one machine; none of them needs a script to be installed. */
const machine = process.platform === 'linux' ? `linux-${process.arch}` : null;
const bunMachine = machine?.replace('arm64', 'aarch64');

type Runtime = { name: string; package: string; program: string; words?: string[] };

const runtimes: Runtime[] = [
  { name: 'Node 22', package: `node22@npm:node-${machine}@22`, program: 'node22/bin/node' },
  { name: 'Node 24', package: `node24@npm:node-${machine}@24`, program: 'node24/bin/node' },
  {
    name: 'Bun',
    package: `@oven/bun-${bunMachine}@1`,
    program: `@oven/bun-${bunMachine}/bin/bun`,
  },
  {
    name: 'Deno',
    package: `@deno/${machine}-glibc@2`,
    program: `@deno/${machine}-glibc/deno`,
    words: ['run', '--no-prompt', '--allow-net', '--allow-env', '--node-modules-dir=manual'],
  },
];

/** Everything that depends on where it runs: fetch, streams, waiting, crypto. */
const script = `import { Greenroom, GreenroomError, verifyWebhook } from 'greenroom-client';
const env = globalThis.Deno ? Deno.env.toObject() : process.env;
const client = new Greenroom({ url: env.GREENROOM_URL, apiKey: env.GREENROOM_API_KEY });
const { email } = await client.account.get();
let rows = 0;
for await (const _ of client.campaigns.list({ account_id: env.ACCOUNT, limit: 2 })) rows++;
const campaign = { account_id: env.ACCOUNT, name: 'Anywhere', objective: 'OUTCOME_TRAFFIC' };
const { id } = await client.campaigns.create(campaign);
const file = await client.campaigns.list({ account_id: env.ACCOUNT, format: 'csv' });
const lines = (await new Response(file).text()).trim().split('\\r\\n').length;
const error = await client.insights.get({ object_id: env.ACCOUNT, breakdown: 'x' }).catch((one) => one);
const started = await client.launches.start({ account_id: env.ACCOUNT, campaign });
const { state } = await client.launches.wait(started.id);
const event = await verifyWebhook(JSON.parse(env.WEBHOOK));
console.log(JSON.stringify({
  email, rows, lines, id, state, type: event.type, isError: error instanceof GreenroomError, fix: error.help?.fix,
}));
`;

let folder = '';
let missing: string | null = isLong ? null : 'tried by npm run test:long';
if (isLong && !machine) missing = 'programs are fetched for Linux only';

beforeAll(async () => {
  if (missing) return;
  folder = await installPacked();
  writeFileSync(join(folder, 'steps.mjs'), script);
  const packages = runtimes.map((one) => one.package);
  const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages];
  await run('npm', words, { cwd: folder }).catch((error) => {
    missing = `npm cannot fetch them here: ${String(error).slice(0, 80)}`;
  });
}, 300_000);

describe('the package, packed and installed into an empty folder', () => {
  it.for([{ name: 'this Node', program: null, words: [] }, ...runtimes])(
    'works on $name',
    { timeout: 120_000 },
    async ({ program, words = [] }, { skip }) => {
      if (missing) return skip(missing);
      const { key, email } = await h.connected({ plan: 'agency' });
      const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
      const body = JSON.stringify({ type: 'webhook.test', timestamp: '', data: {} });
      const seconds = Math.floor(Date.now() / 1000);
      const headers = signatureHeaders([secret], { id: 'msg_1', seconds, body });
      const path = program ? join(folder, 'node_modules', program) : process.execPath;
      const { stdout } = await run(path, [...words, 'steps.mjs'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: folder,
          GREENROOM_URL: h.service.address,
          GREENROOM_API_KEY: key,
          ACCOUNT: usd,
          WEBHOOK: JSON.stringify({ secret, headers, body }),
        },
      });
      const report = JSON.parse(stdout);
      expect(report).toMatchObject({ email, state: 'done', type: 'webhook.test', isError: true });
      expect(report.fix).toMatch(/\S/);
      expect(report.lines).toBe(report.rows + 2);
      expect(h.sandbox.control.objects('campaign').map((one) => one['id'])).toContain(report.id);
    },
  );
});
