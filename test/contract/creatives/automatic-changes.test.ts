// One store is enough: it asks the store for nothing but the caller.

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../packages/sandbox/src/index.ts';
import { automaticChanges } from '../../../src/adnet/wire/automatic-changes.ts';
import { house } from '../../helpers/house/house.ts';
import {
  creativeBody,
  fieldsOf,
  lastSent,
  newKey,
  seededHash,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { featuresOff, shopOff, switchesOff } from './feature-switches.ts';

const h = shared(() => house());
let key: string;
let hashes: string[];
beforeAll(async () => {
  key = (await h.connected()).key;
  hashes = h.sandbox.control
    .objects('image')
    .filter(({ account_id }) => account_id === demo.usdAccountId)
    .map(({ hash }) => String(hash));
});
afterEach(async () => {
  h.sandbox.control.modes({ featuresOnByDefault: ['adapt_to_placement'] });
  await h.call('PUT /adnet/defaults', { key, body: {} });
});

type Body = Record<string, unknown>;

const create = async (body: Body) => {
  const answer = await h.call('POST /adnet/creatives', { key, body });
  expect(answer.status, answer.text).toBe(200);
  return { id: String(answer.body.id), sent: lastSent(h, 'adcreatives') };
};

/** As Meta shows it afterwards. */
const readCreative = async (id: string) => {
  const fields =
    'contextual_multi_ads,degrees_of_freedom_spec,destination_spec,format_transformation_spec,object_story_spec';
  const { body } = await h.call(`GET /adnet/creatives/${id}?fields=${fields}`, { key });
  return body;
};

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Body | undefined)?.[name], value);

const features = 'degrees_of_freedom_spec.creative_features_spec';

/** Where the switch of each change is, what it says, and what Meta does without it. */
const cases: Record<string, { path: string; off: unknown; on: unknown; body?: () => Body }> = {
  shop_destination: {
    path: 'destination_spec.destination_type',
    off: 'WEBSITE_AND_SHOP_OPT_OUT',
    on: 'WEBSITE_AND_SHOP',
  },
  multi_advertiser_ads: {
    path: 'contextual_multi_ads.enroll_status',
    off: 'OPT_OUT',
    on: 'OPT_IN',
  },
  enhancements: { path: `${features}.image_touchups.enroll_status`, off: 'OPT_OUT', on: 'OPT_IN' },
  adapted_placements: {
    path: `${features}.adapt_to_placement.enroll_status`,
    off: 'OPT_OUT',
    on: 'OPT_IN',
  },
  music: { path: `${features}.audio.enroll_status`, off: 'OPT_OUT', on: 'OPT_IN' },
  product_tags: { path: `${features}.product_tags.enroll_status`, off: 'OPT_OUT', on: 'OPT_IN' },
  format_transformation: {
    path: 'format_transformation_spec.0.data_source',
    off: ['none'],
    on: ['catalog'],
    body: () => ({ product_set_id: '93' }),
  },
  carousel_order: {
    path: 'object_story_spec.link_data.multi_share_optimized',
    off: false,
    on: true,
    body: () => ({ image_hashes: hashes.slice(0, 2) }),
  },
  carousel_end_card: {
    path: 'object_story_spec.link_data.multi_share_end_card',
    off: false,
    on: true,
    body: () => ({ image_hashes: hashes.slice(0, 2) }),
  },
};

it('knows every change', () => {
  expect(Object.keys(cases)).toEqual([...automaticChanges]);
});

describe.each(Object.entries(cases))('%s', (name, { path, off, on, body = () => ({}) }) => {
  const everythingOn = () =>
    h.sandbox.control.modes({ featuresOnByDefault: Object.keys(featuresOff) });

  it('is switched off, and so it stays', async () => {
    everythingOn();
    const { id, sent: request } = await create(creativeBody(body()));
    expect(at(request, path)).toEqual(off);
    expect(at(await readCreative(id), path)).toEqual(off);
  });

  it('is left to Meta where the caller allows it, alone or with all others', async () => {
    everythingOn();
    for (const automatic_changes of [[name], 'platform']) {
      const { id, sent: request } = await create(creativeBody({ ...body(), automatic_changes }));
      expect(at(request, path)).toBeUndefined();
      expect(request).not.toHaveProperty('automatic_changes');
      expect(at(await readCreative(id), path)).toEqual(on);
    }
  });

  it('stays off while others are allowed', async () => {
    const others = automaticChanges.filter((other) => other !== name);
    const { sent: request } = await create(creativeBody({ ...body(), automatic_changes: others }));
    expect(at(request, path)).toEqual(off);
  });
});

