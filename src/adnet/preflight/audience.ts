import { countryName } from '../../kernel/countries/countries.ts';
import { isGiven, isParams, type Params } from '../wire/passed-through.ts';
import { optionKinds } from '../wire/targeting-kinds.ts';
import type { CampaignAround } from './around.ts';
import { type Finding, found } from './finding.ts';
import type { Known } from './known.ts';
import { formGoals } from './objectives.ts';
import { idIn, listIn, named, numberIn, opened, partOf, wordIn } from './values.ts';

const isFilled = (value: unknown) => listIn(value).length > 0;

const geo = 'targeting.geo_locations';

/** A country, a city or any other place; `location_types` says only who counts as there. */
const hasPlace = (places: Params) =>
  Object.entries(places).some(([list, value]) => list !== 'location_types' && isFilled(value));

/** Lists whose places are objects with a key; custom locations have coordinates. */
const keyed = [
  'regions',
  'cities',
  'zips',
  'geo_markets',
  'subcities',
  'neighborhoods',
  'metro_areas',
];

/** What a place is called in its list, to find it again in the excluded ones. */
const placesIn = (places: Params): { list: string; key: string }[] =>
  ['countries', 'country_groups', ...keyed].flatMap((list) =>
    listIn(places[list]).map((place) => ({
      list,
      key: isParams(place) ? idIn(place['key']) : String(place).toUpperCase(),
    })),
  );

const placeFindings = (targeting: Params): Finding[] => {
  const places = partOf(targeting, 'geo_locations');
  if (!hasPlace(places))
    return isFilled(targeting['custom_audiences'])
      ? []
      : [found('place_missing', geo, 'is missing: in which countries, cities or other places?')];
  return [
    ...unreadablePlaces(places, geo),
    ...unreadablePlaces(
      partOf(targeting, 'excluded_geo_locations'),
      'targeting.excluded_geo_locations',
    ),
    ...overlaps(targeting, places),
    ...radiusFindings(places),
    ...locationTypeFindings(places),
  ];
};

const unreadablePlaces = (places: Params, field: string): Finding[] =>
  keyed.flatMap((list) =>
    listIn(places[list]).some((place) => !isParams(place) || idIn(place['key']) === '')
      ? [found('place_unreadable', `${field}.${list}`, 'names a place without its key')]
      : [],
  );

/** Countries that the law of the United States keeps Meta from. */
const restricted = new Set(['CU', 'IR', 'KP', 'SY']);

const overlaps = (targeting: Params, places: Params): Finding[] => {
  const included = placesIn(places);
  const excluded = placesIn(partOf(targeting, 'excluded_geo_locations'));
  const nameOf = ({ list, key }: { list: string; key: string }) => `${list} ${key}`;
  const gone = new Set(excluded.map(nameOf));
  const both = included.filter((place) => place.key !== '' && gone.has(nameOf(place)));
  const names = included.filter(({ key }) => key !== '').map(nameOf);
  const all: Finding[] = [];
  if (new Set(names).size < names.length)
    all.push(found('place_overlap', geo, 'names a place twice'));
  if (both.length > 0)
    all.push(
      found(
        'place_overlap',
        'targeting.excluded_geo_locations',
        `excludes what is included: ${named(both.map(({ key }) => key))}`,
      ),
    );
  const countries = new Set(listIn(places['countries']).map((code) => String(code).toUpperCase()));
  const isInside = (list: string) =>
    listIn(places[list]).some(
      (place) => isParams(place) && countries.has(idIn(place['country']).toUpperCase()),
    );
  if (isInside('regions'))
    all.push(found('place_overlap', `${geo}.regions`, 'lie in a country that is named as a whole'));
  else if (keyed.some(isInside))
    all.push(
      found('place_swallowed', geo, 'names places within a country that is named as a whole'),
    );
  const closed = [...countries].filter((code) => restricted.has(code));
  if (closed.length > 0)
    all.push(
      found(
        'place_restricted',
        `${geo}.countries`,
        `cannot be advertised to: ${named(closed.map(countryName))}`,
      ),
    );
  return all;
};

