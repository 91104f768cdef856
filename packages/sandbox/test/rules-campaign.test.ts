import { describe, expect, it } from 'vitest';
import { adset, blamed, campaign, stage, usd } from './kit.ts';

type Parts = Record<string, unknown>;
type Case = [string, Parts, number | undefined, string?];

describe('rules of a campaign', () => {
  const on = stage({ enforceLimits: false });
  const cases: Case[] = [
    ['no name', { name: undefined }, undefined, 'name'],
    ['blank name', { name: '  ' }, undefined, 'name'],
    ['both budgets', { daily_budget: 900, lifetime_budget: 900 }, undefined, 'lifetime_budget'],
    [
      'low budget',
      { daily_budget: 99, is_adset_budget_sharing_enabled: undefined },
      1885272,
      'daily_budget',
    ],
    ['retired category', { special_ad_categories: ['CREDIT'] }, undefined],
    ['created archived', { status: 'ARCHIVED' }, undefined, 'status'],
    [
      'sharing without strategy',
      { is_adset_budget_sharing_enabled: true },
      4834005,
      'bid_strategy',
    ],
    [
      'retired strategy',
      { daily_budget: 900, bid_strategy: 'TARGET_COST' },
      undefined,
      'bid_strategy',
    ],
    ['low spend cap', { spend_cap: 500 }, 2446307, 'spend_cap'],
    ['shopping campaign', { smart_promotion_type: 'AUTOMATED_SHOPPING_ADS' }, 2490568],
    ['text as budget', { daily_budget: 'much' }, undefined, 'daily_budget'],
    [
      'app without object',
      { objective: 'OUTCOME_APP_PROMOTION', is_skadnetwork_attribution: true },
      1885154,
    ],
  ];
  it.each(cases)('refuses: %s', async (_name, parts, subcode, blame) => {
    const { status, body } = await on.post(`/${usd}/campaigns`, campaign(parts));
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 100, type: 'OAuthException' });
    expect(body.error.error_subcode).toBe(subcode);
    if (blame) expect(blamed(body)[0]).toContain(blame);
  });

  it('gives a budget without strategy a bid cap, and its ad sets then need a bid', async () => {
    const { body } = await on.post(`/${usd}/campaigns?fields=bid_strategy,daily_budget`, {
      ...campaign({ daily_budget: '5000', is_adset_budget_sharing_enabled: undefined }),
    });
    expect(body).toMatchObject({ bid_strategy: 'LOWEST_COST_WITH_BID_CAP', daily_budget: '5000' });
    const bare = adset(body.id, { daily_budget: undefined });
    const response = await on.post(`/${usd}/adsets`, bare);
    expect(response.body.error.error_subcode).toBe(1815857);
    const both = await on.post(`/${usd}/adsets`, { ...bare, daily_budget: 900, bid_amount: 200 });
    expect(both.body.error.error_subcode).toBe(1885621);
    const fine = await on.post(`/${usd}/adsets`, { ...bare, bid_amount: 200 });
    expect(fine.status).toBe(200);
  });

  it('rehearses without keeping anything', async () => {
    const before = on.control.objects('campaign').length;
    const body = campaign({ execution_options: ['validate_only'] });
    expect((await on.post(`/${usd}/campaigns`, body)).body).toEqual({ success: true });
    expect(on.control.objects('campaign')).toHaveLength(before);
    const bad = { ...body, objective: 'REACH' };
    expect((await on.post(`/${usd}/campaigns`, bad)).body.error.code).toBe(100);
  });

  it('holds an edit to the rules of a new one', async () => {
    const { body } = await on.post(`/${usd}/campaigns`, campaign());
    const edit = async (parts: Parts) => {
      const { error } = (await on.post(`/${body.id}`, parts)).body;
      return [error?.error_subcode, error && blamed({ error })?.[0]];
    };
    const sharing = { is_adset_budget_sharing_enabled: true };
    expect(await edit({ special_ad_categories: ['CREDIT'] })).toEqual([
      undefined,
      'special_ad_categories[0]',
    ]);
    expect(await edit(sharing)).toEqual([4834005, 'bid_strategy']);
    expect(await edit({ ...sharing, daily_budget: 9000 })).toEqual([
      4834002,
      'is_adset_budget_sharing_enabled',
    ]);
    await on.post(`/${usd}/adsets`, adset(body.id));
    expect(await edit({ lifetime_budget: 90_000 })).toEqual([1885621, 'lifetime_budget']);
  });

  it('edits only the name of a deleted campaign, and moves updated_time sparingly', async () => {
    const { body } = await on.post(`/${usd}/campaigns`, campaign({ spend_cap: 20000 }));
    const times = async () => (await on.get(`/${body.id}?fields=updated_time`)).body.updated_time;
    const first = await times();
    on.later(60);
    await on.post(`/${body.id}`, { spend_cap: 30000 });
    expect(await times()).toBe(first);
    await on.post(`/${body.id}`, { name: 'Other' });
    expect(await times()).not.toBe(first);
    await on.remove(`/${body.id}`);
    const response = await on.post(`/${body.id}`, { status: 'ACTIVE' });
    expect(response.body.error.error_subcode).toBe(1487566);
    expect((await on.post(`/${body.id}`, { name: 'Last words' })).body).toEqual({ success: true });
  });
});
