import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../packages/sandbox/src/index.ts';
import { type Difference, differencesOf } from '../../../src/adnet/answers/differences.ts';
import { normalisations, ruleFor } from '../../../src/adnet/answers/normalisations.ts';
import { readNow } from '../../../src/store/clock.ts';
import { readBack } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import {
  adBody,
  adsetBody,
  campaignBody,
  creativeBody,
  newKey,
  type Stage,
  seededHash,
  stage,
} from '../../helpers/house/publishing.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../../helpers/run/seed.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ housekeeping: false }));
let key: string;
let objects: Stage;
beforeAll(async () => {
  key = (await h.connected({ plan: 'agency' })).key;
  objects = await stage(h, key);
  await runReadBack();
});
const modes = { readBack: {}, featuresOnByDefault: ['adapt_to_placement'] };
afterEach(() => {
  h.sandbox.control.modes(modes);
});

type Body = Record<string, unknown>;
type Compared = 'campaign' | 'adset' | 'creative' | 'ad';
const kinds: Compared[] = ['campaign', 'adset', 'creative', 'ad'];

const runReadBack = async () => {
  h.later(4_000);
  await readBack(h.service.deps);
};

const create = async (kind: Compared, body: Body) => {
  const answer = await h.call(`POST /adnet/${kind}s`, { key, body });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.id);
};

const readDifferences = async (id: string): Promise<Difference[]> => {
  const row = await h.service.deps.store.db
    .selectFrom('object_differences')
    .select('differences')
    .where('object_id', '=', id)
    .executeTakeFirst();
  return row ? JSON.parse(row.differences) : [];
};

const journalRowOf = (id: string) =>
  h.service.deps.store.db
    .selectFrom('writes')
    .select(['params', 'verified_at', 'found'])
    .where('object_id', '=', id)
    .executeTakeFirstOrThrow();

/** The clock of the test runs ahead of this one by minutes. */
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

/** Everything that each kind of object is sent with, in several ways. */
const bodiesOf = (): Record<Compared, Body[]> => {
  const name = `Made ${newKey()}`;
  const image_hash = seededHash(h);
  return {
    campaign: [
      campaignBody({ name }),
      campaignBody({
        name,
        objective: 'OUTCOME_SALES',
        daily_budget: 2500,
        spend_cap: 900_000,
        buying_type: 'AUCTION',
        special_ad_categories: ['HOUSING'],
        special_ad_category_country: ['US', 'CA'],
      }),
    ],
    adset: [
      adsetBody(objects.campaignId, { name }),
      adsetBody(objects.campaignId, {
        name,
        targeting: {
          geo_locations: { countries: ['US', 'CA'], location_types: ['home', 'recent'] },
          age_min: 21,
          age_max: 55,
          genders: [2],
          publisher_platforms: ['facebook', 'instagram'],
        },
        start_time: inDays(2),
        end_time: new Date(inDays(9) * 1000).toISOString().replace('.000Z', '+0000'),
        pacing_type: ['standard'],
        daily_min_spend_target: 100,
      }),
    ],
    creative: [
      creativeBody({ name, image_hash, url_tags: 'utm_source=meta', message: newKey() }),
      creativeBody({
        name,
        image_hashes: [image_hash, image_hash],
        instagram_user_id: demo.usdInstagramId,
        call_to_action_type: 'SHOP_NOW',
      }),
      creativeBody({
        name,
        media: { square: { image_hash }, vertical: { image_hash }, default: 'square' },
      }),
      {
        account_id: creativeBody().account_id,
        name,
        page_id: demo.usdPageId,
        automatic_changes: 'none',
        object_story_spec: {
          link_data: { link: 'https://example.com', message: newKey(), image_hash },
        },
      },
    ],
    ad: [
      adBody(objects.adsetId, objects.creativeId, { name }),
      adBody(objects.adsetId, objects.creativeId, {
        name,
        conversion_domain: 'example.com',
        tracking_specs: [{ 'action.type': ['offsite_conversion'], fb_pixel: [demo.usdPixelId] }],
      }),
    ],
  };
};

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place in what was sent, objects before what is in them; lists are one place. */
const placesIn = (value: unknown, path = ''): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => {
        const place = path === '' ? name : `${path}.${name}`;
        return [place, ...placesIn(inner, place)];
      })
    : [];

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Body | undefined)?.[name], value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || JSON.stringify(value).length === 2;

