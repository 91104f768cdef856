import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { shellWords } from '../helpers/cli/shell-words.ts';
import { house } from '../helpers/house/house.ts';
import { launchAdSet, launchCampaign, launchOf } from '../helpers/house/launches.ts';
import { jpy, seededHash, stage, usd } from '../helpers/house/publishing.ts';
import { breakingLine } from '../helpers/network/breaking-connection.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house());

let folder = '';
let me: Awaited<ReturnType<typeof h.connected>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-user-'));
  me = await h.connected({ plan: 'agency' });
  await h.call('PUT /adnet/connection/ad-account', { key: me.key, body: { account_id: usd } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Around = Parameters<typeof runInside>[2];

/** As a program that is given its key by the environment. */
const as = (
  key: string,
  line: string,
  { env, ...around }: Around & { env?: Record<string, string> } = {},
) =>
  runInside(
    shellWords(line),
    {
      XDG_CONFIG_HOME: folder,
      GREENROOM_URL: h.service.address,
      GREENROOM_API_KEY: key,
      ...env,
    },
    around,
  );
const type = (line: string, around: Parameters<typeof as>[2] = {}) => as(me.key, line, around);

/** As a person with files of their own. */
const person = (name: string) => {
  const home = join(folder, name);
  const file = join(home, 'greenroom', 'profiles.json');
  const say = (line: string, stdin = '', env: Record<string, string> = {}) =>
    runInside(shellWords(line), { XDG_CONFIG_HOME: home, ...env }, { stdin });
  const login = (key: string, more = '') => say(`login --url ${h.service.address}${more}`, key);
  return { say, login, file };
};

const saveFile = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const asJson = (value: unknown) => JSON.stringify(value);

describe('signing in', () => {
  it('keeps the key where only its user can read it, and shows it nowhere', async () => {
    const { say, login, file } = person('ann');
    const result = await login(`${me.key}\n`);
    expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining(me.email) });
    expect(result.stdout + result.stderr).not.toContain('gr_live_');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(file, '..'))).toEqual(['profiles.json']);
    const who = await say('whoami -o json');
    expect(JSON.parse(who.stdout)).toMatchObject({
      email: me.email,
      profile: 'default',
      workspace: { name: 'Main', role: 'owner' },
    });
    expect((await say('profiles')).stdout).not.toContain('gr_live_');
  });

  it('keeps nothing where the service does not know the key', async () => {
    const { login, file } = person('bob');
    const result = await login('gr_live_wrong');
    expect([result.code, result.stdout]).toEqual([3, '']);
    expect(result.stderr).toMatch(/key is not valid/);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
    expect(await login('')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no key came/),
    });
  });

  it('closes a file that others can read, and says so', async () => {
    const { login, say, file } = person('cem');
    await login(me.key);
    chmodSync(file, 0o644);
    expect((await say('whoami')).stderr).toMatch(/could be read by others/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await say('whoami')).stderr).toBe('');
  });

  it('has several profiles; the option wins over the environment, and that over the current one', async () => {
    const other = await h.account();
    const { say, login } = person('dee');
    await login(me.key);
    await login(other.key, ' --profile other');
    const email = async (line: string, env = {}) =>
      JSON.parse((await say(`${line} -o json`, '', env)).stdout).email;
    expect(await email('whoami')).toBe(other.email);
    expect((await say('profiles default')).code).toBe(0);
    expect(await email('whoami')).toBe(me.email);
    const env = { GREENROOM_API_KEY: other.key };
    expect(await email('whoami', env)).toBe(other.email);
    expect(await email('whoami --profile default', env)).toBe(me.email);
    expect(await email('whoami', { GREENROOM_PROFILE: 'other' })).toBe(other.email);
    const typo = await say('whoami --profile othr');
    expect([typo.code, typo.stderr]).toEqual([2, expect.stringContaining('did you mean "other"?')]);
    expect((await say('logout')).code).toBe(0);
    expect(await email('whoami')).toBe(other.email);
  });

  it('is asked for where it is missing, in one sentence', async () => {
    const result = await person('eve').say('campaigns list');
    expect([result.code, result.stdout]).toEqual([3, '']);
    expect(result.stderr).toMatch(/You are not signed in\. Type: greenroom login --url/);
    const noUrl = await person('eve').say('login', me.key);
    expect([noUrl.code, noUrl.stderr]).toEqual([2, expect.stringContaining('--url is missing')]);
  });

  it('sends a key to no other service than its own', async () => {
    const { say, login } = person('kim');
    await login(me.key);
    const authorizations: unknown[] = [];
    const stranger = createServer(({ headers }, response) => {
      authorizations.push(headers.authorization);
      response.end('{}');
    });
    const port = await new Promise<number>((resolve) => {
      stranger.listen(0, '127.0.0.1', () => resolve((stranger.address() as AddressInfo).port));
    });
    const env = { GREENROOM_URL: `http://127.0.0.1:${port}` };
    const result = await say('whoami', '', env);
    expect([result.code, authorizations]).toEqual([3, []]);
    expect(result.stderr).toMatch(/that key is not sent anywhere else/);
    expect((await say('whoami', '', { GREENROOM_URL: `${h.service.address}/` })).code).toBe(0);
    const other = await say('whoami', '', { ...env, GREENROOM_API_KEY: 'k' });
    expect([other.code, other.stderr]).toEqual([1, expect.stringMatching(/it is not Greenroom/)]);
    expect((await say(`login --url ${env.GREENROOM_URL}`, 'k')).stderr).toMatch(/not Greenroom/);
    stranger.close();
  });

  it('signs in again without an address; under another name it says which one is used from now on', async () => {
    const { say, login } = person('lea');
    await login(me.key);
    expect(await say('login', me.key)).toMatchObject({ code: 0, stderr: '' });
    const other = await say('login --profile other', me.key);
    expect([other.code, other.stderr]).toEqual([
      2,
      expect.stringContaining(
        `--url is missing; the profile default has --url ${h.service.address}`,
      ),
    ]);
    const { stderr } = await login(me.key, ' --profile other');
    expect(stderr).toBe(
      'From now on this profile is used. Back to the other one: greenroom profiles default\n',
    );
  });

  it('acts on a workspace by its name, for one call or from now on', async () => {
    const workspace = await h.call('POST /account/workspaces', {
      key: me.key,
      body: { name: 'Brume' },
    });
    const { say, login } = person('fay');
    await login(me.key);
    const where = async (line: string) => JSON.parse((await say(line)).stdout).workspace_id;
    expect(await where('account get -w brume -o json')).toBe(workspace.body.id);
    expect(await where('-w brume account get -o json')).toBe(workspace.body.id);
    expect(await where('account --workspace=brume get -o json')).toBe(workspace.body.id);
    expect(await where('account get -o json')).toBe(me.workspaceId);
    expect((await say('workspaces use Brume')).code).toBe(0);
    expect(await where('account get -o json')).toBe(workspace.body.id);
    const typo = await say('account get -w Brumme');
    expect([typo.code, typo.stderr]).toEqual([2, expect.stringContaining('did you mean "Brume"?')]);
  });
});

