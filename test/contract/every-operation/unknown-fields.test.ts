import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '../../../src/operations/index.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { dryRun, launchCampaign, wholeLaunch } from '../../helpers/house/launches.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { requestFor } from '../../helpers/operations/operation-requests.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

type Field = { field: string; message: string };
const fieldsOf = ({ body }: { body: { detail?: { error?: { fields?: Field[] } } } }) =>
  body.detail?.error?.fields ?? [];

/** Whose bodies go to the platform, which judges what it does not know. */
const passthroughIds = [
  'images.upload',
  'videos.upload',
  'campaigns.create',
  'adsets.create',
  'creatives.create',
  'ads.create',
];

const withBody = operations.filter(({ input, takes }) => input?.body && !takes);

describe.runIf(isFirstStore)('a field of a body that the operation does not name', () => {
  const askWith = async (operation: (typeof withBody)[number], more: Record<string, unknown>) => {
    const { key, workspaceId } = await h.account();
    const { route, request } = requestFor(operation, { key, targetId: workspaceId });
    const example = (operation.example?.body ?? {}) as Record<string, unknown>;
    return h.call(route, { ...request, body: { ...example, ...more } });
  };

  it.each(withBody)('$id: is refused and named, unless it is passed on', async (operation) => {
    const answer = await askWith(operation, { surprise: 1 });
    const problems = fieldsOf(answer).filter(({ field }) => field === 'surprise');
    if (passthroughIds.includes(operation.id)) return expect(problems).toEqual([]);
    expect([answer.status, codeOf(answer)]).toEqual([422, operation.invalid ?? 'invalid_request']);
    expect(problems).toEqual([
      { field: 'surprise', message: expect.stringMatching(/^is not a field of this call; /) },
    ]);
  });

  it.each(withBody)('$id: status is dropped', async (operation) => {
    const answer = await askWith(operation, { status: 'ACTIVE' });
    expect(fieldsOf(answer).filter(({ field }) => field === 'status')).toEqual([]);
  });

  it('no schema refuses unknown fields by itself, because it would refuse status too', () => {
    for (const { id, input } of withBody)
      expect(
        JSON.stringify(
          z.toJSONSchema(input?.body as z.ZodType, { io: 'input', unrepresentable: 'any' }),
        ),
        id,
      ).not.toContain('"additionalProperties":false');
  });

  it.each([
    ['POST /account/api-keys', { name: 't', maxRole: 'viewer' }, 'maxRole', 'max_role'],
    ['POST /account/api-keys', { only_workspaces: true }, 'only_workspaces', 'only_workspace'],
    ['POST /account/api-keys', { write_per_hour: 1 }, 'write_per_hour', 'writes_per_hour'],
    ['POST /account/webhooks', { url: 'https://example.com', event: [] }, 'event', 'events'],
    ['POST /account/workspaces', { name: 'A', nmae: 'B' }, 'nmae', 'name'],
    [
      'POST /generate/ad-copy',
      { product: 'Lamp', audience: 'all', benefit: [] },
      'benefit',
      'benefits',
    ],
    ['PUT /adnet/defaults', { page: '1' }, 'page', 'page_id'],
    [
      'POST /generate/ad-copy/check',
      { product: 'Lamp', audience: 'all', variants: [{ hook: 'A', headlin: 'B' }] },
      'variants.0.headlin',
      'headline',
    ],
  ])(
    '%s %j: the nearest name is offered, and nothing is made',
    async (route, body, field, suggestion) => {
      const { key } = await h.account();
      const answer = await call(route, { key, body });
      expect(answer.status).toBe(422);
      expect(fieldsOf(answer)).toContainEqual({
        field,
        message: `is not a field of this call; did you mean ${suggestion}?`,
      });
      expect((await h.call('GET /account/api-keys', { key })).body.api_keys).toHaveLength(1);
      expect((await h.call('GET /account/webhooks', { key })).body.webhooks).toEqual([]);
      expect((await h.call('GET /account/workspaces', { key })).body.workspaces).toHaveLength(1);
    },
  );

  it('is told together with every other problem, and not echoed at length', async () => {
    const { key } = await h.account();
    const long = 'x'.repeat(400);
    const answer = await call('POST /account/api-keys', { key, body: { name: 7, [long]: 1 } });
    expect(fieldsOf(answer).map(({ field }) => field)).toEqual([long.slice(0, 60), 'name']);
  });

  it('takes a variant that was generated, as it is, to be checked', async () => {
    const { key } = await h.account();
    const variant = {
      id: 'v1',
      angle: 'a',
      hook: 'Light.',
      primary_text: 'Light.',
      headline: 'Lamp',
      description: 'Lamp',
      call_to_action_type: 'SHOP_NOW',
    };
    const brief = { product: 'Desk lamp', audience: 'students' };
    const answer = await call('POST /generate/ad-copy/check', {
      key,
      body: { ...brief, variants: [variant] },
    });
    expect(answer.status).toBe(200);
  });
});

