import { countriesOf } from '../protocol/geo-locations.ts';
import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import type { AdsetDraft } from './adset-shape.ts';

const european = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Who benefits and who pays; for each of them, the account's default is used separately. */
const checkEurope = ({ values, existing, account }: AdsetDraft) => {
  const regionValue = (name: 'dsa_beneficiary' | 'dsa_payor') =>
    values[name] || existing?.extra[name] || account.extra[`default_${name}`];
  if (!regionValue('dsa_beneficiary')) reject('beneficiary_missing', ['dsa_beneficiary']);
  if (!regionValue('dsa_payor')) reject('payor_missing', ['dsa_payor']);
};

const checkSingapore = ({ values, existing }: AdsetDraft) => {
  const categories =
    values.regional_regulated_categories ?? existing?.extra['regional_regulated_categories'];
  if (!Array.isArray(categories) || categories.length === 0) {
    reject('singapore_declaration', ['compliance_section']);
  }
  const name = 'regional_regulation_identities';
  if ((values[name] ?? existing?.extra[name]) === undefined) {
    reject('singapore_beneficiary', ['compliance_section']);
  }
};

/** Required of accounts in places where ads must name who is behind them. */
const checkIdentities = ({ values, existing }: AdsetDraft, problem: 'taiwan_identities') => {
  const name = 'regional_regulation_identities';
  const value = values[name] ?? existing?.extra[name];
  if (value === undefined) reject(problem, ['compliance_section']);
};

const checkSpecialCategory = ({ campaign }: AdsetDraft) => {
  const categories = campaign.extra['special_ad_categories'];
  if (!Array.isArray(categories) || categories.length === 0) return;
  const countries = campaign.extra['special_ad_category_country'];
  if (Array.isArray(countries) && countries.length > 0) return;
  reject('special_category_country', ['campaign_id']);
};

const checkAppCampaign = ({ campaign }: AdsetDraft) => {
  if (campaign.objective !== 'OUTCOME_APP_PROMOTION') return;
  if (campaign.extra['is_skadnetwork_attribution'] === undefined) {
    reject('skadnetwork_flag_missing', ['campaign_id']);
  }
};

/** For housing, jobs and credit, ages and genders may not be narrowed. */
const fairCategories = new Set(['HOUSING', 'EMPLOYMENT', 'FINANCIAL_PRODUCTS_SERVICES']);

const checkFairTargeting = ({ campaign, targeting }: AdsetDraft) => {
  const categories = campaign.extra['special_ad_categories'];
  if (!Array.isArray(categories) || !categories.some((name) => fairCategories.has(name))) return;
  const low = Number(targeting['age_min'] ?? 18);
  const high = Number(targeting['age_max'] ?? 65);
  if (low > 18 || high < 65 || targeting['genders'] !== undefined) {
    refuseParam('Special ad categories cannot be narrowed by age or gender.', 'targeting');
  }
};

export const checkRegions = (draft: AdsetDraft) => {
  const countries = countriesOf(draft.targeting);
  checkSpecialCategory(draft);
  checkFairTargeting(draft);
  checkAppCampaign(draft);
  if (countries.some((country) => european.has(country))) checkEurope(draft);
  if (countries.includes('SG')) checkSingapore(draft);
  if (countries.includes('TW')) checkIdentities(draft, 'taiwan_identities');
};
