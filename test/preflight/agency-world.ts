import { demo } from 'graph-ads-sandbox';
import type { House } from '../helpers/house/house.ts';
import { eur, jpy, usd } from '../helpers/house/publishing.ts';
import type { Body, World } from './right-launches.ts';
import { demoWorld } from './world.ts';

type Existing = {
  /** Campaigns with ad sets that have budgets of their own, with one budget for all, and those that take nothing more. */
  traffic: string;
  sales: string | null;
  archived: string;
  deleted: string;
  trafficSet: string;
  creative: string;
};

export type AgencyAccount = World['accounts'][number] & {
  currency: 'USD' | 'EUR' | 'JPY';
  /** Its own, as the sandbox lists them. */
  posts: string[];
  reels: string[];
  stills: string[];
  forms: string[];
  existing: Existing;
};

export type AgencyWorld = {
  accounts: AgencyAccount[];
  cities: World['cities'];
  regions: string[];
  zips: string[];
  interests: string[];
  behaviors: string[];
  locales: number[];
  app: World['app'];
  archivedForm: string;
  retiredInterest: string;
};

const currencies = { [usd]: 'USD', [eur]: 'EUR', [jpy]: 'JPY' } as const;

/** What agencies have around their launches: places, audiences, posts, forms, and what they made before. */
export const agencyWorld = async (h: House) => {
  const { token, world } = await demoWorld(h);
  const origin = String(h.service.platform.sandboxOrigin);
  const ask = async (path: string, body?: Record<string, unknown>): Promise<Body> => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(body ?? {}))
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const response = await fetch(`${origin}/v26.0${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: form }),
    });
    const answer = (await response.json()) as Body;
    if (answer.error) throw new Error(`${path}: ${JSON.stringify(answer.error)}`);
    return answer;
  };
  const rows = async (path: string): Promise<Body[]> => (await ask(path)).data;
  const places = async (type: string, word: string) =>
    (await rows(`/search?type=adgeolocation&location_types=["${type}"]&q=${word}&limit=8`)).filter(
      ({ country_code }) => country_code === 'US',
    );

  const existingIn = async (account: World['accounts'][number]): Promise<Existing> => {
    const campaign = async (more: Body) =>
      String((await ask(`/${account.id}/campaigns`, { special_ad_categories: [], ...more })).id);
    const own = { is_adset_budget_sharing_enabled: false, status: 'PAUSED' };
    const traffic = await campaign({
      name: 'Always on',
      objective: 'OUTCOME_TRAFFIC',
      ...own,
    });
    const archived = await campaign({ name: 'Last year', objective: 'OUTCOME_TRAFFIC', ...own });
    await ask(`/${archived}`, { status: 'ARCHIVED' });
    const deleted = await campaign({ name: 'Mistaken', objective: 'OUTCOME_TRAFFIC', ...own });
    await ask(`/${deleted}`, { status: 'DELETED' });
    const sales =
      account.pixel &&
      (await campaign({
        name: 'Shop, one budget',
        objective: 'OUTCOME_SALES',
        daily_budget: '900000',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        status: 'PAUSED',
      }));
    const trafficSet = await ask(`/${account.id}/adsets`, {
      name: 'Everybody',
      campaign_id: traffic,
      optimization_goal: 'LINK_CLICKS',
      billing_event: 'IMPRESSIONS',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      daily_budget: '5000',
      targeting: { geo_locations: { countries: ['US'] } },
      status: 'PAUSED',
    });
    const creative = await ask(`/${account.id}/adcreatives`, {
      name: 'Evergreen',
      object_story_spec: {
        page_id: account.page,
        link_data: { link: 'https://example.com', message: 'Hello', image_hash: account.hashes[0] },
      },
    });
    return {
      traffic,
      sales: sales || null,
      archived,
      deleted,
      trafficSet: String(trafficSet.id),
      creative: String(creative.id),
    };
  };

  const accounts: AgencyAccount[] = [];
  for (const account of world.accounts) {
    // As the sandbox numbers what Pages and Instagram accounts have published; every third is a reel.
    const media = (place: number) => `1790${account.instagram?.slice(-4)}${1_000_000_001 + place}`;
    accounts.push({
      ...account,
      currency: currencies[account.id] ?? 'USD',
      posts: [0, 1, 2].map((place) => `${account.page}_${102_000_000_000_001 + place}`),
      reels: account.instagram ? [media(2), media(5)] : [],
      stills: account.instagram ? [media(0), media(3)] : [],
      forms:
        account.id === usd
          ? [demo.usdLeadFormId, '23880000000000003']
          : account.id === eur
            ? [demo.eurLeadFormId, '23880000000000005']
            : [],
      existing: await existingIn(account),
    });
  }
  const agency: AgencyWorld = {
    accounts,
    cities: world.cities,
    regions: (await places('region', 'Ca')).map(({ key }) => String(key)),
    zips: (await places('zip', '9')).map(({ key }) => String(key)),
    interests: world.interests,
    behaviors: (await rows('/search?type=adTargetingCategory&class=behaviors')).map(({ id }) =>
      String(id),
    ),
    locales: (await rows('/search?type=adlocale&q=En')).map(({ key }) => Number(key)),
    app: world.app,
    archivedForm: '23880000000000004',
    retiredInterest: demo.retiredInterestId,
  };
  return {
    token,
    world: agency,
    /** An ad set has at most 50 ads: from time to time launches need new ones to add to. */
    renew: async () => {
      for (const account of accounts) account.existing = await existingIn(account);
    },
  };
};
