// One store is enough: what it keeps, others keep that are tried on both.

import { expect, it } from 'vitest';
import { callerOf, textOf } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import { launchAdSet, launchCampaign } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

it('a small question about results has a small answer, which says how much more there is and how to get it', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  const input = { object_id: usd, level: 'ad', time_increment: '1' };
  const text = textOf(await call('get_insights', input));
  expect(text.length).toBeLessThan(8_000);
  expect(text).toMatch(/\d+ more rows follow\./);
  expect(text).toContain('sort=spend');
  const after = /after=(\S+)/.exec(text)?.[1];
  const more = textOf(await call('get_insights', { ...input, after, limit: 20 }));
  expect(more.length).toBeGreaterThan(8_000);
});

it('says of a launch that waits what it may spend, and what it waits for', async () => {
  const { key } = await h.connected();
  const call = callerOf(h, key);
  const body = {
    account_id: usd,
    campaign: launchCampaign,
    ad_sets: [
      launchAdSet('a'),
      launchAdSet('b', {
        daily_budget: undefined,
        lifetime_budget: 30000,
        end_time: '2035-01-01T00:00:00Z',
      }),
    ],
    requires_approval: true,
  };
  await call('plan_launch', body);
  const { structuredContent: launchAnswer } = await call('launch', body);
  const status = await call('launch_status', { launch_id: launchAnswer.id });
  expect(status.structuredContent).toMatchObject({ awaits: 'approval by an admin' });
  expect(status.structuredContent.items).toMatchObject([
    { action: 'create_campaign' },
    { action: 'create_adset', budget: '20.00 USD a day' },
    { action: 'create_adset', budget: '300.00 USD in all' },
  ]);
});
