import { describe, expect, it } from 'vitest';
import { countryCodes } from '../src/world/countries.ts';
import { places } from '../src/world/places.ts';
import { query, stage, usd } from './kit.ts';

const on = stage({ enforceLimits: false });

const find = async (q: string, type = 'city') => {
  const queryText = query({ type: 'adgeolocation', q, location_types: [type] });
  return (await on.get(`/search?${queryText}`)).body.data;
};

const sizeOf = async (geo_locations: Record<string, unknown>) => {
  const queryText = query({ targeting_spec: { geo_locations } });
  return (await on.get(`/${usd}/reachestimate?${queryText}`)).body.data.users_lower_bound;
};

describe('places', () => {
  it('are the 249 countries of ISO 3166-1 and Kosovo, each with a name', () => {
    expect(countryCodes).toHaveLength(250);
    expect(new Set(countryCodes).size).toBe(250);
    const countries = places().filter(({ type }) => type === 'country');
    expect(countries.filter(({ key, name }) => name === key)).toEqual([]);
  });

  it('have keys of their own', () => {
    expect(new Set(places().map(({ type, key }) => `${type} ${key}`)).size).toBe(places().length);
  });

  it('include a city of every country in which many people are reached', () => {
    const withCity = new Set(
      places()
        .filter(({ type }) => type === 'city')
        .map((c) => c.country),
    );
    const large = places().filter(({ type, people }) => type === 'country' && people > 1000);
    expect(large.filter(({ key }) => !withCity.has(key)).map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ['Lisbon', 'PT', 'Lisbon'],
    ['Lisboa', 'PT', 'Lisbon'],
    ['münchen', 'DE', 'Munich'],
    ['Munchen', 'DE', 'Munich'],
    ['Sao Paulo', 'BR', 'São Paulo'],
    ['Zurich', 'CH', 'Zürich'],
    ['Lodz', 'PL', 'Łódź'],
    ['Nairobi', 'KE', 'Nairobi'],
    ['Warszawa', 'PL', 'Warsaw'],
  ])('are found as %s', async (q, country, name) => {
    const [first] = await find(q);
    expect(first).toMatchObject({ name, type: 'city', country_code: country });
    expect(first.region_id).toEqual(expect.any(Number));
  });

  it('lists places of the same name with the largest first', async () => {
    const [first] = await find('London');
    expect(first.country_code).toBe('GB');
  });
});

const restricted = ['CU', 'IR', 'KP', 'SY'];
const sampledCities = places()
  .filter(({ type, country }) => type === 'city' && !restricted.includes(country))
  .filter((_, place) => place % 40 === 0);

describe('the size of an audience', () => {
  it('fits the place', async () => {
    const [lyon] = await find('Lyon');
    const city = await sizeOf({ cities: [{ key: lyon.key }] });
    expect(city).toBeGreaterThan(500_000);
    expect(city).toBeLessThan(2_000_000);
    expect(await sizeOf({ countries: ['FR'] })).toBe(48_000_000);
    expect(await sizeOf({ countries: ['MC'] })).toBeLessThan(50_000);
  });

  it.each(sampledCities)(
    'gives $name a smaller audience than its country',
    async ({ key, country }) => {
      const whole = await sizeOf({ countries: [country] });
      expect(await sizeOf({ cities: [{ key }] })).toBeLessThanOrEqual(whole);
    },
  );

  it('grows with the circle, and not with a city beside its country', async () => {
    const [lyon] = await find('Lyon');
    const near = await sizeOf({
      cities: [{ key: lyon.key, radius: 17, distance_unit: 'kilometer' }],
    });
    const far = await sizeOf({ cities: [{ key: lyon.key, radius: 50, distance_unit: 'mile' }] });
    expect(far).toBeGreaterThan(near);
    expect(await sizeOf({ countries: ['FR'], cities: [{ key: lyon.key }] })).toBe(48_000_000);
  });

  it('does not give a point the audience of the world', async () => {
    const point = { latitude: 45.7, longitude: 4.8, radius: 10, distance_unit: 'mile' };
    expect(await sizeOf({ custom_locations: [point] })).toBeLessThan(1_000_000);
  });
});
