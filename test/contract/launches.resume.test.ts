import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, house } from '../helpers/house.ts';
import {
  launch,
  launchAdSet,
  launchCampaign,
  over,
  started,
  until,
  wholeLaunch,
} from '../helpers/launches.ts';
import { usd } from '../helpers/publishing.ts';

let h: House;
beforeAll(async () => {
  h = await house();
});
afterAll(() => h.stop());

const begin = async (key: string, body: Record<string, unknown> = wholeLaunch(h)) =>
  started(await launch(h, key, body));
const resume = (key: string, id: string, body?: unknown) =>
  h.call(`POST /adnet/launches/${id}/resume`, { key, ...(body !== undefined && { body }) });

describe('POST /adnet/launches/{id}/resume', () => {
  it('takes no correction of what was made, may have been made, or is not there', async () => {
    const { key } = await h.connected();
    const id = await begin(key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
    });
    await until(h, key, id, over);
    const wrong = await resume(key, id, {
      replace: {
        campaign: { name: 'Twice' },
        'adset-9': {},
        'adset-1': { name: '', campaign_id: { step: 'adset-1' } },
      },
    });
    expect(wrong.status).toBe(422);
    const fields = wrong.body.detail.error.fields.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual([
      'replace',
      'replace.adset-1.name',
      'replace.adset-9',
      'replace.campaign',
    ]);
  });
});
