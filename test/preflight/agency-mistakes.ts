import { inDays, money, type Setting } from './agency-launches.ts';
import { type Body, pick } from './right-launches.ts';

/**
 * What goes wrong when agencies write launches, by classes, in every field that can carry it. Written from what Meta says of
 * its API alone.
 */
export type AgencyMistake = {
  name: string;
  /** The fields in which a plan may rightly tell it; null where the launch has no place for it. */
  make(body: Body, setting: Setting): string[] | null;
};

type Place = { part: Body; at: string };

const newSets = (body: Body): Place[] =>
  (body.ad_sets ?? [])
    .map((part: Body, at: number) => ({ part, at: `ad_sets.${at}` }))
    .filter(({ part }: Place) => part.id === undefined);

/** One of the new ad sets, by chance. */
const oneSet = (body: Body, { random }: Setting): Place | null => {
  const sets = newSets(body);
  return sets.length === 0 ? null : pick(random, sets);
};

const newCampaign = (body: Body): Body | null =>
  body.campaign && body.campaign.id === undefined ? body.campaign : null;

const hasAds = (body: Body) => body.ads !== undefined;
const writesAds = (body: Body) => hasAds(body) && body.copies !== undefined;

const inSet = (
  name: string,
  change: (part: Body, setting: Setting, body: Body) => string[] | null,
): AgencyMistake => ({
  name,
  make: (body, setting) => {
    const place = oneSet(body, setting);
    return (
      (place && change(place.part, setting, body)?.map((field) => `${place.at}.${field}`)) ?? null
    );
  },
});

const inCampaign = (
  name: string,
  change: (part: Body, setting: Setting, body: Body) => string[] | null,
): AgencyMistake => ({
  name,
  make: (body, setting) => {
    const part = newCampaign(body);
    return (part && change(part, setting, body)?.map((field) => `campaign.${field}`)) ?? null;
  },
});

const inDefaults = (
  name: string,
  change: (part: Body, setting: Setting, body: Body) => string[] | null,
): AgencyMistake => ({
  name,
  make: (body, setting) =>
    (writesAds(body) && body.defaults
      ? change(body.defaults, setting, body)?.map((field) => `defaults.${field}`)
      : null) ?? null,
});

/** A value in place of one that is there. */
const instead = (part: Body, field: string, value: unknown) => {
  if (part[field] === undefined) return null;
  part[field] = value;
  return [field];
};

const without = (part: Body, field: string, also: string[] = []) => {
  if (part[field] === undefined) return null;
  delete part[field];
  return [field, ...also];
};

/** Changes a field, and answers where that may be told. */
const put = <T>(holder: Body, field: string, value: unknown, fields: T): T => {
  holder[field] = value;
  return fields;
};

const cut = <T>(holder: Body, field: string, fields: T): T => {
  delete holder[field];
  return fields;
};

const targetingOf = (part: Body): Body | null =>
  typeof part.targeting === 'object' ? part.targeting : null;

/** Sets a field of an ad set's targeting. */
const aimed = (
  name: string,
  change: (targeting: Body, setting: Setting, part: Body) => string[] | null,
) =>
  inSet(name, (part, setting) => {
    const targeting = targetingOf(part);
    return (
      (targeting &&
        change(targeting, setting, part)?.map((field) =>
          field.startsWith('^') ? field.slice(1) : `targeting.${field}`,
        )) ??
      null
    );
  });

const other = ({ account, world }: Setting) =>
  pick(
    () => 0,
    world.accounts.filter(({ id, currency }) => id !== account.id && currency !== 'JPY'),
  );

/** A Page that the account may not advertise for. */
const foreignPage = (setting: Setting) => {
  const { account, world } = setting;
  const theirs = world.accounts.find(({ currency }) => currency === 'JPY');
  return account.currency === 'JPY' ? other(setting).page : theirs?.page;
};

const own = (part: Body) => ['daily_budget', 'lifetime_budget'].find((field) => part[field]);

const hasCategory = (body: Body) =>
  (newCampaign(body)?.special_ad_categories ?? []).some((one: string) => one !== 'NONE');

const budgetIn = (part: Body) => own(part) ?? null;

const wordsForMoney = [
  'twenty',
  '20 €',
  '$35',
  'tbd',
  '',
  '20.00',
  '1,500',
  19.99,
  [2000],
  { amount: 20 },
  true,
];

const wordsForDates = [
  'tomorrow',
  '24.12.2026',
  '12/24/2026',
  '2026-13-45T10:00:00+0000',
  '2026-12-24 25:00',
  'next Monday at 9',
  '',
  ['2026-12-24'],
];

const addressesWrong = [
  'www.example.com/winter',
  'example',
  'htp://example.com',
  'https://',
  'https://exa mple.com',
  'mailto:shop@example.com',
  'javascript:alert(1)',
  'see brief',
  '/winter',
];

const idsWrong = ['Northlight Outdoor', 'page-1', 'https://facebook.com/northlight', '', '12ab'];

const each = <T>(values: readonly T[], make: (value: T) => AgencyMistake) => values.map(make);

