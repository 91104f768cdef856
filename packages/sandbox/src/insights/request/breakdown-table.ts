import { advertiserHour, audienceHour } from '../model/hours.ts';

const words = (text: string) => text.trim().split(/\s+/);

export const cards = ['action_carousel_card_id', 'action_carousel_card_name'];

/** Every name the platform publishes, so that an unknown one is told from one that fits nowhere. */
const published = words(`
  ad_extension_domain ad_extension_url ad_format_asset age app_id body_asset
  breakdown_ad_objective breakdown_reporting_ad_id call_to_action_asset coarse_conversion_value
  comscore_market conversion_destination country creative_automation_asset_id
  creative_relaxation_asset_type crm_advertiser_l12_territory_ids crm_advertiser_subvertical_id
  crm_advertiser_vertical_id crm_ult_advertiser_id description_asset device_platform dma
  fidelity_type flexible_format_asset_type frequency_value gen_ai_asset_type gender
  hourly_stats_aggregated_by_advertiser_time_zone hourly_stats_aggregated_by_audience_time_zone
  hsid image_asset impression_device impression_view_time_advertiser_hour_v2 is_auto_advance
  is_conversion_id_modeled is_rendered_as_delayed_skip_ad landing_destination link_url_asset
  marketing_messages_btn_name mdsa_landing_destination media_asset_url media_creator
  media_destination_url media_format media_origin_url media_text_content media_type mmm
  place_page_id platform_position postback_sequence_index product_brand_breakdown
  product_category_breakdown product_custom_label_0_breakdown product_custom_label_1_breakdown
  product_custom_label_2_breakdown product_custom_label_3_breakdown
  product_custom_label_4_breakdown product_group_content_id_breakdown product_id
  publisher_platform redownload reels_trending_topic region rta_ugc_topic rule_set_id
  rule_set_name signal_source_bucket skan_campaign_id skan_conversion_id skan_version
  sot_attribution_model_type sot_attribution_window sot_channel sot_event_type sot_source
  standard_event_content_type title_asset user_persona_id user_persona_name user_segment_key
  video_asset`);

/** Names that fit only beside others, or that only divide rows further. */
const dependent = new Set([
  'impression_device',
  'platform_position',
  'app_id',
  'skan_conversion_id',
]);

const withDevice = (names: string[]) => [
  names,
  [...names, 'impression_device'],
  [...names, 'device_platform'],
];
const platforms = [
  ...withDevice(['publisher_platform']),
  ...withDevice(['publisher_platform', 'platform_position']),
];
const people = [['age'], ['gender'], ['age', 'gender']];

/**
 * The only combinations there are:
 * https://developers.facebook.com/docs/marketing-api/insights/breakdowns
 */
export const combinations: readonly (readonly string[])[] = [
  ...published.filter((name) => !dependent.has(name)).map((name) => [name]),
  ...people,
  ...platforms,
  [advertiserHour],
  [audienceHour],
  ...[[], ['impression_device'], ...platforms].map((names) => ['action_device', ...names]),
  ['action_type'],
  ['action_target_id'],
  ['action_reaction'],
  ['action_reaction', 'action_type'],
  ...cards.flatMap((card) =>
    [[], ['impression_device'], ['country'], ...people].map((names) => [card, ...names]),
  ),
  ['app_id', 'skan_conversion_id'],
  ...[...people, ['country'], ['region'], ...platforms].map((names) => [
    'user_segment_key',
    ...names,
  ]),
];

export const knownBreakdowns = new Set([...published, ...combinations.flat()]);

export const actionBreakdowns = new Set([
  ...cards,
  ...words(`
    action_type action_device action_reaction action_target_id action_destination
    action_canvas_component_name action_video_sound action_video_type conversion_destination
    matched_persona_id matched_persona_name standard_event_content_type signal_source_bucket
    is_business_ai_assisted action_converted_product_id`),
]);
