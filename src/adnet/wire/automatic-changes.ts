import { isObject } from '../../kernel/is-object.ts';
import { creativeFeatures } from './creative-features.ts';
import { type Body, isGiven, type Params } from './passed-through.ts';

/** The changes that Meta makes to a creative by itself, unless they are switched off. */
export const automaticChanges = [
  'shop_destination',
  'multi_advertiser_ads',
  'enhancements',
  'adapted_placements',
  'music',
  'product_tags',
  'format_transformation',
  'carousel_order',
  'carousel_end_card',
] as const;

export type AutomaticChange = (typeof automaticChanges)[number];

/** Meta changes nothing, Meta decides about everything, or Meta may make only these changes. */
export type AllowedChanges = 'none' | 'platform' | AutomaticChange[];

/** The parts of a creative that decide which switches it needs. */
export type WrittenCreative = {
  body: Body;
  /** The API version that the creative is sent to. */
  version: number;
  /** True if a click leads to a website. */
  leadsToWebsite: boolean;
  isCarousel: boolean;
};

type Switch = {
  /**
   * The parameter that holds the switch. If the caller sends this parameter, only the caller decides what is in it.
   */
  parameter: string;
  /** If false, Meta makes no such change, or does not know the parameter. */
  applies(creative: WrittenCreative): boolean;
  params: Params;
};

const optOut = { enroll_status: 'OPT_OUT' };

/** Features that have their own name among the changes; all others are called enhancements. */
const featuresOf = {
  adapted_placements: ['adapt_to_placement'],
  music: ['audio', 'music_generation'],
  product_tags: ['product_tags'],
} as const;

const namedFeatures: readonly string[] = Object.values(featuresOf).flat();

const features = (names: readonly string[]): Switch => ({
  parameter: 'degrees_of_freedom_spec',
  applies: () => true,
  params: Object.fromEntries(names.map((name) => [name, optOut])),
});

/** From this version on, Meta knows shops as a destination and chooses one unless told not to. */
const firstWithShop = 26;

const switches: Readonly<Record<AutomaticChange, Switch>> = {
  shop_destination: {
    parameter: 'destination_spec',
    applies: ({ leadsToWebsite, version }) => leadsToWebsite && version >= firstWithShop,
    params: { destination_type: 'WEBSITE_AND_SHOP_OPT_OUT' },
  },
  multi_advertiser_ads: {
    parameter: 'contextual_multi_ads',
    applies: () => true,
    params: optOut,
  },
  enhancements: features(creativeFeatures.filter((name) => !namedFeatures.includes(name))),
  adapted_placements: features(featuresOf.adapted_placements),
  music: features(featuresOf.music),
  product_tags: features(featuresOf.product_tags),
  format_transformation: {
    parameter: 'format_transformation_spec',
    // Meta transforms only ads with products of a catalogue.
    applies: ({ body }) => isGiven(body['product_set_id']),
    params: { format: 'da_collection', data_source: ['none'] },
  },
  carousel_order: {
    parameter: 'link_data',
    applies: ({ isCarousel }) => isCarousel,
    params: { multi_share_optimized: false },
  },
  carousel_end_card: {
    parameter: 'link_data',
    applies: ({ isCarousel }) => isCarousel,
    params: { multi_share_end_card: false },
  },
};

const isAllowed = (change: AutomaticChange, allowed: unknown) =>
  allowed === 'platform' || (Array.isArray(allowed) && allowed.includes(change));

/** How each parameter is built from its switches. */
const writers: Readonly<Record<string, (params: Params) => unknown>> = {
  degrees_of_freedom_spec: (params) => ({ creative_features_spec: params }),
  format_transformation_spec: (params) => [params],
};

/**
 * The parameters that keep Meta from changing a creative by itself. `link_data` belongs into the story's link, the
 * others are beside the story. A parameter that the caller sends is not added to, because the caller may have
 * chosen each word in it.
 */
