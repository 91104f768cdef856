import { iso, span } from '../../src/kernel/clock.ts';
import type { AgencyAccount, AgencyWorld } from './agency-world.ts';
import { type Body, pick, type Random } from './right-launches.ts';

/**
 * Right launches as agencies write them: by hand in a file, by a program, by an agent from one sentence, or from a
 * table. Written from what Meta says of its API alone, without a look at the rules of the plan.
 */

export type Setting = {
  account: AgencyAccount;
  world: AgencyWorld;
  random: Random;
  now: number;
};

export type AgencyLaunch = {
  name: string;
  /** Accounts that have what it needs. */
  fits?(account: AgencyAccount): boolean;
  make(setting: Setting): Body;
};

export const inDays = (now: number, days: number) =>
  iso(now + span({ hours: Math.round(days * 24) })).replace(/\.\d+Z$/, '+0000');

/** An amount in the smallest unit, from what would be dollars. */
export const money = ({ currency }: AgencyAccount, dollars: number) =>
  Math.round(currency === 'JPY' ? dollars * 150 : dollars * 100);

const texts = [
  ['Sleep warm when it snows.', 'Tents for winter'],
  ['Made in small numbers. Sent tomorrow.', 'New this week'],
  ['What you wear on the first cold day.', 'Ready for frost'],
  ['Your weekend begins on Friday at four.', 'Two nights out'],
] as const;

const copiesOf = (random: Random, count = 1, more: Body = {}) => {
  const first = Math.floor(random() * texts.length);
  return Array.from({ length: count }, (_, at) => {
    const [message, headline] = texts[(first + at) % texts.length] ?? texts[0];
    return { ref: `text-${at + 1}`, message, headline, ...more };
  });
};

const pictures = ({ account, random }: Setting, count = 1) => {
  const first = Math.floor(random() * account.hashes.length);
  return Array.from({ length: count }, (_, at) => ({
    ref: `picture-${at + 1}`,
    hash: account.hashes[(first + at) % account.hashes.length],
  }));
};

const film = ({ account }: Setting) => [{ ref: 'film', id: account.video }];

const home = ({ account }: Setting) =>
  account.currency === 'EUR' ? ['FR'] : account.currency === 'JPY' ? ['JP'] : ['US'];

const here = (setting: Setting) => ({ geo_locations: { countries: home(setting) } });

const defaultsOf = ({ account, random }: Setting, more: Body = {}): Body => ({
  page_id: account.page,
  link_url: pick(random, [
    'https://example.com/winter',
    'https://shop.example.com/?c=tents',
    'https://example.com/en/new-in',
  ]),
  ...(random() < 0.4 && { call_to_action_type: pick(random, ['SHOP_NOW', 'LEARN_MORE']) }),
  ...(random() < 0.3 && { url_tags: 'utm_source=meta&utm_campaign={{campaign.id}}' }),
  ...more,
});

const campaignOf = ({ random }: Setting, objective: string, more: Body = {}): Body => ({
  name: `${pick(random, ['Winter', 'Q1', 'Always on', 'Launch'])} | ${objective} | ${Math.floor(random() * 1e5)}`,
  objective,
  ...(random() < 0.3 && { special_ad_categories: [] }),
  ...(random() < 0.3 && { status: 'PAUSED' }),
  ...(random() < 0.2 && { buying_type: 'AUCTION' }),
  ...more,
});

const setOf = (setting: Setting, goal: string, more: Body = {}): Body => ({
  ref: 'main',
  name: `${goal} ${setting.account.currency}`,
  optimization_goal: goal,
  billing_event: 'IMPRESSIONS',
  targeting: here(setting),
  ...more,
});

const daily = ({ account, random }: Setting) => ({
  daily_budget: money(account, pick(random, [20, 35, 50, 120])),
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
});

const inAll = ({ account, random, now }: Setting) => ({
  lifetime_budget: money(account, pick(random, [900, 2500])),
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  start_time: inDays(now, 2),
  end_time: inDays(now, pick(random, [12, 23])),
});

