import { setTimeout } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleIds } from '../../../src/operations/core/create/examples.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  begin,
  dryRun,
  launch,
  launchAdSet,
  launchOf,
  over,
  resume,
  statesOf,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import {
  adBody,
  adsetBody,
  campaignBody,
  creativeBody,
  eur,
  seededHash,
  stage,
  usd,
} from '../../helpers/house/publishing.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());
const call = documented(h);

type Body = Record<string, unknown>;

const dollars = (amount: string) => [{ amount, currency: 'USD' }];

const put = (key: string, workspaceId: string, body: unknown) =>
  call(`PUT /account/workspaces/${workspaceId}/guardrails`, { key, body });

const get = (key: string, workspaceId: string) =>
  call(`GET /account/workspaces/${workspaceId}/guardrails`, { key });

/** A connected workspace with these guardrails. */
const createWorkspace = async (guardrails: Body) => {
  const connection = await h.connected();
  const set = await stage(h, connection.key);
  expect((await put(connection.key, connection.workspaceId, guardrails)).status).toBe(200);
  return { ...connection, set };
};

const allGuardrails = {
  max_daily_budget: [{ amount: '50.00', amount_minor: 5000, currency: 'USD' }],
  ad_accounts: [usd],
  countries: ['US', 'CA'],
  link_domains: ['example.com'],
  required_url_tags: ['utm_source=facebook'],
  name_patterns: ['ACME_*'],
};

const writes = () => h.sandbox.control.calls({ method: 'POST' }).length;

describe('guardrails.put', () => {
  it('is done by an admin, read by everybody, and written down', async () => {
    const { key, workspaceId } = await h.connected();
    const editor = await h.member(workspaceId, 'editor');
    const viewer = await h.member(workspaceId, 'viewer');
    expect((await get(viewer.key, workspaceId)).body).toEqual({});
    expect(codeOf(await put(editor.key, workspaceId, allGuardrails))).toBe('workspace_role');
    expect((await put(key, workspaceId, allGuardrails)).body).toEqual(allGuardrails);
    expect((await get(viewer.key, workspaceId)).body).toEqual(allGuardrails);
    expect((await put(key, workspaceId, allGuardrails)).body).toEqual(allGuardrails);
    expect((await put(key, workspaceId, {})).body).toEqual({});
    const { body } = await h.call('GET /activity?action=workspace.guardrails_changed', { key });
    const text = JSON.stringify(body);
    expect(text).toContain('link_domains');
    expect(text.match(/workspace\.guardrails_changed/g)).toHaveLength(2);
  });

  it('takes money in whole units, in the smallest unit or in both, and says all that is wrong at once', async () => {
    const { key, workspaceId } = await h.account();
    const money = async (amount: Body) =>
      (await put(key, workspaceId, { max_daily_budget: [amount] })).body.max_daily_budget?.[0];
    expect(await money({ amount: '7.5', currency: 'eur' })).toEqual({
      amount: '7.50',
      amount_minor: 750,
      currency: 'EUR',
    });
    expect(await money({ amount_minor: 5000, currency: 'JPY' })).toMatchObject({ amount: '5000' });
    expect(await money({ amount: '7.50', amount_minor: 751, currency: 'EUR' })).toBeUndefined();
    const { body } = await put(key, workspaceId, {
      max_daily_budget: [{ amount: '0', currency: 'EUR' }],
      max_dayly_budget: [],
      ad_accounts: [],
      countries: ['Germany'],
      link_domains: ['https://example.com/'],
      required_url_tags: ['utm source'],
      name_patterns: [''],
    });
    expect(body.detail.error.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'ad_accounts',
      'countries.0',
      'link_domains.0',
      'max_daily_budget.0.amount',
      'max_dayly_budget',
      'name_patterns.0',
      'required_url_tags.0',
    ]);
  });
});

describe('guardrails.get', () => {
  it('answers nothing of a workspace of others', async () => {
    const { workspaceId } = await h.account();
    const other = await h.account();
    expect(codeOf(await get(other.key, workspaceId))).toBe('workspace_not_found');
  });
});

