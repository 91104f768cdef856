import { describe, expect, it } from 'vitest';
import { adset, campaign, makeTree, moment, type Stage, stage, usd } from './kit.ts';

const day = 86_400;

/** A tree with every switch on. */
const running = async (on: Stage, parts: Record<string, unknown> = {}) => {
  const tree = await makeTree(on);
  if (Object.keys(parts).length > 0) await on.post(`/${tree.adsetId}`, parts);
  for (const id of [tree.campaignId, tree.adsetId, tree.adId]) {
    await on.post(`/${id}`, { status: 'ACTIVE' });
  }
  return tree;
};

const spendOf = async (on: Stage, id: string, preset = 'maximum') => {
  const { body } = await on.get(`/${id}/insights?fields=spend&date_preset=${preset}`);
  return Number(body.data[0]?.spend ?? 0);
};

describe('delivery', () => {
  it('begins with the ad set, not with the switch', async () => {
    const on = stage();
    const start_time = moment / 1000 + 10 * day;
    const { adId } = await running(on, { start_time });
    on.later(3 * day);
    expect(await spendOf(on, adId)).toBe(0);
    on.later(10 * day);
    expect(await spendOf(on, adId)).toBeGreaterThan(0);
    const { body } = await on.get(`/${adId}/insights?time_increment=1&date_preset=last_30d`);
    expect(body.data[0].date_start).toBe('2026-10-24');
  });
  it('does not change the past by what never ran', async () => {
    const on = stage();
    const { campaignId, adsetId, adId, creativeId } = await running(on);
    on.later(5 * day);
    const before = await spendOf(on, adId, 'last_3d');
    const idle = { name: 'Idle', creative: { creative_id: creativeId }, status: 'PAUSED' };
    expect((await on.post(`/${usd}/ads`, { ...idle, adset_id: adsetId })).status).toBe(200);
    await on.post(`/${usd}/adsets`, adset(campaignId));
    expect(await spendOf(on, adId, 'last_3d')).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
  it('uses up a lifetime budget, to the cent', async () => {
    const on = stage();
    const parts = { lifetime_budget: 60_000, end_time: moment / 1000 + 20 * day };
    const { body: newCampaign } = await on.post(`/${usd}/campaigns`, campaign());
    const set = adset(newCampaign.id, { ...parts, daily_budget: undefined, status: 'ACTIVE' });
    const { body } = await on.post(`/${usd}/adsets`, set);
    const readRemaining = async () =>
      Number((await on.get(`/${body.id}?fields=budget_remaining`)).body.budget_remaining);
    expect(await readRemaining()).toBe(60_000);
    const { creativeId } = await makeTree(on);
    await on.post(`/${usd}/ads`, {
      name: 'A runner',
      adset_id: body.id,
      creative: { creative_id: creativeId },
    });
    await on.post(`/${newCampaign.id}`, { status: 'ACTIVE' });
    on.later(9 * day);
    const spend = Math.round((await spendOf(on, body.id)) * 100);
    expect(spend).toBeGreaterThan(0);
    expect(await readRemaining()).toBe(60_000 - spend);
  });
});

describe('times without an offset', () => {
  const on = stage();
  const readBack = async (end_time: string) => {
    const { body: newCampaign } = await on.post(`/${usd}/campaigns`, campaign());
    const { body } = await on.post(
      `/${usd}/adsets?fields=end_time`,
      adset(newCampaign.id, { end_time }),
    );
    return body.end_time ?? body.error.message;
  };
  it.each([
    ['2026-10-31T12:00:00', '2026-10-31T12:00:00-0700'],
    ['2026-11-01T03:00:00', '2026-11-01T03:00:00-0800'],
    ['2027-03-14T03:30:00', '2027-03-14T03:30:00-0700'],
    ['2027-03-14 01:30', '2027-03-14T01:30:00-0800'],
  ])('%s is the clock on the account’s wall', async (endTime, read) => {
    expect(await readBack(endTime)).toBe(read);
  });
  it.each(['2026-13-45', '2026-11-31T00:00:00', '2026-11-30T25:00:00', '2026-11-30T10:75:00Z'])(
    '%s is no time',
    async (endTime) => {
      expect(await readBack(endTime)).toMatch(/Param end_time must be a valid datetime/);
    },
  );
});

describe('European ads', () => {
  it('are those that reach Europe, by country or by place', async () => {
    const on = stage();
    const { body } = await on.post(`/${usd}/campaigns`, campaign());
    const inPlace = async (geo_locations: unknown) =>
      (await on.post(`/${usd}/adsets`, adset(body.id, { targeting: { geo_locations } }))).body.error
        ?.error_subcode;
    expect(await inPlace({ cities: [{ key: '2974', country: 'FR' }] })).toBe(3858081);
    expect(await inPlace({ zips: [{ key: 'DE:10115' }] })).toBe(3858081);
    expect(await inPlace({ zips: [{ key: 'US:94107' }] })).toBeUndefined();
  });
});
