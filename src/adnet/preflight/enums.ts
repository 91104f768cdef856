import { words } from './values.ts';

/** Closed lists of values from Meta's specification (SPEC). */

export const strategies = words(
  'LOWEST_COST_WITHOUT_CAP LOWEST_COST_WITH_BID_CAP COST_CAP LOWEST_COST_WITH_MIN_ROAS',
);

export const billingEvents = words(`
  APP_INSTALLS CLICKS IMPRESSIONS LINK_CLICKS LISTING_INTERACTION NONE OFFER_CLAIMS PAGE_LIKES POST_ENGAGEMENT
  PURCHASE THRUPLAY`);

/** Without CREDIT, which is still in the specification but has been refused since January 2025. */
export const categories = words(`
  NONE EMPLOYMENT HOUSING FINANCIAL_PRODUCTS_SERVICES ISSUES_ELECTIONS_POLITICS ONLINE_GAMBLING_AND_GAMING`);

export const buyingTypes = ['AUCTION', 'RESERVED'];

export const conversionEvents = words(`
  ACHIEVEMENT_UNLOCKED ADD_PAYMENT_INFO ADD_TO_CART ADD_TO_WISHLIST AD_IMPRESSION COMPLETE_REGISTRATION CONTACT
  CONTENT_VIEW CUSTOMIZE_PRODUCT D2_RETENTION D7_RETENTION DONATE FIND_LOCATION INITIATED_CHECKOUT LEAD
  LEVEL_ACHIEVED LISTING_INTERACTION MESSAGING_CONVERSATION_STARTED_7D OTHER PURCHASE RATE SCHEDULE SEARCH
  SERVICE_BOOKING_REQUEST SPENT_CREDITS START_TRIAL SUBMIT_APPLICATION SUBSCRIBE TUTORIAL_COMPLETION`);

export const buttons = words(`
  ADD_TO_CART APPLY_NOW ASK_ABOUT_SERVICES ASK_A_QUESTION ASK_FOR_MORE_INFO ASK_US AUDIO_CALL BOOK_A_CONSULTATION
  BOOK_NOW BOOK_TRAVEL BROWSE_SHOP BUY BUY_NOW BUY_TICKETS BUY_VIA_MESSAGE CALL CALL_ME CALL_NOW CHAT_NOW
  CHAT_WITH_US CONFIRM CONTACT CONTACT_US DONATE DONATE_NOW DOWNLOAD EVENT_RSVP FIND_A_GROUP FIND_OUT_MORE
  FIND_YOUR_GROUPS FOLLOW_NEWS_STORYLINE FOLLOW_PAGE FOLLOW_USER GET_A_QUOTE GET_DETAILS GET_DIRECTIONS
  GET_IN_TOUCH GET_OFFER GET_OFFER_VIEW GET_PROMOTIONS GET_QUOTE GET_SHOWTIMES GET_STARTED INQUIRE_NOW INSTALL_APP
  INSTALL_MOBILE_APP JOIN_CHANNEL LEARN_MORE LIKE_PAGE LISTEN_MUSIC LISTEN_NOW MAKE_AN_APPOINTMENT MESSAGE_PAGE
  MOBILE_DOWNLOAD NO_BUTTON OPEN_INSTANT_APP OPEN_LINK ORDER_NOW PAY_TO_ACCESS PLAY_GAME PLAY_GAME_ON_FACEBOOK
  PURCHASE_GIFT_CARDS RAISE_MONEY RECORD_NOW REFER_FRIENDS REQUEST_TIME SAY_THANKS SEE_MORE SEE_SHOP SELL_NOW
  SEND_A_GIFT SEND_GIFT_MONEY SEND_UPDATES SHARE SHOP_NOW SHOP_WITH_AI SIGN_UP SOTTO_SUBSCRIBE START_A_CHAT
  START_ORDER SUBSCRIBE SWIPE_UP_PRODUCT SWIPE_UP_SHOP TRY_DEMO TRY_ON_WITH_AI UPDATE_APP USE_APP USE_MOBILE_APP
  VIDEO_ANNOTATION VIDEO_CALL VIEW_CART VIEW_CHANNEL VIEW_IN_CART VIEW_PRODUCT VISIT_PAGES_FEED VISIT_WEBSITE
  WATCH_LIVE_VIDEO WATCH_MORE WATCH_VIDEO WHATSAPP_MESSAGE WOODHENGE_SUPPORT`);