type Case = [
  guardrail: string,
  field: string,
  guardrails: Body,
  route: string,
  body: (set: Awaited<ReturnType<typeof stage>>) => Body,
];

const refusals: Case[] = [
  [
    'max_daily_budget',
    'daily_budget',
    { max_daily_budget: dollars('10.00') },
    'POST /adnet/campaigns',
    () => campaignBody({ daily_budget: 1001 }),
  ],
  [
    'max_daily_budget',
    'daily_budget',
    { max_daily_budget: [{ amount: '10.00', currency: 'EUR' }] },
    'POST /adnet/campaigns',
    () => campaignBody({ daily_budget: 900 }),
  ],
  [
    'max_lifetime_budget',
    'lifetime_budget',
    { max_daily_budget: dollars('10.00') },
    'POST /adnet/campaigns',
    () => campaignBody({ lifetime_budget: 900 }),
  ],
  [
    'max_launch_daily_budget',
    'daily_budget',
    { max_launch_daily_budget: dollars('10.00') },
    'POST /adnet/campaigns',
    () => campaignBody({ daily_budget: 1001 }),
  ],
  [
    'ad_accounts',
    'account_id',
    { ad_accounts: [eur] },
    'POST /adnet/campaigns',
    () => campaignBody(),
  ],
  [
    'countries',
    'targeting.geo_locations.countries.1',
    { countries: ['US'] },
    'POST /adnet/adsets',
    ({ campaignId }) =>
      adsetBody(campaignId, { targeting: { geo_locations: { countries: ['US', 'CA'] } } }),
  ],
  [
    'countries',
    'targeting',
    { countries: ['DE'] },
    'POST /adnet/adsets',
    ({ campaignId }) => adsetBody(campaignId, { targeting: undefined }),
  ],
  [
    'link_domains',
    'link_url',
    { link_domains: ['example.org'] },
    'POST /adnet/creatives',
    () => creativeBody({ image_hash: seededHash(h), link_url: 'https://example.com/tent' }),
  ],
  [
    'link_domains',
    'creative_id',
    { link_domains: ['example.org'] },
    'POST /adnet/ads',
    ({ adsetId, creativeId }) => adBody(adsetId, creativeId),
  ],
  [
    'required_url_tags',
    'link_url',
    { required_url_tags: ['utm_source=facebook'] },
    'POST /adnet/creatives',
    () => creativeBody({ image_hash: seededHash(h), link_url: 'https://example.com/tent' }),
  ],
  [
    'name_patterns',
    'name',
    { name_patterns: ['ACME_*'] },
    'POST /adnet/campaigns',
    () => campaignBody({ name: 'Spring' }),
  ],
];

describe('a create that a guardrail does not allow', () => {
  it.each(refusals)('%s: %s', async (guardrail, field, guardrails, route, body) => {
    const { key, set } = await createWorkspace(guardrails);
    const writesBefore = writes();
    const answer = await call(route, { key, body: body(set) });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'guardrail']);
    expect(answer.body.detail.error.guardrails).toEqual([
      { guardrail, field, whose: 'workspace', allowed: expect.any(Array) },
    ]);
    expect(answer.body.detail.error.fields).toEqual([{ field, message: expect.any(String) }]);
    expect(writes()).toBe(writesBefore);
  });

  it('goes through where every guardrail allows it', async () => {
    const { key, set } = await createWorkspace({ ...allGuardrails, name_patterns: ['*'] });
    const answers = [
      await call('POST /adnet/campaigns', { key, body: campaignBody({ daily_budget: 5000 }) }),
      await call('POST /adnet/adsets', { key, body: adsetBody(set.campaignId) }),
      await call('POST /adnet/creatives', {
        key,
        body: creativeBody({
          image_hash: seededHash(h),
          link_url: 'https://shop.example.com/',
          url_tags: 'utm_source=facebook',
        }),
      }),
    ];
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([
      200, 200, 200,
    ]);
  });

  it('is refused after the input, and before the connection', async () => {
    const { key, workspaceId } = await h.account();
    await put(key, workspaceId, { name_patterns: ['ACME_*'] });
    const incompleteBody = { account_id: usd, name: 'Spring' };
    expect(codeOf(await call('POST /adnet/campaigns', { key, body: incompleteBody }))).toBe(
      'invalid_request',
    );
    expect(codeOf(await call('POST /adnet/campaigns', { key, body: campaignBody() }))).toBe(
      'guardrail',
    );
    const right = campaignBody({ name: 'ACME_1' });
    expect(codeOf(await call('POST /adnet/campaigns', { key, body: right }))).toBe(
      'adnet_not_connected',
    );
  });
});

