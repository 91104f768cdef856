// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { optionKinds } from '../../../src/adnet/wire/targeting-kinds.ts';
import { codeOf } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const under = (name: string, account = usd) => `/adnet/ad-accounts/${account}/${name}`;
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
const namesIn = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);

const hiking = { type: 'interests', id: '6003397425735' };
const geo = { geo_locations: { countries: ['US'] } };

/** So many options that they cannot travel in an address. */
const hugeTargeting = {
  ...geo,
  flexible_spec: [
    { interests: Array.from({ length: 500 }, (_, at) => ({ id: `6003397425${100 + at}` })) },
  ],
};

/** Nested so deep that nobody means it. */
const nestedObject = (levels: number): object =>
  levels === 0 ? {} : { x: nestedObject(levels - 1) };

const badText = ['', ' ', 'x'.repeat(201)];
const badKinds = [
  '',
  'interest',
  'Interests',
  'interests,',
  'interests;behaviors',
  '["interests"]',
];

describe('targeting.search', () => {
  const path = under('targeting/search');

  it('finds options by a part of their name', async () => {
    const { answer, path: requestPath, params } = await room.ask(`${path}${query({ q: ' hik ' })}`);
    expect(requestPath).toBe(`/${usd}/targetingsearch`);
    expect(params).toEqual({ q: 'hik', limit: '25' });
    expect(answer.body.data[0]).toMatchObject({ ...hiking, name: 'Hiking' });
  });

  it('looks only among one kind, several, or all demographics', async () => {
    const one = await room.ask(`${path}${query({ q: 'e', kind: 'behaviors' })}`);
    expect(one.params['limit_type']).toBe('behaviors');
    expect(namesIn(one.answer)).toContain('Engaged Shoppers');
    const two = await room.ask(`${path}${query({ q: 'e', kind: 'behaviors, life_events' })}`);
    expect(two.params['whitelisted_types']).toBe('["behaviors","life_events"]');
    const facts = await room.ask(`${path}${query({ q: 'e', kind: 'demographics' })}`);
    expect(JSON.parse(facts.params['whitelisted_types'] ?? '')).toEqual(optionKinds.slice(2));
    expect(namesIn(facts.answer)).toContain('Recently moved');
    expect(namesIn(facts.answer)).not.toContain('Engaged Shoppers');
  });

  it('needs words, a known kind and a known account', async () => {
    await room.refuse(path, 'q');
    for (const q of badText) await room.refuse(`${path}${query({ q })}`, 'q');
    for (const kind of badKinds) await room.refuse(`${path}${query({ q: 'a', kind })}`, 'kind');
    for (const limit of badLimits(200))
      await room.refuse(`${path}${query({ q: 'a', limit })}`, 'limit');
    for (const id of badIds)
      await room.refuse(`${under('targeting/search', encodeURIComponent(id))}?q=a`, 'account_id');
  });

  it('says which kind was meant', async () => {
    const answer = await room.get(`${path}${query({ q: 'a', kind: 'behaviour' })}`);
    expect(answer.body.detail.error.fields).toEqual([
      { field: 'kind', message: '"behaviour" is not known; did you mean behaviors?' },
    ]);
  });
});

describe('targeting.browse', () => {
  const path = under('targeting/browse');

  it('shows all options, or those of a kind, page by page', async () => {
    const { answer, path: requestPath, params } = await room.ask(`${path}?limit=3`);
    expect([requestPath, params]).toEqual([`/${usd}/targetingbrowse`, { limit: '3' }]);
    expect(answer.body.data).toHaveLength(3);
    const { after } = answer.body.paging.cursors;
    const next = await room.ask(`${path}?limit=3&after=${after}`);
    expect(namesIn(next.answer)).not.toEqual(namesIn(answer));
    const events = await room.ask(`${path}?kind=life_events&fields=id,name`);
    expect(events.params).toMatchObject({ limit_type: 'life_events', fields: 'id,name' });
    expect(Object.keys(events.answer.body.data[0])).toEqual(['id', 'name']);
  });

  it('refuses unknown kinds and accounts', async () => {
    for (const kind of badKinds) await room.refuse(`${path}${query({ kind })}`, 'kind');
    for (const id of badIds)
      await room.refuse(under('targeting/browse', encodeURIComponent(id)), 'account_id');
  });
});