describe.runIf(isFirstStore)('an unknown field of a launch', () => {
  const wrongFields = {
    foo: 1,
    name: 7,
    defaults: { page_id: 'x', pixel: '1', status: 'ACTIVE' },
    campaign: { ...launchCampaign, objective: 'OUTCOME_TRAFIC', status: 'ACTIVE' },
    ad_sets: ['none'],
    copies: [{ ref: 'c', message: 'M', headline: 'H', headlin: 'H', status: 'ACTIVE' }],
    status: 'ACTIVE',
  };
  const expected = [
    'foo',
    'defaults.pixel',
    'name',
    'defaults.page_id',
    'ad_sets.0',
    'campaign.objective',
    'copies.0.headlin',
  ].sort();

  it('is one problem of a dry run, beside all others', async () => {
    const { key } = await h.connected();
    const { status, body } = await dryRun(h, key, {
      account_id: wholeLaunch(h).account_id,
      ...wrongFields,
    });
    expect([status, body.problems.map(({ field }: Field) => field).sort()]).toEqual([
      200,
      expected,
    ]);
  });

  it('stops a launch, which is told all of them', async () => {
    const { key } = await h.connected();
    const answer = await call('POST /adnet/launches', {
      key,
      headers: { 'idempotency-key': 'wrong' },
      body: { account_id: wholeLaunch(h).account_id, ...wrongFields },
    });
    expect([
      answer.status,
      fieldsOf(answer)
        .map(({ field }) => field)
        .sort(),
    ]).toEqual([422, expected]);
    expect((await h.call('GET /adnet/launches', { key })).body.launches).toEqual([]);
  });

  it('drops status at every level', async () => {
    const { key } = await h.connected();
    // A launch of the test's own, whose parts are objects.
    const body = wholeLaunch(h) as Record<string, object>;
    const { body: plan } = await dryRun(h, key, {
      ...body,
      status: 'ACTIVE',
      campaign: { ...body.campaign, status: 'ACTIVE' },
      defaults: { ...body.defaults, status: 'ACTIVE' },
      ads: { ...body.ads, status: 'ACTIVE' },
    });
    expect(plan.problems).toEqual([]);
  });

  it('dry-runs a launch without an ad account, with that among its problems', async () => {
    const { key } = await h.account();
    const { status, body } = await dryRun(h, key, { foo: 1, campaign: { objective: 'X' } });
    expect(status).toBe(200);
    expect(body.problems.map(({ field }: Field) => field)).toEqual(
      expect.arrayContaining(['foo', 'account_id', 'campaign.name', 'campaign.objective']),
    );
  });

  it('a body that is no object is refused', async () => {
    const { key } = await h.connected();
    expect((await dryRun(h, key, [] as never)).status).toBe(422);
  });
});
