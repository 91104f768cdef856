// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kindNames, kinds } from '../../../src/adnet/kinds/list.ts';
import { creates, creativeBody, type Stage, stage, usd } from '../../helpers/house/publishing.ts';
import { corpus } from '../../helpers/inputs/corpus.ts';
import { barePaths } from '../../helpers/operations/relayed-reads.ts';
import {
  type RecordedExchange,
  type RecordedHouse,
  recordedHouse,
} from '../../helpers/platform/recording-proxy.ts';
import { sample } from '../../helpers/run/long-run.ts';

type Body = Record<string, unknown>;
type Case = { id: string; why: string; body?: Body; query?: string };

const liveStatus = { status: 'ACTIVE' };
const inText = (value: unknown) => JSON.stringify(value);
const siblings: Body[] = [
  { Status: 'ACTIVE', STATUS: 'ACTIVE', sTaTuS: 'ACTIVE' },
  { ' status': 'ACTIVE', 'status\t': 'ACTIVE', '\ufeffstatus': 'ACTIVE', 'sta\u200dtus': 'ACTIVE' },
  { 'status[]': 'ACTIVE', 'status.value': 'ACTIVE', 'status:': 'ACTIVE', 'st%61tus': 'ACTIVE' },
  { ｓtatus: 'ACTIVE', statuѕ: 'ACTIVE', ѕtаtuѕ: 'ACTIVE', 'st\\u0061tus': 'ACTIVE' },
  { campaign_status: 'ACTIVE', adset_status: 'ACTIVE', adgroup_status: 'ACTIVE', run_status: 1 },
  { effective_status: ['ACTIVE'], configured_status: 'ACTIVE', status_option: 'ACTIVE' },
  {
    adset_spec: { ...liveStatus, campaign_spec: liveStatus },
    ad_spec: liveStatus,
    campaign_group_spec: liveStatus,
  },
  { adset_spec: inText({ name: 'x', ...liveStatus }), creative: inText(liveStatus) },
  { targeting: { geo_locations: { countries: ['US'] }, x: { y: [{ z: liveStatus }] } } },
  { promoted_object: { page_id: '1', ...liveStatus }, tracking_specs: [liveStatus, [liveStatus]] },
  {
    extra: inText(liveStatus),
    more: inText(inText(liveStatus)),
    list: inText([{ a: liveStatus }]),
  },
  { access_token: 'EAAevilevilevil', 'access-token': 'EAAevilevilevil', token: 'EAAevil' },
  { extra: { access_token: 'EAAevilevilevil' }, text: inText({ access_token: 'EAAevilevil' }) },
  { appsecret_proof: 'x', appsecret_time: 1, client_secret: 'x', input_token: 'x' },
  { method: 'post', _method: 'DELETE', method_override: 'DELETE', 'x-http-method-override': 'GET' },
  {
    batch: inText([{ method: 'POST', relative_url: 'act_1/campaigns' }]),
    async_batch: [liveStatus],
  },
  { id: '1', ids: '1,2', fields: 'access_token', include_headers: true, callback: 'x' },
  { execution_options: ['validate_only'], 'execution_options[0]': 'validate_only' },
  { execution_options: inText(['validate_only', 'synchronous_ad_review']) },
  { deep_copy: true, rename_options: {}, parameter_overrides: liveStatus, copies: [liveStatus] },
  { account_id: usd, accountId: 'act_2', 'account id': 'act_2' },
];

const ownCases: Case[] = siblings.map((body, at) => ({
  id: `own-${at + 1}`,
  why: Object.keys(body).join(' '),
  body,
}));

let h: RecordedHouse;
let key: string;
let set: Stage;
beforeAll(async () => {
  h = await recordedHouse({ env: { LOG_LEVEL: 'warn' } });
  // The most writes an hour a default plan has; the cases need hundreds.
  key = (await h.connected({ plan: 'agency' })).key;
});
beforeEach(async () => {
  set = await stage(h, key);
  h.forget();
});
afterAll(() => h.stop());

const idIn = (kind: 'campaign' | 'adset', accountId: string) =>
  String(h.sandbox.control.objects(kind).find((one) => one['account_id'] === accountId)?.['id']);

/** Parents of somebody else's account stand in for another workspace's. */
const fillIds = (body: Body): Body =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('{OTHER_WORKSPACE.campaign_id}', idIn('campaign', demo.eurAccountId))
      .replaceAll('{OTHER_WORKSPACE.adset_id}', idIn('adset', demo.eurAccountId)),
  );

const paramsOf = ({ method, url, body }: RecordedExchange): Body =>
  method === 'POST'
    ? JSON.parse(body)
    : Object.fromEntries(new URL(url, 'http://platform').searchParams);

const acting = ['batch', 'method', 'ids', 'access_token', 'callback', 'Status'];

