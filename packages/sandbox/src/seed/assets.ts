import { span } from '../basics/clock.ts';
import type { Asset, Json } from '../world/entities.ts';
import { seedEntity } from '../world/persist.ts';
import type { World } from '../world/world.ts';
import { formatTime } from '../world/zone.ts';
import { demo } from './demo.ts';
import { formExtra, mainForms } from './page-content.ts';

const { usdAccountId, eurAccountId, eurPixelId } = demo;

const ready = { code: 200, description: 'This audience is ready for use.' };

const sized = (people: number) => ({
  approximate_count_lower_bound: people,
  approximate_count_upper_bound: Math.round(people * 1.18),
});

const audience = (subtype: string, people: number, more: Json = {}): Json => ({
  subtype,
  ...sized(people),
  delivery_status: ready,
  operation_status: { code: 200, description: 'Normal' },
  retention_days: 180,
  ...more,
});

const audiences: [string, string, string, Json][] = [
  ['23840000000000001', usdAccountId, 'Shop visitors, 180 days', audience('WEBSITE', 41_200)],
  [
    '23840000000000002',
    usdAccountId,
    'Customers 2026',
    audience('CUSTOM', 8_300, {
      customer_file_source: 'USER_PROVIDED_ONLY',
      description: 'Everybody who bought in the shop this year.',
    }),
  ],
  [
    '23840000000000003',
    usdAccountId,
    'Like our customers, 1 %',
    audience('LOOKALIKE', 2_300_000, { lookalike_spec: { country: 'US', ratio: 0.01 } }),
  ],
  ['23840000000000004', eurAccountId, 'Newsletter readers', audience('CUSTOM', 5_600)],
];

const hikers = {
  age_min: 25,
  age_max: 54,
  geo_locations: { countries: ['US'], location_types: ['home', 'recent'] },
  flexible_spec: [{ interests: [{ id: '6003397425735', name: 'Hiking' }] }],
};

const runners = {
  geo_locations: { countries: ['US', 'CA'], location_types: ['home', 'recent'] },
  flexible_spec: [{ interests: [{ id: '6003177185335', name: 'Trail running' }] }],
};

const savedAudiences: [string, string, string, Json][] = [
  [
    '23850000000000003',
    usdAccountId,
    'Trail runners, US and Canada',
    { ...sized(3_900_000), targeting: runners, run_status: 'ACTIVE' },
  ],
  [
    '23850000000000001',
    usdAccountId,
    'Hikers, 25 to 54',
    { ...sized(18_400_000), targeting: hikers, run_status: 'ACTIVE' },
  ],
  [
    '23850000000000002',
    eurAccountId,
    'Paris and around',
    {
      ...sized(5_100_000),
      targeting: { geo_locations: { cities: [{ key: '777934', radius: 40 }] } },
      run_status: 'ACTIVE',
    },
  ],
];

/** The dollar account has neither these nor labels, like the recorded account. */
const conversions: [string, string, string, Json][] = [
  [
    '23860000000000001',
    eurAccountId,
    'Sample set ordered',
    {
      pixel: eurPixelId,
      custom_event_type: 'PURCHASE',
      rule: '{"and":[{"event":{"eq":"PageView"}},{"URL":{"i_contains":"/thanks/sample"}}]}',
      default_conversion_value: 0,
      is_archived: false,
      is_unavailable: false,
    },
  ],
  [
    '23860000000000002',
    eurAccountId,
    'Store finder opened',
    {
      pixel: eurPixelId,
      custom_event_type: 'FIND_LOCATION',
      rule: '{"and":[{"event":{"eq":"PageView"}},{"URL":{"i_contains":"/stores"}}]}',
      default_conversion_value: 0,
      is_archived: true,
      is_unavailable: false,
    },
  ],
];

const labels: [string, string, string][] = [
  ['23870000000000001', eurAccountId, 'Season'],
  ['23870000000000002', eurAccountId, 'Always on'],
];

const films: [string, string, string, number][] = [
  ['120220010000900001', usdAccountId, 'Rain shells, 15 seconds', 15],
  ['120220010000900002', eurAccountId, 'Cedar and salt, 6 seconds', 6],
];

const seedFilms = (world: World, created: number) => {
  for (const [id, account_id, name, length] of films) {
    const times = { created, updated: created, ready_at: created };
    seedEntity(world, {
      kind: 'video',
      id,
      seq: world.idGenerator.next(),
      account_id,
      name,
      length,
      ...times,
      extra: {},
    });
  }
};

/** Objects besides the ads: audiences, conversions, labels, forms. */
export const seedAssets = (world: World) => {
  const created = world.clock() - span({ days: 200 });
  const seconds = Math.floor(created / 1000);
  const put = (asset: Asset) => world.assets.set(asset.id, asset);
  const seq = () => world.idGenerator.next();
  for (const [id, account_id, name, extra] of audiences) {
    const times = { time_created: seconds, time_updated: seconds };
    put({ kind: 'audience', id, seq: seq(), account_id, name, extra: { ...extra, ...times } });
  }
  const at = formatTime('UTC', created);
  for (const [id, account_id, name, extra] of savedAudiences) {
    const times = { time_created: at, time_updated: at };
    put({
      kind: 'saved_audience',
      id,
      seq: seq(),
      account_id,
      name,
      extra: { ...extra, ...times },
    });
  }
  const last_fired_time = formatTime('UTC', world.clock() - span({ hours: 3 }));
  for (const [id, account_id, name, extra] of conversions) {
    const times = { creation_time: at, last_fired_time };
    put({ kind: 'conversion', id, seq: seq(), account_id, name, extra: { ...extra, ...times } });
  }
  for (const [id, account_id, name] of labels)
    put({ kind: 'label', id, seq: seq(), account_id, name, extra: {} });
  seedFilms(world, created);
  for (const form of mainForms)
    put({ kind: 'form', ...form, seq: seq(), extra: formExtra(world, form) });
};
