import { pageTokenOf } from '../login/page-token.ts';
import { imageUrl } from '../media/media-url.ts';
import { mayListPages, requireAdsRead } from '../protocol/authority.ts';
import { many, type NodeKind, names, one } from '../protocol/reading.ts';
import type { Business, Instagram, Page, Person, Pixel } from '../world/entities.ts';
import { accountsOf, pagesOf } from '../world/reach.ts';

export const personKind: NodeKind<Person> = {
  type: 'User',
  defaults: 'name,id',
  fields: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    first_name: ({ name }) => name.split(' ')[0],
    last_name: ({ name }) => name.split(' ').slice(1).join(' '),
    adaccounts: (person, { world, holder }) => {
      requireAdsRead(holder);
      return many(accountsOf(world, person).reverse());
    },
    accounts: (person, { world, holder }) =>
      many(mayListPages(holder) ? pagesOf(world, person).reverse() : []),
  },
  known: names(`
    about age_range birthday email gender hometown install_type installed languages link locale
    location middle_name name_format picture short_name timezone token_for_business updated_time
    verified video_upload_limits website`),
};

export const pageKind: NodeKind<Page> = {
  type: 'Page',
  defaults: 'name,id',
  fields: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    category: ({ category }) => category,
    category_list: ({ category, id }) => [{ id: id.slice(-10), name: category }],
    tasks: ({ extra }) =>
      extra['tasks'] ?? ['ANALYZE', 'ADVERTISE', 'MODERATE', 'CREATE_CONTENT', 'MANAGE'],
    access_token: (page, { world, person_id }) => pageTokenOf(world, page, person_id),
    instagram_business_account: ({ instagram_id }, { world }) =>
      one(world.instagrams.get(instagram_id ?? '')),
    connected_instagram_account: ({ instagram_id }, { world }) =>
      one(world.instagrams.get(instagram_id ?? '')),
    is_published: () => true,
    promotion_eligible: () => true,
  },
  known: names(`
    about ad_campaign affiliation app_id artists_we_like attire available_promo_offer_ids awards
    band_interests band_members best_page bio birthday booking_agent breaking_news_usage built
    business can_checkin can_post checkins company_overview
    connected_page_backed_instagram_account contact_address copyright_attribution_insights
    copyright_whitelisted_ig_partners country_page_likes cover culinary_team current_location
    delivery_and_pickup_option_info description description_html differently_open_offerings
    directed_by display_subtext displayed_message_response_time
    does_viewer_have_page_permission_link_ig emails engagement fan_count featured_video features
    followers_count food_styles founded general_info general_manager genre
    global_brand_page_name global_brand_root_id has_added_app has_lead_access
    has_transitioned_to_new_page_experience has_whatsapp_business_number has_whatsapp_number
    hometown hours impressum influences is_always_open is_calling_eligible is_chain
    is_community_page is_eligible_for_branded_content
    is_eligible_for_disable_connect_ig_btn_for_non_page_admin_am_web
    is_messenger_bot_get_started_enabled is_messenger_platform_bot is_owned
    is_permanently_closed is_unclaimed is_verified is_webhooks_subscribed keywords
    leadgen_tos_acceptance_time leadgen_tos_accepted leadgen_tos_accepting_user link location
    members merchant_id merchant_review_status messaging_feature_status
    messenger_ads_default_icebreakers messenger_ads_default_quick_replies
    messenger_ads_quick_replies_type mini_shop_storefront mission mpg
    name_with_location_descriptor network new_like_count offer_eligible overall_star_rating
    owner_business page_token parent_page parking payment_options personal_info
    personal_interests pharma_safety_info phone pickup_options picture place_type plot_outline
    preferred_audience press_contact price_range priority_hours privacy_info_url produced_by
    products promotion_ineligible_reason public_transit rating_count recipient record_label
    release_date restaurant_services restaurant_specialties schedule screenplay_by season
    single_line_address starring start_info store_code store_location_descriptor store_number
    studio supports_donate_button_in_live_video talking_about_count temporary_status
    unread_message_count unread_notif_count unseen_message_count user_access_expire_time
    username verification_status voip_info website were_here_count whatsapp_number written_by`),
};

export const instagramKind: NodeKind<Instagram> = {
  type: 'IGUser',
  defaults: 'id',
  fields: {
    id: ({ id }) => id,
    username: ({ username }) => username,
    profile_picture_url: ({ id }, { origin }) => imageUrl(origin, id, 'profile'),
  },
  known: names(`
    biography business_discovery followers_count follows_count has_profile_pic ig_id
    is_published legacy_instagram_user_id media_count mentioned_comment mentioned_media name
    owner_business profile_pic shopping_product_tag_eligibility
    shopping_review_status website`),
};

export const pixelKind: NodeKind<Pixel> = {
  type: 'AdsPixel',
  defaults: 'id',
  fields: { id: ({ id }) => id, name: ({ name }) => name },
  known: names(`
    automatic_matching_fields can_proxy code config creation_time creator data_use_setting
    description duplicate_entries enable_auto_assign_to_accounts enable_automatic_matching
    event_stats event_time_max event_time_min first_party_cookie_status has_1p_pixel_event
    is_consolidated_container is_created_by_business is_crm is_mta_use is_restricted_use
    is_unavailable last_fired_time last_upload_app last_upload_app_changed_time
    match_rate_approx matched_entries owner_ad_account owner_business usage
    user_access_expire_time valid_entries`),
};

export const businessKind: NodeKind<Business> = {
  type: 'Business',
  defaults: 'id,name',
  fields: { id: ({ id }) => id, name: ({ name }) => name },
  known: names(`
    block_offline_analytics collaborative_ads_managed_partner_business_info
    collaborative_ads_managed_partner_eligibility collaborative_ads_partner_premium_options
    created_by created_time extended_updated_time is_hidden link
    marketing_messages_onboarding_status payment_account_id primary_page profile_picture_uri
    timezone_id two_factor_type updated_by updated_time user_access_expire_time
    verification_status vertical vertical_id whatsapp_business_manager_messaging_limit`),
};