describe('a launch that a guardrail does not allow', () => {
  const set = (ref: string, cents: number) => launchAdSet(ref, { daily_budget: cents });

  it('is told in the plan, all at once, and refused', async () => {
    const { key } = await createWorkspace({
      max_daily_budget: dollars('30.00'),
      countries: ['DE'],
      link_domains: ['example.org'],
      name_patterns: ['ACME_*'],
    });
    const launchBody = wholeLaunch(h, { ad_sets: [set('a', 2000), set('b', 2000)] });
    const { body } = await dryRun(h, key, launchBody);
    const problems = body.problems.map(({ guardrail, field, level }: Body) => [
      guardrail,
      field,
      level,
    ]);
    expect(problems).toEqual(
      expect.arrayContaining([
        ['name_patterns', 'campaign.name', 'refuse'],
        ['countries', 'ad_sets.0.targeting.geo_locations.countries.0', 'refuse'],
        ['countries', 'ad_sets.1.targeting.geo_locations.countries.0', 'refuse'],
        ['link_domains', 'defaults.link_url', 'refuse'],
        ['max_daily_budget', 'daily_budget', 'refuse'],
      ]),
    );
    const writesBefore = writes();
    const answer = await launch(h, key, launchBody);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'guardrail']);
    expect(writes()).toBe(writesBefore);
  });

  it('counts all that it makes together', async () => {
    const two = wholeLaunch(h, { ad_sets: [set('a', 2000), set('b', 2000)] });
    const { key } = await createWorkspace({
      max_daily_budget: dollars('30.00'),
      max_launch_daily_budget: dollars('40.00'),
    });
    expect((await until(h, key, await begin(h, key, two), over)).state).toBe('done');
    const three = wholeLaunch(h, { ad_sets: [set('a', 2000), set('b', 2000), set('c', 1)] });
    const answer = await launch(h, key, three);
    expect(answer.body.detail.error.guardrails).toMatchObject([
      { guardrail: 'max_launch_daily_budget', allowed: ['40.00 USD'] },
    ]);
  });

  it('stops where a guardrail got narrower after its start, and goes on once it is corrected', async () => {
    const { key, workspaceId } = await createWorkspace({});
    const id = await begin(h, key, wholeLaunch(h, { requires_approval: true }));
    await put(key, workspaceId, { max_daily_budget: dollars('10.00') });
    const approved = await call(`POST /adnet/launches/${id}/approve`, { key });
    expect(codeOf(approved)).toBe('guardrail');
    await put(key, workspaceId, {});
    h.sandbox.control.fault({
      kind: 'delay',
      ms: 1_500,
      times: 0,
      match: { method: 'POST' },
    });
    expect((await call(`POST /adnet/launches/${id}/approve`, { key })).status).toBe(200);
    await put(key, workspaceId, { max_daily_budget: dollars('10.00') });
    const finishedLaunch = await until(h, key, id, over);
    h.sandbox.control.clearFaults();
    expect([finishedLaunch.state, finishedLaunch.reason.code]).toEqual(['stopped', 'guardrail']);
    expect(finishedLaunch.reason.message).toContain('daily_budget');
    const states = statesOf(finishedLaunch);
    expect(states['adset-1']).not.toBe('done');
    expect(codeOf(await resume(h, key, id))).toBe('guardrail');
    const resumeAnswer = await resume(h, key, id, {
      replace: { 'adset-1': { daily_budget: 1000 } },
    });
    expect(resumeAnswer.status).toBe(200);
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
  });
});