const missing: AgencyMistake[] = [
  ...each(['name', 'objective'] as const, (field) =>
    inCampaign(`missing: campaign ${field}`, (part) => without(part, field)),
  ),
  ...each(['name', 'optimization_goal', 'billing_event'] as const, (field) =>
    inSet(`missing: ad set ${field}`, (part) => without(part, field)),
  ),
  inSet('missing: the ad set’s budget', (part) => {
    const field = budgetIn(part);
    return field === null ? null : without(part, field, ['daily_budget', 'lifetime_budget']);
  }),
  inCampaign('missing: the campaign’s budget, its strategy stays', (part) => {
    const field = budgetIn(part);
    return field === null
      ? null
      : without(part, field, ['daily_budget', 'lifetime_budget', 'bid_strategy']);
  }),
  {
    name: 'missing: no budget anywhere',
    make: (body) => {
      const campaign = newCampaign(body);
      const field = campaign && budgetIn(campaign);
      if (!campaign || !field || !body.ad_sets?.length) return null;
      delete campaign[field];
      delete campaign.bid_strategy;
      return [
        'campaign.daily_budget',
        'campaign.lifetime_budget',
        ...newSets(body).flatMap(({ at }) => [`${at}.daily_budget`, `${at}.lifetime_budget`]),
      ];
    },
  },
  inSet('missing: end of a budget in all', (part) =>
    part.lifetime_budget ? without(part, 'end_time') : null,
  ),
  {
    name: 'missing: end under a campaign’s budget in all',
    make: (body) => {
      const campaign = newCampaign(body);
      const sets = newSets(body).filter(({ part }) => part.end_time);
      if (!campaign?.lifetime_budget || sets.length === 0) return null;
      for (const { part } of sets) delete part.end_time;
      return [...sets.map(({ at }) => `${at}.end_time`), 'campaign.lifetime_budget'];
    },
  },
  inSet('missing: promoted object', (part) => without(part, 'promoted_object')),
  ...each(
    ['page_id', 'pixel_id', 'custom_event_type', 'application_id', 'object_store_url'] as const,
    (field) =>
      inSet(`missing: ${field} of the promoted object`, (part) =>
        part.promoted_object?.[field] === undefined
          ? null
          : cut(part.promoted_object, field, ['promoted_object']),
      ),
  ),
  inSet('missing: destination of a form, a call or a post', (part) =>
    ['ON_AD', 'PHONE_CALL', 'ON_POST', 'ON_PAGE', 'ON_VIDEO', 'MESSENGER'].includes(
      part.destination_type,
    )
      ? without(part, 'destination_type', ['optimization_goal', 'promoted_object'])
      : null,
  ),
  inSet('missing: amount of a bid', (part) => without(part, 'bid_amount')),
  inSet('missing: floor of the return', (part) => without(part, 'bid_constraints')),
  inSet(
    'missing: who pays in Europe',
    (part) =>
      without(part, 'dsa_payor') &&
      without(part, 'dsa_beneficiary') && ['dsa_payor', 'dsa_beneficiary'],
  ),
  inSet('missing: who benefits in Europe', (part) => without(part, 'dsa_beneficiary')),
  inSet('missing: Europe is added without saying who pays', (part, { account }, body) => {
    const places = part.targeting?.geo_locations;
    if (!places?.countries || account.currency === 'EUR' || hasCategory(body)) return null;
    if (part.dsa_payor) return null;
    places.countries = [...places.countries, 'IT'];
    return ['dsa_payor', 'dsa_beneficiary', 'targeting'];
  }),
  aimed('missing: every place', (targeting) => without(targeting, 'geo_locations')),
  aimed('missing: places are an empty list', (targeting) => {
    if (!targeting.geo_locations) return null;
    targeting.geo_locations = { countries: [] };
    return ['geo_locations'];
  }),
  aimed('missing: whether Meta may widen', (targeting) =>
    without(targeting, 'targeting_automation', ['age_min', 'age_max']),
  ),
  aimed('missing: ids of interests', (targeting) => {
    if (!targeting.flexible_spec) return null;
    targeting.flexible_spec = [{ interests: [{ name: 'Camping' }] }];
    return ['flexible_spec'];
  }),
  aimed('missing: key of a city', (targeting) => {
    const [city] = targeting.geo_locations?.cities ?? [];
    return city ? cut(city, 'key', ['geo_locations']) : null;
  }),
  inCampaign('missing: country of a special category', (part) =>
    without(part, 'special_ad_category_country', ['special_ad_categories']),
  ),
  inDefaults('missing: the Page', (part) => without(part, 'page_id')),
  inDefaults('missing: the link', (part, _setting, body) =>
    body.ads.list?.some((ad: Body) => ad.link_url) ? null : without(part, 'link_url'),
  ),
  inDefaults('missing: the form', (part) => without(part, 'lead_form_id')),
  {
    name: 'missing: the form of one text',
    make: (body) => {
      const copy = body.copies?.[1];
      return copy?.lead_form_id
        ? cut(copy, 'lead_form_id', ['copies.1.lead_form_id', 'defaults.lead_form_id', 'ads'])
        : null;
    },
  },
  inDefaults('missing: Instagram, where only Instagram shows it', (part, _setting, body) =>
    body.ad_sets?.[0]?.targeting?.publisher_platforms?.[0] === 'instagram'
      ? without(part, 'instagram_user_id')
      : null,
  ),
  {
    name: 'missing: the picture of an ad with a text',
    make: (body) => {
      const [one] = body.images ?? [];
      return one?.hash ? cut(one, 'hash', ['images.0', 'ads']) : null;
    },
  },
  {
    name: 'missing: a ref',
    make: (body, { random }) => {
      const lists = ['ad_sets', 'images', 'videos', 'copies', 'posts'].filter(
        (list) => body[list]?.length > 0,
      );
      if (lists.length === 0) return null;
      const list = pick(random, lists);
      return without(body[list][0], 'ref') && [`${list}.0`];
    },
  },
  {
    name: 'missing: the campaign',
    make: (body) => {
      if (!newCampaign(body) || body.recipe || newSets(body).length === 0) return null;
      delete body.campaign;
      return ['campaign', 'ad_sets'];
    },
  },
  inCampaign('missing: what the app’s campaign says of SKAdNetwork', (part) =>
    part.objective === 'OUTCOME_APP_PROMOTION' ? without(part, 'is_skadnetwork_attribution') : null,
  ),
  {
    name: 'missing: the text',
    make: (body) => (body.copies ? cut(body.copies[0], 'message', ['copies.0']) : null),
  },
];

