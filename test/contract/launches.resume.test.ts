import { describe, expect, it } from 'vitest';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { begin, launchAdSet, launchCampaign, over, resume, until } from '../helpers/launches.ts';
import { usd } from '../helpers/publishing.ts';

const h = held(() => house());

describe('POST /adnet/launches/{id}/resume', () => {
  it('takes no correction of what was made, may have been made, or is not there', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
    });
    await until(h, key, id, over);
    const wrong = await resume(h, key, id, {
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
