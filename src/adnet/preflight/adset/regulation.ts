import { countryName, europeanUnion } from '../../../kernel/countries/countries.ts';
import { isObject } from '../../../kernel/is-object.ts';
import { opened } from '../../../kernel/text/json-walk.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import type { AccountFacts } from '../account.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import { idIn, listIn, partOf } from '../values.ts';

export const regulationRules = {
  beneficiary_missing: refuse(
    [100, 3858081],
    'Set dsa_beneficiary, or set a default for the ad account in Ads Manager.',
  ),
  payer_missing: refuse(
    [100, 3858079],
    'Set dsa_payor, or set a default for the ad account in Ads Manager.',
  ),
  singapore_missing: refuse(
    [100, 3858550],
    'Set regional_regulated_categories to ["SINGAPORE_UNIVERSAL"] and name the verified identities.',
  ),
  region_declaration: warn(
    [100, 3858634],
    'Set regional_regulated_categories and regional_regulation_identities if the account is asked for them.',
  ),
  taiwan_missing: refuse(
    [100, 3858495],
    'Set regional_regulated_categories, and regional_regulation_identities with the verified advertiser.',
    'error table; DOC:reference/ad-campaign',
  ),
};

const finding = findingOf(regulationRules);

/** The countries that an audience names. Only Meta knows the countries of other places. */
const countriesIn = (adset: Params): string[] => {
  const targeting = opened(adset['targeting']);
  if (!isObject(targeting)) return [];
  const places = partOf(targeting, 'geo_locations');
  const around = Object.values(places)
    .flatMap(listIn)
    .flatMap((place) =>
      isObject(place) && isGiven(place['country']) ? [idIn(place['country'])] : [],
    );
  return [...listIn(places['countries']).map(String), ...around].map((code) => code.toUpperCase());
};

/** Ads in the European Union must name who benefits and who pays, either in the ad set or in the account. */
const europeFindings = (
  adset: Params,
  account: AccountFacts | null,
  countries: string[],
): Finding[] => {
  const country = countries.find((code) => europeanUnion.has(code));
  if (country === undefined || account === null) return [];
  const why = `for ads in the European Union, such as in ${countryName(country)}, and the ad account has no default`;
  return [
    ...(isGiven(adset['dsa_beneficiary']) || account.beneficiary !== null
      ? []
      : [
          finding(
            'beneficiary_missing',
            'dsa_beneficiary',
            `is required ${why}: who benefits from the ads?`,
          ),
        ]),
    ...(isGiven(adset['dsa_payor']) || account.payer !== null
      ? []
      : [finding('payer_missing', 'dsa_payor', `is required ${why}: who pays for the ads?`)]),
  ];
};

const declarationRules = {
  SG: 'singapore_missing',
  TW: 'taiwan_missing',
  BR: 'region_declaration',
} as const;

export const regulationFindings = (adset: Params, account: AccountFacts | null): Finding[] => {
  const countries = countriesIn(adset);
  const field = 'regional_regulated_categories';
  const hasDeclaration = listIn(adset[field]).length > 0;
  return [
    ...europeFindings(adset, account, countries),
    ...Object.entries(declarationRules).flatMap(([code, rule]) =>
      countries.includes(code) && !hasDeclaration
        ? [finding(rule, field, `says nothing about the rules of ${countryName(code)}`)]
        : [],
    ),
  ];
};
