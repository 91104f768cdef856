/** Values that the platform is known to accept or return. It may add others, so nothing is refused by these lists. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const statuses = list('ACTIVE PAUSED DELETED ARCHIVED');
export const campaignStatuses = list('ACTIVE PAUSED DELETED ARCHIVED IN_PROCESS WITH_ISSUES');
export const adsetStatuses = [...campaignStatuses, 'CAMPAIGN_PAUSED'];
export const adStatuses = [
  ...adsetStatuses,
  ...list('ADSET_PAUSED PENDING_REVIEW DISAPPROVED PREAPPROVED PENDING_BILLING_INFO'),
];

export const bidStrategies = list(
  'LOWEST_COST_WITHOUT_CAP LOWEST_COST_WITH_BID_CAP COST_CAP LOWEST_COST_WITH_MIN_ROAS',
);

export const billingEvents = list(`
  IMPRESSIONS LINK_CLICKS APP_INSTALLS CLICKS LISTING_INTERACTION NONE OFFER_CLAIMS PAGE_LIKES
  POST_ENGAGEMENT PURCHASE THRUPLAY`);

export const optimizationGoals = list(`
  LINK_CLICKS LANDING_PAGE_VIEWS OFFSITE_CONVERSIONS VALUE LEAD_GENERATION QUALITY_LEAD REACH
  IMPRESSIONS AD_RECALL_LIFT THRUPLAY POST_ENGAGEMENT PAGE_LIKES EVENT_RESPONSES CONVERSATIONS
  APP_INSTALLS APP_INSTALLS_AND_OFFSITE_CONVERSIONS IN_APP_VALUE QUALITY_CALL ENGAGED_USERS
  PROFILE_VISIT VISIT_INSTAGRAM_PROFILE PROFILE_AND_PAGE_ENGAGEMENT REMINDERS_SET SUBSCRIBERS
  MESSAGING_PURCHASE_CONVERSION MESSAGING_APPOINTMENT_CONVERSION MEANINGFUL_CALL_ATTEMPT
  ENGAGED_PAGE_VIEWS ADVERTISER_SILOED_VALUE AUTOMATIC_OBJECTIVE DERIVED_EVENTS NONE`);

export const specialAdCategories = list(`
  NONE HOUSING EMPLOYMENT CREDIT FINANCIAL_PRODUCTS_SERVICES ISSUES_ELECTIONS_POLITICS
  ONLINE_GAMBLING_AND_GAMING`);

export const destinationTypes = list(`
  WEBSITE APP MESSENGER WHATSAPP INSTAGRAM_DIRECT ON_AD ON_POST ON_PAGE ON_EVENT ON_VIDEO
  INSTAGRAM_PROFILE INSTAGRAM_PROFILE_AND_FACEBOOK_PAGE FACEBOOK FACEBOOK_PAGE FACEBOOK_LIVE
  INSTAGRAM_LIVE SHOP_AUTOMATIC APPLINKS_AUTOMATIC MESSAGING_MESSENGER_WHATSAPP
  MESSAGING_INSTAGRAM_DIRECT_MESSENGER MESSAGING_INSTAGRAM_DIRECT_WHATSAPP
  MESSAGING_INSTAGRAM_DIRECT_MESSENGER_WHATSAPP IMAGINE`);

/** The buttons in common use for links; the platform has about a hundred. */
export const callToActions = list(`
  LEARN_MORE SHOP_NOW SIGN_UP GET_OFFER ORDER_NOW BOOK_NOW BOOK_TRAVEL CONTACT_US DOWNLOAD
  SUBSCRIBE GET_QUOTE APPLY_NOW WATCH_MORE SEE_MORE GET_STARTED BUY_NOW CALL_NOW GET_DIRECTIONS
  MESSAGE_PAGE WHATSAPP_MESSAGE INSTALL_MOBILE_APP USE_APP LISTEN_NOW PLAY_GAME REQUEST_TIME
  GET_SHOWTIMES BUY_TICKETS DONATE_NOW NO_BUTTON`);

export const datePresets = list(`
  today yesterday last_3d last_7d last_14d last_28d last_30d last_90d this_month last_month
  this_quarter last_quarter this_year last_year this_week_mon_today this_week_sun_today
  last_week_mon_sun last_week_sun_sat maximum data_maximum lifetime`);

/** The breakdowns in common use; the platform has about eighty. */
export const breakdowns = list(`
  age gender country region dma publisher_platform platform_position device_platform
  impression_device product_id frequency_value hourly_stats_aggregated_by_advertiser_time_zone
  hourly_stats_aggregated_by_audience_time_zone body_asset title_asset description_asset
  image_asset video_asset link_url_asset call_to_action_asset ad_format_asset`);

export const actionBreakdowns = list(`
  action_type action_device action_destination action_reaction action_target_id action_video_type
  action_video_sound action_carousel_card_id action_carousel_card_name
  action_canvas_component_name conversion_destination signal_source_bucket
  standard_event_content_type matched_persona_id matched_persona_name is_business_ai_assisted`);

export const attributionWindows = list(`
  1d_view 7d_view 28d_view 1d_click 7d_click 28d_click 1d_ev dda default
  7d_view_first_conversion 28d_view_first_conversion 7d_view_all_conversions
  28d_view_all_conversions skan_click skan_view skan_click_second_postback
  skan_view_second_postback skan_click_third_postback skan_view_third_postback`);

export const authorizationCategories = list(
  'NONE POLITICAL POLITICAL_WITH_DIGITALLY_CREATED_MEDIA',
);

export const creativeStatuses = list('ACTIVE IN_PROCESS WITH_ISSUES DELETED');

export const objectTypes = list(`
  SHARE VIDEO PHOTO STATUS APPLICATION DOMAIN EVENT OFFER PAGE POST_DELETED PRIVACY_CHECK_FAIL
  STORE_ITEM INVALID`);

export const imageStatuses = list('ACTIVE INTERNAL DELETED');

export const videoStatuses = list('ready processing error expired upload_complete');

export const conversionEvents = list(`
  PURCHASE LEAD ADD_TO_CART INITIATED_CHECKOUT COMPLETE_REGISTRATION CONTENT_VIEW SEARCH
  ADD_PAYMENT_INFO ADD_TO_WISHLIST CONTACT CUSTOMIZE_PRODUCT DONATE FACEBOOK_SELECTED
  FIND_LOCATION LISTING_INTERACTION SCHEDULE START_TRIAL SUBMIT_APPLICATION SUBSCRIBE OTHER`);

export const audienceSubtypes = list('CUSTOM WEBSITE APP ENGAGEMENT LOOKALIKE OFFLINE_CONVERSION');
