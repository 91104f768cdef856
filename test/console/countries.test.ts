import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/adnet/kinds/list.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import { bodyOf } from '../../src/console/wizard/body.ts';
import { readDraft } from '../../src/console/wizard/draft.ts';
import { countryNames } from '../../src/kernel/countries/names.ts';
import { checkStep } from '../../src/operations/launches/plan/check-step.ts';
import { planLaunch } from '../../src/publish/launch/plan/plan.ts';

const account = {
  id: 'act_1',
  name: 'A',
  account_status: 1,
  currency: 'USD',
  timezone_name: 'UTC',
  default_dsa_beneficiary: 'A',
  default_dsa_payor: 'A',
  user_tasks: null,
};

/** What is typed into the wizard, as the platform's parameters for the ad set. */
const readCountries = (countries: string) => {
  const form = new URLSearchParams({
    name: 'A',
    account_id: 'act_1',
    'ad_sets.0.countries': countries,
    'ad_sets.0.budget': '20',
  });
  const { body, problems } = bodyOf(readDraft(form), account);
  const ground = { defaults: {}, check: checkStep, campaign: null };
  const plan = planLaunch({ account_id: 'act_1', ...body }, ground);
  const adset = plan.steps.find(({ kind }) => kind === 'adset');
  const params = kinds.adset.params({ account_id: 'act_1', ...adset?.params }, [], newestVersion);
  const targeting = params['targeting'] as { geo_locations: { countries?: string[] } };
  return {
    codes: targeting.geo_locations.countries,
    problems: [...problems, ...plan.problems].map(({ field, message }) => `${field} ${message}`),
  };
};

describe('a country in the wizard', () => {
  it('goes out as its own code, whether its name or its code was typed', () => {
    const wrong = Object.entries(countryNames).flatMap(([code, name]) =>
      [name, code].filter((spelling) => {
        const { codes, problems } = readCountries(spelling);
        return codes?.join() !== code || problems.length > 0;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['FX', 'Did you mean France (FR)?'],
    ['Frnace', 'Did you mean France (FR)?'],
    ['YU', 'Did you mean Serbia (RS)?'],
    ['Atlantis', 'which is no country'],
  ])('refuses what is no country, such as %s, at its field', (country, words) => {
    const { codes, problems } = readCountries(country);
    expect(codes).toBeUndefined();
    expect(problems[0]).toContain('ad_sets.0.countries');
    expect(problems[0]).toContain(words);
  });
});

describe('a step of a launch', () => {
  const check = (targeting: unknown) =>
    checkStep('adset', {
      account_id: 'act_1',
      name: 'A',
      campaign_id: '1',
      optimization_goal: 'REACH',
      billing_event: 'IMPRESSIONS',
      targeting,
    });

  it.each([
    ['geo_locations', { geo_locations: { countries: ['US', 'FX'] } }],
    ['excluded_geo_locations', { excluded_geo_locations: { countries: ['FX'] } }],
  ])('may name no country in %s that is none', (part, targeting) => {
    expect(check(targeting)).toEqual([
      {
        field: `targeting.${part}.countries`,
        message: 'must be codes of two letters, such as US or DE, and “FX” is none: France is FR',
      },
    ]);
  });

  it('names countries by their codes too in a step of a special category', () => {
    const campaign = { account_id: 'act_1', name: 'A', objective: 'OUTCOME_TRAFFIC' };
    const body = { ...campaign, special_ad_category_country: ['UK'] };
    expect(checkStep('campaign', body)).toMatchObject([{ field: 'special_ad_category_country' }]);
  });
});