const withCopies = (setting: Setting, media: Body, copies = copiesOf(setting.random)) => ({
  ...media,
  copies,
  ads: { matrix: true },
});

const launchOf = ({ account, random }: Setting, parts: Body): Body => ({
  ...(random() < 0.3 && { name: 'Week 3' }),
  account_id: account.id,
  ...parts,
});

const hasPixel = ({ pixel }: AgencyAccount) => pixel !== null;
const hasInstagram = ({ instagram }: AgencyAccount) => instagram !== null;
const hasForms = ({ forms }: AgencyAccount) => forms.length > 0;
const isDollar = ({ currency }: AgencyAccount) => currency === 'USD';

const withPixelEvent = ({ account }: Setting, event: string) => ({
  promoted_object: { pixel_id: account.pixel, custom_event_type: event },
});

const ofPage = ({ account }: Setting) => ({ promoted_object: { page_id: account.page } });

const narrow = (setting: Setting): Body => ({
  ...here(setting),
  age_min: pick(setting.random, [21, 25, 30]),
  age_max: pick(setting.random, [45, 54, 65]),
  flexible_spec: [
    { interests: [{ id: pick(setting.random, setting.world.interests), name: 'Outdoors' }] },
  ],
  targeting_automation: { advantage_audience: 0 },
});