/** Whatever reached the platform: one token, ours, in one place; nothing that acts beside it. */
const expectOneVoice = (why: string) => {
  for (const exchange of h.passed) {
    const { method, url, headers } = exchange;
    expect(['GET', 'POST']).toContain(method);
    expect(headers.authorization, why).toBe(`Bearer ${demo.systemUserToken}`);
    expect(url, why).not.toMatch(/access_?token|access%5f?token/i);
    if (method === 'POST') expect(url, why).not.toContain('?');
    for (const name of ['cookie', 'x-fb-access-token', 'x-http-method-override'])
      expect(headers, why).not.toHaveProperty(name);
    const { execution_options: executionOptions, ...rest } = paramsOf(exchange);
    // Asking for a check creates nothing; it has no other meaning here.
    if (executionOptions !== undefined) expect(executionOptions, why).toEqual(['validate_only']);
    for (const name of acting) expect(rest, why).not.toHaveProperty(name);
  }
};

/** Our own switches say no to a feature of Meta's. */
const isSwitch = (name: string, value: unknown) => name === 'enroll_status' && value === 'OPT_OUT';

/** Every key with "status" in it, anywhere, also inside of JSON text. */
const statuses = (value: unknown): string[] => {
  if (typeof value === 'string') {
    try {
      return statuses(JSON.parse(value));
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/status/i.test(name) && !isSwitch(name, inner) ? [`${name}=${JSON.stringify(inner)}`] : []),
    ...statuses(inner),
  ]);
};

type Held = Map<string, string>;
const readStatuses = (): Held =>
  new Map(
    kindNames.flatMap((kind) =>
      h.sandbox.control
        .objects(kind)
        .map(({ id, status }) => [`${kind} ${id}`, String(status)] as const),
    ),
  );
const bornSince = (statusesBefore: Held) =>
  [...readStatuses()].filter(([name]) => !statusesBefore.has(name));
const isLive = ([name, status]: [string, string]) =>
  kindNames.some((kind) => kinds[kind].canBeLive && name.startsWith(`${kind} `)) &&
  status !== 'PAUSED';

/** A file that we fetch ourselves is sent with its label alone, which needs no cases. */
const operations = creates.filter(({ kind }) => kinds[kind].source?.fetchedBy !== 'us');

/** By turns: each kind of object has a quarter of the collected ones, and an eighth of our own variations of them. */
const casesFor = (at: number) => [
  ...sample(corpus.passthrough_smuggling, 4, at),
  ...sample(ownCases, 8, at),
];

describe.each(operations.map((one, at) => ({ ...one, cases: casesFor(at) })))(
  'fields smuggled into $route',
  ({ route, edge, kind, body, cases }) => {
    it(`${cases.length} bodies: nothing live, nothing twice, one token`, {
      timeout: 120_000,
    }, async () => {
      const statusesBefore = readStatuses();
      let createdCount = 0;
      for (const [at, { id, why, body: caseBody = {} }] of cases.entries()) {
        // The platform takes fifty ads in an ad set.
        if (at % 40 === 0) set = await stage(h, key);
        h.forget();
        const answer = await h.call(route, {
          key,
          body: { ...body(h, set), ...fillIds(caseBody) },
        });
        const message = `${id} ${why} → ${answer.status} ${answer.text.slice(0, 200)}`;
        expect([200, 400, 422], message).toContain(answer.status);
        expectOneVoice(message);
        const posts = h.passed.filter(({ method }) => method === 'POST');
        expect(posts.length, message).toBeLessThanOrEqual(answer.status === 422 ? 0 : 1);
        if (answer.status === 200) expect(posts.length, message).toBe(1);
        for (const post of posts) {
          expect(post.url, message).toBe(`/v26.0/${usd}/${edge}`);
          const { name: _, ...rest } = paramsOf(post);
          expect(statuses(rest), message).toEqual(kinds[kind].canBeLive ? ['status="PAUSED"'] : []);
        }
        // Bodies that ask for a check are answered with success, and nothing is made.
        createdCount += answer.status === 200 && answer.body.success !== true ? 1 : 0;
      }
      const newObjects = bornSince(statusesBefore);
      expect(newObjects.filter(isLive)).toEqual([]);
      const stagedCount = Math.ceil(cases.length / 40);
      const ownKind = newObjects.filter(([name]) => name.startsWith(`${kind} `)).length;
      const isStaged = ['campaign', 'adset', 'creative'].includes(kind);
      expect(ownKind).toBe(createdCount + (isStaged ? stagedCount : 0));
      expect(newObjects.length).toBe(createdCount + 3 * stagedCount);
      expect(createdCount).toBeGreaterThan(cases.length / 2);
    });
  },
);

/** Names that would make a second object or speak for one, anywhere in a question. */
const forbiddenPattern = /"(?:\w*status|access_?token|batch|\w*(?:adset|campaign|ad)_spec)"/i;

