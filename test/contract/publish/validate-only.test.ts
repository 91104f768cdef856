// One store is enough: what it keeps, others keep that are tried on both.

import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../../src/adnet/kinds/list.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  adsetBody,
  campaignBody,
  creates,
  fieldsOf,
  lastSent,
  newKey,
  received,
  type Stage,
  stage,
  withKey,
} from '../../helpers/house/publishing.ts';
import { sendRaw } from '../../helpers/network/raw-connection.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '3600' } }));
let open: string;
let lockedCustomer: { key: string; workspaceId: string };
let set: Stage;
beforeAll(async () => {
  open = (await h.connected()).key;
  lockedCustomer = await h.connected({ unlocked: false });
  set = await stage(h, open);
});

const journalOf = (workspaceId: string) =>
  h.service.deps.store.db
    .selectFrom('writes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .execute();

const objects = creates.filter(({ kind }) => kinds[kind].canBeValidated);
const others = creates.filter(({ kind }) => !kinds[kind].canBeValidated);

it('is never overlooked behind a #: such an address is refused', async () => {
  const campaigns = () => h.sandbox.control.objects('campaign').length;
  const campaignCount = campaigns();
  const body = JSON.stringify(campaignBody());
  const { answers } = await sendRaw(
    h.service.address,
    `POST /api/v1/adnet/campaigns#validate_only=true HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${open}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
  expect(answers.map(({ status }) => status)).toEqual([400]);
  expect(campaigns()).toBe(campaignCount);
});

describe.each(objects)('$route?validate_only=true', ({ route, edge, kind, body }) => {
  it('asks the platform, creates nothing, costs nothing, even in the cool-down', async () => {
    const objectCount = h.sandbox.control.objects(kind).length;
    const key = newKey();
    const answer = await h.call(`${route}?validate_only=true`, {
      key: lockedCustomer.key,
      body: { ...body(h, set), status: 'ACTIVE', execution_options: ['validate_only'] },
      headers: withKey(key),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ success: true });
    expect(answer.text).toBe(received(h, edge).at(-1)?.answer);
    expect(lastSent(h, edge)['execution_options']).toEqual(['validate_only']);
    expect(h.sandbox.control.objects(kind).length).toBe(objectCount);
    expect(await journalOf(lockedCustomer.workspaceId)).toEqual([]);
    expect(answer.headers.get('ratelimit')).toContain('"hour";r=200');
    // The key is not used up by it either.
    const real = await h.call(route, { key: open, body: body(h, set), headers: withKey(key) });
    expect(real.status, real.text).toBe(200);
  });

  it('is off unless asked for', async () => {
    const objectCount = h.sandbox.control.objects(kind).length;
    const request = { key: open, body: body(h, set) };
    expect((await h.call(`${route}?validate_only=false`, request)).status).toBe(200);
    expect(h.sandbox.control.objects(kind).length).toBe(objectCount + 1);
    const refusal = await h.call(`${route}?validate_only=maybe`, request);
    expect([refusal.status, codeOf(refusal)]).toEqual([422, 'invalid_request']);
  });
});

describe.each(objects)('execution_options in a body of $route', ({ route, edge, kind, body }) => {
  it.each([[['validate_only']], ['["validate_only"]']])(
    'reads execution_options %j as validate_only',
    async (value) => {
      const objectCount = h.sandbox.control.objects(kind).length;
      const requestBody = { ...body(h, set), execution_options: value };
      const answer = await h.call(route, { key: lockedCustomer.key, body: requestBody });
      expect([answer.status, answer.body?.success], answer.text).toEqual([200, true]);
      expect(lastSent(h, edge)['execution_options']).toEqual(['validate_only']);
      expect(h.sandbox.control.objects(kind).length).toBe(objectCount);
    },
  );

  it.each([
    [['include_recommendations']],
    [['validate_only', 'include_recommendations']],
    [[]],
    ['validate_only'],
    [true],
    [{ validate_only: true }],
  ])('refuses execution_options %j', async (value) => {
    const requestCount = received(h, edge).length;
    const requestBody = { ...body(h, set), execution_options: value };
    const answer = await h.call(route, { key: open, body: requestBody });
    expect([answer.status, fieldsOf(answer)], answer.text).toEqual([422, ['execution_options']]);
    expect(received(h, edge).length).toBe(requestCount);
  });
});

it('says what the platform would refuse, and what we would', async () => {
  const route = 'POST /adnet/campaigns?validate_only=1';
  const badCampaign = campaignBody({ special_ad_categories: ['GARDENING'] });
  const answer = await h.call(route, { key: open, body: badCampaign });
  expect(answer.status).toBe(400);
  expect(answer.text).toBe(received(h, 'campaigns').at(-1)?.answer);
  const refusal = await h.call('POST /adnet/adsets?validate_only=1', {
    key: open,
    body: adsetBody(set.campaignId, { bid_strategy: 'COST_CAP' }),
  });
  expect([refusal.status, codeOf(refusal)]).toEqual([422, 'bid_amount_required']);
});

describe.each(others)('$route, which the platform cannot check', ({ route, edge, body }) => {
  it.each([
    ['?validate_only=true', {}, 'validate_only'],
    ['', { execution_options: ['validate_only'] }, 'execution_options'],
  ])('refuses a wish for it, and sends nothing: %s %j', async (query, more, field) => {
    const requestCount = received(h, edge).length;
    const request = { key: open, body: { ...body(h, set), ...more } };
    const answer = await h.call(`${route}${query}`, request);
    expect([answer.status, fieldsOf(answer)], answer.text).toEqual([422, [field]]);
    expect(received(h, edge).length).toBe(requestCount);
  });
});