describe('what need not be named', () => {
  it('is the pinned ad account, and the workspace', async () => {
    const pages = await type(`pages list ${usd} -o json`);
    expect((await type('pages list -o json')).stdout).toBe(pages.stdout);
    const guest = await h.member(me.workspaceId, 'viewer');
    const list = async () => (await type('workspace-members list -o json')).stdout;
    expect(await list()).toContain(guest.email);
    expect(await type(`workspace-members remove ${guest.uid}`)).toMatchObject({ code: 0 });
    expect(await list()).not.toContain(guest.email);
    const other = await h.connected();
    const which = await as(other.key, 'pages list');
    expect(which).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/which ad account\?\n {2}act_/),
    });
  });
});

describe('a secret in the words of a command', () => {
  it('is warned of, and asked for instead', async () => {
    const { key } = await h.account();
    const tokenResult = await as(key, `connection token --access-token ${demo.systemUserToken}`);
    expect(tokenResult).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/shell’s history/),
    });
    const piped = await as(key, 'connection token', { stdin: demo.systemUserToken });
    expect(piped).toMatchObject({ code: 0, stderr: expect.not.stringMatching(/history/) });
    const asArgument = await person('gus').say(`login ${me.key}`);
    expect([asArgument.code, asArgument.stderr]).toEqual([
      2,
      expect.stringMatching(/Others can read the API key[\s\S]+does not belong here/),
    ]);
  });

  it('is suggested by no help', async () => {
    for (const line of ['login --help', 'connection token --help', '--help']) {
      const { stdout } = await type(line);
      const examples = stdout.slice(stdout.indexOf('Examples'));
      expect(examples).not.toMatch(/gr_live_|--(access-)?token|--key/);
    }
  });
});

