// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  launch,
  launchAdSet,
  launchCampaign,
  over,
  started,
  until,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('GET /adnet/launches/{id}', () => {
  it('shows every step with what became of it', async () => {
    const { key } = await h.connected();
    const id = started(await launch(h, key, { account_id: usd, campaign: launchCampaign }));
    const finishedLaunch = await until(h, key, id, over);
    expect(finishedLaunch).toMatchObject({
      id,
      state: 'done',
      next_poll_seconds: null,
      steps: { total: 1, done: 1, rejected: 0, unknown: 0 },
      items: [
        {
          step: 'campaign',
          action: 'create_campaign',
          state: 'done',
          platform_id: expect.any(String),
          error: null,
          help: null,
        },
      ],
      reviews: [],
    });
    expect(codeOf(await h.call('GET /adnet/launches/nonsense', { key }))).toBe('launch_not_found');
  });

  it('says budgets as money once the currency was read, and asks Meta nothing for it', async () => {
    const { key } = await h.connected();
    const ad_sets = [launchAdSet('a', { daily_budget: 2000 })];
    const body = { account_id: usd, campaign: launchCampaign, ad_sets, requires_approval: true };
    const id = started(await launch(h, key, body));
    const budget = async () => {
      const callCount = h.sandbox.control.callCount();
      const { items } = (await h.call(`GET /adnet/launches/${id}`, { key })).body;
      expect(h.sandbox.control.callCount()).toBe(callCount);
      return items[1].budget;
    };
    expect(await budget()).toBeUndefined();
    await h.call('PUT /adnet/connection/ad-account', { key, body: { account_id: usd } });
    await h.call('GET /clients', { key });
    const daily = { amount: '20.00', amount_minor: 2000, currency: 'USD' };
    expect(await budget()).toEqual({ daily });
  });
});
