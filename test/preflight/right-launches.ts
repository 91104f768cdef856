import { iso, span } from '../../src/kernel/clock.ts';

/** Launches that Meta takes, made of parts that can be chosen freely. */

// biome-ignore lint/suspicious/noExplicitAny: a launch is changed in every place by the mistakes
export type Body = any;

export type World = {
  accounts: {
    id: string;
    page: string;
    pixel: string | null;
    instagram: string | null;
    audience: string | null;
    hashes: string[];
    video: string;
    isEuropean: boolean;
  }[];
  cities: { key: string; country: string }[];
  interests: string[];
  app: { application_id: string; object_store_url: string };
};

export type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

const isLikely = (random: Random, chance: number) => random() < chance;

type Account = World['accounts'][number];

const pixelled = (account: Account, event: string) => ({
  pixel_id: account.pixel,
  custom_event_type: event,
});

/** Each objective with a goal and what it needs. */
const aims: readonly {
  objective: string;
  goal: string;
  more(account: Account): Body;
  needsPixel?: boolean;
  hasAds?: boolean;
}[] = [
  { objective: 'OUTCOME_TRAFFIC', goal: 'LINK_CLICKS', more: () => ({}) },
  {
    objective: 'OUTCOME_TRAFFIC',
    goal: 'LINK_CLICKS',
    more: () => ({ destination_type: 'WEBSITE' }),
  },
  { objective: 'OUTCOME_TRAFFIC', goal: 'LANDING_PAGE_VIEWS', more: () => ({}) },
  { objective: 'OUTCOME_TRAFFIC', goal: 'REACH', more: () => ({}) },
  {
    objective: 'OUTCOME_AWARENESS',
    goal: 'REACH',
    more: ({ page }) => ({ promoted_object: { page_id: page } }),
  },
  {
    objective: 'OUTCOME_AWARENESS',
    goal: 'THRUPLAY',
    more: ({ page }) => ({ promoted_object: { page_id: page } }),
  },
  { objective: 'OUTCOME_ENGAGEMENT', goal: 'LINK_CLICKS', more: () => ({}) },
  {
    objective: 'OUTCOME_ENGAGEMENT',
    goal: 'POST_ENGAGEMENT',
    more: ({ page }) => ({ destination_type: 'ON_POST', promoted_object: { page_id: page } }),
  },
  {
    objective: 'OUTCOME_ENGAGEMENT',
    goal: 'PAGE_LIKES',
    more: ({ page }) => ({ destination_type: 'ON_PAGE', promoted_object: { page_id: page } }),
    hasAds: false,
  },
  {
    objective: 'OUTCOME_LEADS',
    goal: 'OFFSITE_CONVERSIONS',
    more: (account) => ({ promoted_object: pixelled(account, 'LEAD') }),
    needsPixel: true,
  },
  {
    objective: 'OUTCOME_LEADS',
    goal: 'LEAD_GENERATION',
    more: ({ page }) => ({ destination_type: 'ON_AD', promoted_object: { page_id: page } }),
    hasAds: false,
  },
  {
    objective: 'OUTCOME_SALES',
    goal: 'OFFSITE_CONVERSIONS',
    more: (account) => ({ promoted_object: pixelled(account, 'PURCHASE') }),
    needsPixel: true,
  },
  { objective: 'OUTCOME_SALES', goal: 'LINK_CLICKS', more: () => ({}) },
  {
    objective: 'OUTCOME_SALES',
    goal: 'VALUE',
    more: (account) => ({ promoted_object: pixelled(account, 'PURCHASE') }),
    needsPixel: true,
  },
];

const countries = ['US', 'CA', 'AU', 'GB', 'JP', 'CH', 'MX'];
const inEurope = ['DE', 'FR', 'IT', 'ES'];

