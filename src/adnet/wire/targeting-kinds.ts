/** The kinds of options in the platform's search and browser, from its specification. */
export const optionKinds = [
  'interests',
  'behaviors',
  'college_years',
  'education_majors',
  'education_schools',
  'education_statuses',
  'ethnic_affinity',
  'family_statuses',
  'generation',
  'home_ownership',
  'home_type',
  'home_value',
  'household_composition',
  'income',
  'industries',
  'interested_in',
  'life_events',
  'location_categories',
  'moms',
  'net_worth',
  'office_type',
  'politics',
  'relationship_statuses',
  'user_adclusters',
  'work_employers',
  'work_positions',
] as const;

const [interests, behaviors, ...factsOfLife] = optionKinds;

/** Our word for all options that are neither interests nor behaviours. */
const demographics = 'demographics';

/** The platform's kinds for a word; null if there are none. */
export const kindsNamed = (word: string): readonly string[] | null => {
  if (word === demographics) return factsOfLife;
  return optionKinds.find((kind) => kind === word) ? [word] : null;
};

export const kindWords = [interests, behaviors, demographics, ...factsOfLife];

export const locationTypes = [
  'country',
  'country_group',
  'region',
  'city',
  'subcity',
  'neighborhood',
  'subneighborhood',
  'metro_area',
  'zip',
  'geo_market',
  'electoral_district',
  'large_geo_area',
  'medium_geo_area',
  'small_geo_area',
] as const;
