import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/adnet/guardrails/facts.ts';
import { coversGlob, matchesGlob } from '../../src/adnet/guardrails/glob.ts';
import { judgeObject } from '../../src/adnet/guardrails/judge.ts';
import { nothingLearned } from '../../src/adnet/guardrails/learned.ts';
import type { Kind } from '../../src/adnet/kinds/list.ts';
import { Failure } from '../../src/contract/failures.ts';
import { moneyOfMinor } from '../../src/kernel/money.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';

const guardrails = {
  max_daily_budget: [moneyOfMinor(5000, 'EUR')],
  countries: ['DE'],
  link_domains: ['example.com', 'bücher.de'],
};

type Params = Record<string, unknown>;

const breaks = (kind: Kind, params: Params) =>
  judgeObject(factsOf(kind, params), guardrails, { ...nothingLearned(), currency: 'EUR' }).length;

/** What nests too deep is refused before anything else. */
const isLetOut = (kind: Kind, params: Params) => {
  try {
    return breaks(kind, params) === 0;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
};

/** The same, and written as JSON text at any depth. */
const spellings = (params: Params): Params[] => [
  params,
  ...Object.keys(params).map((key) => ({ ...params, [key]: JSON.stringify(params[key]) })),
];

const link = (address: unknown): Params => ({
  object_story_spec: { link_data: { link: address } },
});

const germany = { targeting: { geo_locations: { countries: ['DE'] } } };

const evil = [
  'https://evil.com/',
  'HTTPS://EVIL.COM',
  '//evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https:\\\\evil.com',
  'https://example.com@evil.com/',
  'https://example.com:443@evil.com/',
  'https://example.com\\@evil.com',
  'https://example.com\t.evil.com',
  'https://example.com.evil.com',
  'https://evilexample.com',
  'https://example.com%2eevil.com',
  'https://example.com。evil.com',
  'https://evil.com#.example.com',
  'https://evil.com?.example.com',
  'https://evil.com/.example.com',
  'https://exаmple.com/',
  'https://{{site}}/',
  'https://[::1]/',
  'https://0x7f.1/',
  'javascript:alert(1)',
  'myapp://example.com',
  'tel:+4930123456',
  ' https://evil.com ',
];

const creatives: Params[] = [
  ...evil.map(link),
  ...evil.map((address) => ({ link_url: address })),
  ...['link', 'website_url', 'deeplink_url'].map((name) => ({
    asset_feed_spec: { link_urls: [{ [name]: 'https://evil.com' }] },
  })),
  {
    object_story_spec: {
      video_data: { call_to_action: { type: 'SHOP_NOW', value: { link: 'https://evil.com' } } },
    },
  },
  { object_story_spec: { video_data: { call_to_action: { value: { app_link: 'evil://app' } } } } },
  {
    object_story_spec: {
      link_data: {
        child_attachments: [{ link: 'https://example.com' }, { link: 'https://evil.com' }],
      },
    },
  },
  { object_story_spec: { template_data: { link: 'https://example.com' } } },
  { object_story_spec: { link_data: { message: 'Go to https://evil.com now' } } },
  { object_story_spec: { link_data: { message: 'Go to www.evil.com.' } } },
  { template_url_spec: { web: { url: 'https://evil.com' } } },
  { object_story_id: '104_105' },
  { source_instagram_media_id: '17' },
  { product_set_id: '18' },
  { some_new_link: 'evil.com/x' },
  {
    object_story_spec: {
      link_data: {
        page_welcome_message: JSON.stringify({ buttons: [{ url: 'https://evil.com' }] }),
      },
    },
  },
];

const adsets: Params[] = [
  {},
  { targeting: {} },
  { targeting: { geo_locations: {} } },
  ...[
    { countries: ['US'] },
    { countries: ['DE', 'us'] },
    { countries: 'US' },
    { Countries: ['DE'] },
    { country_groups: ['worldwide'] },
    { zips: [{ key: 'US:94304' }] },
    { zips: [{ key: '94304', country: 'DE' }] },
    { countries: ['DE'], custom_locations: [{ latitude: 1, longitude: 2, country: 'DE' }] },
    { geo_markets: [{ key: 'DMA:501', country: 'DE' }] },
    { countries: ['DE'], places: [{ key: '1' }] },
    { countries: ['DE'], electoral_districts: [{ key: 'US:CA01' }] },
    { countries: ['DE'], neighborhoods: [{ key: '12', country: 'DE' }] },
  ].map((geo) => ({ targeting: { geo_locations: geo } })),
  {
    targeting: { ...germany.targeting, flexible_spec: [{ geo_locations: { countries: ['US'] } }] },
  },
  { targeting: { ...germany.targeting, countries: ['US'] } },
  ...[
    { daily_budget: 5001 },
    { daily_budget: '5001' },
    { daily_budget: '5e9' },
    { daily_budget: 50.5 },
    { lifetime_budget: 1 },
    { budget_schedule_specs: [{ budget_value: 100 }] },
    { adset_budgets: [{ adset_id: '1', daily_budget: 5001 }] },
    { dаily_budget: 9_999_999 },
    { 'Daily-Budget': 9_999_999 },
  ].map((money) => ({ ...germany, ...money })),
];

const fine: [Kind, Params][] = [
  ['adset', { ...germany, daily_budget: 5000 }],
  [
    'adset',
    {
      targeting: {
        geo_locations: { zips: [{ key: 'DE:10115' }], location_types: ['home'] },
        excluded_geo_locations: { countries: ['US'] },
      },
    },
  ],
  ['campaign', { name: 'x', is_adset_budget_sharing_enabled: false, daily_budget: '100' }],
  ...[
    'https://example.com',
    'https://shop.example.com:8443/a?b=https://evil.com#c',
    'HTTP://EXAMPLE.COM./',
    'https://xn--bcher-kva.de/',
    'https://bücher.de/',
    'https://example.com/?id={{ad.id}}',
  ].map((address): [Kind, Params] => ['creative', link(address)]),
  [
    'creative',
    {
      object_story_spec: {
        link_data: { link: 'https://fb.me/', call_to_action: { value: { lead_gen_form_id: '1' } } },
      },
    },
  ],
  [
    'creative',
    {
      object_story_spec: {
        video_data: { image_url: 'https://cdn.net/a.jpg', message: 'Node.js, e.g. v1.2' },
      },
    },
  ],
  [
    'creative',
    {
      asset_feed_spec: { images: [{ url: 'https://cdn.net/a.jpg' }], bodies: [{ text: 'Warm.' }] },
    },
  ],
];

describe('what guardrails are held against', () => {
  it.each(creatives.flatMap(spellings).map((one) => [JSON.stringify(one).slice(0, 150), one]))(
    'lets no link out: %s',
    (_, one) => {
      expect(breaks('creative', one as Params)).toBeGreaterThan(0);
    },
  );

  it.each(adsets.flatMap(spellings).map((one) => [JSON.stringify(one).slice(0, 150), one]))(
    'lets no place and no budget out: %s',
    (_, one) => {
      expect(breaks('adset', one as Params)).toBeGreaterThan(0);
    },
  );

  it.each(fine.map(([kind, one]) => [JSON.stringify(one).slice(0, 150), kind, one] as const))(
    'takes what is allowed: %s',
    (_, kind, one) => {
      expect(
        judgeObject(factsOf(kind, one), guardrails, { ...nothingLearned(), currency: 'EUR' }),
      ).toEqual([]);
    },
  );
});

/** Seeded: a wrong thing at a random place, among names that Meta knows and others, spelt and wrapped at random. */
const randomWays = (seed: number) => {
  const random = randomFrom(seed);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const spelt = (name: string) =>
    one([
      name,
      name.toUpperCase(),
      name.replaceAll('_', '-'),
      name.replaceAll('_', ''),
      name.replace(/_(.)/g, (_, character: string) => character.toUpperCase()),
      [...name].map((character) => (random() < 0.5 ? character.toUpperCase() : character)).join(''),
    ]);
  const around = [
    'object_story_spec',
    'link_data',
    'video_data',
    'child_attachments',
    'call_to_action',
    'value',
    'asset_feed_spec',
    'link_urls',
    'platform_customizations',
    'something_new',
    'x',
  ];
  const harmless = { message: 'Warm.', link: 'https://example.com/', name: 'Tent' };
  const wrapped = (value: unknown, most: number): Params => {
    let whole: unknown = value;
    for (let left = Math.floor(random() * most); left > 0; left--) {
      const outer: Params = { ...(random() < 0.4 ? harmless : {}), [spelt(one(around))]: whole };
      whole = random() < 0.3 ? [harmless, outer] : outer;
      if (random() < 0.25) whole = JSON.stringify(whole);
    }
    return { creative_part: whole };
  };
  const links = [
    'link',
    'link_url',
    'website_url',
    'deeplink_url',
    'url',
    'app_link',
    'object_url',
  ];
  const text = ['message', 'caption', 'body', 'description', 'whatever'];
  const address = () => {
    const evilUrl = one(evil).replace(
      'evil.com',
      one(['evil.com', 'EVIL.com', 'a.evil.com', 'evil.com.']),
    );
    return one([evilUrl, `${evilUrl}/?u=https://example.com`, `${evilUrl}#example.com`]);
  };
  const plain = () =>
    one(['https://evil.com/x', 'HTTP://evil.com', 'ftp://evil.com/', 'www.evil.com']);
  const places: unknown[] = [
    { countries: ['US'] },
    { countries: ['DE', 'at'] },
    { country_groups: ['europe'] },
    { zips: [{ key: 'US:94304' }] },
    { custom_locations: [{ latitude: 1, longitude: 2 }] },
    { places: [{ key: '1' }] },
  ];
  return {
    creative: () =>
      wrapped(
        random() < 0.7
          ? { [spelt(one(links))]: address() }
          : { [one(text)]: `Read more: ${plain()}` },
        5,
      ),
    adset: () => {
      const bad =
        random() < 0.5
          ? {
              [spelt(one(['daily_budget', 'lifetime_budget']))]: one([
                5001,
                '5001',
                9e9,
                '1e9',
                50.5,
              ]),
            }
          : { [spelt('geo_locations')]: one(places) };
      const inner = wrapped(bad, 3);
      return random() < 0.3
        ? { targeting: { ...germany.targeting, ...bad } }
        : { ...germany, ...(random() < 0.5 ? inner : bad) };
    },
  };
};

describe('what nobody thought of', () => {
  it('lets nothing out either', () => {
    const ways = randomWays(propertySeed('ways around guardrails'));
    const count = amount('GUARDRAIL_WAYS', 1_500, 100_000);
    const escapes: string[] = [];
    for (let at = 0; at < count; at++)
      for (const kind of ['creative', 'adset'] as const) {
        const params = ways[kind]();
        if (isLetOut(kind, params)) escapes.push(`${kind} ${JSON.stringify(params)}`);
      }
    expect(escapes.slice(0, 5)).toEqual([]);
  });
});

describe('a pattern for names', () => {
  it('matches whole names, in time that a pattern cannot stretch', () => {
    expect(matchesGlob('ACME_*', 'ACME_')).toBe(true);
    expect(matchesGlob('ACME_?', 'ACME_')).toBe(false);
    expect(matchesGlob('*a*b', 'xxaab')).toBe(true);
    expect(matchesGlob('a*a', 'a')).toBe(false);
    expect(matchesGlob('(a+)+$', 'aaaa')).toBe(false);
    expect(matchesGlob(`${'*a'.repeat(100)}b`, 'a'.repeat(400))).toBe(false);
  });

  it('is covered by another one only where every name is', () => {
    const characters = ['a', 'b', '*', '?'];
    const all = [
      '',
      ...characters,
      ...characters.flatMap((x) => characters.map((y) => x + y)),
      ...characters.flatMap((x) => characters.flatMap((y) => characters.map((z) => x + y + z))),
    ];
    const names = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      'aa',
      'bb',
      'aab',
      'aba',
      'abb',
      'bab',
      'c',
      'ca',
      'abcab',
    ];
    for (const wide of all)
      for (const narrow of all)
        if (coversGlob(wide, narrow))
          for (const name of names)
            if (matchesGlob(narrow, name))
              expect(matchesGlob(wide, name), `${wide} covers ${narrow}`).toBe(true);
  });
});