const wrongKind: AgencyMistake[] = [
  ...each(wordsForMoney, (value) =>
    inSet(`wrong kind: a budget of ${JSON.stringify(value)}`, (part) => {
      const field = budgetIn(part);
      return field === null ? null : instead(part, field, value);
    }),
  ),
  ...each(['lots', '150.50', 99.5, ''], (value) =>
    inCampaign(`wrong kind: a campaign’s budget of ${JSON.stringify(value)}`, (part) => {
      const field = budgetIn(part);
      return field === null ? null : instead(part, field, value);
    }),
  ),
  ...each(['three', '2.50', 1.5, [300]], (value) =>
    inSet(`wrong kind: a bid of ${JSON.stringify(value)}`, (part) =>
      instead(part, 'bid_amount', value),
    ),
  ),
  ...each(['none', '5000 USD', 10.5], (value) =>
    inCampaign(`wrong kind: a spend cap of ${JSON.stringify(value)}`, (part) =>
      instead(part, 'spend_cap', value),
    ),
  ),
  ...each(wordsForDates, (value) =>
    inSet(`wrong kind: an end of ${JSON.stringify(value)}`, (part) =>
      instead(part, 'end_time', value),
    ),
  ),
  ...each(wordsForDates.slice(0, 5), (value) =>
    inSet(`wrong kind: a start of ${JSON.stringify(value)}`, (part) =>
      instead(part, 'start_time', value),
    ),
  ),
  ...each(['Germany', 'Vereinigte Staaten', 'USA', 'UK', 'us', '', 'EU'], (value) =>
    aimed(`wrong kind: a country ${JSON.stringify(value)}`, (targeting) => {
      if (!targeting.geo_locations?.countries) return null;
      targeting.geo_locations.countries = [value];
      return ['geo_locations'];
    }),
  ),
  aimed('wrong kind: countries as a text', (targeting) => {
    if (!targeting.geo_locations?.countries) return null;
    targeting.geo_locations.countries = 'US, CA';
    return ['geo_locations'];
  }),
  aimed('wrong kind: places as a list', (targeting) =>
    instead(targeting, 'geo_locations', ['US', 'CA']),
  ),
  ...each(['everybody in France', ['US'], 'US', 18], (value) =>
    inSet(`wrong kind: a targeting of ${JSON.stringify(value)}`, (part) =>
      instead(part, 'targeting', value),
    ),
  ),
  ...each(['eighteen', '25+', 25.5, [25], '18-34'], (value) =>
    aimed(`wrong kind: an age of ${JSON.stringify(value)}`, (targeting) =>
      instead(targeting, 'age_min', value),
    ),
  ),
  ...each([['female'], 'women', 'all', [3], { female: true }], (value) =>
    aimed(`wrong kind: genders of ${JSON.stringify(value)}`, (targeting) =>
      instead(targeting, 'genders', value),
    ),
  ),
  ...each(['Camping', ['Camping'], { id: 'Camping' }], (value) =>
    aimed(`wrong kind: interests of ${JSON.stringify(value)}`, (targeting) => {
      if (!targeting.flexible_spec) return null;
      targeting.flexible_spec = [{ interests: value }];
      return ['flexible_spec'];
    }),
  ),
  aimed('wrong kind: languages by name', (targeting) => instead(targeting, 'locales', ['English'])),
  aimed('wrong kind: a radius in words', (targeting) => {
    const [city] = targeting.geo_locations?.cities ?? [];
    return city ? put(city, 'radius', '25 miles', ['geo_locations']) : null;
  }),
  aimed('wrong kind: platforms as a text', (targeting) =>
    instead(targeting, 'publisher_platforms', 'facebook'),
  ),
  aimed('wrong kind: positions as a text', (targeting) => {
    const field = ['facebook_positions', 'instagram_positions'].find((one) => targeting[one]);
    return field ? instead(targeting, field, 'feed, story') : null;
  }),
  aimed('wrong kind: an audience by its name', (targeting) =>
    instead(targeting, 'custom_audiences', ['Shop visitors, 180 days']),
  ),
  aimed('wrong kind: latitude in words', (targeting) => {
    const [spot] = targeting.geo_locations?.custom_locations ?? [];
    return spot ? put(spot, 'latitude', '37° N', ['geo_locations']) : null;
  }),
  inSet('wrong kind: the schedule in words', (part) =>
    instead(part, 'adset_schedule', 'weekdays from 8 to 20'),
  ),
  inSet('wrong kind: attribution in words', (part) =>
    instead(part, 'attribution_spec', '7-day click'),
  ),
  inSet('wrong kind: frequency in words', (part) =>
    instead(part, 'frequency_control_specs', 'twice a week'),
  ),
  inSet('wrong kind: the promoted object as an id', (part, { account }) =>
    instead(part, 'promoted_object', account.pixel ?? account.page),
  ),
  ...each(idsWrong, (value) =>
    inDefaults(`wrong kind: a Page ${JSON.stringify(value)}`, (part) =>
      instead(part, 'page_id', value),
    ),
  ),
  ...each(idsWrong.slice(1, 4), (value) =>
    inSet(`wrong kind: a pixel ${JSON.stringify(value)}`, (part) =>
      part.promoted_object?.pixel_id
        ? put(part.promoted_object, 'pixel_id', value, ['promoted_object'])
        : null,
    ),
  ),
  ...each(idsWrong.slice(0, 3), (value) =>
    inSet(`wrong kind: a promoted Page ${JSON.stringify(value)}`, (part) =>
      part.promoted_object?.page_id
        ? put(part.promoted_object, 'page_id', value, ['promoted_object'])
        : null,
    ),
  ),
  ...each(['@northlight', 'northlight.outdoor'], (value) =>
    inDefaults(`wrong kind: Instagram by its name ${value}`, (part) =>
      instead(part, 'instagram_user_id', value),
    ),
  ),
  ...each(['the size form', 'form-1'], (value) =>
    inDefaults(`wrong kind: a form ${value}`, (part) => instead(part, 'lead_form_id', value)),
  ),
  ...each(addressesWrong, (value) =>
    inDefaults(`wrong kind: a link ${JSON.stringify(value)}`, (part) =>
      instead(part, 'link_url', value),
    ),
  ),
  {
    name: 'wrong kind: an own link of an ad',
    make: (body) => {
      const at = body.ads?.list?.findIndex((ad: Body) => ad.link_url) ?? -1;
      if (at < 0) return null;
      body.ads.list[at].link_url = 'example.com/warm';
      return [`ads.list.${at}.link_url`];
    },
  },
  inSet('wrong kind: a store that is no address', (part) =>
    part.promoted_object?.object_store_url
      ? put(part.promoted_object, 'object_store_url', 'App Store', ['promoted_object'])
      : null,
  ),
  ...each([42, ['Winter'], { en: 'Winter' }], (value) =>
    inCampaign(`wrong kind: a campaign’s name ${JSON.stringify(value)}`, (part) =>
      instead(part, 'name', value),
    ),
  ),
  inSet('wrong kind: an ad set’s name is a list', (part) =>
    instead(part, 'name', ['Cold', 'Warm']),
  ),
  {
    name: 'wrong kind: a text that is a list',
    make: (body) => (body.copies ? put(body.copies[0], 'message', ['A', 'B'], ['copies.0']) : null),
  },
  inCampaign('wrong kind: a category as a text', (part) =>
    instead(part, 'special_ad_categories', 'housing, please'),
  ),
  inCampaign('wrong kind: a category’s country by name', (part) =>
    instead(part, 'special_ad_category_country', ['America']),
  ),
  {
    name: 'wrong kind: a picture’s hash is its file name',
    make: (body) =>
      body.images?.[0]?.hash
        ? put(body.images[0], 'hash', 'winter final v3.jpg', ['images.0'])
        : null,
  },
  {
    name: 'wrong kind: a film by its name',
    make: (body) => (body.videos?.[0]?.id ? put(body.videos[0], 'id', 'Film', ['videos.0']) : null),
  },
  {
    name: 'wrong kind: a post by its address',
    make: (body) =>
      body.posts?.[0]?.object_story_id
        ? put(body.posts[0], 'object_story_id', 'https://facebook.com/x/posts/1', ['posts.0'])
        : null,
  },
];

const badNames: readonly {
  field: string;
  where: 'campaign' | 'set' | 'defaults' | 'targeting' | 'event';
  values: string[];
}[] = [
  {
    field: 'objective',
    where: 'campaign',
    values: [
      'Traffic',
      'CONVERSIONS',
      'LINK_CLICKS',
      'OUTCOME_REACH',
      'outcome_traffic',
      'LEAD_GENERATION',
      'BRAND_AWARENESS',
      '',
    ],
  },
  { field: 'bid_strategy', where: 'campaign', values: ['LOWEST_COST', 'TARGET_COST', 'automatic'] },
  { field: 'buying_type', where: 'campaign', values: ['CPC', 'auction please'] },
  {
    field: 'optimization_goal',
    where: 'set',
    values: [
      'CLICKS',
      'PURCHASE',
      'Link clicks',
      'CONVERSIONS',
      'LEADS',
      'VIDEO_VIEWS',
      'link_clicks',
      '',
    ],
  },
  { field: 'billing_event', where: 'set', values: ['CPM', 'CLICK', 'IMPRESSION', 'PURCHASES', ''] },
  { field: 'bid_strategy', where: 'set', values: ['LOWEST_COST', 'TARGET_COST', 'MANUAL', ''] },
  {
    field: 'destination_type',
    where: 'set',
    values: ['LEAD_FORM', 'website!', 'INSTAGRAM_STORY', 'POST'],
  },
  {
    field: 'call_to_action_type',
    where: 'defaults',
    values: ['CLICK_HERE', 'Shop now', 'BUY', 'READ_MORE_NOW'],
  },
  {
    field: 'publisher_platforms',
    where: 'targeting',
    values: ['tiktok', 'Facebook', 'google', 'fb'],
  },
  {
    field: 'facebook_positions',
    where: 'targeting',
    values: ['reels', 'newsfeed', 'stories', 'video_feeds'],
  },
  {
    field: 'instagram_positions',
    where: 'targeting',
    values: ['feed', 'explore', 'stories', 'reel'],
  },
  { field: 'device_platforms', where: 'targeting', values: ['phone', 'tablet'] },
  { field: 'user_os', where: 'targeting', values: ['Windows Phone', 'symbian'] },
  {
    field: 'custom_event_type',
    where: 'event',
    values: ['SALE', 'Purchase', 'AddToCart', 'LEADS'],
  },
];

