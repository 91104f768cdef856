import * as z from 'zod';
import { locationTypes, optionKinds } from '../wire/targeting-kinds.ts';
import { oneOf, pageOf, row, whole, words, yes } from './row.ts';

// These rows are not nodes: only the requested fields are there, and without `fields` not even ids and keys.
const optionRow = row('TargetingOption', 'Something people can be chosen by.', {
  id: words('Goes into targeting, under its type, as {"id": …}.'),
  name: words('Its name.'),
  type: oneOf(optionKinds, 'The name of its list in targeting or in flexible_spec.'),
  path: z.array(z.string()).optional().describe('Where it stands in Meta’s tree of options.'),
  description: words('What it means, where Meta says so.'),
  audience_size_lower_bound: whole('At least so many people in the world.'),
  audience_size_upper_bound: whole('At most so many people in the world.'),
  valid: yes('Whether it can be used; only in the answer of a check.'),
});

export const targetingOptionsPage = pageOf(
  'TargetingOptionList',
  'Targeting options, a page at a time.',
  optionRow,
);

const locationRow = row('TargetingLocation', 'A place that ads can be aimed at.', {
  key: words('Goes into targeting.geo_locations, as {"key": …}; a country as it is.'),
  name: words('Its name.'),
  type: oneOf(locationTypes, 'What it is.'),
  country_code: words('Its country, such as US.'),
  country_name: words('Its country’s name.'),
  region: words('Its region’s name, where it has one.'),
  region_id: whole('Its region’s key.'),
  supports_region: yes('Whether regions of its country can be aimed at.'),
  supports_city: yes('Whether cities of its country can be aimed at.'),
});

export const locationsPage = pageOf('TargetingLocationList', 'Places.', locationRow);

const localeRow = row('TargetingLocale', 'A language that ads can be aimed at.', {
  key: whole('Goes into targeting.locales, as a number.'),
  name: words('Its name.'),
});

export const localesPage = pageOf('TargetingLocaleList', 'Languages.', localeRow);

const estimateRow = row('DeliveryEstimate', 'How many people a targeting reaches.', {
  estimate_mau_lower_bound: whole('At least so many people in a month.'),
  estimate_mau_upper_bound: whole('At most so many people in a month.'),
  estimate_ready: yes('False: Meta is still counting; ask again later.'),
});

export const deliveryEstimate = z
  .object({ data: z.array(estimateRow).describe('One row.') })
  .meta({ id: 'DeliveryEstimateList', description: 'The size of an audience.' });
