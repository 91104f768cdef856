import * as z from 'zod';
import { locationsPage } from '../../adnet/rows/targeting.ts';
import { locationsRead } from '../../adnet/wire/targeting.ts';
import { locationTypes } from '../../adnet/wire/targeting-kinds.ts';
import { operation } from '../core/operation.ts';
import { searchQuery, searchText, wordsOf } from '../core/relay/inputs.ts';
import { relayList } from '../core/relay/relay-read.ts';

const fields =
  'key,name,type,country_code,country_name,region,region_id,supports_region,supports_city';

const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'must be a country of two letters, such as US')
  .transform((code) => code.toUpperCase())
  .meta({ openapi: { type: 'string', pattern: '^[A-Za-z]{2}$', examples: ['US'] } })
  .optional()
  .describe('Only places in this country, by its two letters.');

export const listLocations = operation({
  id: 'targeting.locations',
  chapter: 'Targeting and previews',
  route: 'GET /adnet/targeting/locations',
  access: { adnet: 'viewer' },
  summary: 'Search places to aim ads at: countries, regions, cities, post codes.',
  description:
    'A place’s key goes into targeting.geo_locations, under its type: {"cities": [{"key": "2418779", "radius": 10, ' +
    '"distance_unit": "mile"}]}; countries by their two letters.',
  input: {
    query: searchQuery(fields, {
      q: searchText.optional().describe('The beginning of the name, or of the post code.'),
      location_types: wordsOf(locationTypes)
        .optional()
        .describe(
          `Only places of this type, or of several with commas between. Known values: ${locationTypes.join(', ')}.`,
        ),
      country_code: countryCode,
    }),
  },
  output: 'relayed',
  answer: locationsPage,
  failures: [],
  example: {
    query: { q: 'los', location_types: 'city', country_code: 'US' },
    answer: {
      data: [
        {
          key: '2418779',
          name: 'Los Angeles',
          type: 'city',
          country_code: 'US',
          country_name: 'United States',
          region: 'California',
          region_id: 3847,
          supports_region: true,
          supports_city: true,
        },
      ],
    },
  },

  run: (ctx, { query }) => relayList(ctx, locationsRead(query), query),
});
