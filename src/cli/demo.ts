import { setTimeout as wait } from 'node:timers/promises';
import { demo as sandbox } from 'graph-ads-sandbox';
import type { Config } from '../boot/config.ts';
import { systemClock } from '../kernel/clock.ts';
import { createAccount } from '../operations/operator/accounts.ts';
import { refuse } from '../operations/operator/core/refuse.ts';
import { chart } from './chart.ts';
import { isServed, runCommand } from './operate.ts';
import { reachService } from './reach.ts';
import { anyPicture, sandboxAddress } from './sandbox-facts.ts';
import type { Terminal } from './terminal.ts';

const sentence = (ms: number) =>
  `  … a new connection waits before it may create anything: ${Math.ceil(ms / 1000)} s`;

/** Waits for the cool-down of a connection. Shows a countdown on a terminal, elsewhere one line. */
const waitForWrites = async (unlockAt: string | null, terminal: Terminal) => {
  const until = unlockAt === null ? 0 : Date.parse(unlockAt);
  const left = () => until - systemClock();
  if (left() <= 0) return;
  if (!terminal.isWatched) terminal.out(sentence(left()));
  while (left() > 0) {
    if (terminal.isWatched) terminal.replaceLine(sentence(left()));
    await wait(Math.min(left(), 1_000));
  }
  if (terminal.isWatched) terminal.replaceLine('');
  // The database's clock decides, and it may be a little behind this one.
  await wait(300);
};

// What the service answers, read as the documented shapes.
// biome-ignore lint/suspicious/noExplicitAny: a demo shows answers of every shape
type Json = any;

type DemoCall = (method: string, path: string, body?: unknown) => Promise<Json>;
type DemoStep = (name: string, result: string) => void;

const account = `act_${sandbox.usdAccountId}`;

/** Runs through all steps with the running service and its sandbox. */
export const runDemo = async (config: Config, terminal: Terminal) => {
  const { out, paint } = terminal;
  const { origin, picture } = await prepare(config);
  const step: DemoStep = (name, result) =>
    out(`  ${paint('green', '✓')} ${name.padEnd(11)} ${result}`);

  const email = `demo-${systemClock()}@localhost`;
  const options = { email, plan: 'pro', workspace: 'Demo' };
  const newAccount: Json = await runCommand(config, createAccount, options);
  const call = caller(origin, newAccount.api_key);
  out('');
  step('account', `${email} on plan pro`);
  const { page, unlockAt } = await connect(call, step);
  const copy = await call('POST', '/generate/ad-copy', brief);
  step('copy', `“${copy.variants[0].hook}” (${copy.credits_charged} credits)`);
  await waitForWrites(unlockAt, terminal);
  const campaign = await publish(call, step, { page, picture, variant: copy.variants[0] });

  const insights = await call(
    'GET',
    `/adnet/insights/${account}?level=account&time_increment=1&limit=31`,
  );
  step('insights', `${insights.data.length} days`);
  out('\n  The new ad is paused, as everything Greenroom creates:\n');
  const listedAds = await call('GET', `/adnet/ad-accounts/${account}/ads?campaign_id=${campaign}`);
  for (const one of listedAds.data) out(`    ${one.status.padEnd(7)} ad ${one.id}  ${one.name}`);
  out('\n  What the account spent per day in the last 30 days:\n');
  out(
    chart(insights.data.map((row: Json) => ({ label: row.date_start, value: Number(row.spend) }))),
  );
  out(`\n  Open ${sandboxAddress(config)}/ to see what the sandbox received.\n`);
};

/** Checks everything that could stop the demo half-way, before it creates anything. */
const prepare = async (config: Config) => {
  if (config.platform)
    refuse(
      'the demo only works with the sandbox. Unset ADNET_GRAPH_URL and start the service again',
    );
  const origin = await reachService(config);
  if (!config.databaseUrl && !(await isServed(config)))
    refuse(
      [
        `the service at ${origin} does not use the data folder ${config.dataDir}. Run the demo`,
        'in the folder where you started the service, or set DATA_DIR',
      ].join(' '),
    );
  return { origin, picture: await anyPicture(config) };
};

const connect = async (call: DemoCall, step: DemoStep) => {
  const status = await call('POST', '/adnet/connection/token', {
    access_token: sandbox.systemUserToken,
  });
  step('connect', `as platform user ${status.adnet_user_id}`);
  const accounts = await call('GET', '/adnet/ad-accounts');
  step('accounts', accounts.data.map((one: Json) => one.name).join(', '));
  const pages = await call('GET', `/adnet/ad-accounts/${account}/pages`);
  step('pages', pages.data.map((one: Json) => one.name).join(', '));
  return { page: pages.data[0].id, unlockAt: status.writes_unlock_at };
};

type Parts = { page: string; picture: string; variant: Json };

/** Creates an image, a campaign, an ad set, a creative and an ad; returns the campaign's id. */
const publish = async (call: DemoCall, step: DemoStep, { page, picture, variant }: Parts) => {
  const create = async (name: string, path: string, body: Record<string, unknown>) => {
    const { id } = await call('POST', path, { account_id: account, name: `Demo ${name}`, ...body });
    step(name, id);
    return id;
  };
  const image = await call('POST', '/adnet/images', {
    account_id: account,
    image_url: picture,
    name: 'Demo picture',
  });
  const { hash } = image.images.bytes;
  step('image', hash);
  const campaign = await create('campaign', '/adnet/campaigns', { objective: 'OUTCOME_TRAFFIC' });
  const adset = await create('ad set', '/adnet/adsets', {
    campaign_id: campaign,
    optimization_goal: 'LINK_CLICKS',
    billing_event: 'IMPRESSIONS',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    daily_budget: 2000,
  });
  const creative = await create('creative', '/adnet/creatives', {
    page_id: page,
    link_url: 'https://example.com/',
    message: variant.primary_text,
    headline: variant.headline,
    description: variant.description,
    call_to_action_type: variant.call_to_action_type,
    image_hash: hash,
  });
  await create('ad', '/adnet/ads', { adset_id: adset, creative_id: creative });
  return campaign;
};

const brief = {
  product: 'Northlight, a two-person tent for winter nights',
  audience: 'weekend hikers',
  benefits: ['sets up in the dark', 'keeps wind and snow out'],
  pain_points: ['Frozen poles', 'tents that flap all night'],
  objective: 'sales',
};

const caller =
  (origin: string, key: string): DemoCall =>
  async (method, path, body) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => refuse(`the service at ${origin} stopped answering. Read its log`));
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    return refuse(
      response.status === 401
        ? [
            `the service at ${origin} uses another database than this command. Set PORT and`,
            'DATA_DIR (or DATABASE_URL) as for the service',
          ].join(' ')
        : `${method} ${path} answered ${response.status}: ${text}`,
    );
  };
