import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { campaignBody } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { refuseOutcomes } from '../../helpers/store/refuse-outcomes.ts';

const h = shared(() => house());

it('what cannot be written down again and again leaves the node to its callers', async () => {
  const { key } = await h.connected();
  const campaign = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
  expect(campaign.status).toBe(200);
  await refuseOutcomes(h);
  const logCount = h.logs.length;
  // Due to be read back, which cannot be written down.
  h.later(4_000);
  for (let second = 0; second < 3; second++) {
    await setTimeout(1_000);
    expect((await h.call('GET /account', { key })).status).toBe(200);
  }
  const warnings = h.logs.slice(logCount).filter((line) => line.includes('could not be read back'));
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.length).toBeLessThan(30);
});