/** What a read can show, and what the table says is not looked at. */
const comparable = (kind: Compared, sentBody: Body) =>
  placesIn(sentBody).filter((place) => {
    const [top = ''] = place.split('.');
    if (['status', 'automatic_changes'].includes(top) || isEmpty(at(sentBody, place))) return false;
    // Meta would have to know a spec inside of which everything is off, and show none of it.
    const rules = place.split('.').map((_, n, all) => ruleFor(kind, all.slice(0, n + 1).join('.')));
    return !rules.some((rule) => rule === 'ignored' || rule === 'off_is_absent');
  });

const another = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'ZZ'];
  return 'something else';
};

type Change = { drop: string[]; set: Record<string, unknown>; field: string };

/** A field that is swallowed or changed; a creative may also get a switch of Meta's own. */
const changeFor = (kind: Compared, sentBody: Body, random: () => number): Change => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const field = pick(comparable(kind, sentBody));
  if (field.startsWith('creative'))
    return { drop: [], set: { creative: { id: '120229999999999999' } }, field: 'creative' };
  if (random() < 0.45) return { drop: [field], set: {}, field };
  const value = at(sentBody, field);
  if (isObject(value)) return { drop: [field], set: {}, field };
  const isGrowing = Array.isArray(value) && ruleFor(kind, field) === 'more';
  return { drop: [], set: { [field]: isGrowing ? ['ZZ'] : another(value) }, field };
};

describe('what Meta stores otherwise than it was sent', () => {
  // An ad set takes fifty ads, and every fourth object is one.
  const adsOfOneSet = 160;
  const changes = amount('CHANGED_FIELDS', 24, 500);

  it('is found, once, with its field, whatever it is', async () => {
    const seed = propertySeed('changed fields');
    const random = randomFrom(seed);
    const misses: string[] = [];
    const wrong: string[] = [];
    for (let n = 0; n < changes; n++) {
      if (n % adsOfOneSet === adsOfOneSet - 1) objects = await stage(h, key);
      const kind = kinds[n % kinds.length] as Compared;
      const bodies = bodiesOf()[kind];
      const body = bodies[Math.floor(random() * bodies.length)] as Body;
      const id = await create(kind, body);
      const sentBody = JSON.parse((await journalRowOf(id)).params);
      const { drop, set, field } = changeFor(kind, sentBody, random);
      h.sandbox.control.modes({ readBack: { [kind]: { drop, set } } });
      await runReadBack();
      h.sandbox.control.modes(modes);
      const differences = await readDifferences(id);
      const message = `${kind} ${field} ${JSON.stringify({ drop, set })}: ${JSON.stringify(differences)}`;
      if (differences.length === 0) misses.push(message);
      else if (differences.length > 1 || differences[0]?.field !== field) wrong.push(message);
    }
    expect({ seed, missed: misses, wrong }).toEqual({ seed, missed: [], wrong: [] });
  }, 300_000);

  it('is nothing where nothing was changed', async () => {
    const rounds = amount('UNCHANGED_OBJECTS', 1, 12);
    objects = await stage(h, key);
    const ids: string[] = [];
    for (let n = 0; n < rounds; n++)
      for (const kind of kinds)
        for (const body of bodiesOf()[kind]) ids.push(await create(kind, body));
    await runReadBack();
    for (const id of ids) {
      expect((await journalRowOf(id)).verified_at).toBeTruthy();
      expect(await readDifferences(id), id).toEqual([]);
    }
  }, 60_000);
});