export const switchesFor = (creative: WrittenCreative) => {
  const { automatic_changes: allowed = 'none' } = creative.body;
  const off: Record<string, Params> = {};
  for (const change of automaticChanges) {
    const { parameter, applies, params } = switches[change];
    if (isAllowed(change, allowed) || isGiven(creative.body[parameter]) || !applies(creative))
      continue;
    off[parameter] = { ...off[parameter], ...params };
  }
  const { link_data: link = {}, ...beside } = off;
  return {
    link,
    beside: Object.fromEntries(
      Object.entries(beside).map(([name, params]) => [name, writers[name]?.(params) ?? params]),
    ),
  };
};

/** The fields that hold these switches. They are always read back, whether they were sent or not. */
export const switchFields: readonly string[] = [
  'object_story_spec',
  ...new Set(Object.values(switches).map(({ parameter }) => parameter)),
].filter((name) => name !== 'link_data');

const changeOf = (feature: string): AutomaticChange => {
  const change = Object.entries(featuresOf).find(([, names]) =>
    (names as readonly string[]).includes(feature),
  );
  // The key comes from the table above.
  return (change?.[0] as keyof typeof featuresOf | undefined) ?? 'enhancements';
};

const inner = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((whole, name) => (isObject(whole) ? whole[name] : undefined), value);

type ShownChange = { change: AutomaticChange; field: string; stored: unknown };

/** Lists every switch that a creative shows as on. */
const switchedOn = (stored: Params): ShownChange[] => {
  const spec = 'degrees_of_freedom_spec';
  const features = inner(stored, spec, 'creative_features_spec');
  const link = inner(stored, 'object_story_spec', 'link_data');
  const isCarousel = isGiven(inner(link, 'child_attachments'));
  const [transformation] = [stored['format_transformation_spec']].flat();
  const all: (ShownChange & { isOn: boolean })[] = [
    {
      change: 'shop_destination',
      field: 'destination_spec.destination_type',
      stored: inner(stored, 'destination_spec', 'destination_type'),
      isOn: inner(stored, 'destination_spec', 'destination_type') === 'WEBSITE_AND_SHOP',
    },
    {
      change: 'multi_advertiser_ads',
      field: 'contextual_multi_ads.enroll_status',
      stored: inner(stored, 'contextual_multi_ads', 'enroll_status'),
      isOn: inner(stored, 'contextual_multi_ads', 'enroll_status') === 'OPT_IN',
    },
    {
      change: 'format_transformation',
      field: 'format_transformation_spec',
      stored: stored['format_transformation_spec'],
      isOn: isObject(transformation) && !String(transformation['data_source']).includes('none'),
    },
    {
      change: 'carousel_order',
      field: 'object_story_spec.link_data.multi_share_optimized',
      stored: inner(link, 'multi_share_optimized'),
      isOn: isCarousel && inner(link, 'multi_share_optimized') === true,
    },
    {
      change: 'carousel_end_card',
      field: 'object_story_spec.link_data.multi_share_end_card',
      stored: inner(link, 'multi_share_end_card'),
      isOn: isCarousel && inner(link, 'multi_share_end_card') === true,
    },
    ...Object.entries(isObject(features) ? features : {}).map(([name, details]) => ({
      change: changeOf(name),
      field: `${spec}.creative_features_spec.${name}.enroll_status`,
      stored: inner(details, 'enroll_status'),
      isOn: inner(details, 'enroll_status') === 'OPT_IN',
    })),
  ];
  return all.filter(({ isOn }) => isOn);
};

/** Changes that Meta has made to a creative although nobody asked for them or allowed them. */
export const unaskedChanges = (sent: Params, stored: Params) =>
  switchedOn(stored)
    .filter(({ change }) => !isAllowed(change, sent['automatic_changes']))
    .filter(({ field }) => !isGiven(inner(sent, ...field.split('.'))))
    .map(({ field, stored }) => ({ field, sent: null, stored }));
