// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const list = `/adnet/ad-accounts/${usd}/campaigns`;
type Campaign = { id: string; effective_status: string };

it('lists 25 campaigns with a useful set of fields', async () => {
  const { path, params } = await room.ask(list);
  expect(path).toBe(`/${usd}/campaigns`);
  expect(params).toMatchObject({ limit: '25' });
  for (const field of ['id', 'name', 'objective', 'effective_status', 'daily_budget'])
    expect(params['fields']?.split(',')).toContain(field);
  expect(Object.keys(params).sort()).toEqual(['fields', 'limit']);
});

it('takes a limit from 1 to 200', async () => {
  const { answer } = await room.ask(`${list}?limit=1`);
  expect(answer.body.data).toHaveLength(1);
  expect((await room.ask(`${list}?limit=200`)).params['limit']).toBe('200');
  for (const limit of badLimits(200))
    await room.refuse(`${list}?limit=${encodeURIComponent(limit)}`, 'limit');
});

it('filters by one status or several', async () => {
  const one = await room.ask(`${list}?status_filter=PAUSED`);
  expect(JSON.parse(one.params['effective_status'] ?? '')).toEqual(['PAUSED']);
  expect(one.answer.body.data.length).toBeGreaterThan(0);
  for (const campaign of one.answer.body.data as Campaign[])
    expect(campaign.effective_status).toBe('PAUSED');
  const two = await room.ask(`${list}?status_filter=active,%20paused`);
  expect(JSON.parse(two.params['effective_status'] ?? '')).toEqual(['ACTIVE', 'PAUSED']);
  for (const filter of ['', 'A B', '["ACTIVE"]', 'ACTIVE,', 'ACTIVE&x', '1'])
    await room.refuse(`${list}?status_filter=${encodeURIComponent(filter)}`, 'status_filter');
});

it('hands an unknown status to the platform, which answers in its own bytes', async () => {
  const answer = await room.get(`${list}?status_filter=SLEEPING`);
  expect(answer.status).toBe(400);
  expect(answer.text).toBe(room.h.passed.at(-1)?.sent.toString());
});

it('pages with the cursor of the answer before', async () => {
  const ids = new Set<string>();
  let cursor = '';
  for (let page = 0; page < 3; page++) {
    const { answer, params } = await room.ask(
      `${list}?limit=2${cursor && `&after=${encodeURIComponent(cursor)}`}`,
    );
    expect(params['after']).toBe(cursor || undefined);
    for (const { id } of answer.body.data as Campaign[]) ids.add(id);
    cursor = answer.body.paging.cursors.after;
  }
  expect(ids.size).toBe(6);
  for (const cursor of ['', 'a b', 'a\nb', 'é', 'x'.repeat(2049)])
    await room.refuse(`${list}?after=${encodeURIComponent(cursor)}`, 'after');
});

it('refuses what is no ad account', async () => {
  for (const id of badIds)
    await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}/campaigns`, 'account_id');
});
