import { describe, expect, it } from 'vitest';
import { adset, campaign, eur, makeTree, stage, usd } from './kit.ts';

describe('a copy', () => {
  it('copies a campaign with what is in it, up to three', async () => {
    const on = stage();
    on.control.modes({ copyLimit: 'three_children' });
    const { campaignId } = await makeTree(on);
    on.later(10);
    const { body } = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    expect(body.ad_object_ids).toHaveLength(3);
    const copy = await on.get(
      `/${body.copied_campaign_id}?fields=name,status,adsets{name,ads{name}}`,
    );
    expect(copy.body).toMatchObject({ name: 'A campaign - Copy', status: 'PAUSED' });
    expect(copy.body.adsets.data[0].ads.data).toHaveLength(1);
    await on.post(`/${usd}/adsets`, adset(campaignId));
    await on.post(`/${usd}/adsets`, adset(campaignId));
    const response = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    expect(response.body.error.error_subcode).toBe(1885194);
  });
  it('takes fewer than three objects at once, and more in an asynchronous batch', async () => {
    const on = stage();
    const { campaignId, adsetId } = await makeTree(on);
    on.later(10);
    const response = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    expect(response.body.error).toMatchObject({ code: 100, error_subcode: 1885194 });
    expect(response.body.error.error_user_msg).toContain('must be less than 3');
    const dates = { start_time: '2026-11-01', end_time: '2026-11-20' };
    const set = await on.post(`/${adsetId}/copies`, { deep_copy: true, ...dates });
    expect(set.body.ad_object_ids).toHaveLength(2);
    const { body } = await on.get(`/${set.body.copied_adset_id}?fields=start_time,end_time`);
    expect(body.end_time).toContain('2026-11-20');
    on.later(10);
    const { body: batch } = await on.post(`/${usd}/async_batch_requests`, {
      adbatch: [{ name: 'all', relative_url: `${campaignId}/copies`, body: 'deep_copy=true' }],
    });
    const { body: requests } = await on.get(`/${batch.id}/requests`);
    expect(requests.data[0].result.ad_object_ids.length).toBeGreaterThan(3);
  });
  it('stands only in a living campaign or ad set of the same account', async () => {
    const on = stage();
    const { adsetId, adId } = await makeTree(on);
    const foreign = await on.post(`/${eur}/campaigns`, campaign());
    const deletedCampaign = await on.post(`/${usd}/campaigns`, campaign());
    await on.remove(`/${deletedCampaign.body.id}`);
    const into = async (campaign_id: string) =>
      (await on.post(`/${adsetId}/copies`, { campaign_id })).body.error;
    expect(await into('1')).toMatchObject({ code: 100 });
    expect(await into(foreign.body.id)).toMatchObject({ code: 100 });
    expect(await into(deletedCampaign.body.id)).toMatchObject({
      code: 100,
      error_subcode: 1487566,
    });
    const other = await on.post(`/${usd}/campaigns`, campaign());
    const copyResponse = await on.post(`/${adsetId}/copies`, { campaign_id: other.body.id });
    const { body } = await on.get(`/${copyResponse.body.copied_adset_id}?fields=campaign_id,name`);
    expect(body).toMatchObject({ campaign_id: other.body.id, name: 'An ad set - Copy' });
    await on.remove(`/${adsetId}`);
    const ad = await on.post(`/${adId}/copies`, {});
    expect(ad.body.error.error_subcode).toBe(1487056);
  });
  it('leaves behind what is gone, and does not count it', async () => {
    const on = stage();
    on.control.modes({ copyLimit: 'three_children' });
    const { campaignId, adsetId, adId, creativeId } = await makeTree(on);
    const parts = { adset_id: adsetId, creative: { creative_id: creativeId }, status: 'PAUSED' };
    for (const name of ['two', 'three']) await on.post(`/${usd}/ads`, { ...parts, name });
    on.later(10);
    expect((await on.post(`/${campaignId}/copies`, { deep_copy: true })).status).toBe(400);
    await on.remove(`/${adId}`);
    const { body } = await on.post(`/${campaignId}/copies`, { deep_copy: true });
    const types = body.ad_object_ids.map((row: { ad_object_type: string }) => row.ad_object_type);
    expect(types).toEqual(['campaign', 'ad_set', 'ad', 'ad']);
  });
  it('runs the copy of an ad when everything above it does', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    for (const id of [campaignId, adsetId]) await on.post(`/${id}`, { status: 'ACTIVE' });
    const early = await on.post(`/${adId}/copies`, { status_option: 'ACTIVE' });
    expect(early.body.error).toMatchObject({ code: 1, error_subcode: 99 });
    on.later(10);
    const response = await on.post(`/${adId}/copies`, { status_option: 'ACTIVE' });
    on.later(5 * 86_400);
    const id = response.body.copied_ad_id;
    expect((await on.get(`/${id}?fields=effective_status`)).body.effective_status).toBe('ACTIVE');
    expect((await on.get(`/${id}/insights`)).body.data).toHaveLength(1);
  });
  it('inherits a status, but is never born gone', async () => {
    const on = stage();
    const { campaignId } = await makeTree(on);
    const inherit = async () => {
      const options = { status_option: 'INHERITED_FROM_SOURCE' };
      const { body } = await on.post(`/${campaignId}/copies`, options);
      return (await on.get(`/${body.copied_campaign_id}?fields=status`)).body.status;
    };
    await on.post(`/${campaignId}`, { status: 'ACTIVE' });
    expect(await inherit()).toBe('ACTIVE');
    await on.post(`/${campaignId}`, { status: 'ARCHIVED' });
    expect(await inherit()).toBe('PAUSED');
  });
});
