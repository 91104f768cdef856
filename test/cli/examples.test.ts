import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCommands } from '../../src/cli/run.ts';
import type { CommandSpec } from '../../src/cli/spec.ts';
import { operations } from '../../src/operations/index.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { shellWords } from '../helpers/cli/shell-words.ts';
import { house } from '../helpers/house/house.ts';
import { pictureUrl, seededHash, stage, usd } from '../helpers/house/publishing.ts';
import { ownParams } from '../helpers/operations/example-params.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '0' } }));

let folder = '';
let agency: Awaited<ReturnType<typeof h.connected>>;
let staged: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-examples-'));
  writeFileSync(join(folder, 'key.txt'), 'x');
  agency = await h.connected({ plan: 'agency' });
  await pin(agency.key);
  const { campaignId, adsetId, creativeId } = await stage(h, agency.key);
  staged = {
    '--campaign-id': campaignId,
    '--adset-id': adsetId,
    '--creative-id': creativeId,
    '--image-hash': seededHash(h),
    '--image-url': pictureUrl(h),
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pin = (key: string) =>
  h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });

/** Signed in twice with the same key. */
const signIn = (key: string) => {
  const profile = { url: h.service.address, api_key: key };
  const text = JSON.stringify({
    current: 'default',
    profiles: { default: profile, agency: profile },
  });
  mkdirSync(join(folder, 'greenroom'), { recursive: true });
  writeFileSync(join(folder, 'greenroom', 'profiles.json'), text, { mode: 0o600 });
};

/** After these the workspace is no longer what the others need. */
const spoils = /^(workspaces (un)?archive|connection |guardrails )/;
/** These begin with a workspace of this name that nobody has connected. */
const fresh = /^(connect|workspaces use) /;

const worldOf = async (example: string) => {
  if (fresh.test(example)) return h.account({ plan: 'agency', workspace: 'Northlight Outdoor' });
  if (!spoils.test(example)) return agency;
  const customer = await h.connected({ plan: 'agency' });
  await pin(customer.key);
  return customer;
};

/** The arguments of the example, with our own values where there are some. */
const withOwn = (
  words: string[],
  { name, args = [] }: CommandSpec,
  own: Record<string, string>,
) => {
  const begin = name.split(' ').length;
  return words.map((word, at) => own[args[at - begin]?.name ?? ''] ?? word);
};

const writeInput = (words: string[], file: { name: string; text: string } | undefined) => {
  if (!file) return words;
  const text = file.text.replace(/(creative_id|image_hash): .*/g, (_, name: string) => {
    return `${name}: "${staged[`--${name.replaceAll('_', '-')}`]}"`;
  });
  writeFileSync(join(folder, file.name), text);
  return words.map((word) => (word === file.name ? join(folder, file.name) : word));
};

const ofUsers = allCommands.filter(({ section }) => section !== 'operator');
const examples = ofUsers.flatMap((command) =>
  command.examples.map((example) => ({ example, command })),
);

describe('the examples of the help', () => {
  it.each(examples)('greenroom $example', async ({ example, command }) => {
    const { key, workspaceId } = await worldOf(`${example} `);
    signIn(key);
    const id = 'id' in command ? String(command.id) : '';
    const [commandLine = ''] = example.split(' < ');
    const own = id && command.args ? await ownParams(h, id, { key, workspaceId }) : {};
    const words = writeInput(withOwn(shellWords(commandLine), command, own), command.file)
      .map((word, at, all) => staged[all[at - 1] ?? ''] ?? word)
      .map((word) => word.replace('https://ads.example.com', h.service.address));
    const stdin = command.name === 'login' ? key : demo.systemUserToken;
    const env = { XDG_CONFIG_HOME: folder };
    const answer = await runInside(words, env, { stdin, watch: connectLater(example, key) });
    // Its example shows copy that must not leave.
    const code = command.name === 'ad-copy check' ? 1 : 0;
    expect({ code: answer.code, said: answer.code ? answer.stderr : '' }).toEqual({
      code,
      said: '',
    });
    expect(answer.stdout.trim() || /^(defaults|guardrails) get$/.test(command.name)).toBeTruthy();
    if (example.includes('-o json')) JSON.parse(answer.stdout);
  });

  it('are those of every operation', () => {
    expect(ofUsers.length).toBeGreaterThan(operations.length);
  });
});

/** `connect` waits for a person: here, one who connects when the link is shown. */
const connectLater = (example: string, key: string) => {
  let isDone = example !== 'connect';
  return (text: string) => {
    if (isDone || !text.includes('/connect/')) return;
    isDone = true;
    void h.call('POST /adnet/connection/token', {
      key,
      body: { access_token: demo.systemUserToken },
    });
  };
};
