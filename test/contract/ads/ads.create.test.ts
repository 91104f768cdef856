// One store is enough: what it keeps, others keep that are tried on both.

import { beforeAll, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  adBody,
  fieldsOf,
  lastSent,
  received,
  type Stage,
  stage,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key: string;
let set: Stage;
beforeAll(async () => {
  key = (await h.connected()).key;
  set = await stage(h, key);
});

const create = (body: Record<string, unknown>) => h.call('POST /adnet/ads', { key, body });

it('creates an ad of a creative in an ad set, paused, and answers with the platform’s bytes', async () => {
  const answer = await create(adBody(set.adsetId, set.creativeId));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).toBe(received(h, 'ads').at(-1)?.answer);
  expect(lastSent(h, 'ads')).toEqual({
    name: 'Ad one',
    adset_id: set.adsetId,
    creative: { creative_id: set.creativeId },
    status: 'PAUSED',
  });
  const ad = h.sandbox.control.objects('ad').find(({ id }) => id === answer.body.id);
  expect(ad).toMatchObject({ status: 'PAUSED', adset_id: set.adsetId });
  const { body } = await h.call(`GET /adnet/ad-accounts/${usd}/ads?adset_id=${set.adsetId}`, {
    key,
  });
  expect(body.data.map(({ id }: { id: string }) => id)).toContain(answer.body.id);
});

it('passes tracking on as it was sent', async () => {
  const more = {
    tracking_specs: [{ 'action.type': ['offsite_conversion'], fb_pixel: ['720000000000001'] }],
    conversion_domain: 'example.com',
  };
  const answer = await create(adBody(set.adsetId, set.creativeId, more));
  expect(answer.status, answer.text).toBe(200);
  expect(lastSent(h, 'ads')).toMatchObject(more);
});

it('takes no creative but the one named by its id', async () => {
  const answer = await create(
    adBody(set.adsetId, set.creativeId, { creative: { creative_id: '1', name: 'inline' } }),
  );
  expect(answer.status, answer.text).toBe(200);
  expect(lastSent(h, 'ads')['creative']).toEqual({ creative_id: set.creativeId });
});

it('refuses what cannot be right, naming every field', async () => {
  const requestCount = received(h, 'ads').length;
  const cases: [Record<string, unknown>, string[]][] = [
    [{}, ['account_id', 'name', 'adset_id', 'creative_id']],
    [adBody('x', set.creativeId), ['adset_id']],
    [adBody(set.adsetId, ''), ['creative_id']],
    [adBody(set.adsetId, '1/2'), ['creative_id']],
    [adBody(set.adsetId, set.creativeId, { creative_id: 12 }), ['creative_id']],
    [adBody(set.adsetId, set.creativeId, { name: '' }), ['name']],
  ];
  for (const [body, fields] of cases) {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(fields);
  }
  expect(received(h, 'ads').length).toBe(requestCount);
});

it('hands the platform’s refusal on', async () => {
  const answer = await create(adBody(set.adsetId, '99999999999'));
  expect(answer.status).toBe(400);
  expect(answer.text).toBe(received(h, 'ads').at(-1)?.answer);
});