describe('fields smuggled into questions, which are sent as POST', () => {
  const { account_id: _, ...creative } = creativeBody();
  const questions = [
    {
      path: 'previews',
      body: (caseBody: Body) => ({ creative: { ...creative, ...caseBody } }),
      param: 'creative',
    },
    {
      path: 'delivery-estimate',
      body: (caseBody: Body) => ({
        targeting: { geo_locations: { countries: ['US'] }, ...caseBody },
        optimization_goal: 'REACH',
      }),
      param: 'targeting_spec',
    },
  ];

  it.each(questions.map((one, at) => ({ ...one, cases: casesFor(at) })))(
    'bodies of all kinds into $path: nothing is made, only asked',
    {
      timeout: 60_000,
    },
    async ({ path, body, param, cases }) => {
      const statusesBefore = readStatuses();
      let requestCount = 0;
      for (const { id, why, body: caseBody = {} } of cases) {
        h.forget();
        const answer = await h.call(`POST /adnet/ad-accounts/${usd}/${path}`, {
          key,
          body: body(fillIds(caseBody)),
        });
        const message = `${id} ${why} → ${answer.status} ${answer.text.slice(0, 200)}`;
        expect([200, 400, 422], message).toContain(answer.status);
        expectOneVoice(message);
        for (const exchange of h.passed) {
          expect(exchange.method, message).toBe('GET');
          expect(String(paramsOf(exchange)[param]), message).not.toMatch(forbiddenPattern);
          requestCount += 1;
        }
      }
      expect(bornSince(statusesBefore)).toEqual([]);
      expect(requestCount).toBeGreaterThan(cases.length / 2);
    },
  );
});

describe('fields smuggled into the query', () => {
  const queries = [
    ...corpus.passthrough_smuggling.flatMap(({ query }) => (query === undefined ? [] : [query])),
    'access_token=EVIL',
    'Access_Token=EVIL&access_token=EVIL',
    'appsecret_proof=x&suppress_http_code=1',
    'limit=5%26access_token%3DEVIL',
    'after=x%26method%3Ddelete',
    'ids=1,2&batch=[]&include_headers=1&callback=x',
    'status=ACTIVE&method=delete',
  ];
  const parameterNames = new Set(
    'fields limit after before effective_status level date_preset time_range breakdowns action_breakdowns action_attribution_windows filtering sort use_unified_attribution_setting time_increment appsecret_proof type ad_format'.split(
      ' ',
    ),
  );

  it(`${queries.length} of them, in every read`, { timeout: 60_000 }, async () => {
    for (const path of barePaths) {
      for (const query of queries) {
        h.forget();
        const answer = await h.call(`GET ${path}?${query.replaceAll(' ', '%20')}`, { key });
        expect([200, 400, 422], `${path}?${query} ${answer.text}`).toContain(answer.status);
        expectOneVoice(query);
        for (const exchange of h.passed) {
          const names = [...new URL(exchange.url, 'http://platform').searchParams.keys()];
          for (const name of names) expect(parameterNames, query).toContain(name);
          expect(new Set(names).size, query).toBe(names.length);
          expect(String(paramsOf(exchange)['fields'])).not.toContain('token');
        }
      }
    }
  });

  it('refuses what is not declared in the query of a create', async () => {
    const statusesBefore = readStatuses();
    for (const { route, body } of operations) {
      const query = 'status=ACTIVE&method=delete&access_token=EVIL&batch=[]';
      const answer = await h.call(`${route}?${query}`, { key, body: body(h, set) });
      expect(answer.status, answer.text).toBe(422);
    }
    expect(bornSince(statusesBefore)).toEqual([]);
  });
});

it('sends on no header that platforms and proxies listen to', async () => {
  const statusesBefore = readStatuses();
  for (const { route, body } of operations) {
    const answer = await h.call(route, {
      key,
      body: body(h, set),
      headers: {
        'x-http-method-override': 'DELETE',
        'x-fb-access-token': 'EVIL',
        cookie: 'access_token=EVIL',
        'x-forwarded-host': 'evil.example',
      },
    });
    expect(answer.status, answer.text).toBe(200);
  }
  expectOneVoice('headers');
  expect(bornSince(statusesBefore).filter(isLive)).toEqual([]);
});

it('a create the last gate refuses leaves no trace in journal and limits', async () => {
  const customer = await h.connected();
  const answer = await h.call('POST /adnet/campaigns', {
    key: customer.key,
    headers: { 'idempotency-key': 'gate' },
    body: { account_id: usd, name: '{"status":"ACTIVE"}', objective: 'OUTCOME_TRAFFIC' },
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('ratelimit')).toContain('"hour";r=200');
  const rows = await h.service.deps.store.db
    .selectFrom('writes')
    .selectAll()
    .where('workspace_id', '=', customer.workspaceId)
    .execute();
  expect(rows).toEqual([]);
});
