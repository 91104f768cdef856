import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { type Answer, codeOf, house } from '../../helpers/house/house.ts';
import {
  adsetBody,
  campaignBody,
  creates,
  newKey,
  received,
  withKey,
} from '../../helpers/house/publishing.ts';
import { fewerOnSecond } from '../../helpers/run/long-run.ts';
import { propertySeed } from '../../helpers/run/seed.ts';
import { shared } from '../../helpers/run/shared.ts';

const plans = {
  ...defaultPlans,
  tiny: proPlan({ writes_per_hour: 4, writes_per_day: 7 }),
  even: proPlan({ writes_per_hour: 4, writes_per_day: 4 }),
  none: proPlan({ writes_per_hour: 0, writes_per_day: 0 }),
};

const h = shared(() =>
  house({ config: { plans, logLevel: 'warn' }, env: { ADNET_TIMEOUT_MS: '2000' } }),
);

const hour = 3_600_000;
const write = (key: string, more = {}) =>
  h.call('POST /adnet/campaigns', { key, body: campaignBody(more) });
const writes = async (key: string, times: number) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await write(key)).status);
  return statuses;
};
const remainingWrites = ({ headers }: Answer) => {
  const [, byHour, byDay] =
    /^"hour";r=(\d+);t=3600, "day";r=(\d+);t=86400$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return [Number(byHour), Number(byDay)];
};

describe('what is left', () => {
  it.each(fewerOnSecond(creates, 3))(
    'is said by $route even where nothing was sent',
    async ({ route }) => {
      const { key } = await h.connected();
      const invalid = await h.call(route, { key, body: { account_id: 7 } });
      expect([invalid.status, remainingWrites(invalid)]).toEqual([422, [200, 2000]]);
      const headers = { 'idempotency-key': 'x'.repeat(256) };
      const unreadable = await h.call(route, { key, body: campaignBody(), headers });
      expect(unreadable.status).toBeGreaterThanOrEqual(400);
      expect(remainingWrites(unreadable)).toEqual([200, 2000]);
    },
  );
});

describe('the hourly limit', () => {
  it('lets exactly so many through, and says when to come back', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    for (const expected of [
      [3, 6],
      [2, 5],
      [1, 4],
      [0, 3],
    ])
      expect(remainingWrites(await write(key))).toEqual(expected);
    const requestCount = received(h, 'campaigns').length;
    const refusal = await write(key);
    expect([refusal.status, codeOf(refusal)]).toEqual([429, 'write_limit_hour']);
    expect(remainingWrites(refusal)).toEqual([0, 3]);
    expect(received(h, 'campaigns').length).toBe(requestCount);
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(refusal.headers.get('ratelimit-reset')).toBe(String(wait));
    h.later((wait - 3) * 1000);
    expect((await write(key)).status).toBe(429);
    h.later(3_000);
    expect((await write(key)).status).toBe(200);
  });

  it('rolls: what was written half an hour ago counts for another half', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    expect(await writes(key, 2)).toEqual([200, 200]);
    h.later(hour / 2);
    expect(await writes(key, 3)).toEqual([200, 200, 429]);
    h.later(hour / 2 + 1000);
    expect(await writes(key, 3)).toEqual([200, 200, 429]);
  });
});

describe('the daily limit', () => {
  it('holds over the hours, and Retry-After reaches into tomorrow', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    expect(await writes(key, 4)).toEqual([200, 200, 200, 200]);
    h.later(2 * hour);
    expect(await writes(key, 3)).toEqual([200, 200, 200]);
    h.later(2 * hour);
    const refusal = await write(key);
    expect([refusal.status, codeOf(refusal)]).toEqual([429, 'write_limit_day']);
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(19 * 3600);
    h.later(wait * 1000);
    expect((await write(key)).status).toBe(200);
  });

  it('answers with the longer Retry-After when the hour is full too', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    expect(await writes(key, 3)).toEqual([200, 200, 200]);
    h.later(24 * hour - 60_000);
    expect(await writes(key, 4)).toEqual([200, 200, 200, 200]);
    const refusal = await write(key);
    expect([refusal.status, codeOf(refusal)]).toEqual([429, 'write_limit_hour']);
    h.later(Number(refusal.headers.get('retry-after')) * 1000);
    expect((await write(key)).status).toBe(200);
  });

  it('equal to the hourly one is the one named', async () => {
    const { key } = await h.connected({ plan: 'even' });
    await writes(key, 4);
    const refusal = await write(key);
    expect(codeOf(refusal)).toBe('write_limit_day');
    h.later(Number(refusal.headers.get('retry-after')) * 1000);
    expect((await write(key)).status).toBe(200);
  });
});