describe('a key’s own guardrails', () => {
  const mint = (key: string, guardrails: Body) =>
    call('POST /account/api-keys', { key, body: { guardrails } });

  it('may only be narrower than those of its workspace, and hold beside them', async () => {
    const { key } = await createWorkspace({
      ...allGuardrails,
      name_patterns: ['ACME_*'],
      ad_accounts: [usd, eur],
    });
    const wide = await mint(key, {
      max_daily_budget: dollars('50.01'),
      ad_accounts: [`act_${demo.jpyAccountId}`],
      countries: ['US', 'DE'],
      link_domains: ['com.example'],
      required_url_tags: ['utm_source=meta'],
      name_patterns: ['ACME*'],
    });
    expect(codeOf(wide)).toBe('invalid_request');
    expect(wide.body.detail.error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'guardrails.max_daily_budget',
      'guardrails.ad_accounts',
      'guardrails.countries',
      'guardrails.link_domains',
      'guardrails.required_url_tags',
      'guardrails.name_patterns',
    ]);
    const narrow = {
      max_daily_budget: [{ amount: '20.00', amount_minor: 2000, currency: 'USD' }],
      name_patterns: ['ACME_US_*'],
      link_domains: ['shop.example.com'],
    };
    const { body: agentKey } = await mint(key, narrow);
    expect(agentKey.guardrails).toEqual(narrow);
    const make = (name: string, cents: number) =>
      call('POST /adnet/campaigns', {
        key: agentKey.key,
        body: campaignBody({ name, daily_budget: cents }),
      });
    expect((await make('ACME_US_1', 2000)).status).toBe(200);
    const answer = await make('ACME_1', 2001);
    expect(
      answer.body.detail.error.guardrails.map(({ guardrail, whose }: Body) => [guardrail, whose]),
    ).toEqual([
      ['name_patterns', 'key'],
      ['max_daily_budget', 'key'],
    ]);
  });

  it('make it a key that changes neither keys nor guardrails', async () => {
    const { key, workspaceId } = await createWorkspace({});
    const { body: agentKey } = await mint(key, { countries: ['US'] });
    expect(codeOf(await put(agentKey.key, workspaceId, {}))).toBe('workspace_role');
    expect(codeOf(await mint(agentKey.key, {}))).toBe('workspace_role');
    expect((await get(agentKey.key, workspaceId)).status).toBe(200);
  });

  it('hold for the launch that it started when the key is gone', async () => {
    const { key } = await createWorkspace({});
    const { body: agentKey } = await mint(key, { max_daily_budget: dollars('30.00') });
    const id = await begin(h, agentKey.key, wholeLaunch(h, { requires_approval: true }));
    await call(`DELETE /account/api-keys/${agentKey.id}`, { key });
    expect((await call(`POST /adnet/launches/${id}/approve`, { key })).status).toBe(200);
    expect((await until(h, key, id, over)).state).toBe('done');
  });
});

describe('an allowed list of ad accounts', () => {
  const reads = (id: { adset: string; ad: string; creative: string }) => [
    `GET /adnet/ad-accounts/${usd}`,
    `GET /adnet/ad-accounts/${usd}/campaigns`,
    `GET /adnet/adsets/${id.adset}`,
    `GET /adnet/creatives/${id.creative}`,
    `GET /adnet/insights/${usd}`,
    `GET /adnet/insights/${id.adset}`,
    `GET /adnet/previews/creatives/${id.creative}?format=MOBILE_FEED_STANDARD`,
  ];

  it('limits what can be read, in lists and by id', async () => {
    const { key, workspaceId, set } = await createWorkspace({});
    const ids = { adset: set.adsetId, ad: '1', creative: set.creativeId };
    const answersBefore = await Promise.all(reads(ids).map((route) => h.call(route, { key })));
    const routes = reads(ids).filter((_, at) => answersBefore[at]?.status === 200);
    expect(routes.length).toBeGreaterThan(3);
    await put(key, workspaceId, { ad_accounts: [eur] });
    const codes = await Promise.all(
      routes.map(async (route) => codeOf(await h.call(route, { key }))),
    );
    expect(codes).toEqual(routes.map(() => 'guardrail'));
    const { body } = await h.call('GET /adnet/ad-accounts', { key });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([eur]);
    const pinAnswer = await call('PUT /adnet/connection/ad-account', {
      key,
      body: { account_id: usd },
    });
    expect(codeOf(pinAnswer)).toBe('guardrail');
    const videoAnswer = await h.call(`GET /adnet/videos/${set.adsetId}?fields=name`, { key });
    expect(codeOf(videoAnswer)).toBe('guardrail');
    const film = await h.call(`GET /adnet/videos/${exampleIds.video}`, { key });
    expect(film.status).toBe(200);
    const businessAnswer = await h.call(
      `GET /adnet/ad-accounts/${eur}?fields=id,business{owned_ad_accounts{name}}`,
      { key },
    );
    expect(codeOf(businessAnswer)).toBe('guardrail');
    await put(key, workspaceId, { ad_accounts: [usd] });
    const answersAfter = await Promise.all(routes.map((route) => h.call(route, { key })));
    expect(answersAfter.map(({ status }) => status)).toEqual(routes.map(() => 200));
  });
});