const unknownNames: AgencyMistake[] = badNames.flatMap(({ field, where, values }) =>
  values.map((value): AgencyMistake => {
    const name = `no such value: ${where} ${field} ${JSON.stringify(value)}`;
    if (where === 'campaign') return inCampaign(name, (part) => instead(part, field, value));
    if (where === 'set') return inSet(name, (part) => instead(part, field, value));
    if (where === 'defaults') return inDefaults(name, (part) => instead(part, field, value));
    if (where === 'event')
      return inSet(name, (part) =>
        part.promoted_object?.[field]
          ? put(part.promoted_object, field, value, ['promoted_object'])
          : null,
      );
    return aimed(name, (targeting) => instead(targeting, field, [value]));
  }),
);

const outOfRange: AgencyMistake[] = [
  ...each([0, -500, 1, 7], (value) =>
    inSet(`money: an ad set’s budget of ${value}`, (part) => {
      const field = budgetIn(part);
      return field === null ? null : instead(part, field, value);
    }),
  ),
  ...each([0, -1, 5], (value) =>
    inCampaign(`money: a campaign’s budget of ${value}`, (part) => {
      const field = budgetIn(part);
      return field === null ? null : instead(part, field, value);
    }),
  ),
  inSet('money: whole dollars where cents belong', (part, { account }) => {
    const field = budgetIn(part);
    return field === null ? null : instead(part, field, account.currency === 'JPY' ? 12 : 20);
  }),
  inSet('money: a budget in all that is too small for its days', (part, { account }) =>
    part.lifetime_budget ? instead(part, 'lifetime_budget', money(account, 2)) : null,
  ),
  ...each([0, -100], (value) =>
    inSet(`money: a bid of ${value}`, (part) => instead(part, 'bid_amount', value)),
  ),
  inSet('money: a bid above the budget', (part, { account }) =>
    part.daily_budget && part.bid_amount
      ? put(part, 'bid_amount', part.daily_budget * 2 + money(account, 1), [
          'bid_amount',
          'daily_budget',
        ])
      : null,
  ),
  ...each([1, 99, 20_000_000, '2.0'], (value) =>
    inSet(`money: a return of ${value}`, (part) =>
      part.bid_constraints
        ? put(part, 'bid_constraints', { roas_average_floor: value }, ['bid_constraints'])
        : null,
    ),
  ),
  inCampaign('money: a spend cap below what Meta takes', (part, { account }) =>
    instead(part, 'spend_cap', money(account, 3)),
  ),
  inSet('money: the floor is above the ceiling', (part, { account }) =>
    part.daily_spend_cap
      ? put(part, 'daily_min_spend_target', money(account, 250), [
          'daily_min_spend_target',
          'daily_spend_cap',
        ])
      : null,
  ),
  {
    name: 'money: floors that are more than the campaign has',
    make: (body, { account }) => {
      const sets = newSets(body).filter(({ part }) => part.daily_min_spend_target);
      if (sets.length === 0) return null;
      for (const { part } of sets) {
        part.daily_min_spend_target = money(account, 190);
        part.daily_spend_cap = money(account, 250);
      }
      return [...sets.map(({ at }) => `${at}.daily_min_spend_target`), 'campaign.daily_budget'];
    },
  },
  ...each([12, 70, 0, -1, 130], (value) =>
    aimed(`out of range: from ${value} years`, (targeting) => instead(targeting, 'age_min', value)),
  ),
  ...each([12, 66, 99], (value) =>
    aimed(`out of range: to ${value} years`, (targeting) => instead(targeting, 'age_max', value)),
  ),
  ...each([1, 500, 0, -5], (value) =>
    aimed(`out of range: a city’s radius of ${value}`, (targeting) => {
      const [city] = targeting.geo_locations?.cities ?? [];
      return city ? put(city, 'radius', value, ['geo_locations']) : null;
    }),
  ),
  aimed('out of range: a latitude of 120', (targeting) => {
    const [spot] = targeting.geo_locations?.custom_locations ?? [];
    return spot ? put(spot, 'latitude', 120, ['geo_locations']) : null;
  }),
  inCampaign('out of range: a campaign’s name of 500 letters', (part) =>
    instead(part, 'name', 'Winter '.repeat(72)),
  ),
  inSet('out of range: an ad set’s name of 500 letters', (part) =>
    instead(part, 'name', 'Winter '.repeat(72)),
  ),
  ...each([0, 28, 90], (value) =>
    inSet(`out of range: ${value} days after a click`, (part) =>
      instead(part, 'attribution_spec', [{ event_type: 'CLICK_THROUGH', window_days: value }]),
    ),
  ),
  ...each([0, -1], (value) =>
    inSet(`out of range: shown ${value} times`, (part) => {
      const [one] = part.frequency_control_specs ?? [];
      return one ? put(one, 'max_frequency', value, ['frequency_control_specs']) : null;
    }),
  ),
  inSet('out of range: hours after midnight', (part) => {
    const [one] = part.adset_schedule ?? [];
    return one ? put(one, 'end_minute', 1600, ['adset_schedule']) : null;
  }),
  inSet('out of range: the eighth day of the week', (part) => {
    const [one] = part.adset_schedule ?? [];
    return one ? put(one, 'days', [1, 8], ['adset_schedule']) : null;
  }),
  {
    name: 'out of range: a text of 12,000 letters',
    make: (body) =>
      body.copies ? put(body.copies[0], 'message', 'warm '.repeat(2400), ['copies.0']) : null,
  },
];

