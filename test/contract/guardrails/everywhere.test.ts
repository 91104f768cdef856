// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { callerOf } from '../../helpers/callers/mcp.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { begin, until, wholeLaunch } from '../../helpers/house/launches.ts';
import { adsetBody, campaignBody, eur, stage, usd } from '../../helpers/house/publishing.ts';
import { digestOn, postForm } from '../../helpers/house/review.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Body = Record<string, unknown>;

const narrow = { countries: ['DE'], max_daily_budget: [{ amount: '10.00', currency: 'USD' }] };

const put = (key: string, workspaceId: string, body: Body) =>
  h.call(`PUT /account/workspaces/${workspaceId}/guardrails`, { key, body });

const createWorkspace = async (guardrails: Body) => {
  const connection = await h.connected();
  const set = await stage(h, connection.key);
  expect((await put(connection.key, connection.workspaceId, guardrails)).status).toBe(200);
  return { ...connection, set };
};

const writes = () => h.sandbox.control.calls({ method: 'POST' }).length;

it('a token of the caller’s own gets around no guardrail', async () => {
  const { key, workspaceId } = await createWorkspace(narrow);
  const request = { key, headers: { 'x-adnet-access-token': demo.adminToken } };
  const writesBefore = writes();
  const body = campaignBody({ daily_budget: 1001 });
  expect(codeOf(await h.call('POST /adnet/campaigns', { ...request, body }))).toBe('guardrail');
  await put(key, workspaceId, { ad_accounts: [eur] });
  expect(codeOf(await h.call(`GET /adnet/ad-accounts/${usd}/campaigns`, request))).toBe(
    'guardrail',
  );
  expect(writes()).toBe(writesBefore);
});

const unsure = 'Meta did not say in which country this place lies; name countries instead';

it.each([
  ['cities', '777934', 'FR'],
  ['regions', '3847', 'US'],
])('%s are looked up, and lie in the country that Meta names', async (list, place, country) => {
  const { key, workspaceId, set } = await createWorkspace({ countries: ['JP'] });
  const make = (id: string) =>
    h.call('POST /adnet/adsets', {
      key,
      body: adsetBody(set.campaignId, {
        targeting: { geo_locations: { [list]: [{ key: id }] } },
        dsa_beneficiary: 'Shop',
        dsa_payor: 'Shop',
      }),
    });
  const refusal = (message: string) => ({
    status: 422,
    body: {
      detail: {
        error: {
          code: 'guardrail',
          fields: [{ field: `targeting.geo_locations.${list}.0`, message }],
        },
      },
    },
  });
  const writesBefore = writes();
  expect(await make(place)).toMatchObject(refusal(`lies in ${country}; allowed: JP`));
  expect(await make('999999999')).toMatchObject(refusal(unsure));
  expect(writes()).toBe(writesBefore);
  await put(key, workspaceId, { countries: [country] });
  expect(await make('999999999')).toMatchObject(refusal(unsure));
  expect((await make(place)).status).toBe(200);
  expect(writes()).toBe(writesBefore + 1);
});

it('agents are told in the plan, and refused when they launch', async () => {
  const { key } = await createWorkspace(narrow);
  const tool = callerOf(h, key);
  const writesBefore = writes();
  const plan = await tool('plan_launch', wholeLaunch(h));
  const answer = await tool('launch', wholeLaunch(h));
  const messages = {
    budget: 'is 20.00 USD; at most 10.00 USD a day is allowed',
    country: 'lies in US; allowed: DE',
    sum: 'adds up to 20.00 USD for all that is made; at most 10.00 USD a day is allowed',
  };
  expect(plan['structuredContent'].problems).toMatchObject([
    { level: 'refuse', guardrail: 'max_daily_budget', message: messages.sum },
    { level: 'refuse', guardrail: 'max_daily_budget', message: messages.budget },
    { level: 'refuse', guardrail: 'countries', message: messages.country },
  ]);
  expect(answer['structuredContent'].error).toMatchObject({
    code: 'guardrail',
    fields: [
      { message: messages.budget },
      { message: messages.country },
      { message: messages.sum },
    ],
  });
  expect(writes()).toBe(writesBefore);
});

it('a client’s yes makes nothing that a guardrail does not allow', async () => {
  const { key, workspaceId } = await createWorkspace({});
  const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
  const link = await h.call(`POST /adnet/launches/${id}/review-link`, { key, body: {} });
  const url = String(link.body.review_url);
  await put(key, workspaceId, narrow);
  const writesBefore = writes();
  const verdicts = [1, 2, 3, 4].map((at) => [`verdict-ad-${at}`, 'approved']);
  const form = { name: 'Dana', digest: await digestOn(url), ...Object.fromEntries(verdicts) };
  const answer = await postForm(url, form);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('You approved all 4 ads.');
  const launch = await until(h, key, id, ({ state }) => state === 'stopped');
  expect(writes()).toBe(writesBefore);
  expect(launch.reason).toMatchObject({
    code: 'guardrail',
    guardrails: [
      { step: 'adset-1', guardrail: 'max_daily_budget' },
      { step: 'adset-1', guardrail: 'countries', message: 'lies in US; allowed: DE' },
      { step: null, guardrail: 'max_daily_budget' },
    ],
  });
});