describe('what the caller writes is never completed', () => {
  it('a parameter that holds a switch', async () => {
    const switches = {
      degrees_of_freedom_spec: { creative_features_spec: { audio: { enroll_status: 'OPT_IN' } } },
      contextual_multi_ads: { enroll_status: 'OPT_IN' },
      destination_spec: { destination_type: 'WEBSITE' },
    };
    expect((await create(creativeBody(switches))).sent).toMatchObject(switches);
    const { sent: request } = await create(creativeBody(switches));
    expect(request['degrees_of_freedom_spec']).toEqual(switches.degrees_of_freedom_spec);
  });

  it('a story or a feed, unless the same request says automatic_changes', async () => {
    const { account_id, name, page_id } = creativeBody();
    const story = {
      object_story_spec: {
        page_id,
        link_data: { link: 'https://example.com/', image_hash: seededHash(h) },
      },
    };
    await h.call('PUT /adnet/defaults', { key, body: { automatic_changes: 'none' } });
    const creative = await create({ account_id, name, page_id, ...story });
    expect(creative.sent).toEqual({ name, ...story });
    const creativeWithSwitches = await create({
      account_id,
      name,
      page_id,
      ...story,
      automatic_changes: 'none',
    });
    expect(creativeWithSwitches.sent).toEqual({ name, ...story, ...switchesOff, ...shopOff });
  });
});

it('is never more than the switches: no feed, and nothing else', async () => {
  const { sent: request } = await create(creativeBody());
  expect(Object.keys(request).sort()).toEqual(
    ['name', 'object_story_spec', ...Object.keys({ ...switchesOff, ...shopOff })].sort(),
  );
  expect(request).toMatchObject({ ...switchesOff, ...shopOff });
});

it('refuses words that it does not know', async () => {
  for (const automatic_changes of ['all', ['sparkles'], true, {}]) {
    const answer = await h.call('POST /adnet/creatives', {
      key,
      body: creativeBody({ automatic_changes }),
    });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['automatic_changes']]);
  }
});

describe('the workspace’s defaults and a launch', () => {
  const launch = async (more: Body) => {
    const body = {
      account_id: `act_${demo.usdAccountId}`,
      campaign: { name: newKey(), objective: 'OUTCOME_TRAFFIC', daily_budget: 2000 },
      ad_sets: [
        {
          ref: 'a',
          name: 'A',
          optimization_goal: 'LINK_CLICKS',
          billing_event: 'IMPRESSIONS',
          targeting: { geo_locations: { countries: ['US'] } },
        },
      ],
      images: [{ ref: 'i', hash: seededHash(h) }],
      copies: [{ ref: 'c', message: 'Sleep warm.', headline: newKey() }],
      ads: { matrix: true },
      ...more,
    };
    const headers = { 'idempotency-key': newKey() };
    const answer = await h.call('POST /adnet/launches', { key, body, headers });
    expect(answer.status, answer.text).toBe(202);
    await expect
      .poll(
        async () => (await h.call(`GET /adnet/launches/${answer.body.id}`, { key })).body.state,
        {
          timeout: 20_000,
        },
      )
      .toBe('done');
    return lastSent(h, 'adcreatives');
  };
  const defaults = { page_id: demo.usdPageId, link_url: 'https://example.com/tent' };

  it('switch off without being asked', async () => {
    expect(await launch({ defaults })).toMatchObject({ ...switchesOff, ...shopOff });
  });

  it('allow what they say; the launch wins over its defaults, and these over the workspace’s', async () => {
    await h.call('PUT /adnet/defaults', { key, body: { automatic_changes: 'platform' } });
    expect(await create(creativeBody())).not.toHaveProperty('sent.contextual_multi_ads');
    expect((await create(creativeBody({ automatic_changes: 'none' }))).sent).toMatchObject(
      switchesOff,
    );
    expect(await launch({ defaults })).not.toHaveProperty('contextual_multi_ads');
    const changedDefaults = { ...defaults, automatic_changes: ['shop_destination'] };
    const request = await launch({ defaults: changedDefaults });
    expect(request).toMatchObject(switchesOff);
    expect(request).not.toHaveProperty('destination_spec');
    expect(await launch({ defaults: changedDefaults, automatic_changes: 'none' })).toMatchObject(
      shopOff,
    );
  });
});
