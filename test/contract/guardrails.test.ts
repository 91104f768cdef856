import { setTimeout } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleIds } from '../../src/operations/core/create/examples.ts';
import { documented } from '../helpers/documented.ts';
import { held } from '../helpers/held.ts';
import { codeOf, house } from '../helpers/house.ts';
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
} from '../helpers/launches.ts';
import {
  adBody,
  adsetBody,
  campaignBody,
  creativeBody,
  eur,
  seededHash,
  stage,
  usd,
} from '../helpers/publishing.ts';

const h = held(() => house());
afterEach(() => h.sandbox.control.clearFaults());
const call = documented(h);

type Body = Record<string, unknown>;

const dollars = (amount: string) => [{ amount, currency: 'USD' }];

const put = (key: string, workspaceId: string, body: unknown) =>
  call(`PUT /account/workspaces/${workspaceId}/guardrails`, { key, body });

const get = (key: string, workspaceId: string) =>
  call(`GET /account/workspaces/${workspaceId}/guardrails`, { key });

/** A connected workspace with these guardrails. */
const guarded = async (guardrails: Body) => {
  const made = await h.connected();
  const set = await stage(h, made.key);
  expect((await put(made.key, made.workspaceId, guardrails)).status).toBe(200);
  return { ...made, set };
};

const whole = {
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
    expect(codeOf(await put(editor.key, workspaceId, whole))).toBe('workspace_role');
    expect((await put(key, workspaceId, whole)).body).toEqual(whole);
    expect((await get(viewer.key, workspaceId)).body).toEqual(whole);
    expect((await put(key, workspaceId, whole)).body).toEqual(whole);
    expect((await put(key, workspaceId, {})).body).toEqual({});
    const { body } = await h.call('GET /activity?action=workspace.guardrails_changed', { key });
    const told = JSON.stringify(body);
    expect(told).toContain('link_domains');
    expect(told.match(/workspace\.guardrails_changed/g)).toHaveLength(2);
  });

  it('takes money in whole units, in the smallest unit or in both, and says all that is wrong at once', async () => {
    const { key, workspaceId } = await h.account();
    const money = async (sent: Body) =>
      (await put(key, workspaceId, { max_daily_budget: [sent] })).body.max_daily_budget?.[0];
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

const refused: Case[] = [
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
  it.each(refused)('%s: %s', async (guardrail, field, guardrails, route, body) => {
    const { key, set } = await guarded(guardrails);
    const before = writes();
    const answer = await call(route, { key, body: body(set) });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'guardrail']);
    expect(answer.body.detail.error.guardrails).toEqual([
      { guardrail, field, whose: 'workspace', allowed: expect.any(Array) },
    ]);
    expect(answer.body.detail.error.fields).toEqual([{ field, message: expect.any(String) }]);
    expect(writes()).toBe(before);
  });

  it('goes through where every guardrail allows it', async () => {
    const { key, set } = await guarded({ ...whole, name_patterns: ['*'] });
    const made = [
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
    expect(made.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200]);
  });

  it('is refused after the input, and before the connection', async () => {
    const { key, workspaceId } = await h.account();
    await put(key, workspaceId, { name_patterns: ['ACME_*'] });
    const wrong = { account_id: usd, name: 'Spring' };
    expect(codeOf(await call('POST /adnet/campaigns', { key, body: wrong }))).toBe(
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
    const { key } = await guarded({
      max_daily_budget: dollars('30.00'),
      countries: ['DE'],
      link_domains: ['example.org'],
      name_patterns: ['ACME_*'],
    });
    const asked = wholeLaunch(h, { ad_sets: [set('a', 2000), set('b', 2000)] });
    const { body } = await dryRun(h, key, asked);
    const told = body.problems.map(({ guardrail, field, level }: Body) => [
      guardrail,
      field,
      level,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['name_patterns', 'campaign.name', 'refuse'],
        ['countries', 'ad_sets.0.targeting.geo_locations.countries.0', 'refuse'],
        ['countries', 'ad_sets.1.targeting.geo_locations.countries.0', 'refuse'],
        ['link_domains', 'defaults.link_url', 'refuse'],
        ['max_daily_budget', 'daily_budget', 'refuse'],
      ]),
    );
    const before = writes();
    const answer = await launch(h, key, asked);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'guardrail']);
    expect(writes()).toBe(before);
  });

  it('counts all that it makes together', async () => {
    const two = wholeLaunch(h, { ad_sets: [set('a', 2000), set('b', 2000)] });
    const { key } = await guarded({
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
    const { key, workspaceId } = await guarded({});
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
    const stopped = await until(h, key, id, over);
    h.sandbox.control.clearFaults();
    expect([stopped.state, stopped.reason.code]).toEqual(['stopped', 'guardrail']);
    expect(stopped.reason.message).toContain('daily_budget');
    const states = statesOf(stopped);
    expect(states['adset-1']).not.toBe('done');
    expect(codeOf(await resume(h, key, id))).toBe('guardrail');
    const mended = await resume(h, key, id, { replace: { 'adset-1': { daily_budget: 1000 } } });
    expect(mended.status).toBe(200);
    expect((await launchOf(h, key, id)).state).toBe('awaiting_approval');
  });
});

