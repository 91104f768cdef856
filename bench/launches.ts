import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { buildProgram } from '../scripts/build.mjs';
import { ask } from '../test/helpers/callers/http-client.ts';
import { freePort } from '../test/helpers/network/free-port.ts';
import { startGreenroom } from './parts/greenroom.ts';

// A launch of 200 ads against a platform that takes 150 ms for each write, beside the same with
// the official SDK, one after another; and a plan of 500 steps against one that takes 150 ms for each read.

const answerMs = 150;
const atOnce = 16;
const account = `act_${demo.usdAccountId}`;

const sandbox = createSandbox({ enforceLimits: false, maxObjects: 1_000_000 });
const origin = await sandbox.listen(0);
await buildProgram(process.cwd());
// The token that every customer of the benchmarks is connected with must be one the sandbox knows.
const node = await startGreenroom({
  name: 'Greenroom embedded',
  upstream: origin,
  port: await freePort(),
  accessToken: demo.systemUserToken,
  env: {
    ADNET_APP_ID: demo.appId,
    ADNET_APP_SECRET: demo.appSecret,
    IMAGE_FETCH_ALLOW: new URL(origin).host,
  },
});
const { key } = node;
/** Milliseconds of processor time that the service has used. */
const cpuMs = () => node.cpu() * 1000;

const hash = String(
  sandbox.control.objects('image').find(({ account_id }) => account_id === demo.usdAccountId)?.[
    'hash'
  ],
);
const creative = (n: number) => ({
  account_id: account,
  name: `Single ${n}`,
  page_id: demo.usdPageId,
  link_url: 'https://example.com',
  message: `Text ${n}`,
  headline: 'Head',
  image_hash: hash,
});
const adSet = {
  name: 'Set',
  optimization_goal: 'LINK_CLICKS',
  billing_event: 'IMPRESSIONS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: 2000,
};
const targeting = { geo_locations: { countries: ['US'] } };
const body = (mark: string) => ({
  account_id: account,
  defaults: { page_id: demo.usdPageId, link_url: 'https://example.com' },
  campaign: { name: mark, objective: 'OUTCOME_TRAFFIC' },
  // Meta takes no more than 50 ads in one ad set.
  ad_sets: [0, 1, 2, 3].map((n) => ({ ref: `set${n}`, ...adSet })),
  images: Array.from({ length: 10 }, (_, n) => ({
    ref: `i${n}`,
    url: `${origin}/media/${demo.usdAccountId}/${hash}?n=${n}`,
  })),
  copies: Array.from({ length: 20 }, (_, n) => ({
    ref: `c${n}`,
    message: `${mark} ${n}`,
    headline: 'Head',
  })),
  ads: {
    list: Array.from({ length: 200 }, (_, n) => ({
      ad_set: `set${n % 4}`,
      media: `i${n % 10}`,
      copy: `c${Math.floor(n / 10)}`,
    })),
  },
});

const singles = async (count: number) => {
  const before = cpuMs();
  let next = 0;
  const work = async () => {
    for (let n = next++; n < count; n = next++)
      await ask(node.origin, 'POST /adnet/creatives', key, creative(n));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (cpuMs() - before) / count;
};

const launch = async (mark: string) => {
  const before = cpuMs();
  const sandboxBefore = process.cpuUsage();
  const began = performance.now();
  const response = await fetch(`${node.origin}/api/v1/adnet/launches`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': mark,
    },
    body: JSON.stringify(body(mark)),
  });
  const { id, steps } = (await response.json()) as { id: string; steps: { total: number } };
  for (;;) {
    const shown = await ask(node.origin, 'GET /adnet/launches?limit=1', key);
    const [first] = shown.body['launches'] as { state: string }[];
    if (first?.state === 'done') break;
    if (first?.state !== 'running') throw new Error(`${id} is ${JSON.stringify(first)}`);
    await setTimeout(50);
  }
  const wallMs = performance.now() - began;
  const { user, system } = process.cpuUsage(sandboxBefore);
  const sandboxMs = (user + system) / 1000;
  return {
    wallMs,
    cpuPerStepMs: (cpuMs() - before) / steps.total,
    sandboxMs,
    steps: steps.total,
  };
};

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** 1 campaign, 9 ad sets, 200 creatives and 290 ads. */
const largePlan = {
  account_id: account,
  defaults: { page_id: demo.usdPageId, link_url: 'https://example.com' },
  campaign: { name: 'Plan', objective: 'OUTCOME_TRAFFIC' },
  ad_sets: times(9).map((n) => ({ ref: `set${n}`, ...adSet, targeting })),
  images: [{ ref: 'i', hash }],
  copies: times(200).map((n) => ({ ref: `c${n}`, message: `Text ${n}`, headline: 'Head' })),
  ads: {
    list: times(290).map((n) => ({ ad_set: `set${n % 9}`, media: 'i', copy: `c${n % 200}` })),
  },
};

