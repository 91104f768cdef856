import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { makeTree, stage, usd } from './kit.ts';

describe('statuses', () => {
  it('tell of a new paused ad’s review first, then that it is paused', async () => {
    const on = stage();
    const { adId } = await makeTree(on);
    const statuses: string[] = [];
    for (const seconds of [0, 10, 60]) {
      on.later(seconds);
      statuses.push((await on.get(`/${adId}?fields=effective_status`)).body.effective_status);
    }
    expect(statuses).toEqual(['IN_PROCESS', 'PENDING_REVIEW', 'PAUSED']);
  });

  it('roll up, and ads pass through review', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    const state = async (id: string) =>
      (await on.get(`/${id}?fields=effective_status`)).body.effective_status;
    await on.post(`/${adId}`, { status: 'ACTIVE' });
    await on.post(`/${adsetId}`, { status: 'ACTIVE' });
    expect([await state(adsetId), await state(adId)]).toEqual([
      'CAMPAIGN_PAUSED',
      'CAMPAIGN_PAUSED',
    ]);
    await on.post(`/${campaignId}`, { status: 'ACTIVE' });
    expect(await state(adId)).toBe('IN_PROCESS');
    on.later(10);
    expect(await state(adId)).toBe('PENDING_REVIEW');
    on.later(60);
    expect(await state(adId)).toBe('ACTIVE');
    await on.post(`/${adsetId}`, { status: 'PAUSED' });
    expect(await state(adId)).toBe('ADSET_PAUSED');
    on.control.review(adId, 'disapproved');
    await on.post(`/${adsetId}`, { status: 'ACTIVE' });
    const { body } = await on.get(`/${adId}?fields=effective_status,ad_review_feedback`);
    expect(body.effective_status).toBe('DISAPPROVED');
    expect(Object.keys(body.ad_review_feedback.global)).toHaveLength(1);
    await on.remove(`/${campaignId}`);
    expect(await state(adId)).toBe('DELETED');
  });
  it('end in DISAPPROVED for an ad that asks for it', async () => {
    const on = stage();
    const { adsetId, creativeId, campaignId } = await makeTree(on);
    for (const id of [campaignId, adsetId]) await on.post(`/${id}`, { status: 'ACTIVE' });
    const { body } = await on.post(`/${usd}/ads`, {
      name: `Wonders ${demo.disapproveMark}`,
      adset_id: adsetId,
      creative: { creative_id: creativeId },
    });
    on.later(120);
    const read = await on.get(`/${body.id}?fields=effective_status`);
    expect(read.body.effective_status).toBe('DISAPPROVED');
  });
  it('give a running ad numbers once days have passed', async () => {
    const on = stage();
    const { campaignId, adsetId, adId } = await makeTree(on);
    for (const id of [campaignId, adsetId, adId]) await on.post(`/${id}`, { status: 'ACTIVE' });
    expect((await on.get(`/${adId}/insights`)).body).toEqual({ data: [] });
    on.later(5 * 86_400);
    const { body } = await on.get(`/${adId}/insights?fields=spend,impressions`);
    expect(Number(body.data[0].spend)).toBeGreaterThan(0);
    const wide = await on.get(`/${campaignId}?fields=insights.date_preset(last_3d){spend}`);
    expect(wide.body.insights.data).toHaveLength(1);
  });
});
