import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import {
  adset,
  campaign,
  creative,
  eur,
  makeTree,
  pngBytes,
  type Stage,
  stage,
  usd,
} from './kit.ts';

const upload = async (on: Stage) => {
  const { body } = await on.post(`/${usd}/adimages`, { bytes: pngBytes });
  return String(body.images.bytes.hash);
};

const createCreative = async (
  on: Stage,
  parts: Record<string, unknown> = {},
  version = 'v26.0',
) => {
  const { body } = await on.post(
    `/${version}/${usd}/adcreatives`,
    creative(await upload(on), parts),
  );
  const fields = 'contextual_multi_ads,degrees_of_freedom_spec,destination_spec,object_story_spec';
  const { body: storedCreative } = await on.get(`/${body.id}?fields=${fields},asset_feed_spec`);
  return storedCreative;
};

const enrolled = ({ degrees_of_freedom_spec: spec }: Awaited<ReturnType<typeof createCreative>>) =>
  Object.entries<{ enroll_status: string }>(spec.creative_features_spec)
    .filter(([, { enroll_status }]) => enroll_status === 'OPT_IN')
    .map(([name]) => name);

describe('a creative that names no switch', () => {
  it('is adapted to placements, shown beside others, and leads to the shop as well', async () => {
    const storedCreative = await createCreative(stage());
    expect(enrolled(storedCreative)).toEqual(['adapt_to_placement']);
    expect(Object.keys(storedCreative.degrees_of_freedom_spec.creative_features_spec)).toHaveLength(
      74,
    );
    expect(storedCreative.contextual_multi_ads).toEqual({ enroll_status: 'OPT_IN' });
    expect(storedCreative.destination_spec).toEqual({ destination_type: 'WEBSITE_AND_SHOP' });
  });

  it('leads to the website alone in older versions and without a shop', async () => {
    expect((await createCreative(stage(), {}, 'v25.0')).destination_spec).toBeUndefined();
    const on = stage();
    on.control.modes({ shopDestination: 'never' });
    expect((await createCreative(on)).destination_spec).toBeUndefined();
    on.control.modes({ shopDestination: 'accounts_with_shop' });
    const { body } = await on.post(`/${eur}/adcreatives?fields=destination_spec`, {
      object_story_spec: { page_id: demo.eurPageId, link_data: { link: 'https://a.example' } },
    });
    expect(body).toEqual({ id: expect.any(String) });
  });

  it('gets whatever else the account has on by default', async () => {
    const on = stage();
    on.control.modes({ featuresOnByDefault: ['audio', 'a_feature_of_tomorrow'] });
    expect(enrolled(await createCreative(on))).toEqual(['audio', 'a_feature_of_tomorrow']);
  });

  it('reads back with a description where the platform writes one, but not for a space', async () => {
    const on = stage();
    on.control.modes({ fillsDescriptions: true });
    expect((await createCreative(on)).object_story_spec.link_data.description).toContain(
      'shop.example',
    );
    const { object_story_spec: story } = creative(await upload(on));
    const link_data = { ...story.link_data, description: ' ' };
    const storedCreative = await createCreative(on, { object_story_spec: { ...story, link_data } });
    expect(storedCreative.object_story_spec.link_data.description).toBe(' ');
  });
});

it('keeps every switch that a creative names', async () => {
  const off = { enroll_status: 'OPT_OUT' };
  const storedCreative = await createCreative(stage(), {
    degrees_of_freedom_spec: { creative_features_spec: { adapt_to_placement: off } },
    contextual_multi_ads: off,
    destination_spec: { destination_type: 'WEBSITE_AND_SHOP_OPT_OUT' },
  });
  expect(enrolled(storedCreative)).toEqual([]);
  expect(storedCreative.contextual_multi_ads).toEqual(off);
  expect(storedCreative.destination_spec).toEqual({ destination_type: 'WEBSITE_AND_SHOP_OPT_OUT' });
});