describe('ads made in an ad account that is allowed no more', () => {
  const readLists = async (key: string, refresh = 'true') => {
    const { body: waiting } = await call(`GET /waiting?choices=true&refresh=${refresh}`, { key });
    const { body } = await call(`GET /clients?refresh=${refresh}`, { key });
    const [{ ad_account: account, spend }] = body.clients;
    return {
      ads: waiting.ads.length,
      makers: waiting.choices.makers.length,
      account: account?.id ?? null,
      spend,
    };
  };

  it('are in no list, and Meta is asked nothing about them', async () => {
    const { key, workspaceId, set } = await createWorkspace({});
    expect(
      (await call('POST /adnet/ads', { key, body: adBody(set.adsetId, set.creativeId) })).status,
    ).toBe(200);
    const { body: narrow } = await call('POST /account/api-keys', {
      key,
      body: { guardrails: { ad_accounts: [eur] } },
    });
    const emptyLists = { ads: 0, makers: 0, account: null, spend: null };
    await put(key, workspaceId, { ad_accounts: [eur] });
    // What was made is read back by its own id meanwhile.
    const countAccountReads = () =>
      h.sandbox.control.calls({ method: 'GET' }).filter(({ path }) => path.includes('act_')).length;
    const readsBefore = countAccountReads();
    expect(await readLists(key)).toEqual(emptyLists);
    expect(countAccountReads()).toBe(readsBefore);
    await put(key, workspaceId, { ad_accounts: [usd], countries: ['US'] });
    expect(await readLists(key)).toMatchObject({ ads: 1, makers: 1, account: usd });
    expect(countAccountReads()).toBeGreaterThan(readsBefore);
    expect(await readLists(narrow.key)).toEqual(emptyLists);
    await put(key, workspaceId, { countries: ['US'] });
    expect(await readLists(key, 'false')).toMatchObject({ ads: 1, account: usd });
    await put(key, workspaceId, {});
    expect(await readLists(key)).toMatchObject({ ads: 1, makers: 1, account: usd });
  });
});

describe('a guardrail that gets narrower while a create is being checked', () => {
  it('is held against it in the transaction that writes it down', async () => {
    const { key, workspaceId, set } = await createWorkspace({});
    const countReads = () => h.sandbox.control.calls({ method: 'GET' }).length;
    const readsBefore = countReads();
    // Meta is asked for the campaign after the first look at the guardrails.
    h.sandbox.control.fault({ kind: 'delay', ms: 1_500, times: 0, match: { method: 'GET' } });
    const adSetAnswer = call('POST /adnet/adsets', {
      key,
      body: adsetBody(set.campaignId, { targeting: { geo_locations: { countries: ['US'] } } }),
    });
    while (countReads() === readsBefore) await setTimeout(5);
    const writesBefore = writes();
    await put(key, workspaceId, { countries: ['DE'] });
    expect(codeOf(await adSetAnswer)).toBe('guardrail');
    expect(writes()).toBe(writesBefore);
  });
});