describe('a key’s own guardrails', () => {
  const mint = (key: string, guardrails: Body) =>
    call('POST /account/api-keys', { key, body: { guardrails } });

  it('may only be narrower than those of its workspace, and hold beside them', async () => {
    const { key } = await guarded({ ...whole, name_patterns: ['ACME_*'], ad_accounts: [usd, eur] });
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
    const { body: own } = await mint(key, narrow);
    expect(own.guardrails).toEqual(narrow);
    const make = (name: string, cents: number) =>
      call('POST /adnet/campaigns', {
        key: own.key,
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
    const { key, workspaceId } = await guarded({});
    const { body: own } = await mint(key, { countries: ['US'] });
    expect(codeOf(await put(own.key, workspaceId, {}))).toBe('workspace_role');
    expect(codeOf(await mint(own.key, {}))).toBe('workspace_role');
    expect((await get(own.key, workspaceId)).status).toBe(200);
  });

  it('hold for the launch that it started when the key is gone', async () => {
    const { key } = await guarded({});
    const { body: own } = await mint(key, { max_daily_budget: dollars('30.00') });
    const id = await begin(h, own.key, wholeLaunch(h, { requires_approval: true }));
    await call(`DELETE /account/api-keys/${own.id}`, { key });
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
    const { key, workspaceId, set } = await guarded({});
    const ids = { adset: set.adsetId, ad: '1', creative: set.creativeId };
    const before = await Promise.all(reads(ids).map((route) => h.call(route, { key })));
    const known = reads(ids).filter((_, at) => before[at]?.status === 200);
    expect(known.length).toBeGreaterThan(3);
    await put(key, workspaceId, { ad_accounts: [eur] });
    const codes = await Promise.all(
      known.map(async (route) => codeOf(await h.call(route, { key }))),
    );
    expect(codes).toEqual(known.map(() => 'guardrail'));
    const { body } = await h.call('GET /adnet/ad-accounts', { key });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([eur]);
    const pinned = await call('PUT /adnet/connection/ad-account', {
      key,
      body: { account_id: usd },
    });
    expect(codeOf(pinned)).toBe('guardrail');
    const disguised = await h.call(`GET /adnet/videos/${set.adsetId}?fields=name`, { key });
    expect(codeOf(disguised)).toBe('guardrail');
    const film = await h.call(`GET /adnet/videos/${exampleIds.video}`, { key });
    expect(film.status).toBe(200);
    const away = await h.call(
      `GET /adnet/ad-accounts/${eur}?fields=id,business{owned_ad_accounts{name}}`,
      { key },
    );
    expect(codeOf(away)).toBe('guardrail');
    await put(key, workspaceId, { ad_accounts: [usd] });
    const again = await Promise.all(known.map((route) => h.call(route, { key })));
    expect(again.map(({ status }) => status)).toEqual(known.map(() => 200));
  });
});

describe('ads made in an ad account that is allowed no more', () => {
  const shownTo = async (key: string, refresh = 'true') => {
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
    const { key, workspaceId, set } = await guarded({});
    expect(
      (await call('POST /adnet/ads', { key, body: adBody(set.adsetId, set.creativeId) })).status,
    ).toBe(200);
    const { body: narrow } = await call('POST /account/api-keys', {
      key,
      body: { guardrails: { ad_accounts: [eur] } },
    });
    const hidden = { ads: 0, makers: 0, account: null, spend: null };
    await put(key, workspaceId, { ad_accounts: [eur] });
    // What was made is read back by its own id meanwhile.
    const asked = () =>
      h.sandbox.control.calls({ method: 'GET' }).filter(({ path }) => path.includes('act_')).length;
    const before = asked();
    expect(await shownTo(key)).toEqual(hidden);
    expect(asked()).toBe(before);
    await put(key, workspaceId, { ad_accounts: [usd], countries: ['US'] });
    expect(await shownTo(key)).toMatchObject({ ads: 1, makers: 1, account: usd });
    expect(asked()).toBeGreaterThan(before);
    expect(await shownTo(narrow.key)).toEqual(hidden);
    await put(key, workspaceId, { countries: ['US'] });
    expect(await shownTo(key, 'false')).toMatchObject({ ads: 1, account: usd });
    await put(key, workspaceId, {});
    expect(await shownTo(key)).toMatchObject({ ads: 1, makers: 1, account: usd });
  });
});

describe('a guardrail that gets narrower while a create is being checked', () => {
  it('is held against it in the transaction that writes it down', async () => {
    const { key, workspaceId, set } = await guarded({});
    const asked = () => h.sandbox.control.calls({ method: 'GET' }).length;
    const before = asked();
    // Meta is asked for the campaign after the first look at the guardrails.
    h.sandbox.control.fault({ kind: 'delay', ms: 1_500, times: 0, match: { method: 'GET' } });
    const created = call('POST /adnet/adsets', {
      key,
      body: adsetBody(set.campaignId, { targeting: { geo_locations: { countries: ['US'] } } }),
    });
    while (asked() === before) await setTimeout(5);
    const sent = writes();
    await put(key, workspaceId, { countries: ['DE'] });
    expect(codeOf(await created)).toBe('guardrail');
    expect(writes()).toBe(sent);
  });
});
