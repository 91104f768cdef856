import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AccountFacts } from '../../src/adnet/preflight/account.ts';
import { noFacts } from '../../src/adnet/preflight/platform-facts.ts';
import { preflight } from '../../src/adnet/preflight/preflight.ts';
import { rules } from './preflight-rules.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const account: AccountFacts = {
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  minDailyBudget: 100,
  minBudgets: null,
  minSpendCap: null,
  status: 1,
  spendCap: null,
  spent: null,
  tasks: null,
  beneficiary: null,
  payer: null,
};
const us = { geo_locations: { countries: ['US'] } };

type Params = Record<string, unknown>;

type Around = { campaign?: Params; accountFacts?: AccountFacts | null };

const findProblems = (adset: Params, { campaign = {}, accountFacts = account }: Around = {}) =>
  preflight(
    [
      { step: 'campaign', kind: 'campaign', params: campaign },
      {
        step: 'adset-1',
        kind: 'adset',
        params: {
          campaign_id: { step: 'campaign' },
          targeting: us,
          ...(Object.keys(campaign).length === 0 &&
            !('lifetime_budget' in adset) && { daily_budget: 2000 }),
          ...adset,
        },
      },
    ],
    { ...noFacts(now), account: accountFacts },
  ).map(({ step, level, field, message }) => `${level} ${step} ${field} ${message}`);

describe('an ad set before it is sent', () => {
  it.each([
    [{ daily_budget: 2000 }],
    [{ lifetime_budget: 2000, end_time: '2026-11-25T00:00:00+0100' }],
    [{ daily_budget: 2000, start_time: '2026-11-20T00:00:00Z', end_time: '2026-11-22T00:00:00Z' }],
    [{ daily_budget: 2000, end_time: 0 }],
    [{ targeting: { custom_audiences: [{ id: '1' }] } }],
    [{ targeting: { geo_locations: { cities: [{ key: '1' }] } } }],
    [{ targeting: { ...us, age_min: 20, age_max: 20 } }],
    [{ start_time: '2026-11-18T09:00:00' }],
  ])('nothing is found in %j', (adset) => {
    expect(findProblems(adset)).toEqual([]);
  });

  it.each([
    [{ end_time: '2026-11-17T00:00:00Z' }, 'end_time is in the past'],
    [{ end_time: 1_500_000_000 }, 'end_time is in the past'],
    [
      { start_time: '2026-12-01T00:00:00Z', end_time: '2026-11-25T00:00:00Z' },
      'end_time is before the start',
    ],
    [
      { start_time: '2026-12-01T00:00:00', end_time: '2026-11-25T00:00:00' },
      'end_time is before the start',
    ],
    [
      { daily_budget: 2000, end_time: '2026-11-19T11:00:00Z' },
      'end_time must be more than 24 hours',
    ],
    [{ lifetime_budget: 2000 }, 'end_time is required'],
    [{ end_time: 'soon' }, 'end_time is no time'],
    [{ bid_strategy: 'COST_CAP' }, 'bid_amount is required'],
    [{ optimization_goal: 'APP_INSTALLS' }, 'promoted_object is required for an app'],
    [{ daily_budget: undefined }, 'daily_budget is required'],
    [{ targeting: { ...us, age_min: 60, age_max: 30 } }, 'targeting.age_max is 30'],
    [{ targeting: {} }, 'targeting.geo_locations is missing'],
    [
      { targeting: { geo_locations: { location_types: ['home'] }, age_min: 20 } },
      'targeting.geo_locations is missing',
    ],
    [
      { targeting: { geo_locations: { countrys: ['US'] } } },
      'targeting.geo_locations.countrys is no list of places; did you mean countries?',
    ],
    [
      { targeting: { geo_locations: { city: [{ key: '1' }], countries: ['US'] } } },
      'targeting.geo_locations.city is no list of places; did you mean cities?',
    ],
    [{ daily_budget: 50 }, 'daily_budget is too small: at least €1.00 a day'],
    [
      { lifetime_budget: 600, end_time: '2026-11-25T12:00:00Z' },
      'lifetime_budget is too small: at least €7.00 in all',
    ],
  ])('%j is refused', (adset, words) => {
    const all = findProblems(adset);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(`refuse adset-1 ${words}`);
  });

  it('warns where it can be sent, and somebody should know', () => {
    expect(findProblems({ dayly_cap: 5 })).toEqual([
      expect.stringMatching(/^warn adset-1 dayly_cap is no field of Meta’s; did you mean daily_/),
    ]);
    expect(findProblems({ conversion_domain: 'example.com', adlabels: [] })).toEqual([]);
    expect(findProblems({ targeting: undefined })[0]).toMatch(
      /^warn adset-1 targeting .*United States, 18 and older/,
    );
    expect(findProblems({ start_time: '2020-01-01T00:00:00Z' })).toEqual([
      expect.stringMatching(/^warn adset-1 start_time is in the past/),
    ]);
    const [creative] = preflight(
      [
        {
          step: 'creative-1',
          kind: 'creative',
          params: { page_id: '1', link_url: 'https://example.com' },
        },
      ],
      noFacts(now),
    );
    expect(creative).toMatchObject({ level: 'warn', step: 'creative-1' });
  });

  it('asks who benefits and who pays in the European Union, unless the account says so', () => {
    const targeting = { geo_locations: { countries: ['US', 'DE'] } };
    expect(findProblems({ targeting }).map((one) => one.split(' ').slice(0, 3))).toEqual([
      ['refuse', 'adset-1', 'dsa_beneficiary'],
      ['refuse', 'adset-1', 'dsa_payor'],
    ]);
    expect(findProblems({ targeting, dsa_beneficiary: 'A', dsa_payor: 'B' })).toEqual([]);
    expect(findProblems({ targeting }, { accountFacts: { ...account, payer: 'A' } })).toHaveLength(
      1,
    );
    const city = { geo_locations: { cities: [{ key: '1', country: 'FR' }] } };
    expect(findProblems({ targeting: city })).toHaveLength(2);
    const british = { geo_locations: { countries: ['GB', 'CH', 'NO'] } };
    expect(findProblems({ targeting: british })).toEqual([]);
  });

  it('finds no fault that it would have to ask Meta about, where nobody asked', () => {
    const targeting = { geo_locations: { countries: ['DE'] } };
    expect(findProblems({ targeting, daily_budget: 1 }, { accountFacts: null })).toEqual([]);
  });

  it('holds the budget of a campaign against all of its ad sets, and its end', () => {
    const campaign = { lifetime_budget: 50 };
    expect(
      findProblems({}, { campaign }).map((one) => one.split(' ').slice(0, 3).join(' ')),
    ).toEqual(['refuse campaign lifetime_budget', 'refuse adset-1 end_time']);
  });
});

it('lists every rule under a name of its own', () => {
  const home = new URL('../../src/adnet/preflight/', import.meta.url);
  const ruleFiles = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, home), 'utf8').matchAll(/^ {2}(\w+): (?:refuse|warn)\(/gm),
    ])
    .map(([, name]) => name);
  expect(ruleFiles.toSorted()).toEqual(Object.keys(rules).toSorted());
});
