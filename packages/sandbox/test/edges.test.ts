import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { makeTree, stage, usd } from './kit.ts';

describe('edges beside the tree', () => {
  const on = stage();
  it('list Pages with and without their tokens', async () => {
    const own = await on.get('/me/accounts');
    expect(own.body.data[0].access_token).toMatch(/^EAA/);
    const page = await on.get('/me', { token: own.body.data[0].access_token });
    expect(page.body.id).toBe(own.body.data[0].id);
    const promotable = await on.get(`/${usd}/promote_pages?fields=name,access_token`);
    expect(promotable.body.data[0].access_token).toBeUndefined();
    expect((await on.get('/me/accounts', { token: demo.newcomerToken })).body).toEqual({
      data: [],
    });
  });
  it('name Instagram accounts, pixels, minimum budgets and previews', async () => {
    const fields = 'instagram_business_account{username}';
    const page = await on.get(`/${demo.usdPageId}?fields=${fields}`);
    expect(page.body.instagram_business_account.id).toBe(demo.usdInstagramId);
    const accounts = await on.get(`/${usd}/instagram_accounts?fields=username`);
    expect(accounts.body.data[0].username).toBe('northlight.outdoor');
    expect((await on.get(`/${usd}/adspixels`)).body.data[0].id).toBe(demo.usdPixelId);
    const { body } = await on.get(`/${usd}/minimum_budgets?bid_amount=300`);
    expect(body.data.find((row: { currency: string }) => row.currency === 'USD')).toEqual({
      currency: 'USD',
      min_daily_budget_imp: 100,
      min_daily_budget_video_views: 1500,
      min_daily_budget_high_freq: 1500,
      min_daily_budget_low_freq: 4000,
    });
    const { creativeId } = await makeTree(on);
    const preview = await on.get(`/${creativeId}/previews?ad_format=MOBILE_FEED_STANDARD`);
    expect(preview.body.data[0].body).toMatch(/^<iframe /);
    expect((await on.get(`/${creativeId}/previews`)).body.error.code).toBe(100);
    const film = await on.get(`/${creativeId}/previews?ad_format=INSTREAM_VIDEO_MOBILE`);
    expect(film.body.error.code).toBe(2606);
    const profile = await on.get(`/${usd}/instagram_accounts?fields=profile_picture_url`);
    expect(profile.body.data[0].profile_picture_url).toContain(`/media/${demo.usdInstagramId}/`);
  });
});
