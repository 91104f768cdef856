// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

it('lists the pages the account’s ads can run as, without their tokens', async () => {
  const { answer, path, params } = await room.ask(`/adnet/ad-accounts/${usd}/pages`);
  expect(path).toBe(`/${usd}/promote_pages`);
  expect(params['fields']).toBe('id,name,category,link');
  expect(answer.body.data.map(({ id }: { id: string }) => id)).toContain(demo.usdPageId);
  expect(answer.text).not.toContain('access_token');
});

it('takes the account with and without its prefix', async () => {
  const { path } = await room.ask(`/adnet/ad-accounts/${demo.usdAccountId}/pages`);
  expect(path).toBe(`/${usd}/promote_pages`);
});

it('refuses what is no ad account', async () => {
  for (const id of badIds)
    await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}/pages`, 'account_id');
});