describe('the exit code', () => {
  it('is 0 when it is done', async () => {
    expect(await type('account get')).toMatchObject({ code: 0, stderr: '' });
  });

  it('is 1 when it failed', async () => {
    const id = '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36';
    expect(await type(`launches get ${id}`)).toMatchObject({ code: 1, stdout: '' });
    const port = await freePort();
    const away = { XDG_CONFIG_HOME: folder, GREENROOM_URL: `http://127.0.0.1:${port}` };
    const env = { ...away, GREENROOM_API_KEY: 'k' };
    // A write that takes no key is not sent again, so nothing waits here.
    const refusal = await runInside(['workspaces', 'unarchive', id], env);
    expect(refusal).toMatchObject({ code: 1, stdout: '' });
    expect(refusal.stderr).toMatch(/No answer from \S+ \(ECONNREFUSED\)\. Is the service running/);
    expect(refusal.stderr).not.toMatch(/may have been done/);
  });

  it('is 1 when the answer was lost, and says how to find out', async () => {
    const lineBreak = { at: 'answer' as const, bytes: 0 };
    const port = Number(new URL(h.service.address).port);
    const runOnBrokenLine = async (line: string) => {
      const way = await breakingLine(port, [lineBreak, lineBreak, lineBreak, lineBreak]);
      const env = { XDG_CONFIG_HOME: folder, GREENROOM_URL: way.url, GREENROOM_API_KEY: me.key };
      const result = await runInside(shellWords(line), env);
      way.close();
      return result;
    };
    const once = await runOnBrokenLine(`workspaces unarchive ${me.workspaceId}`);
    expect(once).toMatchObject({ code: 1, stderr: expect.stringMatching(/look before you try/) });
    const create = `campaigns create --account-id ${usd} --name Lost --objective OUTCOME_TRAFFIC`;
    const result = await runOnBrokenLine(create);
    const key = /--idempotency-key (\w+)/.exec(result.stderr)?.[1] ?? '';
    const again = await type(`${create} --idempotency-key ${key} -o json`);
    const campaigns = h.sandbox.control.objects('campaign').filter((one) => one['name'] === 'Lost');
    expect(campaigns.map((one) => one['id'])).toEqual([JSON.parse(again.stdout).id]);
  });

  it.each(['campaigns create --objective OUTCOME_TRAFFIC', 'workspaces create --name ""', 'frob'])(
    'is 2 when it was called wrongly: %s',
    async (line) => {
      expect(await type(line)).toMatchObject({ code: 2, stdout: '' });
    },
  );

  it('is 2 when the service finds the mistake, and every field is named', async () => {
    const line = `campaigns create --name x --objective OUTCOME_TRAFFIC --daily-budget 1 --lifetime-budget 1`;
    const result = await type(line);
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(result.stderr).toMatch(/--(daily|lifetime)-budget /);
  });

  it('is 3 when it is not allowed', async () => {
    expect(await as('gr_live_wrong', 'account get')).toMatchObject({ code: 3, stdout: '' });
    const viewer = await h.member(me.workspaceId, 'viewer');
    const line = 'campaigns create --name x --objective OUTCOME_TRAFFIC';
    expect(await as(viewer.key, line)).toMatchObject({ code: 3, stdout: '' });
    const locked = await h.connected({ unlocked: false });
    const result = await as(locked.key, `${line} --account-id ${usd}`);
    expect(result).toMatchObject({ code: 3, stdout: '' });
    expect(result.stderr).toMatch(/\n {2}1\. .+\n {2}2\. /);
  });

  it('is 4 when Meta refuses, and says what to do', async () => {
    const result = await type(`insights get ${usd} --breakdown no_such_breakdown`);
    expect([result.code, result.stdout]).toEqual([4, '']);
    expect(result.stderr).toMatch(/More: greenroom errors 100/);
  });
});

