import { countryName, europeanUnion } from '../../kernel/countries/countries.ts';
import { isGiven, isParams, type Params } from '../wire/passed-through.ts';
import type { AccountFacts } from './account.ts';
import { type Finding, refuse, warn } from './finding.ts';

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** A country, a city or any other place; `location_types` says only who counts as there. */
const hasPlace = ({ geo_locations: geo }: Params) =>
  isParams(geo) &&
  Object.entries(geo).some(([list, places]) => list !== 'location_types' && isFilled(places));

/** Meta refuses an audience without a place, unless it names people: 100/1885364. */
const placeFindings = (targeting: unknown): Finding[] => {
  if (!isGiven(targeting))
    return [
      warn(
        'targeting',
        'is left out, so Meta gets the default: people in the United States, 18 and older',
      ),
    ];
  if (!isParams(targeting) || hasPlace(targeting) || isFilled(targeting['custom_audiences']))
    return [];
  return [
    refuse('targeting.geo_locations', 'is missing: in which countries, cities or other places?'),
  ];
};

const ageFindings = ({ age_min: from, age_max: to }: Params): Finding[] =>
  isGiven(from) && isGiven(to) && Number(from) > Number(to)
    ? [refuse('targeting.age_max', `is ${String(to)}, less than age_min, ${String(from)}`)]
    : [];

/** The countries of the European Union that an audience names; Meta alone knows where other places are. */
const europeanCountries = (targeting: unknown): string[] => {
  const geo = isParams(targeting) ? targeting['geo_locations'] : undefined;
  if (!isParams(geo)) return [];
  const named = Array.isArray(geo['countries']) ? geo['countries'].map(String) : [];
  const around = Object.values(geo)
    .flatMap((places) => (Array.isArray(places) ? places : []))
    .flatMap((place) => (isParams(place) && isGiven(place['country']) ? [place['country']] : []));
  return [...named, ...around.map(String)].filter((code) => europeanUnion.has(code));
};

/** Ads in the European Union name who benefits and who pays, each here or in the account: 3858081, 3858079. */
const payerFindings = (body: Params, account: AccountFacts | null): Finding[] => {
  const [country] = europeanCountries(body['targeting']);
  if (country === undefined || account === null) return [];
  const why = `for ads in the European Union, such as in ${countryName(country)}, and the ad account has no default`;
  return [
    ...(isGiven(body['dsa_beneficiary']) || account.beneficiary !== null
      ? []
      : [refuse('dsa_beneficiary', `is required ${why}: who benefits from the ads?`)]),
    ...(isGiven(body['dsa_payor']) || account.payer !== null
      ? []
      : [refuse('dsa_payor', `is required ${why}: who pays for the ads?`)]),
  ];
};

export const audienceFindings = (body: Params, account: AccountFacts | null): Finding[] => {
  const { targeting } = body;
  return [
    ...placeFindings(targeting),
    ...(isParams(targeting) ? ageFindings(targeting) : []),
    ...payerFindings(body, account),
  ];
};