describe('placement rules', () => {
  const feed = (hash: string) => ({
    images: [{ hash, adlabels: [{ name: 'tall' }] }],
    bodies: [{ text: 'Shoes' }],
    titles: [{ text: 'Shoes' }],
    link_urls: [{ website_url: 'https://shop.example' }],
    call_to_action_types: ['LEARN_MORE'],
    ad_formats: ['SINGLE_IMAGE'],
    asset_customization_rules: [
      {
        customization_spec: { publisher_platforms: ['instagram'], instagram_positions: ['story'] },
        image_label: { name: 'tall' },
      },
      {
        customization_spec: { publisher_platforms: ['facebook'] },
        image_label: { name: 'tall' },
      },
    ],
  });
  const identity = { object_story_spec: { page_id: demo.usdPageId } };

  it('read back with priority, ages, label ids, an address with a slash and more', async () => {
    const on = stage();
    const storedCreative = await createCreative(on, {
      ...identity,
      asset_feed_spec: feed(await upload(on)),
    });
    const { asset_feed_spec: storedFeed } = storedCreative;
    expect(storedFeed.optimization_type).toBe('PLACEMENT');
    expect(storedFeed.descriptions).toHaveLength(1);
    expect(storedFeed.link_urls[0].website_url).toBe('https://shop.example/');
    const [rule] = storedFeed.asset_customization_rules;
    expect(rule).toMatchObject({ priority: 1, customization_spec: { age_min: 13, age_max: 65 } });
    expect(rule.image_label.id).toBe(storedFeed.images[0].adlabels[0].id);
  });

  it('need a default rule only where the account wants one', async () => {
    const on = stage();
    on.control.modes({ defaultPlacementRule: 'required' });
    const asset_feed_spec = feed(await upload(on));
    const creativeParams = { ...identity, asset_feed_spec };
    const response = await on.post(`/${usd}/adcreatives`, creativeParams);
    expect(response.body.error.error_subcode).toBe(1885923);
    asset_feed_spec.asset_customization_rules.push({
      // An empty spec is what makes it the default.
      customization_spec: {} as { publisher_platforms: string[] },
      image_label: { name: 'tall' },
    });
    expect((await on.post(`/${usd}/adcreatives`, creativeParams)).status).toBe(200);
  });
});

it('takes a place that it does not know unless it is told to refuse it', async () => {
  const on = stage();
  const { campaignId } = await makeTree(on);
  const aimed = (list: string, key: string) =>
    on.post(`/${usd}/adsets`, {
      ...adset(campaignId),
      targeting: { geo_locations: { [list]: [{ key }] } },
    });
  expect((await aimed('cities', '999999999')).status).toBe(200);
  on.control.modes({ unknownPlaces: 'refused' });
  for (const list of ['cities', 'regions', 'zips'])
    expect((await aimed(list, '999999999')).body.error.error_subcode).toBe(1487079);
  const { body } = await on.get('/search?type=adgeolocation&q=sydney&location_types=["city"]');
  expect((await aimed('cities', body.data[0].key)).status).toBe(200);
});

describe('reads that differ from writes', () => {
  it.each(['campaign', 'adset', 'creative', 'ad'] as const)(
    'drop and change fields of a %s',
    async (kind) => {
      const on = stage();
      const tree = await makeTree(on);
      const path = `/${tree[`${kind}Id`]}?fields=name,status,adlabels`;
      const before = await on.get(path);
      on.control.modes({
        readBack: { [kind]: { drop: ['name'], set: { adlabels: [{ id: '1' }] } } },
      });
      const after = await on.get(path);
      expect(before.body.name).toBeDefined();
      expect(after.body).toEqual({ ...before.body, name: undefined, adlabels: [{ id: '1' }] });
      on.control.modes({ readBack: {} });
      expect((await on.get(path)).body).toEqual(before.body);
    },
  );

  it('reach into structures, in lists too', async () => {
    const on = stage();
    const { adsetId } = await makeTree(on);
    on.control.modes({
      readBack: {
        adset: {
          drop: ['targeting.geo_locations.countries', 'promoted_object.page_id'],
          set: { 'targeting.age_max': 65, 'targeting.geo_locations.cities': [{ key: '1' }] },
        },
      },
    });
    const { body } = await on.get(`/${usd}/adsets?fields=targeting,promoted_object&limit=1`);
    expect(body.data[0]).toMatchObject({
      id: adsetId,
      targeting: { age_max: 65, geo_locations: { cities: [{ key: '1' }] } },
    });
    expect(body.data[0].targeting.geo_locations.countries).toBeUndefined();
    expect(body.data[0].promoted_object).toBeUndefined();
  });
});

describe('modes over HTTP', () => {
  it('are read and changed one by one, and come back with a reset', async () => {
    const on = stage({ control: true });
    const before = (await on.get('/__sandbox/modes')).body;
    const response = await on.post('/__sandbox/modes', { multiAdvertiserByDefault: false });
    expect(response.body).toEqual({ ...before, multiAdvertiserByDefault: false });
    on.control.reset();
    expect((await on.get('/__sandbox/modes')).body).toEqual(before);
  });

  it('refuse what there is no such mode of', async () => {
    const on = stage({ control: true });
    expect((await on.post('/__sandbox/modes', { multiAdvertiser: false })).status).toBe(422);
  });
});

it('takes no more campaigns than an account may have, and room again after a deletion', async () => {
  const on = stage();
  const { body: campaignList } = await on.get(`/${eur}/campaigns?summary=true&limit=1`);
  on.control.modes({ maxObjectsPerAccount: campaignList.summary.total_count + 1 });
  const { body: newCampaign } = await on.post(`/${eur}/campaigns`, campaign());
  expect(newCampaign.id).toBeDefined();
  expect((await on.post(`/${eur}/campaigns`, campaign())).body.error.code).toBe(100);
  await on.remove(`/${newCampaign.id}`);
  expect((await on.post(`/${eur}/campaigns`, campaign())).status).toBe(200);
});