const dates: AgencyMistake[] = [
  inSet('dates: the end is over', (part, { now }) =>
    part.end_time ? cut(part, 'start_time', instead(part, 'end_time', inDays(now, -3))) : null,
  ),
  inSet('dates: the end is last year', (part) =>
    part.end_time
      ? cut(part, 'start_time', instead(part, 'end_time', '2025-01-10T18:00:00+0100'))
      : null,
  ),
  inSet('dates: a daily budget gets an end that is over', (part, { now }) =>
    part.daily_budget && !part.end_time
      ? put(part, 'end_time', inDays(now, -1), ['end_time'])
      : null,
  ),
  inSet('dates: the end comes before the start', (part, { now }) =>
    part.end_time ? put(part, 'start_time', inDays(now, 40), ['start_time', 'end_time']) : null,
  ),
  inSet('dates: start and end are the same', (part) =>
    part.end_time && part.start_time
      ? put(part, 'end_time', part.start_time, ['start_time', 'end_time'])
      : null,
  ),
  inSet('dates: a daily budget for an afternoon', (part, { now }) =>
    part.daily_budget
      ? put(
          part,
          'start_time',
          inDays(now, 3),
          put(part, 'end_time', inDays(now, 3.25), ['start_time', 'end_time', 'daily_budget']),
        )
      : null,
  ),
  inSet('dates: a budget in all for twelve hours', (part, { now }) =>
    part.lifetime_budget
      ? put(
          part,
          'start_time',
          inDays(now, 3),
          put(part, 'end_time', inDays(now, 3.5), ['start_time', 'end_time', 'lifetime_budget']),
        )
      : null,
  ),
  inSet('dates: the start was yesterday', (part, { now }) =>
    part.end_time ? put(part, 'start_time', inDays(now, -1), ['start_time']) : null,
  ),
];

const contradictory: AgencyMistake[] = [
  inSet('contradiction: budgets on both levels', (part, { account }, body) => {
    const campaign = newCampaign(body);
    if (!campaign || !budgetIn(campaign)) return null;
    part.daily_budget = money(account, 30);
    return ['daily_budget'];
  }),
  inCampaign('contradiction: the campaign gets a budget, too', (part, { account }, body) => {
    if (budgetIn(part) || !newSets(body).some(({ part: set }) => budgetIn(set))) return null;
    if (part.is_adset_budget_sharing_enabled || part.spend_cap) return null;
    part.daily_budget = money(account, 300);
    part.bid_strategy = 'LOWEST_COST_WITHOUT_CAP';
    return ['daily_budget', 'bid_strategy'];
  }),
  inSet('contradiction: a daily budget and one in all', (part, { account, now }) => {
    const field = budgetIn(part);
    if (!field) return null;
    part[field === 'daily_budget' ? 'lifetime_budget' : 'daily_budget'] = money(account, 400);
    part.end_time ??= inDays(now, 9);
    return ['daily_budget', 'lifetime_budget'];
  }),
  inCampaign('contradiction: a campaign’s daily budget and one in all', (part, { account }) => {
    const field = budgetIn(part);
    if (!field) return null;
    part[field === 'daily_budget' ? 'lifetime_budget' : 'daily_budget'] = money(account, 4000);
    return ['daily_budget', 'lifetime_budget'];
  }),
  inCampaign('contradiction: shared budgets beside a campaign’s own', (part) =>
    budgetIn(part)
      ? put(part, 'is_adset_budget_sharing_enabled', true, [
          'is_adset_budget_sharing_enabled',
          'daily_budget',
          'lifetime_budget',
        ])
      : null,
  ),
  inCampaign('contradiction: shared budgets without a strategy', (part) =>
    part.is_adset_budget_sharing_enabled
      ? without(part, 'bid_strategy', ['is_adset_budget_sharing_enabled'])
      : null,
  ),
  inCampaign('contradiction: a strategy where the ad sets have the money', (part) =>
    budgetIn(part) || part.is_adset_budget_sharing_enabled
      ? null
      : put(part, 'bid_strategy', 'LOWEST_COST_WITHOUT_CAP', ['bid_strategy']),
  ),
  aimed('contradiction: ages the wrong way round', (targeting) => {
    if (targeting.age_max === undefined) return null;
    targeting.age_min = 55;
    targeting.age_max = 30;
    return ['age_min', 'age_max'];
  }),
  aimed('contradiction: a country in and out', (targeting) => {
    const code = targeting.geo_locations?.countries?.[0];
    if (!code) return null;
    targeting.excluded_geo_locations = { countries: [code] };
    return ['geo_locations', 'excluded_geo_locations'];
  }),
  aimed('contradiction: a city and its whole country', (targeting, { world }) => {
    const key = targeting.geo_locations?.cities?.[0]?.key;
    const country = world.cities.find((one) => one.key === key)?.country;
    if (!country) return null;
    targeting.geo_locations.countries = [country];
    return ['geo_locations'];
  }),
  aimed('contradiction: a state and its whole country', (targeting) => {
    if (!targeting.geo_locations?.regions && !targeting.geo_locations?.zips) return null;
    targeting.geo_locations.countries = ['US'];
    return ['geo_locations'];
  }),
  aimed('contradiction: an audience in and out', (targeting) => {
    if (!targeting.custom_audiences) return null;
    targeting.excluded_custom_audiences = [...targeting.custom_audiences];
    return ['custom_audiences', 'excluded_custom_audiences'];
  }),
  aimed('contradiction: widened, but only up to 45', (targeting) => {
    if (targeting.targeting_automation?.advantage_audience !== 1) return null;
    targeting.age_max = 45;
    return ['age_max', 'targeting_automation'];
  }),
  aimed('contradiction: widened, but from 40', (targeting) => {
    if (targeting.targeting_automation?.advantage_audience !== 1) return null;
    targeting.age_min = 40;
    return ['age_min', 'targeting_automation'];
  }),
  aimed('contradiction: positions of a platform that is not chosen', (targeting) => {
    if (targeting.publisher_platforms?.[0] !== 'facebook') return null;
    targeting.instagram_positions = ['stream'];
    return ['instagram_positions', 'publisher_platforms'];
  }),
  aimed('contradiction: reels on the desk', (targeting) => {
    if (!targeting.instagram_positions) return null;
    targeting.device_platforms = ['desktop'];
    return ['device_platforms', 'instagram_positions', 'publisher_platforms'];
  }),
  ...each(['threads', 'messenger', 'audience_network'], (platform) =>
    aimed(`contradiction: ${platform} alone`, (targeting) => {
      if (!targeting.publisher_platforms) return null;
      targeting.publisher_platforms = [platform];
      delete targeting.facebook_positions;
      delete targeting.instagram_positions;
      return ['publisher_platforms'];
    }),
  ),
  aimed('contradiction: stories of Facebook alone', (targeting) => {
    if (!targeting.facebook_positions) return null;
    targeting.facebook_positions = ['story'];
    return ['facebook_positions', 'publisher_platforms'];
  }),
  aimed('contradiction: Marketplace without the feed', (targeting) => {
    if (!targeting.facebook_positions) return null;
    targeting.facebook_positions = ['marketplace'];
    return ['facebook_positions', 'publisher_platforms'];
  }),
  inSet('contradiction: a price each for reach', (part, { account }) => {
    if (!['REACH', 'CONVERSATIONS'].includes(part.optimization_goal) || !budgetIn(part))
      return null;
    part.bid_strategy = 'COST_CAP';
    part.bid_amount = money(account, 5);
    return ['bid_strategy', 'optimization_goal', 'bid_amount'];
  }),
  inSet('contradiction: an amount under the automatic strategy', (part, { account }) =>
    part.bid_strategy === 'LOWEST_COST_WITHOUT_CAP'
      ? put(part, 'bid_amount', money(account, 2), ['bid_amount', 'bid_strategy'])
      : null,
  ),
  inSet('contradiction: a capped strategy without an amount', (part, { random }) =>
    part.bid_strategy === 'LOWEST_COST_WITHOUT_CAP'
      ? put(part, 'bid_strategy', pick(random, ['COST_CAP', 'LOWEST_COST_WITH_BID_CAP']), [
          'bid_strategy',
          'bid_amount',
        ])
      : null,
  ),
  inSet('contradiction: a return where clicks are wanted', (part) =>
    part.bid_strategy && part.optimization_goal !== 'VALUE'
      ? put(
          part,
          'bid_strategy',
          'LOWEST_COST_WITH_MIN_ROAS',
          put(part, 'bid_constraints', { roas_average_floor: 20_000 }, [
            'bid_strategy',
            'optimization_goal',
            'bid_constraints',
          ]),
        )
      : null,
  ),
  inSet('contradiction: a bid beside a floor of the return', (part, { account }) =>
    part.bid_constraints
      ? put(part, 'bid_amount', money(account, 4), [
          'bid_amount',
          'bid_strategy',
          'bid_constraints',
        ])
      : null,
  ),
  inSet('contradiction: pay by click for what is no click', (part) =>
    part.optimization_goal && part.optimization_goal !== 'LINK_CLICKS'
      ? instead(part, 'billing_event', 'LINK_CLICKS')
      : null,
  ),
  inSet('contradiction: pay by view for clicks', (part) =>
    part.optimization_goal === 'LINK_CLICKS' ? instead(part, 'billing_event', 'THRUPLAY') : null,
  ),
  inSet('contradiction: hours of the day with a daily budget', (part, { account }) =>
    part.adset_schedule
      ? cut(
          part,
          'lifetime_budget',
          put(part, 'daily_budget', money(account, 40), [
            'daily_budget',
            'adset_schedule',
            'pacing_type',
          ]),
        )
      : null,
  ),
  inSet('contradiction: a frequency for clicks', (part) =>
    part.optimization_goal === 'LINK_CLICKS'
      ? put(
          part,
          'frequency_control_specs',
          [{ event: 'IMPRESSIONS', interval_days: 7, max_frequency: 2 }],
          ['frequency_control_specs', 'optimization_goal'],
        )
      : null,
  ),
  inSet('contradiction: a Page and a pixel where one belongs', (part, { account }) =>
    part.promoted_object?.page_id && account.pixel
      ? put(
          part,
          'promoted_object',
          {
            pixel_id: account.pixel,
            custom_event_type: 'PURCHASE',
          },
          ['promoted_object', 'optimization_goal'],
        )
      : null,
  ),
  inSet('contradiction: a Page where a pixel belongs', (part, { account }) =>
    part.promoted_object?.pixel_id
      ? put(part, 'promoted_object', { page_id: account.page }, [
          'promoted_object',
          'optimization_goal',
        ])
      : null,
  ),
  inSet('contradiction: seven days after a click that nobody counts', (part) =>
    ['LINK_CLICKS', 'REACH', 'LANDING_PAGE_VIEWS', 'POST_ENGAGEMENT'].includes(
      part.optimization_goal,
    )
      ? put(
          part,
          'attribution_spec',
          [{ event_type: 'CLICK_THROUGH', window_days: 7 }],
          ['attribution_spec', 'optimization_goal'],
        )
      : null,
  ),
  {
    name: 'contradiction: two goals under one budget',
    make: (body) => {
      const campaign = newCampaign(body);
      const sets = newSets(body);
      if (!campaign || !budgetIn(campaign) || sets.length < 2) return null;
      if (sets[0]?.part.optimization_goal !== 'LINK_CLICKS' || !sets[1]) return null;
      sets[1].part.optimization_goal = 'LANDING_PAGE_VIEWS';
      return sets.map(({ at }) => `${at}.optimization_goal`);
    },
  },
  {
    name: 'contradiction: the same ref twice',
    make: (body) => {
      const list = ['ad_sets', 'images', 'copies', 'posts'].find((one) => body[one]?.length > 1);
      if (!list) return null;
      body[list][1].ref = body[list][0].ref;
      return [`${list}.1.ref`, `${list}.0.ref`];
    },
  },
  {
    name: 'contradiction: an ad names what is not there',
    make: (body, { random }) => {
      if (!body.ads?.list) return null;
      const field = pick(random, ['ad_set', 'media', 'copy']);
      const [ad] = body.ads.list;
      if (ad[field] === undefined) return null;
      ad[field] = 'old-name';
      return [`ads.list.0.${field}`];
    },
  },
];

