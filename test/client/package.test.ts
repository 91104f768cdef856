import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { methods } from '../../scripts/client/describe.ts';
import { blocksIn } from '../../scripts/pages.ts';
import { signatureHeaders } from '../../src/events/sign.ts';
import { house } from '../helpers/house/house.ts';
import { shared } from '../helpers/run/shared.ts';
import { clientSource, installPacked } from './packed-client.ts';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const tsc = join(packages, 'typescript-native', 'bin', 'tsc');
const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

let folder = '';
const inside = (name: string) => join(folder, name);

const readme = readFileSync(join(clientSource, 'README.md'), 'utf8');
const examples = blocksIn('README.md', readme).filter(({ language }) => /^[jt]s$/.test(language));
const exampleFiles = examples.map(({ language, text }, at) => ({
  name: `example-${at}.${language}`,
  text,
}));

/** Each line has one mistake. */
const mistakes = `import { Greenroom } from 'greenroom-client';
const client = new Greenroom({ url: 'https://ads.example.com', apiKey: 'k' });
client.campaigns.create({ name: 'Spring', objective: 'OUTCOME_TRAFFIC', daily_budgt: 2000 });
client.campaigns.create({ name: 'Spring', objective: 'TRAFFIC' });
client.campaigns.list({ account: 'act_1' });
client.launches.start({ campaign: { name: 'Spring', objektive: 'OUTCOME_TRAFFIC' } });
client.launches.start({ ad_sets: [{ ref: 'a', nam: 'Hikers' }] });
client.launches.start({ copies: [{ ref: 'a', mesage: 'Warm.', headline: 'Tents' }] });
client.launches.start({ ads: { matrx: true } });
client.account.get({ id: '1' });
client.account.get({}, { extra: {} });
for await (const row of client.campaigns.list({ account_id: '1' })) row.id.toFixed();
client.launches.start();
`;

/** Every exported input fits its method, and a choice that is only known when it runs compiles too. */
const fitting = () => {
  const lines = methods().flatMap(({ group, name, inputs, body, hasCsv }) => {
    const type = `${capital(group)}${capital(name)}Input`;
    const check = ['validate_only', 'dry_run'].find((one) => inputs.some((i) => i.name === one));
    if (inputs.length === 0 && body === null) return [];
    return [
      `export const ${group}_${name} = (input: types.${type}) => client.${group}.${name}(input);`,
      ...(check
        ? [
            `export const ${group}_${name}_either = (input: types.${type}, flag: boolean) => client.${group}.${name}({ ...input, ${check}: flag });`,
          ]
        : []),
      ...(hasCsv
        ? [
            `export const ${group}_${name}_csv = async (input: types.${type}) => (await client.${group}.${name}({ ...input, format: 'csv' })).getReader();`,
          ]
        : []),
    ];
  });
  return [
    "import type * as types from 'greenroom-client';",
    "import { Greenroom } from 'greenroom-client';",
    "const client = new Greenroom({ url: 'https://ads.example.com', apiKey: 'k' });",
    ...lines,
    'export const made = async (input: types.CampaignsCreateInput) => (await client.campaigns.create(input)).id;',
    'export const started = async (input: types.LaunchesStartInput) => (await client.launches.start(input)).steps.done;',
    'export const planned = async (input: types.LaunchesStartInput) => (await client.launches.start({ ...input, dry_run: true })).problems;',
    '',
  ].join('\n');
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the compiler says of these files, and the names of all files it read for them. */
const checkTypes = (names: string[]) => {
  const options = [
    ...['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmit'],
    ...['--target', 'es2022', '--lib', 'es2022', '--module', 'nodenext', '--ignoreConfig'],
    ...['--typeRoots', join(packages, '@types'), '--types', 'node', '--listFiles'],
    ...['--pretty', 'false'],
  ];
  const words = [tsc, ...names.map(inside), ...options];
  return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
};

beforeAll(async () => {
  folder = await installPacked();
  for (const { name, text } of exampleFiles) writeFileSync(inside(name), text);
  writeFileSync(inside('mistakes.ts'), mistakes);
  writeFileSync(inside('fitting.ts'), fitting());
}, 240_000);

const installed = (name: string) => readFileSync(inside(`node_modules/greenroom-client/${name}`));

describe('the package', () => {
  it('brings nothing along and is smaller than 8 KB', () => {
    const manifest = JSON.parse(installed('package.json').toString());
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readdirSync(inside('node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'greenroom-client',
    ]);
    expect(readdirSync(inside('node_modules/greenroom-client')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    const script = installed('dist/index.js').toString();
    expect(script).not.toMatch(/\bimport\b.*from|\brequire\(|node:|\bBuffer\b|\bprocess\b/);
    expect(gzipSync(script).length).toBeLessThan(8_192);
  });

  it('has types that fit its README and its methods, and find mistakes', () => {
    const files = [...exampleFiles.map(({ name }) => name).filter((name) => name.endsWith('.ts'))];
    const messages = checkTypes([...files, 'mistakes.ts', 'fitting.ts']);
    const linesOf = (name: string) =>
      messages.flatMap((text) => {
        const [, file, line] = /^(.+)\((\d+),\d+\): error/.exec(text) ?? [];
        return file?.endsWith(name) ? [Number(line)] : [];
      });
    expect(files).not.toEqual([]);
    // Nothing in the examples, and nothing in what is shipped.
    expect(
      messages.filter((text) => / error TS/.test(text) && !/mistakes\.ts\(/.test(text)),
    ).toEqual([]);
    const shipped = messages.filter((text) => text.includes('-client/dist'));
    expect(shipped.length).toBeGreaterThan(2);
    expect(linesOf('mistakes.ts')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  }, 120_000);

  it.each(exampleFiles)(
    'runs $name of its README',
    async ({ name, text }) => {
      const { key } = await h.connected({ plan: 'agency' });
      const { code } = await transform(text, { loader: 'ts', target: 'es2022' });
      const file = inside(name.replace(/\.[jt]s$/, '.mjs'));
      writeFileSync(file, code);
      const env = { ...process.env, GREENROOM_URL: h.service.address, GREENROOM_API_KEY: key };
      const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder, env });
      expect(stderr).toBe('');
      if (!text.includes('export const')) expect(stdout).toMatch(/\S/);
    },
    60_000,
  );

  it('checks a webhook as its README says', async () => {
    const block = exampleFiles.find(({ text }) => text.includes('verifyWebhook'));
    mkdirSync(inside('hook'));
    writeFileSync(inside('hook/receive.mjs'), block?.text ?? '');
    const { receive } = await import(pathToFileURL(inside('hook/receive.mjs')).href);
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
    process.env['WEBHOOK_SECRET'] = secret;
    const body = JSON.stringify({ type: 'webhook.test', timestamp: '', data: {} });
    const seconds = Math.floor(Date.now() / 1000);
    const headers = signatureHeaders([secret], { id: 'msg_1', seconds, body });
    const statusOf = async (text: string) => {
      const request = new Request('https://you.example.com', {
        method: 'POST',
        headers,
        body: text,
      });
      return (await receive(request)).status;
    };
    expect([await statusOf(body), await statusOf('{}')]).toEqual([200, 401]);
    delete process.env['WEBHOOK_SECRET'];
  });
});