it('compares nothing that Meta writes in its own way', () => {
  const cases: [Compared, Body, Body][] = [
    [
      'campaign',
      { daily_budget: 2000, spend_cap: '900' },
      { daily_budget: '2000', spend_cap: '900.00' },
    ],
    [
      'campaign',
      { special_ad_categories: ['NONE'], lifetime_budget: 0 },
      { special_ad_categories: [] },
    ],
    ['adset', { end_time: 1791417600 }, { end_time: '2026-10-08T01:00:00+0100' }],
    ['adset', { start_time: '2026-12-01T09:00:00' }, { start_time: '2026-12-01T09:00:00+0100' }],
    [
      'adset',
      {
        targeting: {
          geo_locations: {
            countries: ['US', 'CA'],
            location_types: ['home', 'recent'],
            cities: [{ key: 7 }],
          },
          flexible_spec: [{ interests: [{ id: 6003, name: 'Hiking' }] }],
        },
      },
      {
        targeting: {
          age_min: '18',
          age_max: '65',
          geo_locations: {
            countries: ['CA', 'US'],
            location_types: ['frequently_in', 'home', 'recent'],
            cities: [{ key: '7', name: 'Bern', region: 'Bern' }],
          },
          flexible_spec: [{ interests: [{ id: '6003', name: 'Wandern' }] }],
          brand_safety_content_filter_levels: ['FACEBOOK_STANDARD'],
        },
      },
    ],
    [
      'creative',
      { name: 'Tent', object_story_spec: { link_data: { link: 'https://a.example?x=1' } } },
      {
        name: `Tent 2026-11-18-${'a'.repeat(32)}`,
        object_story_spec: {
          link_data: { link: 'https://a.example/?x=1', attachment_style: 'link' },
        },
      },
    ],
    ['ad', { creative: { creative_id: 5 } }, { creative: { id: '5' } }],
    [
      'ad',
      { tracking_specs: [{ fb_pixel: ['1'] }] },
      { tracking_specs: [{ 'action.type': ['post_engagement'] }, { fb_pixel: ['1'] }] },
    ],
  ];
  for (const [kind, sentBody, storedBody] of cases)
    expect(
      differencesOf(kind, sentBody, storedBody, Object.keys(sentBody)),
      JSON.stringify(sentBody),
    ).toEqual([]);
});

it('counts what is added to an audience or a text as a difference', () => {
  const sentBody = { targeting: { geo_locations: { countries: ['US'] } } };
  const storedBody = {
    targeting: {
      geo_locations: { countries: ['US'], cities: [{ key: '7' }] },
      genders: ['1'],
      age_min: '25',
    },
  };
  expect(
    differencesOf('adset', sentBody, storedBody, ['targeting']).map(({ field }) => field),
  ).toEqual(['targeting.genders', 'targeting.geo_locations.cities', 'targeting.age_min']);
  const link = { object_story_spec: { link_data: { link: 'https://a.example/' } } };
  const platformBody = {
    object_story_spec: { link_data: { link: 'https://a.example/', description: 'From it' } },
  };
  expect(differencesOf('creative', link, platformBody, ['object_story_spec'])).toEqual([
    { field: 'object_story_spec.link_data.description', sent: null, stored: 'From it' },
  ]);
});

it('tells readers every normalisation and its reason', () => {
  const page = readFileSync(new URL('../../../docs/what-runs.md', import.meta.url), 'utf8');
  for (const { reason } of normalisations) expect(page).toContain(reason);
});

describe('switches of Meta’s own', () => {
  const raw = () => ({
    account_id: creativeBody().account_id,
    name: newKey(),
    page_id: demo.usdPageId,
    object_story_spec: { link_data: { link: 'https://example.com/', image_hash: seededHash(h) } },
  });

  it('are told of a creative that did not switch them off', async () => {
    h.sandbox.control.modes({ featuresOnByDefault: ['audio'] });
    const id = await create('creative', raw());
    await runReadBack();
    expect(await readDifferences(id)).toEqual([
      { field: 'destination_spec.destination_type', sent: null, stored: 'WEBSITE_AND_SHOP' },
      { field: 'contextual_multi_ads.enroll_status', sent: null, stored: 'OPT_IN' },
      {
        field: 'degrees_of_freedom_spec.creative_features_spec.audio.enroll_status',
        sent: null,
        stored: 'OPT_IN',
      },
    ]);
  });

  it('are no difference where they were allowed', async () => {
    const plainCreative = await create('creative', creativeBody({ automatic_changes: 'platform' }));
    const some = ['shop_destination', 'multi_advertiser_ads', 'adapted_placements'];
    const ids = [
      plainCreative,
      await create('creative', { ...raw(), automatic_changes: 'platform' }),
      await create('creative', creativeBody({ automatic_changes: some })),
    ];
    await runReadBack();
    for (const id of ids) expect(await readDifferences(id)).toEqual([]);
  });
});