const goalsOf: Record<string, string[]> = {
  OUTCOME_TRAFFIC: ['OFFSITE_CONVERSIONS', 'PAGE_LIKES', 'LEAD_GENERATION', 'THRUPLAY', 'VALUE'],
  OUTCOME_AWARENESS: ['LINK_CLICKS', 'POST_ENGAGEMENT', 'OFFSITE_CONVERSIONS', 'LEAD_GENERATION'],
  OUTCOME_ENGAGEMENT: ['VALUE', 'LEAD_GENERATION', 'APP_INSTALLS', 'AD_RECALL_LIFT'],
  OUTCOME_LEADS: ['VALUE', 'PAGE_LIKES', 'AD_RECALL_LIFT', 'POST_ENGAGEMENT', 'APP_INSTALLS'],
  OUTCOME_SALES: ['PAGE_LIKES', 'LEAD_GENERATION', 'AD_RECALL_LIFT', 'APP_INSTALLS'],
  OUTCOME_APP_PROMOTION: ['REACH', 'LANDING_PAGE_VIEWS', 'LEAD_GENERATION', 'POST_ENGAGEMENT'],
};

const destinationsOf: Record<string, string[]> = {
  OUTCOME_TRAFFIC: ['ON_POST', 'ON_AD', 'ON_VIDEO', 'ON_PAGE'],
  OUTCOME_AWARENESS: ['ON_AD', 'MESSENGER', 'APP'],
  OUTCOME_ENGAGEMENT: ['ON_AD', 'PHONE_CALL', 'APP'],
  OUTCOME_LEADS: ['ON_POST', 'ON_VIDEO', 'ON_PAGE'],
  OUTCOME_SALES: ['ON_AD', 'ON_POST', 'ON_VIDEO', 'WEBSITE'],
  OUTCOME_APP_PROMOTION: ['WEBSITE', 'ON_AD', 'MESSENGER'],
};

