// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { dryRun, launchAdSet } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { expectDocumented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

it('lists what fits, and a plan finds nothing wrong with any row of it', async () => {
  const { key } = await h.connected();
  const answer = await h.call('GET /adnet/objectives', { key });
  expectDocumented(answer, 'GET /adnet/objectives');
  const { data } = answer.body;
  expect(data.length).toBeGreaterThan(40);
  expect(new Set(data.map((row: { objective: string }) => row.objective)).size).toBe(6);
  const values: Record<string, string> = {
    page_id: '104000000000001',
    pixel_id: '720000000000001',
    custom_event_type: 'PURCHASE',
    application_id: '501000000000001',
    object_store_url: 'https://apps.apple.com/us/app/tents/id1234567890',
  };
  for (const row of data) {
    const promotedValues = row.promoted_object.map((name: string) => [name, values[name]]);
    const { body } = await dryRun(h, key, {
      account_id: usd,
      campaign: {
        name: 'One',
        objective: row.objective,
        ...(row.objective === 'OUTCOME_APP_PROMOTION' && { is_skadnetwork_attribution: false }),
      },
      ad_sets: [
        launchAdSet('a', {
          optimization_goal: row.optimization_goal,
          billing_event: row.billing_events[0],
          ...(row.destination_type && { destination_type: row.destination_type }),
          ...(promotedValues.length > 0 && { promoted_object: Object.fromEntries(promotedValues) }),
        }),
      ],
    });
    const refusals = body.problems.filter(({ level }: { level: string }) => level === 'refuse');
    expect(refusals, JSON.stringify(row)).toEqual([]);
  }
});
