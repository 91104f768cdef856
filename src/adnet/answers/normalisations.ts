import type { Kind } from '../kinds/list.ts';

/**
 * How a field is compared where it is not simply the same:
 * - `ignored`: not at all.
 * - `grown_name`: what was sent, with a date and a code behind it.
 * - `more`: everything that was sent, and perhaps more.
 * - `zero_is_absent`: nothing, where zero was sent.
 * - `none_is_empty`: an empty list, where NONE was sent.
 * - `off_is_absent`: nothing, where OPT_OUT was sent.
 * - `id_for_creative_id`: the same id under another name.
 */
export type NormalisationRule =
  | 'ignored'
  | 'grown_name'
  | 'more'
  | 'zero_is_absent'
  | 'none_is_empty'
  | 'off_is_absent'
  | 'id_for_creative_id';

/** `fields`: paths with dots. `*` matches any name, and items of a list have the path of their list. */
export type Normalisation = {
  kinds: readonly Kind[];
  fields: readonly string[];
  rule: NormalisationRule;
  reason: string;
};

const budgets = [
  'daily_budget',
  'lifetime_budget',
  'spend_cap',
  'bid_amount',
  'daily_min_spend_target',
  'daily_spend_cap',
  'lifetime_min_spend_target',
  'lifetime_spend_cap',
  'end_time',
  'stop_time',
];

const feature = (name: string) => `degrees_of_freedom_spec.creative_features_spec.${name}`;

/**
 * Values that Meta stores in another form without changing their meaning. docs/what-runs.md has the same table for
 * readers; a test checks that no row is missing there.
 */
export const normalisations: readonly Normalisation[] = [
  {
    kinds: ['creative'],
    fields: ['name'],
    rule: 'grown_name',
    reason: 'Meta appends the day and 32 signs to the name of a creative.',
  },
  {
    kinds: ['creative'],
    fields: [
      'image_url',
      'thumbnail_url',
      'object_story_spec.*.image_url',
      'object_story_spec.*.picture',
      'object_story_spec.*.child_attachments.picture',
      'asset_feed_spec.images.url',
      'asset_feed_spec.videos.thumbnail_url',
    ],
    rule: 'ignored',
    reason: 'Meta keeps a copy of a picture under an address of its own.',
  },
  {
    kinds: ['creative'],
    fields: ['app_highlights', 'image_text_translation'].map(feature),
    rule: 'off_is_absent',
    reason: 'Meta takes these features and never shows them.',
  },
  {
    kinds: ['adset'],
    fields: ['targeting.geo_locations.location_types'],
    rule: 'more',
    reason: 'Meta adds frequently_in to home and recent.',
  },
  {
    kinds: ['adset'],
    fields: ['targeting.*.name', 'targeting.*.*.name', 'targeting.*.*.*.name'],
    rule: 'ignored',
    reason: 'Meta names interests, audiences and places itself; their ids and keys are compared.',
  },
  {
    kinds: ['campaign', 'adset', 'ad'],
    fields: budgets,
    rule: 'zero_is_absent',
    reason: 'Meta leaves out an amount or an end that is not set, or shows it as 0.',
  },
  {
    kinds: ['campaign'],
    fields: ['special_ad_categories'],
    rule: 'none_is_empty',
    reason: 'NONE and an empty list both mean no special category.',
  },
  {
    kinds: ['ad'],
    fields: ['tracking_specs'],
    rule: 'more',
    reason: 'Meta adds what it always tracks.',
  },
  {
    kinds: ['ad'],
    fields: ['creative'],
    rule: 'id_for_creative_id',
    reason: 'An ad is sent its creative as creative_id and shows it as id.',
  },
];

const compiledRules = normalisations.map(({ kinds, fields, rule }) => ({
  kinds,
  rule,
  patterns: fields.map((field) => field.split('.')),
}));

const fits = (pattern: readonly string[], names: readonly string[]) =>
  pattern.length === names.length &&
  pattern.every((name, at) => name === '*' || name === names[at]);

export const ruleFor = (kind: Kind, path: string): NormalisationRule | undefined => {
  const names = path.split('.');
  return compiledRules.find(
    ({ kinds, patterns }) => kinds.includes(kind) && patterns.some((one) => fits(one, names)),
  )?.rule;
};