it('a plan without writes refuses every one', async () => {
  const { key } = await h.connected({ plan: 'none' });
  const refusal = await write(key);
  expect([refusal.status, codeOf(refusal)]).toEqual([429, 'write_limit_day']);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('lets the last 3600 or 86400 seconds never hold more than the plan says', {
  timeout: 60_000,
}, async () => {
  const seed = propertySeed('write-limits');
  const step = fc.record({
    waitSeconds: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 1800 }),
      fc.constantFrom(3599, 3600, 3601, 86_399, 86_400, 7200),
    ),
    burst: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { key, workspaceId } = await h.connected({ plan: 'tiny' });
      for (const { waitSeconds, burst } of steps) {
        h.later(waitSeconds * 1000);
        await writes(key, burst);
      }
      const rows = await h.service.deps.store.db
        .selectFrom('writes')
        .select('created_at')
        .where('workspace_id', '=', workspaceId)
        .orderBy('created_at')
        .execute();
      const seconds = rows.map(({ created_at }) => Math.floor(Number(created_at) / 1000));
      for (const at of seconds) {
        const within = (window: number) =>
          seconds.filter((other) => other <= at && other > at - window).length;
        expect(within(3600)).toBeLessThanOrEqual(4);
        expect(within(86_400)).toBeLessThanOrEqual(7);
      }
    }),
    { numRuns: 8, seed },
  );
});

describe('counts', () => {
  it('counts what goes to the platform, also when it is refused there or its answer is lost', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    expect(remainingWrites(await write(key, { special_ad_categories: ['GARDENING'] }))).toEqual([
      3, 6,
    ]);
    h.sandbox.control.fault({ kind: 'reset-before-commit', match: { method: 'POST' } });
    const answer = await write(key);
    expect([answer.status, remainingWrites(answer)]).toEqual([504, [2, 5]]);
  });

  it('nothing for what we refuse, replay or could not send', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    const name = newKey();
    const request = { key, body: campaignBody({ daily_budget: 9000 }), headers: withKey(name) };
    const campaign = await h.call('POST /adnet/campaigns', request);
    expect(remainingWrites(campaign)).toEqual([3, 6]);
    expect(remainingWrites(await h.call('POST /adnet/campaigns', request))).toEqual([3, 6]);
    const conflict = { key, body: adsetBody(String(campaign.body.id)) };
    expect(remainingWrites(await h.call('POST /adnet/adsets', conflict))).toEqual([3, 6]);
    expect((await write(key, { objective: 'NONE' })).status).toBe(422);
    expect(remainingWrites(await write(key, { name: '{"status":"ACTIVE"}' }))).toEqual([3, 6]);
    h.sandbox.control.fault({ kind: 'error', code: 17, match: { method: 'POST' } });
    expect(remainingWrites(await write(key))).toEqual([3, 6]);
    const image = { account_id: campaignBody().account_id, image_url: 'http://127.0.0.1/x.png' };
    expect(remainingWrites(await h.call('POST /adnet/images', { key, body: image }))).toEqual([
      3, 6,
    ]);
    const answer = await h.call('POST /adnet/campaigns?validate_only=1', {
      key,
      body: campaignBody(),
    });
    expect([answer.status, remainingWrites(answer)]).toEqual([200, [3, 6]]);
    expect(remainingWrites(await write(key))).toEqual([2, 5]);
  });

  it('counts per workspace: another key or member changes nothing, another workspace has its own', async () => {
    const { key, workspaceId } = await h.connected({ plan: 'tiny' });
    await writes(key, 4);
    const keyAnswer = await h.call('POST /account/api-keys', { key, body: {} });
    expect((await write(String(keyAnswer.body.key))).status).toBe(429);
    const guest = await h.member(workspaceId, 'editor', 'tiny');
    expect((await write(guest.key)).status).toBe(429);
    const other = await h.connected({ plan: 'tiny' });
    expect((await write(other.key)).status).toBe(200);
  });

  it('exactly, with sixty at once', async () => {
    const { key } = await h.connected({ plan: 'tiny' });
    const requestCount = received(h, 'campaigns').length;
    const answers = await Promise.all(Array.from({ length: 60 }, () => write(key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(56);
    expect(received(h, 'campaigns').length).toBe(requestCount + 4);
  });
});