const notAllowed: AgencyMistake[] = [
  inSet('not for this objective: the goal', (part, { random }, body) => {
    const goals = goalsOf[newCampaign(body)?.objective];
    if (!goals || part.destination_type) return null;
    return (
      instead(part, 'optimization_goal', pick(random, goals))?.concat([
        'promoted_object',
        'destination_type',
      ]) ?? null
    );
  }),
  inSet('not for this objective: the destination', (part, { random }, body) => {
    const wrong = destinationsOf[newCampaign(body)?.objective];
    if (!wrong || !part.optimization_goal) return null;
    const value = pick(random, wrong);
    if (value === part.destination_type) return null;
    part.destination_type = value;
    return ['destination_type', 'optimization_goal', 'promoted_object'];
  }),
  inCampaign('not for these ad sets: the objective', (part, { random }) => {
    const others = Object.keys(goalsOf).filter(
      (one) => one !== part.objective && one !== 'OUTCOME_APP_PROMOTION',
    );
    return part.objective
      ? put(part, 'objective', pick(random, others), ['objective', '^sets'])
      : null;
  }),
  inSet('not for this objective: an event of leads under sales', (part, _s, body) =>
    newCampaign(body)?.objective === 'OUTCOME_SALES' && part.promoted_object?.custom_event_type
      ? put(part.promoted_object, 'custom_event_type', 'LEAD', ['promoted_object'])
      : null,
  ),
  inDefaults('not for this objective: a link into an app store', (part, _s, body) =>
    newCampaign(body)?.objective === 'OUTCOME_TRAFFIC'
      ? instead(part, 'link_url', 'https://apps.apple.com/us/app/tents/id1234567890')
      : null,
  ),
  inSet('not for a form: Meta may widen', (part) =>
    part.destination_type === 'ON_AD' && part.targeting
      ? put(part.targeting, 'targeting_automation', { advantage_audience: 1 }, [
          'targeting',
          'destination_type',
        ])
      : null,
  ),
  ...each([{ age_min: 25 }, { age_max: 45 }, { genders: [1] }], (more) =>
    inSet(`not for this category: ${JSON.stringify(more)}`, (part, _setting, body) => {
      if (!hasCategory(body) || !part.targeting) return null;
      Object.assign(part.targeting, more, { targeting_automation: { advantage_audience: 0 } });
      return ['targeting'];
    }),
  ),
  inSet('not for this category: postcodes', (part, { world }, body) => {
    if (!hasCategory(body) || !part.targeting || world.zips.length === 0) return null;
    part.targeting.geo_locations = { zips: [{ key: world.zips[0] }] };
    return ['targeting'];
  }),
  inSet('not for this category: a lookalike', (part, { account }, body) => {
    if (!hasCategory(body) || !part.targeting || account.currency !== 'USD') return null;
    part.targeting.custom_audiences = [{ id: '23840000000000003' }];
    part.targeting.targeting_automation = { advantage_audience: 0 };
    return ['targeting'];
  }),
  inCampaign('not a category any more: CREDIT', (part) =>
    part.special_ad_categories?.length ? instead(part, 'special_ad_categories', ['CREDIT']) : null,
  ),
  inCampaign('not a category: REAL_ESTATE', (part) =>
    part.special_ad_categories?.length
      ? instead(part, 'special_ad_categories', ['REAL_ESTATE'])
      : null,
  ),
  ...each(['IR', 'KP', 'CU', 'SY'], (code) =>
    aimed(`not in this country: ${code}`, (targeting) => {
      if (!targeting.geo_locations?.countries) return null;
      targeting.geo_locations.countries = [code];
      return ['geo_locations'];
    }),
  ),
  aimed('not any more: kinds of places', (targeting) => {
    if (!targeting.geo_locations) return null;
    targeting.geo_locations.location_types = ['travel_in'];
    return ['geo_locations'];
  }),
  aimed('not any more: an interest that Meta retired', (targeting, { world }) => {
    if (!targeting.flexible_spec) return null;
    targeting.flexible_spec = [{ interests: [{ id: world.retiredInterest, name: 'Old' }] }];
    return ['flexible_spec'];
  }),
  aimed('not with minors: interests', (targeting) => {
    if (!targeting.flexible_spec || targeting.age_min === undefined) return null;
    targeting.age_min = 15;
    return ['age_min', 'flexible_spec'];
  }),
  aimed('not there: audiences inside exclusions', (targeting, { account }) => {
    if (!account.audience || !targeting.flexible_spec) return null;
    targeting.exclusions = { custom_audiences: [{ id: account.audience }] };
    return ['exclusions'];
  }),
  inSet('not for this Page: WhatsApp', (part, { account, world }) => {
    if (part.destination_type !== 'WHATSAPP') return null;
    const page = world.accounts.find(({ currency }) => currency === 'JPY')?.page;
    part.promoted_object = { page_id: page };
    return account.currency === 'JPY' ? null : ['promoted_object'];
  }),
];

const belongsToOthers: AgencyMistake[] = [
  inDefaults('another’s: the Page', (part, setting) =>
    instead(part, 'page_id', foreignPage(setting)),
  ),
  inSet('another’s: the promoted Page', (part, setting) =>
    part.promoted_object?.page_id
      ? put(part.promoted_object, 'page_id', foreignPage(setting), ['promoted_object'])
      : null,
  ),
  inSet('another’s: the pixel', (part, setting) =>
    part.promoted_object?.pixel_id
      ? put(part.promoted_object, 'pixel_id', other(setting).pixel, ['promoted_object'])
      : null,
  ),
  inDefaults('another’s: Instagram', (part, setting) =>
    instead(part, 'instagram_user_id', other(setting).instagram),
  ),
  aimed('another’s: the audience', (targeting, setting) => {
    if (!targeting.geo_locations) return null;
    targeting.custom_audiences = [{ id: other(setting).audience }];
    targeting.targeting_automation = { advantage_audience: 0 };
    return ['custom_audiences'];
  }),
  inDefaults('another’s: the form', (part, setting) =>
    instead(part, 'lead_form_id', other(setting).forms[0]),
  ),
  {
    name: 'another’s: the form of one text',
    make: (body, setting) =>
      body.copies?.[0]?.lead_form_id
        ? put(body.copies[0], 'lead_form_id', other(setting).forms[0], ['copies.0.lead_form_id'])
        : null,
  },
  {
    name: 'another’s: the picture',
    make: (body, setting) =>
      body.images?.[0]?.hash
        ? put(body.images[0], 'hash', other(setting).hashes[0], ['images.0'])
        : null,
  },
  {
    name: 'another’s: one of the shapes',
    make: (body, setting) =>
      body.images?.[0]?.vertical
        ? put(body.images[0].vertical, 'hash', other(setting).hashes[0], ['images.0'])
        : null,
  },
  {
    name: 'another’s: the post',
    make: (body, { account, world }) => {
      if (!body.posts?.[0]?.object_story_id) return null;
      const page = world.accounts.find(
        ({ currency }) => currency === (account.currency === 'JPY' ? 'USD' : 'JPY'),
      );
      body.posts[0].object_story_id = page?.posts[0];
      return ['posts.0'];
    },
  },
  {
    name: 'another’s: the campaign',
    make: (body, setting) =>
      body.campaign?.id
        ? put(body.campaign, 'id', other(setting).existing.traffic, ['campaign'])
        : null,
  },
  {
    name: 'another’s: the ad set',
    make: (body, setting) =>
      body.ad_sets?.[0]?.id
        ? put(body.ad_sets[0], 'id', other(setting).existing.trafficSet, ['ad_sets.0'])
        : null,
  },
  {
    name: 'another’s: the creative',
    make: (body, setting) =>
      body.ads?.list?.[0]?.creative_id
        ? put(body.ads.list[0], 'creative_id', other(setting).existing.creative, ['ads.list.0'])
        : null,
  },
  {
    name: 'another’s: the whole launch goes to the wrong ad account',
    make: (body, setting) => {
      if (!writesAds(body) || body.images?.[0]?.hash === undefined) return null;
      if (!newCampaign(body)) return null;
      body.account_id = other(setting).id;
      return ['account_id', 'images', 'defaults', 'ad_sets', 'copies', 'campaign'];
    },
  },
];