/** The middle one of a few plans. */
const plan = async (count: number) => {
  const path = 'POST /adnet/launches?dry_run=true';
  await ask(node.origin, path, key, largePlan);
  const took: number[] = [];
  let steps = 0;
  for (const _ of times(count)) {
    const began = performance.now();
    const { status, body: made } = await ask(node.origin, path, key, largePlan);
    took.push(performance.now() - began);
    if (status !== 200) throw new Error(`a plan answered ${status}`);
    steps = (made['plan'] as unknown[]).length;
  }
  took.sort((a, b) => a - b);
  return { steps, ms: took[Math.floor(count / 2)] ?? 0 };
};

/** The same objects with the official SDK, each after the one before. */
const sdk = async (steps: number) => {
  const { FacebookAdsApi, AdAccount } = createRequire(import.meta.url)(
    'facebook-nodejs-business-sdk',
  );
  for (const [name, value] of Object.entries({
    GRAPH: origin,
    GRAPH_VIDEO: origin,
    VERSION: 'v26.0',
  }))
    Object.defineProperty(FacebookAdsApi, name, { configurable: true, get: () => value });
  FacebookAdsApi.init(demo.systemUserToken, 'en_US', false);
  const began = performance.now();
  const params = { objective: 'OUTCOME_TRAFFIC', special_ad_categories: [], status: 'PAUSED' };
  for (let n = 0; n < steps; n++)
    await new AdAccount(account).createCampaign([], {
      ...params,
      name: `SDK ${n}`,
      is_adset_budget_sharing_enabled: false,
    });
  return performance.now() - began;
};

try {
  sandbox.control.fault({ kind: 'delay', ms: answerMs, times: 0, match: { method: 'POST' } });
  await singles(100);
  const perCreateMs = await singles(300);
  const { wallMs, cpuPerStepMs, sandboxMs, steps } = await launch('bench');
  const ideal = (2 + (steps - 15) / atOnce) * answerMs;
  sandbox.control.fault({ kind: 'delay', ms: answerMs, times: 0, match: { method: 'GET' } });
  const planned = await plan(5);
  const part = 40;
  const alone = ((await sdk(part)) / part) * steps;
  console.log(`steps                      ${steps}`);
  console.log(
    `wall time                  ${Math.round(wallMs)} ms, ${(wallMs / ideal).toFixed(2)} × the ideal of ${Math.round(ideal)} ms for ${atOnce} at once`,
  );
  console.log(
    `CPU per step               ${cpuPerStepMs.toFixed(2)} ms, ${(cpuPerStepMs / perCreateMs).toFixed(2)} × a single create (${perCreateMs.toFixed(2)} ms)`,
  );
  console.log(
    `CPU of the sandbox itself  ${Math.round(sandboxMs)} ms in all, which the ideal does not count`,
  );
  console.log(
    `plan of ${planned.steps} steps          ${Math.round(planned.ms)} ms, with reads answered after ${answerMs} ms`,
  );
  console.log(
    `official SDK, one by one   ${Math.round(alone)} ms for as many writes (measured on ${part})`,
  );
} finally {
  await node.stop();
  await sandbox.close();
}