const radiusRange = { mile: [10, 50], kilometer: [17, 80] } as const;

const radiusFindings = (places: Params): Finding[] =>
  listIn(places['cities']).flatMap((city, at): Finding[] => {
    if (!isParams(city) || !isGiven(city['radius'])) return [];
    const unit = idIn(city['distance_unit']) === 'kilometer' ? 'kilometer' : 'mile';
    const [min, max] = radiusRange[unit];
    const radius = numberIn(city['radius']);
    return radius >= min && radius <= max
      ? []
      : [found('radius_range', `${geo}.cities.${at}.radius`, `must be ${min} to ${max} ${unit}s`)];
  });

const locationTypeFindings = (places: Params): Finding[] => {
  if (!isGiven(places['location_types'])) return [];
  const types = listIn(places['location_types']).map(String);
  const isUsual = types.length === 2 && types.includes('home') && types.includes('recent');
  return isUsual || types.length === 0
    ? []
    : [found('location_types', `${geo}.location_types`, 'can no longer be chosen')];
};

const ages = { min: 13, max: 65 };

const ageFindings = (targeting: Params, isOpen: boolean): Finding[] => {
  const all: Finding[] = [];
  for (const field of ['age_min', 'age_max']) {
    const age = numberIn(targeting[field]);
    if (isGiven(targeting[field]) && !(Number.isInteger(age) && age >= ages.min && age <= ages.max))
      all.push(found('age_range', `targeting.${field}`, `must be ${ages.min} to ${ages.max}`));
  }
  const [from, to] = [numberIn(targeting['age_min']), numberIn(targeting['age_max'])];
  if (from > to)
    all.push(found('age_order', 'targeting.age_max', `is ${to}, less than age_min, ${from}`));
  else if (isOpen && all.length === 0) {
    if (from > 25)
      all.push(
        found(
          'age_automation_min',
          'targeting.age_min',
          'must be 25 or less where Meta may widen the audience',
        ),
      );
    if (to < ages.max)
      all.push(
        found(
          'age_automation_max',
          'targeting.age_max',
          'must be 65 where Meta may widen the audience',
        ),
      );
  }
  return all;
};

const genderFindings = ({ genders }: Params): Finding[] =>
  isGiven(genders) && listIn(genders).some((one) => ![0, 1, 2].includes(numberIn(one)))
    ? [
        found('gender_unknown', 'targeting.genders', 'must be a list of 1 and 2', {
          allowed: ['1', '2'],
        }),
      ]
    : isGiven(genders) && !Array.isArray(opened(genders))
      ? [
          found('gender_unknown', 'targeting.genders', 'must be a list of 1 and 2', {
            allowed: ['1', '2'],
          }),
        ]
      : [];

/** The specs in which options stand: the targeting itself, its flexible parts, and what it excludes. */
const specsOf = (targeting: Params): { spec: Params; field: string; isIncluded: boolean }[] => [
  { spec: targeting, field: 'targeting', isIncluded: true },
  ...listIn(targeting['flexible_spec']).flatMap((spec, at) =>
    isParams(spec) ? [{ spec, field: `targeting.flexible_spec.${at}`, isIncluded: true }] : [],
  ),
  { spec: partOf(targeting, 'exclusions'), field: 'targeting.exclusions', isIncluded: false },
];

/** Kinds whose options are numbers of their own, not ids with names. */
const plainKinds = new Set([
  'education_statuses',
  'relationship_statuses',
  'college_years',
  'interested_in',
]);

const idKinds = optionKinds.filter((kind) => !plainKinds.has(kind));

const optionId = (option: unknown) => (isParams(option) ? idIn(option['id']) : idIn(option));

/** All ids of options, for the question whether Meta knows them. */
export const optionIds = (targeting: Params): string[] =>
  specsOf(targeting).flatMap(({ spec }) =>
    idKinds.flatMap((kind) =>
      listIn(spec[kind])
        .map(optionId)
        .filter((id) => /^\d+$/.test(id)),
    ),
  );