export const agencyLaunches: readonly AgencyLaunch[] = [
  {
    name: 'visits, one picture and two texts',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [setOf(s, 'LINK_CLICKS', daily(s))],
        ...withCopies(s, { images: pictures(s) }, copiesOf(s.random, 2)),
      }),
  },
  {
    name: 'visits that arrive, a budget in all, hours of the day',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LANDING_PAGE_VIEWS', {
            ...inAll(s),
            pacing_type: ['day_parting'],
            adset_schedule: [
              { start_minute: 480, end_minute: 1200, days: [1, 2, 3, 4, 5], timezone_type: 'USER' },
            ],
          }),
        ],
        ...withCopies(s, { images: pictures(s, 2) }),
      }),
  },
  {
    name: 'one budget for three countries',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC', {
          daily_budget: money(s.account, 150),
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
        ad_sets: ['US', 'CA', 'NZ'].map((code) =>
          setOf(s, 'LINK_CLICKS', {
            ref: code.toLowerCase(),
            name: `Country ${code}`,
            targeting: { geo_locations: { countries: [code] } },
          }),
        ),
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'ad sets that share their budgets',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC', {
          is_adset_budget_sharing_enabled: true,
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
        ad_sets: ['a', 'b'].map((ref) =>
          setOf(s, 'LINK_CLICKS', { ref, daily_budget: money(s.account, 40) }),
        ),
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'one budget with a floor and a ceiling for each ad set',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC', {
          daily_budget: money(s.account, 300),
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
        ad_sets: ['a', 'b'].map((ref) =>
          setOf(s, 'LINK_CLICKS', {
            ref,
            daily_min_spend_target: money(s.account, 20),
            daily_spend_cap: money(s.account, 200),
          }),
        ),
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'sales, seven days after a click',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_SALES'),
        ad_sets: [
          setOf(s, 'OFFSITE_CONVERSIONS', {
            ...daily(s),
            ...withPixelEvent(s, 'PURCHASE'),
            attribution_spec: [
              { event_type: 'CLICK_THROUGH', window_days: 7 },
              { event_type: 'VIEW_THROUGH', window_days: 1 },
            ],
          }),
        ],
        ...withCopies(s, { images: pictures(s, 2) }, copiesOf(s.random, 2)),
      }),
  },
  {
    name: 'sales by their value',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_SALES'),
        ad_sets: [
          setOf(s, 'VALUE', {
            ...daily(s),
            ...withPixelEvent(s, 'PURCHASE'),
            bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
            bid_constraints: { roas_average_floor: 20_000 },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'sales at a price each, one budget',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_SALES', {
          daily_budget: money(s.account, 400),
          bid_strategy: 'COST_CAP',
        }),
        ad_sets: ['cold', 'warm'].map((ref) =>
          setOf(s, 'OFFSITE_CONVERSIONS', {
            ref,
            ...withPixelEvent(s, 'PURCHASE'),
            bid_amount: money(s.account, 12),
          }),
        ),
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'those who were in the shop, without those who bought',
    fits: (account) => isDollar(account),
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s, { call_to_action_type: 'SHOP_NOW' }),
        campaign: campaignOf(s, 'OUTCOME_SALES'),
        ad_sets: [
          setOf(s, 'OFFSITE_CONVERSIONS', {
            ...daily(s),
            ...withPixelEvent(s, 'ADD_TO_CART'),
            targeting: {
              ...here(s),
              custom_audiences: [{ id: '23840000000000001' }],
              excluded_custom_audiences: [{ id: '23840000000000002' }],
              targeting_automation: { advantage_audience: 0 },
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'leads on the website',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s, { call_to_action_type: 'SIGN_UP' }),
        campaign: campaignOf(s, 'OUTCOME_LEADS'),
        ad_sets: [setOf(s, 'OFFSITE_CONVERSIONS', { ...daily(s), ...withPixelEvent(s, 'LEAD') })],
        ...withCopies(s, { images: pictures(s) }, copiesOf(s.random, 2)),
      }),
  },
  {
    name: 'leads in a form',
    fits: hasForms,
    make: (s) =>
      launchOf(s, {
        defaults: { page_id: s.account.page, lead_form_id: pick(s.random, s.account.forms) },
        campaign: campaignOf(s, 'OUTCOME_LEADS'),
        ad_sets: [
          setOf(s, pick(s.random, ['LEAD_GENERATION', 'QUALITY_LEAD']), {
            ...daily(s),
            ...ofPage(s),
            destination_type: 'ON_AD',
          }),
        ],
        ...withCopies(s, { images: pictures(s) }, copiesOf(s.random, 2)),
      }),
  },
  {
    name: 'two forms, one for each text',
    fits: hasForms,
    make: (s) =>
      launchOf(s, {
        defaults: { page_id: s.account.page },
        campaign: campaignOf(s, 'OUTCOME_LEADS'),
        ad_sets: [
          setOf(s, 'LEAD_GENERATION', { ...inAll(s), ...ofPage(s), destination_type: 'ON_AD' }),
        ],
        images: pictures(s),
        copies: copiesOf(s.random, 2).map((copy, at) => ({
          ...copy,
          lead_form_id: s.account.forms[at],
        })),
        ads: { matrix: true },
      }),
  },
  {
    name: 'calls, ad sets alone',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_LEADS'),
        ad_sets: [
          setOf(s, 'QUALITY_CALL', { ...daily(s), ...ofPage(s), destination_type: 'PHONE_CALL' }),
        ],
      }),
  },
  {
    name: 'posts that exist',
    make: (s) =>
      launchOf(s, {
        defaults: { page_id: s.account.page },
        campaign: campaignOf(s, 'OUTCOME_ENGAGEMENT'),
        ad_sets: [
          setOf(s, 'POST_ENGAGEMENT', {
            ...daily(s),
            ...ofPage(s),
            destination_type: 'ON_POST',
          }),
        ],
        posts: s.account.posts.slice(0, 2).map((object_story_id, at) => ({
          ref: `post-${at + 1}`,
          object_story_id,
        })),
        ads: { matrix: true },
      }),
  },
  {
    name: 'a reel and a still of Instagram',
    fits: hasInstagram,
    make: (s) =>
      launchOf(s, {
        defaults: { page_id: s.account.page, instagram_user_id: s.account.instagram },
        campaign: campaignOf(s, 'OUTCOME_ENGAGEMENT'),
        ad_sets: [
          setOf(s, 'POST_ENGAGEMENT', {
            ...daily(s),
            ...ofPage(s),
            destination_type: 'ON_POST',
          }),
        ],
        posts: [s.account.reels[0], s.account.stills[0]].map((source_instagram_media_id, at) => ({
          ref: `media-${at + 1}`,
          source_instagram_media_id,
        })),
        ads: { matrix: true },
      }),
  },
  {
    name: 'fans of the Page, ad sets alone',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_ENGAGEMENT'),
        ad_sets: [
          setOf(s, 'PAGE_LIKES', { ...daily(s), ...ofPage(s), destination_type: 'ON_PAGE' }),
        ],
      }),
  },
  {
    name: 'a film that is watched',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_ENGAGEMENT'),
        ad_sets: [setOf(s, 'THRUPLAY', { ...daily(s), destination_type: 'ON_VIDEO' })],
        ...withCopies(s, { videos: film(s) }),
      }),
  },
  {
    name: 'talks in Messenger',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_ENGAGEMENT'),
        ad_sets: [
          setOf(s, 'CONVERSATIONS', {
            ...daily(s),
            ...ofPage(s),
            destination_type: 'MESSENGER',
          }),
        ],
      }),
  },
  {
    name: 'reach, at most two times a week',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_AWARENESS'),
        ad_sets: [
          setOf(s, 'REACH', {
            ...inAll(s),
            ...ofPage(s),
            frequency_control_specs: [{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }],
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'remembered, by film',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_AWARENESS', {
          lifetime_budget: money(s.account, 4000),
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
        ad_sets: [
          setOf(s, pick(s.random, ['AD_RECALL_LIFT', 'THRUPLAY']), {
            ...ofPage(s),
            start_time: inDays(s.now, 1),
            end_time: inDays(s.now, 22),
          }),
        ],
        ...withCopies(s, { videos: film(s) }),
      }),
  },
  {
    name: 'an app to install',
    make: (s) =>
      launchOf(s, {
        defaults: {
          page_id: s.account.page,
          link_url: s.world.app.object_store_url,
          call_to_action_type: 'INSTALL_MOBILE_APP',
        },
        campaign: campaignOf(s, 'OUTCOME_APP_PROMOTION', { is_skadnetwork_attribution: false }),
        ad_sets: [
          setOf(s, 'APP_INSTALLS', {
            ...daily(s),
            promoted_object: s.world.app,
            targeting: { ...here(s), user_os: ['iOS'], device_platforms: ['mobile'] },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'one ad in three shapes',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s, s.account.instagram && { instagram_user_id: s.account.instagram }),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [setOf(s, 'LINK_CLICKS', daily(s))],
        ...withCopies(s, {
          images: [
            {
              ref: 'tent',
              square: { hash: s.account.hashes[0] },
              vertical: { hash: s.account.hashes[1] },
              landscape: { hash: s.account.hashes[2] },
            },
          ],
        }),
      }),
  },
  {
    name: 'stories and reels of Instagram alone',
    fits: hasInstagram,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s, { instagram_user_id: s.account.instagram }),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              ...here(s),
              publisher_platforms: ['instagram'],
              instagram_positions: ['story', 'reels'],
              device_platforms: ['mobile'],
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'feeds alone, on the phone and the desk',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              ...here(s),
              publisher_platforms: ['facebook'],
              facebook_positions: ['feed', 'right_hand_column', 'marketplace'],
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'into Europe from America',
    fits: isDollar,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: { geo_locations: { countries: ['DE', 'AT', 'CH'] } },
            dsa_beneficiary: 'Northlight Outdoor GmbH',
            dsa_payor: 'Northlight Agency Ltd',
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  ...(['HOUSING', 'EMPLOYMENT', 'FINANCIAL_PRODUCTS_SERVICES'] as const).map(
    (category): AgencyLaunch => ({
      name: `a special category: ${category}`,
      make: (s) =>
        launchOf(s, {
          defaults: defaultsOf(s),
          campaign: campaignOf(s, 'OUTCOME_TRAFFIC', {
            special_ad_categories: [category],
            special_ad_category_country: ['US'],
          }),
          ad_sets: [
            setOf(s, 'LINK_CLICKS', {
              ...daily(s),
              targeting: { geo_locations: { countries: ['US'] } },
            }),
          ],
          ...withCopies(s, { images: pictures(s) }),
        }),
    }),
  ),
  {
    name: 'a new ad set in a campaign that exists',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: { id: s.account.existing.traffic },
        ad_sets: [setOf(s, 'LINK_CLICKS', { ...daily(s), targeting: narrow(s) })],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'a new ad set under one budget that exists',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: { id: s.account.existing.sales },
        ad_sets: [setOf(s, 'OFFSITE_CONVERSIONS', withPixelEvent(s, 'PURCHASE'))],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'new ads in an ad set that exists',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        ad_sets: [{ ref: 'old', id: s.account.existing.trafficSet }],
        ...withCopies(s, { images: pictures(s, 2) }),
      }),
  },
  {
    name: 'a creative that exists, in a new ad set',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [setOf(s, 'LINK_CLICKS', { ...daily(s), targeting: narrow(s) })],
        ads: {
          list: [{ ad_set: 'main', creative_id: s.account.existing.creative, name: 'Again' }],
        },
      }),
  },
  {
    name: 'a campaign alone',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC', {
          lifetime_budget: money(s.account, 3000),
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        }),
      }),
  },
  {
    name: 'a campaign with a limit to its spend',
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_AWARENESS', { spend_cap: money(s.account, 5000) }),
        ad_sets: [setOf(s, 'REACH', { ...daily(s), ...ofPage(s) })],
      }),
  },
  ...(
    [
      ['traffic', 'LINK_CLICKS', () => ({})],
      ['awareness', 'REACH', () => ({})],
      ['website_sales', 'OFFSITE_CONVERSIONS', ({ pixel }: AgencyAccount) => ({ pixel_id: pixel })],
      ['website_leads', 'OFFSITE_CONVERSIONS', ({ pixel }: AgencyAccount) => ({ pixel_id: pixel })],
      [
        'form_leads',
        'LEAD_GENERATION',
        ({ forms }: AgencyAccount) => ({ lead_form_id: forms[0], link_url: undefined }),
      ],
    ] as const
  ).map(
    ([recipe, , more]): AgencyLaunch => ({
      name: `the recipe ${recipe}, in an agent's few words`,
      fits: (account) =>
        recipe === 'form_leads'
          ? hasForms(account)
          : !recipe.startsWith('web') || hasPixel(account),
      make: (s) =>
        launchOf(s, {
          recipe,
          defaults: JSON.parse(JSON.stringify(defaultsOf(s, more(s.account)))),
          campaign: { name: `From a sentence ${Math.floor(s.random() * 1e5)}` },
          ad_sets: [{ ref: 'main', name: 'Everybody', ...daily(s), targeting: here(s) }],
          ...withCopies(s, { images: pictures(s) }),
        }),
    }),
  ),
  {
    name: 'cities with a radius',
    fits: isDollar,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              geo_locations: {
                cities: [
                  { key: pick(s.random, s.world.cities).key, radius: 25, distance_unit: 'mile' },
                ],
              },
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'around the shop, by its place on the map',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_AWARENESS'),
        ad_sets: [
          setOf(s, 'REACH', {
            ...daily(s),
            ...ofPage(s),
            targeting: {
              geo_locations: {
                custom_locations: [
                  { latitude: 37.77, longitude: -122.42, radius: 12, distance_unit: 'kilometer' },
                ],
              },
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'states and postcodes of the United States',
    fits: isDollar,
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              geo_locations:
                s.random() < 0.5 || s.world.zips.length === 0
                  ? { regions: [{ key: pick(s.random, s.world.regions) }] }
                  : { zips: [{ key: pick(s.random, s.world.zips) }] },
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'Meta may widen the audience',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              ...here(s),
              age_min: 21,
              age_max: 65,
              targeting_automation: { advantage_audience: 1 },
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'women who speak a language, with an interest and a behaviour',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            ...daily(s),
            targeting: {
              ...narrow(s),
              genders: [2],
              locales: s.world.locales.slice(0, 1),
              ...(s.world.behaviors[0] && { behaviors: [{ id: s.world.behaviors[0] }] }),
            },
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'at most so much for a click',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s, { call_to_action_type: 'LEARN_MORE' }),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', {
            daily_budget: money(s.account, 80),
            bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
            bid_amount: money(s.account, 3),
            end_time: inDays(s.now, 14),
          }),
        ],
        ...withCopies(s, { images: pictures(s) }),
      }),
  },
  {
    name: 'a talk on WhatsApp, ad sets alone',
    fits: hasPixel,
    make: (s) =>
      launchOf(s, {
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', { ...daily(s), ...ofPage(s), destination_type: 'WHATSAPP' }),
        ],
      }),
  },
  {
    name: 'a list of ads, each with its own link',
    make: (s) =>
      launchOf(s, {
        defaults: defaultsOf(s),
        campaign: campaignOf(s, 'OUTCOME_TRAFFIC'),
        ad_sets: [
          setOf(s, 'LINK_CLICKS', { ...daily(s), ref: 'cold', name: 'Cold' }),
          setOf(s, 'LINK_CLICKS', { ...daily(s), ref: 'warm', name: 'Warm', targeting: narrow(s) }),
        ],
        images: pictures(s, 2),
        copies: copiesOf(s.random, 2),
        ads: {
          list: [
            { ad_set: 'cold', media: 'picture-1', copy: 'text-1', name: 'Cold one' },
            {
              ad_set: 'warm',
              media: 'picture-2',
              copy: 'text-2',
              link_url: 'https://example.com/warm',
              call_to_action_type: 'GET_OFFER',
            },
          ],
        },
      }),
  },
];

