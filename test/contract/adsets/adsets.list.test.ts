// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const list = `/adnet/ad-accounts/${usd}/adsets`;
type Adset = { id: string; campaign_id: string };

it('lists 25 of the account’s ad sets with a useful set of fields', async () => {
  const { path, params } = await room.ask(list);
  expect(path).toBe(`/${usd}/adsets`);
  expect(Object.keys(params).sort()).toEqual(['fields', 'limit']);
  expect(params['limit']).toBe('25');
  for (const field of ['id', 'campaign_id', 'optimization_goal', 'targeting', 'effective_status'])
    expect(params['fields']?.split(',')).toContain(field);
});

it('lists those of one campaign from the campaign’s own edge', async () => {
  const all = await room.ask(`${list}?limit=200`);
  const campaignId = (all.answer.body.data as Adset[])[0]?.campaign_id ?? '';
  const { answer, path } = await room.ask(`${list}?campaign_id=${campaignId}`);
  expect(path).toBe(`/${campaignId}/adsets`);
  expect(answer.body.data.length).toBeGreaterThan(0);
  for (const adset of answer.body.data as Adset[]) expect(adset.campaign_id).toBe(campaignId);
});

it('takes a limit from 1 to 200 and a cursor', async () => {
  const first = await room.ask(`${list}?limit=1`);
  const cursor = first.answer.body.paging.cursors.after;
  const second = await room.ask(`${list}?limit=1&after=${encodeURIComponent(cursor)}`);
  expect(second.params['after']).toBe(cursor);
  expect(second.answer.body.data[0].id).not.toBe(first.answer.body.data[0].id);
  expect((await room.ask(`${list}?limit=200`)).params['limit']).toBe('200');
  for (const limit of badLimits(200))
    await room.refuse(`${list}?limit=${encodeURIComponent(limit)}`, 'limit');
});

it('refuses ids that are none', async () => {
  for (const id of [...badIds, '', 'act_1'])
    await room.refuse(`${list}?campaign_id=${encodeURIComponent(id)}`, 'campaign_id');
  for (const id of badIds)
    await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}/adsets`, 'account_id');
});