const optionFindings = (targeting: Params, { options }: Known): Finding[] =>
  specsOf(targeting).flatMap(({ spec, field }) =>
    idKinds.flatMap((kind): Finding[] => {
      if (!isGiven(spec[kind])) return [];
      const place = `${field}.${kind}`;
      const list = opened(spec[kind]);
      if (!Array.isArray(list))
        return [found('option_unreadable', place, 'must be a list of options, each with its id')];
      const ids = list.map(optionId);
      if (ids.some((id) => !/^\d+$/.test(id)))
        return [found('option_unreadable', place, 'names an option without its id')];
      const gone = ids.filter((id) => options.get(id) === false);
      return gone.length === 0
        ? []
        : [
            found(
              'option_unknown',
              place,
              `names what Meta does not know any more: ${named(gone)}`,
            ),
          ];
    }),
  );

const hasDetails = (targeting: Params) =>
  specsOf(targeting).some(
    ({ spec, isIncluded }) => isIncluded && optionKinds.some((kind) => isFilled(spec[kind])),
  );

const audienceIds = (list: unknown) => listIn(list).map((one) => optionId(one));

const customFindings = (targeting: Params, { audiences }: Known): Finding[] => {
  const all: Finding[] = [];
  for (const field of ['custom_audiences', 'excluded_custom_audiences']) {
    const ids = audienceIds(targeting[field]);
    if (ids.some((id) => !/^\d+$/.test(id)))
      all.push(
        found('targeting_unreadable', `targeting.${field}`, 'names an audience without its id'),
      );
    const gone = audiences?.isWhole ? ids.filter((id) => id !== '' && !audiences.ids.has(id)) : [];
    if (gone.length > 0 && ids.every((id) => /^\d+$/.test(id)))
      all.push(
        found(
          'audience_unknown',
          `targeting.${field}`,
          `names what this ad account does not have: ${named(gone)}`,
        ),
      );
  }
  const out = new Set(audienceIds(targeting['excluded_custom_audiences']));
  if (audienceIds(targeting['custom_audiences']).some((id) => id !== '' && out.has(id)))
    all.push(
      found(
        'audience_both',
        'targeting.excluded_custom_audiences',
        'excludes an audience that is included',
        {
          level: 'warn',
        },
      ),
    );
  if (isGiven(partOf(targeting, 'exclusions')['custom_audiences']))
    all.push(found('audience_in_exclusions', 'targeting.exclusions', 'has custom audiences in it'));
  return all;
};

/** Meta counts ages, genders, audiences and details as narrowing; places alone do not count. */
const isNarrowed = (targeting: Params) =>
  ['age_min', 'age_max', 'genders'].some((field) => isGiven(targeting[field])) ||
  isFilled(targeting['custom_audiences']) ||
  hasDetails(targeting);

const structured = [
  'geo_locations',
  'excluded_geo_locations',
  'exclusions',
  'targeting_automation',
];

const listFields = [
  'flexible_spec',
  'custom_audiences',
  'excluded_custom_audiences',
  'publisher_platforms',
  'device_platforms',
  'facebook_positions',
  'instagram_positions',
];

const shapeFindings = (targeting: Params): Finding[] => [
  ...structured.flatMap((field) =>
    isGiven(targeting[field]) && !isParams(opened(targeting[field]))
      ? [found('targeting_unreadable', `targeting.${field}`, 'must be an object')]
      : [],
  ),
  ...listFields.flatMap((field) =>
    isGiven(targeting[field]) && !Array.isArray(opened(targeting[field]))
      ? [found('targeting_unreadable', `targeting.${field}`, 'must be a list')]
      : [],
  ),
  ...(listIn(targeting['locales']).some((one) => !Number.isInteger(numberIn(one)))
    ? [
        found(
          'targeting_unreadable',
          'targeting.locales',
          'must be a list of Meta’s numbers for languages',
        ),
      ]
    : []),
  ...['connections', 'excluded_connections', 'friends_of_connections'].flatMap((field) =>
    isGiven(targeting[field])
      ? [found('connections_gone', `targeting.${field}`, 'is no longer an option')]
      : [],
  ),
];

