// One store is enough: it asks the store for nothing but the caller.

import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/operations/index.ts';
import { house } from '../../helpers/house/house.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { requestFor } from '../../helpers/operations/operation-requests.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

describe('a query parameter that the operation does not declare', () => {
  it.each(operations)('$id: is refused and named', async (operation) => {
    const { key, workspaceId } = await h.account();
    const { route, request } = requestFor(operation, { key, targetId: workspaceId });
    const answer = await call(`${route}?surprise=1`, request);
    expect(answer.status).toBe(422);
    expect(answer.body.detail.error.fields).toContainEqual({
      field: 'surprise',
      message: expect.stringMatching(/^is not a parameter of this call/),
    });
  });

  it.each([
    ['campaigns?status=ACTIVE', 'status', 'status_filter'],
    ['campaigns?Limit=3', 'Limit', 'limit'],
    ['campaigns?stauts_filter=PAUSED', 'stauts_filter', 'status_filter'],
    ['ads?campaignid=1', 'campaignid', 'campaign_id'],
  ])('%s: the nearest name is offered', async (query, field, suggestion) => {
    const { key } = await h.connected();
    const answer = await call(`GET /adnet/ad-accounts/act_1010000000000001/${query}`, { key });
    expect([answer.status, answer.body.detail.error.fields]).toEqual([
      422,
      [{ field, message: `is not a parameter of this call; did you mean ${suggestion}?` }],
    ]);
  });

  it('is told together with every other problem, and not echoed at length', async () => {
    const { key } = await h.connected();
    const long = 'x'.repeat(400);
    const answer = await call(`GET /adnet/ad-accounts/act_1010000000000001/ads?limit=0&${long}=1`, {
      key,
    });
    expect(answer.body.detail.error.fields.map(({ field }: { field: string }) => field)).toEqual([
      long.slice(0, 60),
      'limit',
    ]);
  });
});

describe('null in a body', () => {
  it('counts as absent where a field may be left out', async () => {
    const { key } = await h.connected();
    const answer = await call('POST /adnet/campaigns', {
      key,
      body: {
        account_id: 'act_1010000000000001',
        name: 'Winter',
        objective: 'OUTCOME_TRAFFIC',
        special_ad_categories: null,
        daily_budget: null,
        lifetime_budget: null,
      },
    });
    expect([answer.status, answer.body]).toEqual([200, { id: expect.any(String) }]);
  });

  it('is refused where the field is required', async () => {
    const { key } = await h.connected();
    const answer = await call('POST /adnet/campaigns', {
      key,
      body: { account_id: 'act_1010000000000001', name: null, objective: 'OUTCOME_TRAFFIC' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail.error.fields[0].field).toBe('name');
  });

  it('still clears the pinned ad account, where it means something', async () => {
    const { key } = await h.connected();
    const pin = (account_id: string | null) =>
      call('PUT /adnet/connection/ad-account', { key, body: { account_id } });
    expect((await pin('act_1010000000000001')).body.selected_ad_account_id).toBe(
      'act_1010000000000001',
    );
    expect((await pin(null)).body.selected_ad_account_id).toBe(null);
  });

  it('works for ad copy, an optional name of a key, and a list of benefits', async () => {
    const { key } = await h.account();
    const copy = await call('POST /generate/ad-copy', {
      key,
      body: { product: 'Desk lamp', audience: 'students', offer: null, benefits: null, tone: null },
    });
    expect(copy.status).toBe(200);
    const answer = await call('POST /account/api-keys', { key, body: { name: null } });
    expect([answer.status, answer.body.name]).toEqual([201, 'API key']);
  });
});