describe('the output', () => {
  it('is nothing but JSON, YAML or CSV where that is asked for', async () => {
    const json = await type('campaigns list --limit 2 -o json');
    const page = JSON.parse(json.stdout);
    expect([json.stderr, page.data.length]).toEqual(['', 2]);
    const yaml = await type('campaigns list --limit 2 -o yaml');
    expect(parse(yaml.stdout).data.map((row: { id: string }) => row.id)).toEqual(
      page.data.map((row: { id: string }) => row.id),
    );
    const ours = await type('workspaces list -o csv');
    expect(ours.stdout.split('\r\n')[0]).toMatch(/^id,name,/);
    const streamed = await type('campaigns list -o csv');
    expect(streamed.stdout.split('\r\n')[0]).toMatch(/^id,/);
  });

  it('has all pages when asked', async () => {
    const all = JSON.parse((await type('campaigns list --limit 200 -o json')).stdout);
    const size = Math.ceil(all.data.length / 3);
    const pages = JSON.parse((await type(`campaigns list --limit ${size} --all -o json`)).stdout);
    expect(pages.data.length).toBe(all.data.length);
    expect((await type('campaigns list --limit 1')).stderr).toMatch(/--all/);
  });

  it('is a table that fits the terminal, with ids and amounts whole', async () => {
    for (const columns of [40, 60, 80, 100, 200]) {
      const { stdout, stderr } = await type('campaigns list --limit 200', { columns });
      const lines = stdout
        .replace(/\u001b\[\d+m/g, '')
        .trimEnd()
        .split('\n');
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
      for (const line of lines.slice(1)) expect(line).toMatch(/^\d{18}\b/);
      if (columns < 100) expect(stderr).toMatch(/Too narrow for [\s\S]*-o\s+json/);
    }
    const piped = await type('campaigns list --limit 200');
    expect(piped.stdout).toMatch(/\d+\.\d\d USD/);
    expect(piped.stdout).not.toContain('…');
    expect((await type(`campaigns list ${jpy} --limit 200`)).stdout).toMatch(/ \d+ JPY/);
  });

  it('shows first what somebody looks for, where not everything fits', async () => {
    const head = async (line: string) =>
      (await type(line, { columns: 100 })).stdout.split('\n')[0] ?? '';
    expect((await head('insights --time-range last_7d -o csv')).trim()).toBe(
      'currency,date,spend,impressions,clicks,reach',
    );
    expect(await head(`insights get ${usd} --time-range last_7d`)).toMatch(
      /CAMPAIGN_NAME .*AD_NAME .*SPEND .*IMPRESSIONS .*CLICKS/,
    );
    expect(await head('ads list')).toMatch(/NAME .*STATUS .*CREATED_TIME/);
    await type('api POST /adnet/launches -f -', { stdin: asJson({ campaign: launchCampaign }) });
    expect(await head('launches list')).toMatch(/NAME .*STATE .*CREATED_AT .*STEPS.DONE/);
  });

  it('has colours on a terminal only, and not against NO_COLOR', async () => {
    const env = {
      XDG_CONFIG_HOME: folder,
      GREENROOM_URL: h.service.address,
      GREENROOM_API_KEY: me.key,
    };
    const show = async (more: Record<string, string>, columns?: number) =>
      (await runInside(['account', 'get'], { ...env, ...more }, columns ? { columns } : {})).stdout;
    expect(await show({}, 80)).toContain('\u001b[');
    expect(await show({ NO_COLOR: '1' }, 80)).not.toContain('\u001b[');
    expect(await show({ TERM: 'dumb' }, 80)).not.toContain('\u001b[');
    expect(await show({})).not.toContain('\u001b[');
  });

  it('lets no name from outside command the terminal', async () => {
    const name = '\u001b]0;owned\u0007\u001b[2J夜のテント';
    await h.call('POST /adnet/campaigns', {
      key: me.key,
      body: { account_id: usd, name, objective: 'OUTCOME_TRAFFIC' },
    });
    const { stdout } = await type('campaigns list --limit 1');
    expect(stdout).toContain('夜のテント');
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('is for reading where it is copy, and a chart where it is insights', async () => {
    const { key } = await h.connected({ plan: 'agency' });
    const line = `copy --product 'Two-person tent' --audience hikers --benefits 'Weighs 1.9 kg' --num-variants 2`;
    const copy = await as(key, line);
    expect(copy.stdout).toMatch(/^1\. [A-Z].+\n\n {2}\S[\s\S]+\[ [A-Z ]+ \]\n[\s\S]*\n2\. /);
    expect(copy.stderr).toMatch(/credits/);
    const insights = await type('insights --metric clicks --time-range last_7d');
    expect(insights.stdout).toMatch(
      /Clicks per day[\s\S]+┤(([▁▂▃▄▅▆▇█])\2\2 ?){7}\n[\s\S]+█\n +\S{10} +\S{10}\n[\s\S]+USD/,
    );
    const days = JSON.parse((await type('insights --time-range last_7d -o json')).stdout).days;
    expect(days).toHaveLength(7);
  });

  it('prints what the service answers to the command api', async () => {
    const listing = await type('api GET /account/workspaces?include_archived=true');
    expect(JSON.parse(listing.stdout).workspaces[0]).toHaveProperty('archived');
    const file = saveFile('workspace.json', asJson({ name: 'By hand' }));
    const result = await type(`api POST /api/v1/account/workspaces -f ${file}`);
    expect(JSON.parse(result.stdout)).toMatchObject({ name: 'By hand' });
    expect(await type('api FETCH /account')).toMatchObject({ code: 2 });
    const withBody = await type(`api GET /account -f ${file}`);
    expect(withBody).toMatchObject({ code: 2, stderr: expect.stringMatching(/GET takes no body/) });
    const inWords = await type(`api POST /account/workspaces '{"name":"x"}'`);
    expect(inWords).toMatchObject({ code: 2, stderr: expect.stringMatching(/from a pipe, -f -/) });
    const { stdout } = await type(`api GET /adnet/insights/${usd}?format=csv`);
    expect(stdout).toMatch(/^\S+,\S+\r\n/);
  });
});

describe('a file', () => {
  it('can be YAML or JSON, from a pipe too; options win; long ids stay exact', async () => {
    const { campaignId } = await stage(h, me.key);
    const text = `campaign_id: ${campaignId}\nname: From YAML\noptimization_goal: LINK_CLICKS
billing_event: IMPRESSIONS\nbid_strategy: LOWEST_COST_WITHOUT_CAP\ndaily_budget: 2000\n`;
    const file = saveFile('adset.yaml', text);
    const one = await type(`adsets create -f ${file} --name Renamed -o json`);
    expect(one).toMatchObject({ code: 0 });
    const result = await type(`adsets get ${JSON.parse(one.stdout).id} -o json`);
    expect(JSON.parse(result.stdout)).toMatchObject({ name: 'Renamed', campaign_id: campaignId });
    const piped = await type('adsets create -f -', {
      stdin: asJson(parse(text, { intAsBigInt: false })),
    });
    // JSON.parse has rounded the id before it was piped in: Meta knows no such campaign.
    expect([0, 4]).toContain(piped.code);
  });

  it('takes ids and names as people write them, without quotes', async () => {
    const page = (await type('pages list -o json')).stdout;
    const [{ id: page_id }] = JSON.parse(page).data;
    const file = saveFile(
      'digits.yaml',
      `defaults: { page_id: ${page_id}, link_url: https://example.com/ }
campaign: { name: 2027, objective: OUTCOME_TRAFFIC }\n`,
    );
    const result = await type(`launch -f ${file} --dry-run -o json`);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(result.stdout).plan[0].params).toMatchObject({ name: '2027' });
  });

  it('cannot mean 20 cents where it says 20.00', async () => {
    const file = saveFile('cents.yaml', 'campaign_id: 1\nname: x\ndaily_budget: 20.00\n');
    const result = await type(`adsets create -f ${file}`);
    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringMatching(/20\.00 would be 20 cents/),
    ]);
    const inlineResult = await type('adsets create --name x --daily-budget 20.00');
    expect([inlineResult.code, inlineResult.stderr]).toEqual([
      2,
      expect.stringMatching(/--daily-budget takes/),
    ]);
  });

  it('is named where the service finds a mistake in it; what was typed is named as typed', async () => {
    const file = saveFile('odd.yaml', `account_id: ${usd}\nfoo: 1\ncampaign: { name: x }\n`);
    expect((await type(`launch -f ${file}`)).stderr).toContain(`  ${file}: foo `);
    const key = saveFile('key.yaml', 'foo: 1\n');
    const result = await type(`api-keys mint -f ${key} --name ${'x'.repeat(121)}`);
    expect(result.stderr).toContain(`  ${key}: `);
    expect(result.stderr).toContain('--name ');
  });

  it.each([
    ['missing.yaml', null, /there is no such file/],
    ['broken.yaml', '{ a: [', /neither JSON nor YAML/],
    ['list.yaml', '- 1\n', /must hold an object/],
  ])('says so when a file is none: %s', async (name, text, why) => {
    const file = text === null ? join(folder, name) : saveFile(name, text);
    expect(await type(`launch -f ${file}`)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(why),
    });
  });
});

