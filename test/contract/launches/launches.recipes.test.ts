// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { recipeNames } from '../../../src/publish/launch/plan/launch-body.ts';
import { house } from '../../helpers/house/house.ts';
import { begin, dryRun, launchCopy, over, until } from '../../helpers/house/launches.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const targeting = { geo_locations: { countries: ['US'] } };
const store = 'https://apps.apple.com/us/app/tents/id1234567890';

/** Nothing but what a person knows: whose page, where it leads, how much, where. */
const simpleLaunch = (recipe: string, more: Record<string, unknown> = {}) => ({
  recipe,
  name: 'Spring',
  account_id: usd,
  defaults: {
    page_id: demo.usdPageId,
    pixel_id: demo.usdPixelId,
    link_url: recipe === 'app_installs' ? store : 'https://example.com/tent',
    ...(recipe === 'app_installs' && { application_id: demo.appId }),
    ...(recipe === 'form_leads' && { lead_form_id: demo.usdLeadFormId }),
  },
  ad_sets: [{ ref: 'a', name: 'A', daily_budget: 2000, targeting }],
  ...more,
});

const ads = () => ({
  images: [{ ref: 'old', hash: seededHash(h) }],
  copies: [launchCopy('a')],
  ads: { matrix: true },
});

describe('a recipe', () => {
  it.each(recipeNames)('%s fills what it takes, and Meta takes what it filled', async (recipe) => {
    const { key } = await h.connected();
    const body = simpleLaunch(recipe, ads());
    const { body: plan } = await dryRun(h, key, body);
    expect(plan.problems).toEqual([]);
    const fieldValues = Object.fromEntries(
      plan.filled.map((one: { field: string; value: unknown }) => [one.field, one.value]),
    );
    expect(fieldValues).toMatchObject({
      'campaign.name': 'Spring',
      'campaign.objective': expect.stringMatching(/^OUTCOME_/),
      'ad_sets.0.optimization_goal': expect.any(String),
      'ad_sets.0.billing_event': 'IMPRESSIONS',
    });
    expect(await until(h, key, await begin(h, key, body), over)).toMatchObject({ state: 'done' });
  });

  it('counts purchases for sales and leads for leads, by the pixel', async () => {
    const { key } = await h.connected();
    const promotedObjectOf = async (recipe: string) =>
      (await dryRun(h, key, simpleLaunch(recipe))).body.plan[1].params.promoted_object;
    const pixel_id = demo.usdPixelId;
    expect(await promotedObjectOf('website_sales')).toEqual({
      pixel_id,
      custom_event_type: 'PURCHASE',
    });
    expect(await promotedObjectOf('website_leads')).toEqual({
      pixel_id,
      custom_event_type: 'LEAD',
    });
    expect(await promotedObjectOf('form_leads')).toEqual({ page_id: demo.usdPageId });
    expect(await promotedObjectOf('traffic')).toBeUndefined();
    expect(await promotedObjectOf('app_installs')).toEqual({
      application_id: demo.appId,
      object_store_url: store,
    });
  });

  it('changes nothing that was said, and says what does not go with it', async () => {
    const { key } = await h.connected();
    const bidding = { optimization_goal: 'VALUE', bid_strategy: 'LOWEST_COST_WITHOUT_CAP' };
    const body = simpleLaunch('website_sales');
    const valued = await dryRun(h, key, { ...body, ad_sets: [{ ...body.ad_sets[0], ...bidding }] });
    expect(valued.body.problems).toEqual([]);
    expect(valued.body.plan[1].params).toMatchObject(bidding);
    const other = { campaign: { name: 'Other', objective: 'OUTCOME_TRAFFIC' } };
    const { problems } = (await dryRun(h, key, { ...body, ...other })).body;
    expect(problems[0]).toMatchObject({ field: 'campaign.objective', level: 'refuse' });
  });

  it('says what is missing, where nothing was given to fill it from', async () => {
    const { key } = await h.connected();
    const body = simpleLaunch('website_sales', { defaults: { page_id: demo.usdPageId } });
    expect((await dryRun(h, key, body)).body.problems).toMatchObject([
      { field: 'ad_sets.0.promoted_object.pixel_id', level: 'refuse' },
    ]);
    const answer = await dryRun(h, key, simpleLaunch('more_fun'));
    expect(answer.body.problems[0]).toMatchObject({ field: 'recipe', level: 'refuse' });
  });
});