const withPage = (body: Body, { account }: Setting): Body => ({
  ...body,
  defaults: { ...body.defaults, page_id: account.page },
});

/** Tables that an agency sends; the service makes the body of them. */
export const agencyTables: readonly {
  name: string;
  fits?(account: AgencyAccount): boolean;
  table(setting: Setting): string;
  /** The Page is no column. */
  complete(body: Body, setting: Setting): Body;
}[] = [
  {
    name: 'a table of visits',
    complete: withPage,
    table: ({ account, random }) =>
      [
        'campaign;objective;ad_set;countries;age_min;age_max;daily_budget;image_hash;message;headline;link_url;name',
        `Table ${Math.floor(random() * 1e5)};Traffic;Young;US|CA;21;34;${account.currency === 'JPY' ? '6000' : '45.00'};${account.hashes[0]};Sleep warm.;Tents;https://example.com/a;Young 1`,
      ].join('\n'),
  },
  {
    name: 'a table of leads in forms',
    fits: hasForms,
    complete: (body, setting) => ({
      ...withPage(body, setting),
      ad_sets: body.ad_sets.map((part: Body) => ({ ...part, ...ofPage(setting) })),
    }),
    table: ({ account }) =>
      [
        'campaign,objective,ad_set,countries,daily_budget,image_hash,message,headline,lead_form_id,name',
        `Dentist,Leads,Near,${account.currency === 'EUR' ? 'France' : 'United States'},25.00,${account.hashes[0]},A free check.,Ask for a date,${account.forms[0]},One`,
        `Dentist,,Near,,,${account.hashes[1]},White teeth.,Ask for a date,${account.forms[0]},Two`,
      ].join('\n'),
  },
  {
    name: 'a table of films with dates',
    complete: withPage,
    table: ({ account, now }) =>
      [
        'campaign\tobjective\tad_set\tcountries\tlifetime_budget\tstart\tend\tvideo_id\tmessage\theadline\tlink_url',
        `Films\tTraffic\tEverybody\tJapan\t${account.currency === 'JPY' ? '200000' : '1500.00'}\t${inDays(now, 3).slice(0, 10)}\t${inDays(now, 20).slice(0, 10)}\t${account.video}\tWatch it.\tNew\thttps://example.com`,
      ].join('\n'),
  },
];
