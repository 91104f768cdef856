// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  adsetBody,
  campaignBody,
  creates,
  creativeBody,
  eur,
  jpy,
  lastSent,
  pictureUrl,
  received,
  type Stage,
  seededHash,
  stage,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '3600' } }));
let open: string;
let lockedKey: string;
let set: Stage;
beforeAll(async () => {
  open = (await h.connected()).key;
  lockedKey = (await h.connected({ unlocked: false })).key;
  set = await stage(h, open);
});

type Body = Record<string, unknown>;
const ask = (route: string, body: Body, key = lockedKey, headers = {}) =>
  h.call(route, { key, body, headers });
const stepsFor = async (route: string, body: Body): Promise<string> => {
  const answer = await ask(route, body);
  expect(answer.status, answer.text).toBe(403);
  return answer.body.detail.manual_steps.join('\n');
};

describe.each(creates)('$route during the cool-down', ({ route, action, edge, kind, body }) => {
  it('creates nothing and says exactly what it would have sent', async () => {
    const requestBody = { ...body(h, set), status: 'ACTIVE' };
    const objectCount = h.sandbox.control.objects(kind).length;
    const answer = await ask(route, requestBody);
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.body.detail)).toEqual([
      'performed',
      'reason',
      'action',
      'intended_params',
      'manual_steps',
    ]);
    expect(answer.body.detail).toMatchObject({
      performed: false,
      reason: 'writes_disabled',
      action,
    });
    expect(h.sandbox.control.objects(kind).length).toBe(objectCount);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('ratelimit')).toMatch(/^"hour";r=\d+;/);

    const success = await ask(route, requestBody, open);
    expect(success.status, success.text).toBe(200);
    const really = lastSent(h, edge);
    const intendedParams = answer.body.detail.intended_params;
    const { account_id, ...params } = intendedParams;
    expect(account_id).toBe(usd);
    if (action !== 'upload_image') return expect(params).toEqual(really);
    // The call log keeps the beginning of a long body.
    expect(received(h, edge).at(-1)?.body).toMatch(/\bbytes\b/);
    expect(params).toEqual({ name: 'Tent', bytes: `<base64 of ${pictureUrl(h)}>` });
  });

  it('goes through with a token of the caller’s own', async () => {
    const headers = { 'x-adnet-access-token': demo.adminToken };
    const answer = await ask(route, body(h, set), lockedKey, headers);
    expect(answer.status, answer.text).toBe(200);
    const account = await h.account();
    expect((await ask(route, body(h, set), account.key, headers)).status).toBe(200);
    const refusal = await ask(route, body(h, set), account.key);
    expect([refusal.status, codeOf(refusal)]).toEqual([409, 'adnet_not_connected']);
  });

  it('is not skipped by sending the stored token itself', async () => {
    const headers = { 'x-adnet-access-token': demo.systemUserToken };
    const answer = await ask(route, body(h, set), lockedKey, headers);
    expect([answer.status, answer.body.detail.reason], answer.text).toEqual([
      403,
      'writes_disabled',
    ]);
  });

  it('names the steps a person would take, with the values filled in', async () => {
    const requestBody: Body = body(h, set);
    const { manual_steps: steps } = (await ask(route, requestBody)).body.detail;
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      expect(step).toMatch(/^[A-Z].*\.$/s);
      expect(step).not.toMatch(/undefined|\[object|NaN|null/);
    }
    const stepsText = steps.join('\n');
    expect(stepsText).toContain(usd.slice(4));
    expect(stepsText).toContain(String(requestBody['name']));
    if (kind === 'campaign' || kind === 'adset' || kind === 'ad')
      expect(stepsText).toMatch(/paused/);
  });
});

describe('the steps', () => {
  it.each([
    [usd, 5000, '50.00 USD'],
    [eur, 123_456, '1234.56 EUR'],
    [jpy, 5000, '5000 JPY'],
  ])('name a budget in %s as people do', async (account_id, daily_budget, words) => {
    const stepsText = await stepsFor(
      'POST /adnet/campaigns',
      campaignBody({ account_id, daily_budget, spend_cap: daily_budget }),
    );
    expect(stepsText).toContain(`budget of ${words}`);
    expect(stepsText).toContain(`limit of ${words}`);
  });

  it('name who should see it', async () => {
    const stepsText = await stepsFor(
      'POST /adnet/adsets',
      adsetBody(set.campaignId, {
        bid_strategy: 'COST_CAP',
        bid_amount: 250,
        targeting: {
          geo_locations: { countries: ['CA'], cities: [{ key: '1', name: 'Oslo' }] },
          age_min: 25,
          age_max: 40,
          genders: [2],
          interests: [{ id: '6003', name: 'Hiking' }],
        },
      }),
    );
    for (const words of ['CA', 'Oslo', '25 to 40', 'women', 'Hiking', '20.00 USD', '2.50 USD'])
      expect(stepsText).toContain(words);
    expect(stepsText).toMatch(/Advantage\+ audience is off/);
    expect(await stepsFor('POST /adnet/adsets', adsetBody(set.campaignId))).toMatch(
      /US[\s\S]*18 to 65\+[\s\S]*switched on/,
    );
  });

  it('name the copy, the pictures and the button', async () => {
    const stepsText = await stepsFor(
      'POST /adnet/creatives',
      creativeBody({ image_hash: seededHash(h), call_to_action_type: 'SHOP_NOW' }),
    );
    for (const words of [
      'Sleep warm.',
      'Northlight',
      'Two people, any weather.',
      'https://example.com/tent',
      'Shop now',
      seededHash(h),
      demo.usdPageId,
    ])
      expect(stepsText).toContain(words);
  });

  it('leave nothing out that was asked for', async () => {
    const stepsText = await stepsFor(
      'POST /adnet/campaigns',
      campaignBody({ special_ad_categories: ['HOUSING'], odd_thing: { x: 5 } }),
    );
    expect(stepsText).toContain('Housing');
    expect(stepsText).toMatch(/Odd thing.*5/);
  });
});

it('comes after bad input and a missing connection, before pre-checks and limits', async () => {
  expect((await ask('POST /adnet/campaigns', {})).status).toBe(422);
  const campaign = await ask('POST /adnet/campaigns', campaignBody({ daily_budget: 9999 }), open);
  const conflicting = adsetBody(String(campaign.body.id));
  expect((await ask('POST /adnet/adsets', conflicting)).status).toBe(403);
  expect((await ask('POST /adnet/adsets', conflicting, open)).status).toBe(422);
});

it('ends by itself', async () => {
  const { key } = await h.connected({ unlocked: false });
  const { body } = await h.call('GET /adnet/connection', { key });
  expect(body).toMatchObject({ writes_unlocked: false });
  const requestCount = received(h, 'campaigns').length;
  expect((await ask('POST /adnet/campaigns', campaignBody(), key)).status).toBe(403);
  h.later(h.config.writeCooldownMs + 1000);
  expect((await ask('POST /adnet/campaigns', campaignBody(), key)).status).toBe(200);
  expect(received(h, 'campaigns').length).toBe(requestCount + 1);
});