describe('targeting.validate', () => {
  const path = under('targeting/validate');

  it('asks about every option of a targeting, wherever it stands', async () => {
    const targeting = {
      ...geo,
      interests: [{ id: '6003626773307', name: 'Coffee' }],
      flexible_spec: [
        { interests: [{ id: hiking.id }], family_statuses: [{ id: '6002714398372' }] },
      ],
      exclusions: { behaviors: [{ id: '1' }], education_statuses: [3] },
    };
    const { answer, path: requestPath, params } = await room.ask(path, { targeting });
    expect(requestPath).toBe(`/${usd}/targetingvalidation`);
    expect(JSON.parse(params['targeting_list'] ?? '')).toEqual([
      { type: 'interests', id: '6003626773307' },
      { type: 'behaviors', id: '1' },
      { type: 'education_statuses', id: '3' },
      hiking,
      { type: 'family_statuses', id: '6002714398372' },
    ]);
    expect(answer.body.data.map(({ valid }: { valid: boolean }) => valid)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  it('takes options by type and id, by id or by name', async () => {
    const { params, answer } = await room.ask(path, {
      targeting_list: [hiking],
      id_list: ['1'],
      name_list: ['Hiking', 'Nothing'],
    });
    expect(Object.keys(params).sort()).toEqual(['id_list', 'name_list', 'targeting_list']);
    expect(answer.body.data.map(({ valid }: { valid: boolean }) => valid)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('takes a hundred of each at once', async () => {
    const many = <T>(one: (id: string) => T) =>
      Array.from({ length: 100 }, (_, at) => one(`18446744073709551${100 + at}`));
    const { answer } = await room.ask(path, {
      targeting_list: many((id) => ({ type: 'household_composition', id })),
      id_list: many((id) => id),
      name_list: many((id) => `Name ${id.slice(-3)}`),
    });
    expect(answer.body.data).toHaveLength(300);
  });

  it('names a few of many problems', async () => {
    const colours = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`c${at}`, 1]));
    const answer = await room.h.call(`POST ${path}`, { key: room.key, body: colours });
    expect(answer.body.detail.error.fields.length).toBeLessThan(15);
    const kinds = await room.get(`${under('targeting/browse')}?kind=${'shoe,'.repeat(2000)}`);
    expect([kinds.status, kinds.text.length < 1000]).toEqual([422, true]);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'targeting'],
    ['a targeting without options', { targeting: geo }, 'targeting'],
    ['a targeting that is a list', { targeting: [geo] }, 'targeting'],
    ['a targeting that is text', { targeting: JSON.stringify(geo) }, 'targeting'],
    ['an unknown type', { targeting_list: [{ type: 'shoes', id: '1' }] }, 'targeting_list.0.type'],
    ['a bad id', { targeting_list: [{ type: 'interests', id: 'x' }] }, 'targeting_list.0.id'],
    ['an empty list', { id_list: [] }, 'id_list'],
    ['too many ids', { id_list: Array.from({ length: 101 }, () => '1') }, 'id_list'],
    ['a name that is none', { name_list: [''] }, 'name_list.0'],
    ['an unknown field', { targeting: { interests: [hiking] }, colour: 1 }, 'colour'],
    ['too many options', { targeting: hugeTargeting }, 'targeting'],
  ])('refuses %s', async (_, body, field) => {
    await room.refuse(path, field, body);
  });
});

describe('targeting.locations', () => {
  const path = '/adnet/targeting/locations';

  it('finds places by name, type and country', async () => {
    const {
      answer,
      path: requestPath,
      params,
    } = await room.ask(
      `${path}${query({ q: 'los', location_types: 'city, zip', country_code: 'us' })}`,
    );
    expect(requestPath).toBe('/search');
    expect(params).toEqual({
      type: 'adgeolocation',
      q: 'los',
      location_types: '["city","zip"]',
      country_code: 'US',
      limit: '25',
    });
    expect(answer.body.data).toEqual([
      expect.objectContaining({ key: '2418779', name: 'Los Angeles', region: 'California' }),
    ]);
  });

  it('has every type that Meta has', async () => {
    for (const [location_types, name] of [
      ['country', 'Austria'],
      ['country_group', 'Europe'],
      ['region', 'Bavaria'],
      ['neighborhood', 'Hollywood'],
      ['geo_market', 'Los Angeles, CA'],
      ['zip', '90028'],
    ] as const) {
      const { answer } = await room.ask(`${path}${query({ location_types, limit: '200' })}`);
      expect(namesIn(answer)).toContain(name);
    }
    const { answer } = await room.ask(`${path}?location_types=electoral_district`);
    expect(answer.body.data).toEqual([]);
  });

  it('refuses unknown types and countries', async () => {
    for (const location_types of ['', 'town', 'city,', 'City', '["city"]'])
      await room.refuse(`${path}${query({ location_types })}`, 'location_types');
    for (const country_code of ['', 'U', 'USA', '12', 'Ü1'])
      await room.refuse(`${path}${query({ country_code })}`, 'country_code');
    for (const q of badText) await room.refuse(`${path}${query({ q })}`, 'q');
    await room.refuse(`${path}?type=adgeolocation`, 'type');
  });
});

describe('targeting.locales', () => {
  const path = '/adnet/targeting/locales';

  it('finds languages by a part of their name', async () => {
    const { answer, path: requestPath, params } = await room.ask(`${path}?q=german`);
    expect([requestPath, params]).toEqual([
      '/search',
      { type: 'adlocale', q: 'german', limit: '25' },
    ]);
    expect(answer.body.data).toEqual([{ key: 5, name: 'German' }]);
    const all = await room.ask(`${path}?limit=200`);
    expect(all.answer.body.data.length).toBeGreaterThan(20);
  });

  it('refuses empty words', async () => {
    for (const q of badText) await room.refuse(`${path}${query({ q })}`, 'q');
  });
});

describe('delivery.estimate', () => {
  const path = under('delivery-estimate');
  const asking = { targeting: geo, optimization_goal: 'REACH' };

  it('tells how many people a targeting reaches', async () => {
    const { answer, path: requestPath, params } = await room.ask(path, asking);
    expect(requestPath).toBe(`/${usd}/delivery_estimate`);
    expect(params).toEqual({ targeting_spec: JSON.stringify(geo), optimization_goal: 'REACH' });
    const [{ estimate_mau_lower_bound: all }] = answer.body.data;
    const narrow = { ...geo, flexible_spec: [{ interests: [{ id: hiking.id }] }] };
    const promoted_object = { pixel_id: demo.usdPixelId, custom_event_type: 'PURCHASE' };
    const few = await room.ask(path, { ...asking, targeting: narrow, promoted_object });
    expect(few.params['promoted_object']).toBe(JSON.stringify(promoted_object));
    expect(few.answer.body.data[0].estimate_mau_upper_bound).toBeLessThan(all);
  });

  it('is a question: no journal, no limit, no cool-down, also for a viewer', async () => {
    const { h } = room;
    const { key, workspaceId } = await h.connected({ unlocked: false });
    const viewer = await h.member(workspaceId, 'viewer');
    for (const one of [key, viewer.key]) {
      const answer = await h.call(`POST ${path}`, { key: one, body: asking });
      expect(answer.status, answer.text).toBe(200);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    }
    const journal = await h.service.deps.store.db.selectFrom('writes').select('id').execute();
    expect(journal).toEqual([]);
  });

  it('keeps what the platform knows of people, and drops what speaks for an object', async () => {
    const people = {
      relationship_statuses: [1],
      education_statuses: [3],
      family_statuses: [{ id: '6002714398372' }],
    };
    const { params } = await room.ask(path, {
      ...asking,
      targeting: { ...geo, ...people, status: 'ACTIVE', access_token: 'x', adset_spec: {} },
    });
    expect(JSON.parse(params['targeting_spec'] ?? '')).toEqual({ ...geo, ...people });
  });

  it('lets a targeting through that is as long as an address can carry', async () => {
    const interests: { id: string }[] = [];
    const currentTargeting = () => ({ ...geo, flexible_spec: [{ interests }] });
    const length = () => encodeURIComponent(JSON.stringify(currentTargeting())).length;
    while (length() < 11_900) interests.push({ id: `60033974${10_000 + interests.length}` });
    await room.ask(path, { ...asking, targeting: currentTargeting() });
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'targeting'],
    ['no goal', { targeting: geo }, 'optimization_goal'],
    ['no targeting', { optimization_goal: 'REACH' }, 'targeting'],
    ['a targeting that is text', { ...asking, targeting: '{}' }, 'targeting'],
    ['a targeting that is a list', { ...asking, targeting: [] }, 'targeting'],
    ['a goal that is no word', { ...asking, optimization_goal: 'reach!' }, 'optimization_goal'],
    ['a promoted object that is text', { ...asking, promoted_object: 'x' }, 'promoted_object'],
    ['an unknown field', { ...asking, promoted_objects: {} }, 'promoted_objects'],
    ['an oversized targeting', { ...asking, targeting: hugeTargeting }, 'targeting'],
    ['a targeting nested too deep', { ...asking, targeting: nestedObject(40) }, 'targeting'],
    [
      'an oversized promoted object',
      { ...asking, promoted_object: { page_id: '1'.repeat(3000) } },
      'promoted_object',
    ],
  ])('refuses %s', async (_, body, field) => {
    await room.refuse(path, field, body);
  });

  it('refuses broken JSON and what is no ad account', async () => {
    await room.refuse(path, 'body', '{"targeting":');
    for (const id of badIds)
      await room.refuse(under('delivery-estimate', encodeURIComponent(id)), 'account_id', asking);
  });

  it('passes the platform’s refusal on', async () => {
    const answer = await room.h.call(`POST ${path}`, {
      key: room.key,
      body: { ...asking, optimization_goal: 'FAME' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, undefined]);
    expect(answer.body.error.code).toBe(100);
    expect(answer.headers.get('greenroom-help')).toMatch(/\/adnet\/errors\/100/);
  });
});