const absent: AgencyMistake[] = [
  inDefaults('does not exist: the Page', (part) => instead(part, 'page_id', '104999999999999')),
  inSet('does not exist: the promoted Page', (part) =>
    part.promoted_object?.page_id
      ? put(part.promoted_object, 'page_id', '104999999999999', ['promoted_object'])
      : null,
  ),
  inSet('does not exist: the pixel', (part) =>
    part.promoted_object?.pixel_id
      ? put(part.promoted_object, 'pixel_id', '720999999999999', ['promoted_object'])
      : null,
  ),
  inDefaults('does not exist: Instagram', (part) =>
    instead(part, 'instagram_user_id', '17841499999999999'),
  ),
  inDefaults('does not exist: the form', (part) =>
    instead(part, 'lead_form_id', '23889999999999999'),
  ),
  inDefaults('does not take leads any more: the form', (part, { account, world }) =>
    account.currency === 'USD' ? instead(part, 'lead_form_id', world.archivedForm) : null,
  ),
  {
    name: 'does not exist: the picture',
    make: (body) =>
      body.images?.[0]?.hash
        ? put(body.images[0], 'hash', 'deadbeefdeadbeefdeadbeefdeadbeef', ['images.0'])
        : null,
  },
  {
    name: 'does not exist: the film',
    make: (body) =>
      body.videos?.[0]?.id ? put(body.videos[0], 'id', '120229999999999999', ['videos.0']) : null,
  },
  {
    name: 'does not exist: the post',
    make: (body, { account }) =>
      body.posts?.[0]?.object_story_id
        ? put(body.posts[0], 'object_story_id', `${account.page}_999999999999999`, ['posts.0'])
        : null,
  },
  {
    name: 'does not exist: the reel',
    make: (body) =>
      body.posts?.[0]?.source_instagram_media_id
        ? put(body.posts[0], 'source_instagram_media_id', '17909999999999999', ['posts.0'])
        : null,
  },
  {
    name: 'does not exist: the campaign',
    make: (body) =>
      body.campaign?.id ? put(body.campaign, 'id', '120229999999999998', ['campaign']) : null,
  },
  {
    name: 'does not exist: the ad set',
    make: (body) =>
      body.ad_sets?.[0]?.id
        ? put(body.ad_sets[0], 'id', '120229999999999997', ['ad_sets.0'])
        : null,
  },
  {
    name: 'does not exist: the creative',
    make: (body) =>
      body.ads?.list?.[0]?.creative_id
        ? put(body.ads.list[0], 'creative_id', '120229999999999996', ['ads.list.0'])
        : null,
  },
  {
    name: 'was archived: the campaign',
    make: (body, { account }) =>
      body.campaign?.id ? put(body.campaign, 'id', account.existing.archived, ['campaign']) : null,
  },
  {
    name: 'was deleted: the campaign',
    make: (body, { account }) =>
      body.campaign?.id ? put(body.campaign, 'id', account.existing.deleted, ['campaign']) : null,
  },
  {
    name: 'mixed up: an ad set’s id as the campaign',
    make: (body, { account }) =>
      body.campaign?.id
        ? put(body.campaign, 'id', account.existing.trafficSet, ['campaign'])
        : null,
  },
  {
    name: 'mixed up: a campaign’s id as the ad set',
    make: (body, { account }) =>
      body.ad_sets?.[0]?.id
        ? put(body.ad_sets[0], 'id', account.existing.traffic, ['ad_sets.0'])
        : null,
  },
  aimed('does not exist: the audience', (targeting) =>
    instead(targeting, 'custom_audiences', [{ id: '23849999999999999' }]),
  ),
  aimed('does not exist: the excluded audience', (targeting) =>
    instead(targeting, 'excluded_custom_audiences', [{ id: '23849999999999999' }]),
  ),
  aimed('does not exist: the interest', (targeting) => {
    if (!targeting.flexible_spec) return null;
    targeting.flexible_spec = [{ interests: [{ id: '6999999999999', name: 'Nothing' }] }];
    return ['flexible_spec'];
  }),
  aimed('does not exist: the behaviour', (targeting) =>
    instead(targeting, 'behaviors', [{ id: '6999999999998' }]),
  ),
  aimed('does not exist: the city', (targeting) => {
    const [city] = targeting.geo_locations?.cities ?? [];
    return city ? put(city, 'key', '99999999', ['geo_locations']) : null;
  }),
  aimed('does not exist: the state', (targeting) => {
    const [region] = targeting.geo_locations?.regions ?? [];
    return region ? put(region, 'key', '99999999', ['geo_locations']) : null;
  }),
  aimed('does not exist: the zip code', (targeting) => {
    const [zip] = targeting.geo_locations?.zips ?? [];
    return zip ? put(zip, 'key', 'US:00000', ['geo_locations']) : null;
  }),
  ...each(['XX', 'ZZ', 'AA'], (code) =>
    aimed(`does not exist: the country ${code}`, (targeting) => {
      if (!targeting.geo_locations?.countries) return null;
      targeting.geo_locations.countries = [...targeting.geo_locations.countries, code];
      return ['geo_locations'];
    }),
  ),
  aimed('does not exist: the language', (targeting) => instead(targeting, 'locales', [99_999])),
  ...each(
    [
      ['daily_budget', 'daily_buget'],
      ['optimization_goal', 'optimisation_goal'],
      ['targeting', 'targetting'],
      ['billing_event', 'billing_type'],
      ['end_time', 'end_date'],
    ] as const,
    ([right, misspelling]) =>
      inSet(`does not exist: the field ${misspelling}`, (part) => {
        if (part[right] === undefined) return null;
        part[misspelling] = part[right];
        delete part[right];
        return [right, misspelling];
      }),
  ),
];

/** A mistake in the campaign may show in each ad set. */
const withSets = (mistake: AgencyMistake): AgencyMistake => ({
  ...mistake,
  make: (body, setting) => {
    const fields = mistake.make(body, setting);
    if (!fields?.some((field) => field.endsWith('^sets'))) return fields;
    return [
      ...fields.filter((field) => !field.endsWith('^sets')),
      ...newSets(body).flatMap(({ at }) => [
        `${at}.optimization_goal`,
        `${at}.destination_type`,
        `${at}.promoted_object`,
      ]),
    ];
  },
});

export const agencyMistakes: readonly AgencyMistake[] = [
  ...missing,
  ...wrongKind,
  ...unknownNames,
  ...outOfRange,
  ...dates,
  ...contradictory,
  ...notAllowed,
  ...belongsToOthers,
  ...absent,
].map(withSets);