/** Categories in which nobody may be left out by age, sex or a small area. */
const protectedCategories = new Set(['HOUSING', 'EMPLOYMENT', 'FINANCIAL_PRODUCTS_SERVICES']);

const minSpecialMiles = 15;
const milesIn = { mile: 1, kilometer: 0.621_371 } as const;

const specialFindings = (targeting: Params, { categories }: CampaignAround): Finding[] => {
  const category = categories.find((one) => protectedCategories.has(one));
  if (category === undefined) return [];
  const why = `must be left out in the special category ${category}`;
  const [from, to] = [numberIn(targeting['age_min']), numberIn(targeting['age_max'])];
  const places = partOf(targeting, 'geo_locations');
  const isSmall = listIn(places['cities']).some(
    (city) =>
      isParams(city) &&
      numberIn(city['radius']) *
        milesIn[idIn(city['distance_unit']) === 'kilometer' ? 'kilometer' : 'mile'] <
        minSpecialMiles,
  );
  return [
    ...(isGiven(targeting['age_min']) && from !== 18
      ? [found('special_audience', 'targeting.age_min', why)]
      : []),
    ...(isGiven(targeting['age_max']) && to !== ages.max
      ? [found('special_audience', 'targeting.age_max', why)]
      : []),
    ...(isFilled(targeting['genders'])
      ? [found('special_audience', 'targeting.genders', why)]
      : []),
    ...(isFilled(places['zips'])
      ? [found('special_audience', `${geo}.zips`, why, { level: 'warn' })]
      : []),
    ...(isSmall
      ? [
          found(
            'special_audience',
            `${geo}.cities`,
            `needs a radius of ${minSpecialMiles} miles or more in the special category ${category}`,
            { level: 'warn' },
          ),
        ]
      : []),
  ];
};

/** Who sees the ads of an ad set. `given`: whether the caller said so at all. */
export const audienceFindings = (
  adset: Params,
  { known, campaign, isGiven: given }: { known: Known; campaign: CampaignAround; isGiven: boolean },
): Finding[] => {
  const targeting = opened(adset['targeting']);
  if (!given)
    return [
      found(
        'targeting_default',
        'targeting',
        'is left out, so Meta gets the default: people in the United States, 18 and older',
      ),
    ];
  if (!isParams(targeting)) return [];
  const automation = partOf(targeting, 'targeting_automation')['advantage_audience'];
  const isOpen = numberIn(automation) === 1;
  const field = 'targeting.targeting_automation';
  const isForm =
    formGoals.has(wordIn(adset['optimization_goal'])) ||
    wordIn(adset['destination_type']) === 'ON_AD';
  const from = numberIn(targeting['age_min']);
  return [
    ...shapeFindings(targeting),
    ...placeFindings(targeting),
    ...ageFindings(targeting, isOpen),
    ...genderFindings(targeting),
    ...optionFindings(targeting, known),
    ...customFindings(targeting, known),
    ...specialFindings(targeting, campaign),
    ...(isGiven(automation) && ![0, 1].includes(numberIn(automation))
      ? [
          found('automation_missing', `${field}.advantage_audience`, 'must be 0 or 1', {
            allowed: ['0', '1'],
          }),
        ]
      : []),
    ...(isNarrowed(targeting) && !isGiven(automation)
      ? [
          found(
            'automation_missing',
            `${field}.advantage_audience`,
            'must be 0 or 1 where the audience is narrowed',
          ),
        ]
      : []),
    ...(isOpen && isForm
      ? [found('automation_with_form', field, 'cannot be 1 with lead forms')]
      : []),
    ...(from >= ages.min && from < 18 && hasDetails(targeting)
      ? [
          found(
            'minors_detailed',
            'targeting.age_min',
            'must be 18 or more with interests or other details',
          ),
        ]
      : []),
    ...(isGiven(adset['excluded_custom_audiences'])
      ? [found('audience_excluded_outside', 'excluded_custom_audiences', 'has no effect here')]
      : []),
  ];
};
