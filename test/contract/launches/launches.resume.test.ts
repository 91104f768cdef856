// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchCampaign,
  over,
  resume,
  until,
} from '../../helpers/house/launches.ts';
import { eur, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

describe('POST /adnet/launches/{id}/resume', () => {
  it('takes no correction of what was made, may have been made, or is not there', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
    });
    await until(h, key, id, over);
    const refusal = await resume(h, key, id, {
      replace: {
        campaign: { name: 'Twice' },
        'adset-9': {},
        'adset-1': { name: '', campaign_id: { step: 'adset-1' } },
      },
    });
    expect(refusal.status).toBe(422);
    const fields = refusal.body.detail.error.fields.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual([
      'replace',
      'replace.adset-1.name',
      'replace.adset-9',
      'replace.campaign',
    ]);
  });

  it('takes no field that would change nothing, and says what to do instead', async () => {
    const { key } = await h.connected();
    const id = await begin(h, key, {
      account_id: usd,
      defaults: { page_id: '104000000000001', link_url: 'https://example.com/tent' },
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
      images: [{ ref: 'tent', url: 'https://127.0.0.1/tent.jpg' }],
      copies: [{ ref: 'warm', message: 'Sleep warm.', headline: 'Tents' }],
      ads: { matrix: true },
    });
    await until(h, key, id, over);
    const step = (await h.call(`GET /adnet/launches/${id}`, { key })).body.items.find(
      ({ action }: { action: string }) => action === 'upload_image',
    ).step;
    const refusal = await resume(h, key, id, {
      replace: {
        'adset-1': { account_id: eur, daily_budget: 2000 },
        [step]: { url: 'https://example.com/tent.jpg', status: 'PAUSED' },
      },
    });
    expect(refusal.status).toBe(422);
    expect(refusal.body.detail.error.fields).toEqual([
      { field: 'replace.adset-1.account_id', message: 'cannot be replaced; start a new launch' },
      {
        field: `replace.${step}.url`,
        message: 'is not sent with this step; image_url and name can be replaced',
      },
    ]);
    const answer = await resume(h, key, id, { replace: { 'adset-1': { account_id: null } } });
    expect(answer.status).toBe(422);
    const same = { account_id: usd.slice(4), daily_budget: 2000 };
    expect((await resume(h, key, id, { replace: { 'adset-1': same } })).status).toBe(200);
  });
});
