import type { Kind } from '../world/entities.ts';

/**
 * Edges that the platform publishes but that have no rows here: they return an empty list. Names as in the official
 * SDK.
 */
const quiet: Partial<Record<Kind, string>> = {
  account: `
    account_controls activities ad_place_page_sets ad_saved_keywords ad_studies adcloudplayables
    adcreativesbylabels adplayables adrules_history adrules_library ads_reporting_mmm_reports
    ads_reporting_mmm_schedulers ads_volume adsbylabels adsetsbylabels advertisable_applications
    affectedadsets agencies applications assigned_users async_requests asyncadcreatives
    asyncadrequestsets audience_funnel broadtargetingcategories businessprojects
    campaignsbylabels connected_instagram_accounts_with_iabp conversion_goals customaudiencestos
    deprecatedtargetingadsets dsa_recommendations impacting_ad_studies
    ios_fourteen_campaign_limits matched_search_applications max_bid mcmeconversions
    message_delivery_estimate onbehalf_requests publisher_block_lists reachfrequencypredictions
    recommendations targetingsentencelines tracking users value_rule_set
    video_ads`,
  campaign: 'ad_studies adrules_governed budget_schedules',
  adset: `
    activities ad_studies adrules_governed asyncadrequests budget_schedules
    message_delivery_estimate targetingsentencelines`,
  ad: 'adrules_governed targetingsentencelines',
  creative: 'creative_insights',
  audience: 'adaccounts ads health salts sessions shared_account_info',
  conversion: 'stats',
  form: 'test_leads',
  pixel: `
    adaccounts agencies assigned_users da_checks offline_event_uploads openbridge_configurations
    shared_accounts shared_agencies stats`,
  instagram: `
    agencies authorized_adaccounts available_catalogs branded_content_ad_permissions
    branded_content_advertisable_medias catalog_product_search collaboration_invites
    content_publishing_limit dataset insights live_media recently_searched_hashtags
    scheduled_media stories tags upcoming_events`,
  person: `
    ad_studies albums assigned_ad_accounts assigned_business_asset_groups assigned_pages
    assigned_product_catalogs business_users conversations custom_labels events feed friends
    groups ids_for_apps ids_for_business ids_for_pages likes live_videos music
    personal_ad_accounts photos posts videos`,
  page: `
    ab_tests agencies albums assigned_users blocked businessprojects call_to_actions
    canvases commerce_orders conversations custom_labels events global_brand_children
    image_copyrights indexed_videos insights likes live_videos locations message_templates
    messenger_profile page_backed_instagram_accounts personas photos product_catalogs
    ratings roles scheduled_posts settings store_locations stories subscribed_apps tabs tagged
    threads video_lists video_reels videos visitor_posts`,
  business: `
    ad_custom_derived_metrics ad_studies adnetworkanalytics ads_dataset agencies
    business_asset_groups business_invoices business_users businessprojects client_ad_accounts
    client_apps client_instagram_assets client_pages client_pixels client_product_catalogs clients
    creditcards event_source_groups extendedcredits owned_apps owned_businesses
    owned_instagram_accounts owned_product_catalogs owned_whatsapp_business_accounts
    pending_client_ad_accounts pending_client_pages pending_owned_ad_accounts pending_owned_pages
    pending_users system_users`,
};

const nothing = { GET: () => ({ data: [] }) };

/** The quiet edges of one kind, for its table. */
export const quietEdges = (kind: Kind): Record<string, typeof nothing> =>
  Object.fromEntries(
    (quiet[kind] ?? '')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, nothing]),
  );