export const publisherPlatforms = words(
  'facebook instagram messenger audience_network threads whatsapp',
);

export const devicePlatforms = ['mobile', 'desktop'];

/** The specification has no list of positions; these names are used on Meta's placement page and in its answers. */
export const positions = {
  facebook_positions: words(`
    feed right_hand_column marketplace story search instream_video facebook_reels facebook_reels_overlay
    profile_feed profile_reels notification biz_disco_feed groups_feed`),
  instagram_positions: words(
    'stream story reels explore_home profile_feed profile_reels ig_search shop reels_overlay',
  ),
  messenger_positions: words('messenger_home story sponsored_messages'),
  audience_network_positions: words('classic rewarded_video instream_video'),
  threads_positions: words('threads_stream'),
  whatsapp_positions: words('status'),
} as const;

/** The fields that Meta accepts for an ad set and for a campaign. */
export const adsetFields = words(`
  adlabels adset_schedule attribution_spec automatic_manual_state bid_adjustments bid_amount bid_constraints bid_strategy
  billing_event budget_schedule_specs budget_source budget_split_set_id campaign_attribution campaign_id campaign_spec
  creative_sequence creative_sequence_repetition_pattern daily_budget daily_imps daily_min_spend_target daily_spend_cap
  date_format destination_type dsa_beneficiary dsa_payor end_time execution_options existing_customer_budget_percentage
  frequency_control_specs full_funnel_exploration_mode is_ba_skip_delayed_eligible is_budget_schedule_enabled
  is_dynamic_creative is_incremental_attribution_enabled is_sac_cfca_terms_certified lifetime_budget lifetime_imps
  lifetime_min_spend_target lifetime_spend_cap line_number max_budget_spend_percentage min_budget_spend_percentage
  multi_event_conversion_attribution_window_seconds multi_optimization_goal_weight name optimization_goal
  optimization_sub_event pacing_type placement_soft_opt_out promoted_object rb_prediction_id
  regional_regulated_categories regional_regulation_identities rf_prediction_id source_adset_id start_time status
  targeting time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals time_start time_stop topline_id
  trending_topics_spec tune_for_category value_rule_set_id value_rules_applied`);

export const campaignFields = words(`
  adlabels bid_strategy budget_schedule_specs buying_type daily_budget execution_options
  is_adset_budget_sharing_enabled is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
  is_skadnetwork_attribution iterative_split_test_configs lifetime_budget name objective pacing_type promoted_object
  smart_promotion_type source_campaign_id special_ad_categories special_ad_category_country spend_cap start_time status
  stop_time topline_id`);

/** Fields of an audience. */
export const targetingFields = words(`
  adgroup_id age_max age_min age_range alternate_auto_targeting_option app_install_state
  audience_network_positions behaviors brand_safety_content_filter_levels catalog_based_targeting cities
  college_years connections contextual_targeting_categories countries country country_groups custom_audiences
  device_platforms direct_install_devices dynamic_audience_ids education_majors education_schools
  education_statuses effective_audience_network_positions effective_device_platforms effective_facebook_positions
  effective_instagram_positions effective_messenger_positions effective_publisher_platforms
  effective_threads_positions effective_whatsapp_positions engagement_specs ethnic_affinity exclude_reached_since
  excluded_brand_safety_content_types excluded_connections excluded_custom_audiences excluded_dynamic_audience_ids
  excluded_engagement_specs excluded_geo_locations excluded_mobile_device_model excluded_product_audience_specs
  excluded_publisher_categories excluded_publisher_list_ids excluded_user_device exclusions facebook_positions
  family_statuses fb_deal_id flexible_spec friends_of_connections genders generation geo_locations home_ownership
  home_type home_value household_composition income industries instagram_positions install_state_application
  instream_video_skippable_excluded interested_in interests is_whatsapp_destination_ad keywords life_events
  locales messenger_positions moms net_worth office_type place_page_set_ids political_views politics
  product_audience_specs prospecting_audience publisher_platforms radius regions relationship_statuses
  site_category targeting_automation targeting_optimization targeting_relaxation_types threads_positions
  user_adclusters user_age_unknown user_device user_event user_os whatsapp_positions wireless_carrier
  work_employers work_positions zips`);
