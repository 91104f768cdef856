import { refuse, refuseUnlisted } from '../../refusal.ts';
import type { Family } from '../model/grid.ts';
import { advertiserHour, audienceHour } from '../model/hours.ts';
import { type Params, readNames } from './decode.ts';

const cards = ['action_carousel_card_id', 'action_carousel_card_name'];
const assets = [
  ...['ad_format_asset', 'body_asset', 'call_to_action_asset', 'description_asset', 'image_asset'],
  ...['link_url_asset', 'title_asset', 'video_asset'],
];
const platforms = [
  ['publisher_platform'],
  ['publisher_platform', 'impression_device'],
  ['publisher_platform', 'platform_position'],
  ['publisher_platform', 'platform_position', 'impression_device'],
];

/** The only combinations there are: https://developers.facebook.com/docs/marketing-api/insights/breakdowns */
const combinations: readonly (readonly string[])[] = [
  ['age'],
  ['gender'],
  ['age', 'gender'],
  ['country'],
  ['region'],
  ['comscore_market'],
  ...platforms,
  ['product_id'],
  [advertiserHour],
  [audienceHour],
  ...[[], ['impression_device'], ...platforms].map((names) => ['action_device', ...names]),
  ['action_type'],
  ['action_target_id'],
  ['action_reaction'],
  ['action_reaction', 'action_type'],
  ...cards.flatMap((card) =>
    [[], ['impression_device'], ['country'], ['age'], ['gender'], ['age', 'gender']].map(
      (names) => [card, ...names],
    ),
  ),
  ['app_id', 'skan_conversion_id'],
  ...assets.map((name) => [name]),
];

const keyOf = (names: Iterable<string>) => [...new Set(names)].sort().join('+');
const allowed = new Set(combinations.map(keyOf));

/** Names the platform knows but that stand in no combination, so that the answer can say which. */
const known = new Set([
  ...combinations.flat(),
  ...['device_platform', 'dma', 'frequency_value', 'place_page_id', 'user_segment_key'],
  ...['skan_campaign_id', 'media_type'],
]);

const actionBreakdowns = new Set([
  ...['action_type', 'action_device', 'action_reaction', 'action_target_id', 'action_destination'],
  ...[...cards, 'action_canvas_component_name', 'action_video_sound', 'action_video_type'],
  ...['conversion_destination', 'matched_persona_id', 'standard_event_content_type'],
  ...['signal_source_bucket', 'is_business_ai_assisted', 'action_converted_product_id'],
]);

/** These divide the rows and so have to fit the row breakdowns; the rest only label actions. */
const dividing = new Set(['action_device', 'action_reaction', ...cards]);

const families: Record<string, Family> = {
  age: 'people',
  gender: 'people',
  country: 'places',
  region: 'places',
  publisher_platform: 'placements',
  platform_position: 'placements',
  impression_device: 'placements',
  action_device: 'placements',
  [advertiserHour]: 'advertiser_hours',
  [audienceHour]: 'audience_hours',
};

/** Nothing here is a catalogue, SKAdNetwork or dynamic ad, and nobody measures market areas. */
const barren = new Set([
  ...['product_id', 'app_id', 'skan_conversion_id', 'comscore_market'],
  ...assets,
]);

/** What can be told of the single assets of an ad. */
const assetFields = new Set('impressions clicks spend reach actions action_values'.split(' '));

export type Breakdowns = {
  /** Keys each row carries, in the order asked. */
  rows: string[];
  /** What actions are told apart by, besides their type. */
  actions: ReadonlySet<string>;
  family: Family | undefined;
  isBarren: boolean;
  isHourly: boolean;
  isRegional: boolean;
};

const refuseCombination = (names: string[]) =>
  // Documented under https://developers.facebook.com/docs/marketing-api/insights/error-codes
  refuse({
    code: 2,
    subcode: 1504041,
    status: 400,
    transient: true,
    message: `(#2) Current combination of data breakdown columns (${names.join(', ')}) is refuseParam`,
    title: 'Invalid breakdowns',
    text: 'These breakdowns cannot be combined. Remove one of them and ask again.',
  });

/** An asset has six numbers and no others. */
const checkAssetFields = (asked: string[], fields: readonly string[]) => {
  const isMetric = (name: string) => !/_(id|name)$/.test(name);
  const strange = fields.find((name) => isMetric(name) && !assetFields.has(name));
  if (strange && asked.some((name) => assets.includes(name)))
    refuseCombination([...asked, strange]);
};

export const readBreakdowns = (params: Params, fields: readonly string[]): Breakdowns => {
  const asked = readNames(params, 'breakdowns');
  const labels = readNames(params, 'action_breakdowns');
  if (asked.some((name) => !known.has(name))) return refuseUnlisted('breakdowns', known);
  if (labels.some((name) => !actionBreakdowns.has(name)))
    return refuseUnlisted('action_breakdowns', actionBreakdowns);
  const together = [...asked, ...labels.filter((name) => dividing.has(name))];
  if (together.length > 0 && !allowed.has(keyOf(together))) return refuseCombination(together);
  checkAssetFields(asked, fields);
  const actions = new Set([...asked, ...labels].filter((name) => actionBreakdowns.has(name)));
  return {
    rows: asked.filter((name) => !actionBreakdowns.has(name)),
    actions,
    family: families[together.find((name) => Object.hasOwn(families, name)) ?? ''],
    isBarren: together.some((name) => barren.has(name)),
    isHourly: together.includes(advertiserHour) || together.includes(audienceHour),
    isRegional: together.includes('region'),
  };
};