const targetingOf = (random: Random, world: World, account: Account): Body => {
  const targeting: Body = { geo_locations: {} };
  const kind = random();
  if (kind < 0.2) {
    const city = pick(random, world.cities);
    targeting.geo_locations.cities = [{ key: city.key, radius: 20, distance_unit: 'mile' }];
  } else
    targeting.geo_locations.countries =
      account.isEuropean && kind < 0.6
        ? [pick(random, inEurope)]
        : [...new Set([pick(random, countries), pick(random, countries)])];
  if (isLikely(random, 0.4)) {
    targeting.age_min = pick(random, [18, 21, 25, 30]);
    targeting.age_max = pick(random, [45, 55, 65]);
  }
  if (isLikely(random, 0.2)) targeting.genders = [pick(random, [1, 2])];
  if (isLikely(random, 0.3))
    targeting.flexible_spec = [
      { interests: [{ id: pick(random, world.interests), name: 'Some' }] },
    ];
  if (account.audience && isLikely(random, 0.15))
    targeting.custom_audiences = [{ id: account.audience }];
  if (isLikely(random, 0.2)) {
    targeting.publisher_platforms = pick(
      random,
      account.instagram ? [['facebook'], ['facebook', 'instagram']] : [['facebook']],
    );
    targeting.facebook_positions = ['feed'];
  }
  return targeting;
};

const days = (n: number, now: number) => iso(now + span({ days: n })).replace(/\.\d+Z$/, '+0000');

/** A right launch; every choice comes from `random`. */
export const rightLaunch = (random: Random, world: World, now: number): Body => {
  const account = pick(random, world.accounts);
  const aim = pick(
    random,
    aims.filter((one) => !one.needsPixel || account.pixel),
  );
  const money = pick(random, ['daily', 'daily', 'lifetime', 'campaign daily', 'campaign lifetime']);
  const isSpecial = isLikely(random, 0.08);
  const end = { end_time: days(pick(random, [10, 20, 30]), now) };
  const start = isLikely(random, 0.3) ? { start_time: days(2, now) } : {};
  const bid =
    !money.startsWith('campaign') &&
    isLikely(random, 0.15) &&
    ['LINK_CLICKS', 'OFFSITE_CONVERSIONS'].includes(aim.goal)
      ? pick(random, [
          { bid_strategy: 'COST_CAP', bid_amount: 300 },
          { bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 300 },
        ])
      : {};
  const setOf = (ref: string): Body => ({
    ref,
    name: `Set ${ref}`,
    optimization_goal: aim.goal,
    billing_event: 'IMPRESSIONS',
    ...aim.more(account),
    ...(money === 'daily' ? { daily_budget: 5000, ...(isLikely(random, 0.2) && end) } : {}),
    ...(money === 'lifetime' ? { lifetime_budget: 200_000, ...end } : {}),
    ...(money === 'campaign lifetime' ? end : {}),
    ...start,
    ...bid,
    targeting: isSpecial
      ? { geo_locations: { countries: ['US'] } }
      : targetingOf(random, world, account),
  });
  const hasAds = aim.hasAds !== false && isLikely(random, 0.85);
  const media =
    aim.goal !== 'THRUPLAY' && random() < 0.75
      ? { images: [{ ref: 'picture', hash: pick(random, account.hashes) }] }
      : { videos: [{ ref: 'film', id: account.video }] };
  const defaults = {
    page_id: account.page,
    link_url: 'https://example.com/tent',
    ...(account.instagram && isLikely(random, 0.5) && { instagram_user_id: account.instagram }),
    ...(isLikely(random, 0.3) && {
      call_to_action_type: pick(random, ['SHOP_NOW', 'SIGN_UP', 'LEARN_MORE']),
    }),
    ...(isLikely(random, 0.2) && { url_tags: 'utm_source=meta' }),
  };
  return {
    account_id: account.id,
    defaults,
    campaign: {
      name: `Spring ${Math.floor(random() * 1e6)}`,
      objective: aim.objective,
      ...(money === 'campaign daily' && { daily_budget: 20_000 }),
      ...(money === 'campaign lifetime' && { lifetime_budget: 500_000 }),
      ...(isSpecial && { special_ad_categories: ['HOUSING'], special_ad_category_country: ['US'] }),
    },
    ad_sets: isLikely(random, 0.3) ? [setOf('a'), setOf('b')] : [setOf('a')],
    ...(hasAds && {
      ...media,
      copies: [{ ref: 'warm', message: 'Sleep warm.', headline: 'Tents' }],
      ads: isLikely(random, 0.5)
        ? { matrix: true }
        : { list: [{ ad_set: 'a', media: 'images' in media ? 'picture' : 'film', copy: 'warm' }] },
    }),
  };
};
