import { demo } from 'graph-ads-sandbox';
import type { House } from '../helpers/house/house.ts';
import { eur, jpy, usd } from '../helpers/house/publishing.ts';
import type { World } from './right-launches.ts';

/** What the sandbox has from the start, and a video in each account. */
export const demoWorld = async (h: House): Promise<{ token: string; world: World }> => {
  const token = demo.systemUserToken;
  const origin = String(h.service.platform.sandboxOrigin);
  const ask = async (path: string, body?: Record<string, string>) => {
    const response = await fetch(`${origin}/v26.0${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
    return (await response.json()) as {
      id: string;
      data: { key: string; country_code: string; hash: string; id: string }[];
    };
  };
  const search = async (type: string, words: string[]) =>
    (await Promise.all(words.map((word) => ask(`/search?type=${type}&q=${word}&limit=5`)))).flatMap(
      ({ data }) => data,
    );
  const cities = await search('adgeolocation&location_types=["city"]', [
    'New',
    'Lon',
    'Tor',
    'Tok',
  ]);
  const interests = await search('adinterest', ['Hik', 'Cam', 'Run', 'Coo', 'Tea']);
  const account = async (
    id: string,
    more: Omit<World['accounts'][number], 'id' | 'hashes' | 'video'>,
  ) => ({
    id,
    ...more,
    hashes: (await ask(`/${id}/adimages?fields=hash`)).data.map(({ hash }) => hash),
    video: (
      await ask(`/${id}/advideos`, { file_url: 'https://example.com/film.mp4', name: 'Film' })
    ).id,
  });
  return {
    token,
    world: {
      accounts: [
        await account(usd, {
          page: demo.usdPageId,
          pixel: demo.usdPixelId,
          instagram: demo.usdInstagramId,
          audience: '23840000000000001',
          isEuropean: false,
        }),
        await account(eur, {
          page: demo.eurPageId,
          pixel: demo.eurPixelId,
          instagram: demo.eurInstagramId,
          audience: '23840000000000004',
          isEuropean: true,
        }),
        await account(jpy, {
          page: demo.jpyPageId,
          pixel: null,
          instagram: null,
          audience: null,
          isEuropean: false,
        }),
      ],
      cities: cities
        .map(({ key, country_code }) => ({ key, country: country_code }))
        .filter(({ country }) => ['US', 'CA', 'GB', 'JP'].includes(country)),
      interests: interests.map(({ id }) => id),
      app: {
        application_id: demo.appId,
        object_store_url: 'https://apps.apple.com/us/app/tents/id1234567890',
      },
    },
  };
};
