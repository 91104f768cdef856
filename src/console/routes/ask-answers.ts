import * as z from 'zod';

/** Meta's answers are cut down to what the page's script shows. */
export const shownOption = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        path: z.array(z.string()).catch([]),
      }),
    ),
  })
  .transform(({ data }) =>
    data.map(({ id, name, type, path }) => ({ id, name, list: type, about: path.join(' › ') })),
  );

/** Which list of geo_locations a place goes into. */
const placeLists: Record<string, string> = {
  country: 'countries',
  region: 'regions',
  city: 'cities',
  zip: 'zips',
  geo_market: 'geo_markets',
};

export const shownPlace = z
  .object({
    data: z.array(
      z.object({
        key: z.coerce.string(),
        name: z.string(),
        type: z.string(),
        country_code: z.string().catch(''),
        country_name: z.string().catch(''),
        region: z.string().catch(''),
      }),
    ),
  })
  .transform(({ data }) =>
    data.flatMap(({ key, name, type, country_code, country_name: country, region }) => {
      const list = placeLists[type];
      const about = [region, country].filter((one) => one !== '' && one !== name).join(', ');
      return list === undefined ? [] : [{ id: key, name, list, about, country: country_code }];
    }),
  );

export const estimate = z.object({
  data: z.array(
    z.object({
      estimate_mau_lower_bound: z.number().catch(-1),
      estimate_mau_upper_bound: z.number().catch(-1),
    }),
  ),
});