it('finds a parameter that Meta does not know', async () => {
  const id = await create('adset', {
    ...adsetBody(objects.campaignId, { name: newKey() }),
    brand_new: 'x',
    other_new: { a: 1 },
  });
  await runReadBack();
  expect(await readDifferences(id)).toEqual([
    { field: 'brand_new', sent: 'x', stored: null },
    { field: 'other_new', sent: { a: 1 }, stored: null },
  ]);
});

describe('is told', () => {
  const createDiffering = async () => {
    h.sandbox.control.modes({ readBack: { campaign: { drop: [], set: { name: 'Another' } } } });
    return create('campaign', campaignBody({ name: newKey() }));
  };

  const events = async (id: string) => {
    const { body } = await h.call('GET /activity?action=object.differs', { key });
    return body.events.filter(({ target }: { target: { id: string } }) => target.id === id);
  };

  it('tells of the difference once, in the activity and to webhooks, by two nodes that look at the same time', async () => {
    const id = await createDiffering();
    h.later(4_000);
    await Promise.all([readBack(h.service.deps), readBack(h.service.deps)]);
    h.later(120_000);
    await readBack(h.service.deps);
    expect(await events(id)).toHaveLength(1);
    expect((await events(id))[0].details.fields).toBe('name');
  });

  it('tells of the difference once, when a node dies after it wrote the differences down', async () => {
    const id = await createDiffering();
    await runReadBack();
    // As the journal looks when the node died before it noted that it had looked.
    await h.service.deps.store.db
      .updateTable('writes')
      .set({ verified_at: null, found: null, verify_at: await readNow(h.service.deps.store.db) })
      .where('object_id', '=', id)
      .execute();
    h.sandbox.control.modes({ readBack: { campaign: { drop: [], set: { name: 'A third' } } } });
    h.later(120_000);
    await readBack(h.service.deps);
    expect(await readDifferences(id)).toMatchObject([{ field: 'name', stored: 'Another' }]);
    expect(await events(id)).toHaveLength(1);
    expect((await journalRowOf(id)).verified_at).toBeTruthy();
  });

  it('tells of the difference in the launch and in the waiting room', async () => {
    h.sandbox.control.modes({
      readBack: { creative: { drop: ['url_tags'], set: {} }, ad: { drop: [], set: {} } },
    });
    const headers = { 'idempotency-key': newKey() };
    objects = await stage(h, key);
    const body = {
      account_id: creativeBody().account_id,
      defaults: { page_id: demo.usdPageId, link_url: 'https://example.com/tent', url_tags: 'a=b' },
      ad_sets: [{ ref: 'a', id: objects.adsetId }],
      images: [{ ref: 'i', hash: seededHash(h) }],
      copies: [{ ref: 'c', message: 'Sleep warm.', headline: newKey() }],
      ads: { matrix: true },
    };
    const answer = await h.call('POST /adnet/launches', { key, body, headers });
    expect(answer.status, answer.text).toBe(202);
    const launch = () => h.call(`GET /adnet/launches/${answer.body.id}`, { key });
    await expect.poll(async () => (await launch()).body.state, { timeout: 20_000 }).toBe('done');
    await runReadBack();
    const { items } = (await launch()).body;
    const difference = { field: 'url_tags', sent: 'a=b', stored: null };
    expect(items.map(({ differences }: Body) => differences ?? [])).toEqual([[difference], []]);
    const adId = items[1].platform_id;
    const { ads } = (await h.call(`GET /waiting?ad_id=${adId}`, { key })).body;
    expect(ads[0].differences).toEqual([
      { object: 'creative', object_id: items[0].platform_id, ...difference },
    ]);
  });
});

it('costs few calls: fifty objects of a kind are one question', async () => {
  const many = 12;
  const ids: string[] = [];
  for (let n = 0; n < many; n++) {
    ids.push(await create('creative', creativeBody({ name: newKey() })));
    ids.push(await create('adset', adsetBody(objects.campaignId, { name: newKey() })));
  }
  const readCount = h.sandbox.control.calls({ method: 'GET' }).length;
  await runReadBack();
  expect(h.sandbox.control.calls({ method: 'GET' }).length - readCount).toBeLessThanOrEqual(2);
  for (const id of ids) expect(await readDifferences(id)).toEqual([]);
});
