import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../src/adnet/kinds/list.ts';
import { manualSteps } from '../../src/adnet/manual/manual-steps.ts';
import { money } from '../../src/adnet/manual/words.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import { adParams } from '../../src/adnet/wire/ad.ts';
import { adsetParams } from '../../src/adnet/wire/adset.ts';
import { campaignParams } from '../../src/adnet/wire/campaign.ts';
import { creativeParams } from '../../src/adnet/wire/creative.ts';

const adAccountId = 'act_42';
const text = (kind: Kind, params: Record<string, unknown>, currency?: string) =>
  manualSteps(kind, { adAccountId, params, currency }).join('\n');

describe('manual steps', () => {
  it('walk through a campaign', () => {
    const params = campaignParams({
      name: 'Spring',
      objective: 'OUTCOME_SALES',
      daily_budget: 5050,
      special_ad_categories: ['HOUSING'],
      special_ad_category_country: ['US'],
    });
    const steps = text('campaign', params, 'EUR');
    for (const part of [
      'ad account 42',
      'choose Sales',
      '“Spring”',
      'daily campaign budget of 50.50 EUR',
      'Highest volume',
      'Housing',
      'Special ad category country to ["US"]',
      'starts paused',
    ])
      expect(steps).toContain(part);
    expect(text('campaign', campaignParams({ name: 'x', objective: 'OUTCOME_LEADS' }))).toContain(
      'Choose Ad set budget',
    );
  });

  it('walk through an ad set, its targeting in words', () => {
    const params = adsetParams({
      campaign_id: '7',
      name: 'Young',
      optimization_goal: 'LANDING_PAGE_VIEWS',
      billing_event: 'IMPRESSIONS',
      lifetime_budget: '120000',
      end_time: '2026-12-24T00:00:00+0100',
      bid_strategy: 'COST_CAP',
      bid_amount: 250,
      targeting: {
        geo_locations: { countries: ['DE', 'AT'], cities: [{ key: '1', name: 'Bern' }] },
        age_min: 21,
        age_max: 35,
        genders: [2],
        interests: [{ id: '6003', name: 'Cycling' }],
        publisher_platforms: ['instagram'],
      },
    });
    const steps = text('adset', params, 'JPY');
    for (const part of [
      'campaign with the id 7',
      'Landing page views',
      'lifetime ad set budget of 120000 JPY',
      'countries DE, AT; cities Bern',
      'Age to 21 to 35',
      'women',
      'Cycling',
      'instagram',
      'Cost per result goal',
      '250 JPY',
      '2026-12-24T00:00:00+0100',
      'Advantage+ audience is off',
    ])
      expect(steps).toContain(part);
    expect(text('adset', adsetParams({ name: 'x', campaign_id: '7' }))).toMatch(
      /countries US[\s\S]*18 to 65\+[\s\S]*Leave Advantage\+ audience switched on/,
    );
  });

  it('walk through creatives, ads and pictures', () => {
    const body = {
      name: 'C',
      page_id: '2',
      link_url: 'https://a.example/',
      message: 'Hi\nthere',
      headline: 'H',
    };
    const single = text('creative', creativeParams({ ...body, image_hash: 'abc' }, newestVersion));
    for (const part of [
      'Page with the id 2',
      'hash abc',
      '“Hi there”',
      '“H”',
      'https://a.example/',
      '“Learn more”',
      'switch off every enhancement',
      'Multi-advertiser ads',
      'leave the shop out',
    ])
      expect(single).toContain(part);
    expect(
      text('creative', creativeParams({ ...body, image_hashes: ['a', 'b'] }, newestVersion)),
    ).toContain('Card 2');
    expect(text('creative', creativeParams({ ...body, video_id: '9' }, newestVersion))).toContain(
      'video with the id 9',
    );
    const feed = creativeParams(
      {
        ...body,
        asset_feed_spec: { bodies: [{ text: 'one' }, { text: 'two' }] },
      },
      newestVersion,
    );
    expect(text('creative', feed)).toContain('Bodies: ["one","two"]');
    expect(text('ad', adParams({ name: 'A', adset_id: '3', creative_id: '4' }))).toMatch(
      /ad set with the id 3[\s\S]*creative with the id 4/,
    );
    const picture = manualSteps('image', {
      adAccountId,
      params: { name: 'Logo' },
      sourceUrl: 'https://a.example/logo.png',
    }).join('\n');
    expect(picture).toMatch(/https:\/\/a\.example\/logo\.png[\s\S]*“Logo”/);
  });

  it.each<[unknown, string | undefined, string]>([
    [5000, 'USD', '50.00 USD'],
    ['5', 'usd', '0.05 USD'],
    [0, 'BHD', '0.00 BHD'],
    ...'CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND'
      .split(' ')
      .map((code) => [5000, code, `5000 ${code}`] satisfies [unknown, string, string]),
    [
      5000,
      undefined,
      '5000 in the smallest unit of the account’s currency (for US dollars that is 50.00)',
    ],
    ['12345678901234567', 'USD', '123456789012345.67 USD'],
    [-5, 'USD', '-5'],
    ['a lot', 'USD', 'a lot'],
  ])('say %s of %s as %s', (minor, currency, words) => {
    expect(money(minor, currency)).toBe(words);
  });

  it('stand any input, on one line each', () => {
    const kinds = fc.constantFrom<Kind>('image', 'campaign', 'adset', 'creative', 'ad');
    const keys = fc.constantFrom(
      'name',
      'objective',
      'daily_budget',
      'targeting',
      'object_story_spec',
      'asset_feed_spec',
      'creative',
      'special_ad_categories',
      'bid_amount',
      'start_time',
      'campaign_id',
      'url_tags',
      'other',
      '__proto__',
    );
    const deep = fc.oneof(
      fc.jsonValue(),
      fc.record({
        geo_locations: fc.jsonValue(),
        genders: fc.jsonValue(),
        link_data: fc.jsonValue(),
        video_data: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(kinds, fc.dictionary(keys, deep), (kind, params) => {
        const steps = manualSteps(kind, { adAccountId, params });
        expect(steps.length).toBeGreaterThan(1);
        for (const step of steps) {
          expect(step).not.toMatch(/[\r\n\u0000-\u001f\u202e]/);
          expect(step).not.toContain('[object Object]');
          expect(step).not.toContain('undefined');
          expect(step.length).toBeLessThan(2_300);
        }
      }),
      { numRuns: 150 },
    );
  });
});
