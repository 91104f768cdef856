// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const list = `/adnet/ad-accounts/${usd}/ads`;
type Ad = { id: string; campaign_id: string; adset_id: string };

it('lists 25 of the account’s ads with a useful set of fields', async () => {
  const { path, params } = await room.ask(list);
  expect(path).toBe(`/${usd}/ads`);
  expect(Object.keys(params).sort()).toEqual(['fields', 'limit']);
  expect(params['limit']).toBe('25');
  for (const field of ['id', 'campaign_id', 'adset_id', 'effective_status', 'creative{'])
    expect(params['fields']).toContain(field);
});

it('lists those of one campaign, or of one ad set, which decides when both are given', async () => {
  const [ad] = (await room.ask(`${list}?limit=1`)).answer.body.data as Ad[];
  const inCampaign = await room.ask(`${list}?campaign_id=${ad?.campaign_id}`);
  expect(inCampaign.path).toBe(`/${ad?.campaign_id}/ads`);
  for (const other of inCampaign.answer.body.data as Ad[])
    expect(other.campaign_id).toBe(ad?.campaign_id);
  const inAdset = await room.ask(`${list}?adset_id=${ad?.adset_id}`);
  expect(inAdset.path).toBe(`/${ad?.adset_id}/ads`);
  const both = await room.ask(`${list}?campaign_id=1&adset_id=${ad?.adset_id}`);
  expect(both.path).toBe(`/${ad?.adset_id}/ads`);
});

it('takes a limit from 1 to 200 and a cursor', async () => {
  const first = await room.ask(`${list}?limit=1`);
  const cursor = first.answer.body.paging.cursors.after;
  const second = await room.ask(`${list}?limit=1&after=${encodeURIComponent(cursor)}`);
  expect(second.answer.body.data[0].id).not.toBe(first.answer.body.data[0].id);
  expect((await room.ask(`${list}?limit=200`)).params['limit']).toBe('200');
  for (const limit of badLimits(200))
    await room.refuse(`${list}?limit=${encodeURIComponent(limit)}`, 'limit');
});

it('refuses ids that are none', async () => {
  for (const id of [...badIds, '', 'act_1']) {
    await room.refuse(`${list}?campaign_id=${encodeURIComponent(id)}`, 'campaign_id');
    await room.refuse(`${list}?adset_id=${encodeURIComponent(id)}`, 'adset_id');
  }
  for (const id of badIds)
    await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}/ads`, 'account_id');
});
