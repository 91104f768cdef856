import { describe, expect, it } from 'vitest';
import { makeTree, stage, usd } from './kit.ts';

describe('a creative that is kept', () => {
  it('has the day and 32 signs behind its name where the platform does so', async () => {
    const on = stage();
    on.control.settings({ marksCreativeNames: true });
    const { creativeId } = await makeTree(on);
    const { body } = await on.get(`/${creativeId}?fields=name`);
    expect(body.name).toMatch(/^A creative 2026-10-14-[0-9a-f]{32}$/);
  });

  it('cannot be deleted while an ad uses it', async () => {
    const on = stage();
    const { creativeId, adId } = await makeTree(on);
    expect((await on.remove(`/${creativeId}`)).body.error.code).toBe(100);
    await on.remove(`/${adId}`);
    expect((await on.remove(`/${creativeId}`)).body).toEqual({ success: true });
  });

  it('is given again for the story it made itself', async () => {
    const on = stage();
    const { creativeId } = await makeTree(on);
    const read = await on.get(`/${creativeId}?fields=effective_object_story_id`);
    const again = await on.post(`/${usd}/adcreatives`, {
      object_story_id: read.body.effective_object_story_id,
    });
    expect(again.body).toEqual({ id: creativeId });
  });

  it('is refused to an ad set that takes one ad and has it', async () => {
    const on = stage();
    const { creativeId, campaignId } = await makeTree(on);
    const { body: set } = await on.post(`/${usd}/adsets`, {
      name: 'Dynamic',
      campaign_id: campaignId,
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      daily_budget: 2000,
      is_dynamic_creative: true,
      targeting: { geo_locations: { countries: ['US'] } },
    });
    const ad = { name: 'x', adset_id: set.id, creative: { creative_id: creativeId } };
    expect((await on.post(`/${usd}/ads`, ad)).status).toBe(200);
    expect((await on.post(`/${usd}/ads`, ad)).body.error.error_subcode).toBe(1885553);
    const strange = { ...ad, creative: { creative_id: '1' } };
    expect((await on.post(`/${usd}/ads`, strange)).body.error.error_subcode).toBe(1885553);
  });
});
