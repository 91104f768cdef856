import { setTimeout as wait } from 'node:timers/promises';
import { type Config, localHost } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { createAccount } from '../operations/operator/accounts.ts';
import { refuse } from '../operations/operator/refuse.ts';
import { demo as sandbox } from '../sandbox/sandbox.ts';
import { chart } from './chart.ts';
import { carryOut } from './operate.ts';
import { anyPicture } from './sandbox-facts.ts';

type Print = (line: string) => void;

// What the service answers, read as the documented shapes.
// biome-ignore lint/suspicious/noExplicitAny: a demo shows answers of every shape
type Json = any;

/** Walks the recommended flow against the running service and its sandbox platform. */
export const runDemo = async (config: Config, print: Print) => {
  if (config.platform)
    refuse('the demo uses the sandbox platform; unset ADNET_GRAPH_URL and start again');
  const origin = config.baseUrl ?? `http://${localHost(config.host)}:${config.port}`;
  const sandboxOrigin = `http://${localHost(config.host)}:${config.sandbox.port}`;
  const account = `act_${sandbox.usdAccountId}`;
  const step = (name: string, told: string) => print(`  ✓ ${name.padEnd(11)} ${told}`);

  const email = `demo-${systemClock()}@localhost`;
  const made: Json = await carryOut(config, createAccount, {
    email,
    plan: 'pro',
    workspace: 'Demo',
  });
  const call = caller(origin, made.api_key);
  print('');
  step('account', `${email} on plan pro`);

  const status = await call('POST', '/adnet/connection/token', {
    access_token: sandbox.systemUserToken,
  });
  step('connect', `as platform user ${status.adnet_user_id}`);
  const accounts = await call('GET', '/adnet/ad-accounts');
  step('accounts', accounts.data.map((one: Json) => one.name).join(', '));
  const pages = await call('GET', `/adnet/ad-accounts/${account}/pages`);
  step('pages', pages.data.map((one: Json) => one.name).join(', '));
  const copy = await call('POST', '/generate/ad-copy', brief);
  step('copy', `“${copy.variants[0].hook}” (${copy.credits_charged} credits)`);

  await countDown(status, print);
  const image = await call('POST', '/adnet/images', {
    account_id: account,
    image_url: await anyPicture(config),
    name: 'Demo picture',
  });
  step('image', image.images.bytes.hash);
  const campaign = await call('POST', '/adnet/campaigns', {
    account_id: account,
    name: 'Demo campaign',
    objective: 'OUTCOME_TRAFFIC',
  });
  step('campaign', campaign.id);
  const adset = await call('POST', '/adnet/adsets', {
    account_id: account,
    campaign_id: campaign.id,
    name: 'Demo ad set',
    optimization_goal: 'LINK_CLICKS',
    billing_event: 'IMPRESSIONS',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    daily_budget: 2000,
  });
  step('ad set', adset.id);
  const [variant] = copy.variants;
  const creative = await call('POST', '/adnet/creatives', {
    account_id: account,
    name: 'Demo creative',
    page_id: pages.data[0].id,
    link_url: 'https://example.com/',
    message: variant.primary_text,
    headline: variant.headline,
    description: variant.description,
    call_to_action_type: variant.call_to_action_type,
    image_hash: image.images.bytes.hash,
  });
  step('creative', creative.id);
  const ad = await call('POST', '/adnet/ads', {
    account_id: account,
    name: 'Demo ad',
    adset_id: adset.id,
    creative_id: creative.id,
  });
  step('ad', ad.id);

  const insights = await call(
    'GET',
    `/adnet/insights/${account}?level=account&time_increment=1&limit=31`,
  );
  step('insights', `${insights.data.length} days`);
  print('\n  Waiting in the greenroom, all paused:\n');
  const listed = await call('GET', `/adnet/ad-accounts/${account}/ads?campaign_id=${campaign.id}`);
  for (const one of listed.data) print(`    ${one.status.padEnd(7)} ad ${one.id}  ${one.name}`);
  print('\n  Spend per day, last 30 days:\n');
  print(
    chart(insights.data.map((row: Json) => ({ label: row.date_start, value: Number(row.spend) }))),
  );
  print(`\n  See what the platform received: ${sandboxOrigin}/\n`);
};

const brief = {
  product: 'Northlight, a two-person tent for winter nights',
  audience: 'weekend hikers',
  benefits: ['sets up in the dark', 'keeps wind and snow out'],
  pain_points: ['frozen poles', 'tents that flap all night'],
  objective: 'sales',
};

const caller =
  (origin: string, key: string) =>
  async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => refuse(`nothing answers at ${origin}; start the service first: npm start`));
    const text = await response.text();
    return response.ok
      ? JSON.parse(text)
      : refuse(`${method} ${path} answered ${response.status}: ${text}`);
  };

/** The cool-down is real, so the demo waits for it like everybody. */
const countDown = async (
  { writes_unlock_at }: { writes_unlock_at: string | null },
  print: Print,
) => {
  const until = writes_unlock_at === null ? 0 : Date.parse(writes_unlock_at);
  const seconds = Math.ceil((until - systemClock()) / 1000);
  if (seconds <= 0) return;
  print(`  … writes unlock in ${seconds} s: a new connection always waits`);
  await wait(until - systemClock() + 300);
};