describe('ad copy that a person wrote', () => {
  const check = (primary_text: string) => {
    const brief = { product: 'Two-person tent', audience: 'hikers', benefits: ['Weighs 1.9 kg'] };
    const file = saveFile('check.json', asJson({ ...brief, variants: [{ primary_text }] }));
    return type(`ad-copy check -f ${file} -o json`);
  };

  it('ends its check with 1 where it must not leave, and with 0 where it may', async () => {
    const wrong = await check('Weighs 1.9 kg. Trusted by 10,000 hikers.');
    expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('"stop"')]);
    expect((await check('A tent for two. Weighs 1.9 kg.')).code).toBe(0);
  });
});

describe('a launch', () => {
  const body = (more: object = {}) => ({ account_id: usd, campaign: launchCampaign, ...more });

  it('is shown live until it is over', async () => {
    const file = saveFile('launch.json', asJson(body({ ad_sets: [launchAdSet('a')] })));
    const result = await type(`launch -f ${file} --watch`);
    expect(result.code).toBe(0);
    expect(result.stdout).toMatch(/Spring: done, 2 of 2 made, all paused\./);
    expect(result.stderr).toMatch(/done +campaign +\d+\n/);
    const watched = await type(`launch -f ${file} --watch -o json`, { columns: 80 });
    expect(JSON.parse(watched.stdout)).toMatchObject({ state: 'done' });
    expect(watched.stderr).toMatch(/█+ 2 of 2 made · done/);
  });

  it('is left alone by Ctrl-C, and that is said', async () => {
    const file = saveFile('held.json', asJson(body({ requires_approval: true })));
    const result = await type(`launch -f ${file} --watch -o json`, {
      columns: 100,
      watch: (text, interrupt) => {
        if (text.includes('awaiting approval')) interrupt();
      },
    });
    expect([result.code, result.stdout]).toEqual([130, '']);
    expect(result.stderr).toMatch(/Approve it yourself: +greenroom launches approve /);
    expect(result.stderr).toMatch(
      /still waits for approval\.\n {2}Look again: {2}greenroom launches watch /,
    );
    const id = /launches watch (\S+)/.exec(result.stderr)?.[1] ?? '';
    expect(await launchOf(h, me.key, id)).toMatchObject({ state: 'awaiting_approval' });
    await type(`launches approve ${id}`);
    expect(await type(`launches watch ${id}`)).toMatchObject({ code: 0 });
    expect(await launchOf(h, me.key, id)).toMatchObject({ state: 'done' });
  });

  it('ends with 4 where Meta refuses a step, and says why in Meta’s words and how to go on', async () => {
    const file = saveFile(
      'refused.json',
      asJson(body({ ad_sets: [launchAdSet('a', { daily_budget: 1 })] })),
    );
    const result = await type(`launch -f ${file} --watch`);
    expect(result.code).toBe(4);
    expect(result.stderr).toMatch(
      /rejected +adset-1: .+\n +Meta: .*budget[\s\S]+greenroom launches resume/i,
    );
    expect(result.stderr).not.toContain('{');
    expect(result.stderr.match(/rejected +adset-1/g)).toHaveLength(1);
  });

  it('says why it waits, where no progress bar is shown', async () => {
    const { key } = await h.connected({ unlocked: false });
    const file = saveFile('cool.json', asJson(body()));
    const result = await as(key, `launch -f ${file} --watch`, {
      watch: (text, interrupt) => {
        if (text.includes('  waiting  ')) interrupt();
      },
    });
    expect(result.stderr).toMatch(
      / {2}waiting {2}a new connection may not create anything yet; it goes on by itself, at \d/,
    );
  });

  it('has begun where it has, and says so', async () => {
    const file = saveFile('begun.json', asJson(body()));
    const result = await type(`launch -f ${file}`);
    expect([result.code, result.stdout]).toEqual([
      0,
      expect.stringMatching(/^Launch \S+( has begun: 1 objects|: done, 1 of 1 made)\.\n$/),
    ]);
  });

  it('says what a person can do for a launch that waits for one', async () => {
    const file = saveFile('asks.json', asJson(body({ requires_approval: true })));
    const result = await type(`launch -f ${file}`);
    expect(result.stdout).toMatch(/^Launch \S+: awaiting approval, 0 of 1 made\.\n$/);
    expect(result.stderr).toMatch(/nothing is made before[\s\S]+greenroom launches approve /);
  });

  it('says for what and until when a launch has to wait', async () => {
    const { key } = await h.connected({ unlocked: false });
    const file = saveFile('later.json', asJson(body()));
    const result = await as(key, `launch -f ${file}`);
    expect(result.stdout).toMatch(/^Launch \S+: waiting, 0 of 1 made\.\n$/);
    expect(result.stderr).toMatch(/ {2}waiting {2}a new connection .* at \d/);
  });

  it('answers a launch whose key was used before with the earlier one: nothing new begins, and that is said', async () => {
    const file = saveFile('twice.json', asJson(body({ requires_approval: true })));
    const line = `launch -f ${file} --idempotency-key twice-1`;
    const first = await type(line);
    const second = await type(line);
    expect(second.stdout).toBe(first.stdout);
    expect(first.stderr).not.toContain('twice-1');
    expect(second.stderr).toContain('The key twice-1 was used before');
  });

  it('is planned without being made, and every problem is told', async () => {
    const good = saveFile('good.json', asJson(body()));
    const plan = await type(`launch -f ${good} --dry-run`);
    expect(plan).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 object would be/) });
    const bad = saveFile(
      'bad.json',
      asJson(body({ campaign: { name: '' }, ad_sets: [{ ref: 'a' }] })),
    );
    const result = await type(`launch -f ${bad} --dry-run`);
    expect(result).toMatchObject({ code: 1, stderr: expect.stringMatching(/problems to mend/) });
    expect(result.stdout).not.toMatch(/would be made/);
  });

  it('shows in its plan what each thing is called and what it may cost', async () => {
    const file = saveFile('plan.json', asJson(body({ ad_sets: [launchAdSet('a')] })));
    const { stdout } = await type(`launch -f ${file} --dry-run`);
    expect(stdout).toMatch(/^STEP +NAME +DAILY_BUDGET +NEEDS\n/);
    expect(stdout).toMatch(/\nadset-1 +\S.* 20\.00 USD +campaign\n/);
  });

  it('is filled by a recipe where the file says nothing', async () => {
    const text =
      'name: Spring\nad_sets: [{ref: a, name: A, daily_budget: 2000, targeting: {geo_locations: {countries: [US]}}}]\n';
    const file = saveFile('short.yaml', text);
    const plan = await type(
      `launch -f ${file} --dry-run -o json --recipe traffic --account-id ${usd}`,
    );
    const [campaign, adset] = JSON.parse(plan.stdout).plan;
    expect(campaign.params).toMatchObject({ name: 'Spring', objective: 'OUTCOME_TRAFFIC' });
    expect(adset.params).toMatchObject({ optimization_goal: 'LINK_CLICKS' });
    const wrong = await type(`launch -f ${file} --dry-run --recipe fun --account-id ${usd}`);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout + wrong.stderr).toContain('recipe');
  });

  it('can be a table', async () => {
    const file = saveFile('ads.csv', 'campaign,ad_set,message\nSpring,Hikers,\n,Hikers,Warm.\n');
    const result = await type(`launch -f ${file} --dry-run`);
    expect(result).toMatchObject({ code: 2, stderr: expect.stringMatching(/ads\.csv, row \d+: /) });
    expect(result.stderr).toMatch(/defaults\.page_id .*greenroom defaults put --page-id/);
  });

  describe('a launch as a table in an account that is not the pinned one', () => {
    const inYear = new Date().getUTCFullYear() + 1;
    const table = (budget: string) =>
      [
        'campaign,ad_set,countries,daily_budget,start,image_hash,message,headline,link_url',
        `Tea,Drinkers,Japan,${budget},${inYear}-06-01,${seededHash(h)},Warm.,Tea,https://example.com`,
      ].join('\n');

    it.each([
      ['--account-id', ` --account-id ${jpy}`, {}],
      ['GREENROOM_AD_ACCOUNT', '', { GREENROOM_AD_ACCOUNT: jpy }],
    ])('is read in its currency and on its clock, by %s', async (_, option, env) => {
      await h.call('PUT /adnet/defaults', { key: me.key, body: { page_id: demo.jpyPageId } });
      const small = saveFile('small.csv', table('50.00'));
      const result = await type(`launch -f ${small} --dry-run${option}`, { env });
      expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('at least ¥100') });
      const right = saveFile('right.csv', table('1500'));
      const plan = await type(`launch -f ${right} --dry-run -o json${option}`, { env });
      const [, adset] = JSON.parse(plan.stdout).plan;
      expect(adset.params).toMatchObject({
        daily_budget: 1500,
        start_time: `${inYear}-06-01T00:00:00+09:00`,
      });
    });
  });
});
