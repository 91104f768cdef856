import type { Json } from '../../src/http/openapi/schemas.ts';

/** The service looks into these parts itself, to name every problem at once; the client's types know them. */
const partTypes: Record<string, Record<string, string>> = {
  'launches.start': {
    campaign: 'LaunchCampaign<CampaignsCreateInput>',
    ad_sets: 'LaunchAdSet<AdsetsCreateInput>[]',
    images: 'LaunchImage[]',
    videos: 'LaunchVideo[]',
    copies: 'LaunchCopy[]',
    ads: 'LaunchAds',
  },
};

/** All of them, as they are imported. */
export const partNames = Object.values(partTypes)
  .flatMap((parts) => Object.values(parts))
  .map((type) => type.replace(/[<[].*$/, ''))
  .sort();

/** The properties of a body, its parts by the names of their types. */
export const withParts = (id: string, properties: Json): Json => {
  const parts = Object.entries(partTypes[id] ?? {}).map(([name, type]) => {
    const { description } = properties[name] as Json;
    return [name, { description, $ref: `#/components/schemas/${type}` }];
  });
  return { ...properties, ...Object.fromEntries(parts) };
};

/** Parts that the service demands by itself, with all other problems. */
export const requiredParts = (id: string) => (id === 'launches.start' ? ['campaign'] : []);
