export type Problem = { subcode: number; title: string; text: string };

/**
 * Refusals of a write, by name: code 100 with the bare message "Invalid parameter". What helps a
 * person is in the user texts.
 * https://developers.facebook.com/docs/marketing-api/error-reference
 */
export const problems = {
  budget_too_low: {
    subcode: 1885272,
    title: 'Budget is too low',
    text: 'The budget is below the minimum for this account, bid and billing event.',
  },
  budget_on_both_levels: {
    subcode: 1885621,
    title: 'Budget is set on two levels',
    text: 'The campaign already has a budget, so its ad sets cannot have one of their own.',
  },
  budget_below_spend: {
    subcode: 1885650,
    title: 'Budget is below what was spent',
    text: 'The new budget has to stay above the amount that has already been spent.',
  },
  campaign_budget_too_low: {
    subcode: 2446149,
    title: 'Campaign budget is too low',
    text: 'The campaign budget has to cover the minimum of every ad set in it.',
  },
  sharing_with_campaign_budget: {
    subcode: 4834002,
    title: 'Budget sharing needs ad set budgets',
    text: 'A campaign with its own budget cannot share budgets between ad sets.',
  },
  sharing_without_strategy: {
    subcode: 4834005,
    title: 'Bid strategy is missing',
    text: 'Sharing budgets between ad sets needs a bid strategy on the campaign.',
  },
  sharing_strategy_frozen: {
    subcode: 4834006,
    title: 'Bid strategy cannot change',
    text: 'The bid strategy is fixed while ad sets share their budgets.',
  },
  sharing_mixed_bids: {
    subcode: 4834009,
    title: 'Ad sets bid in different ways',
    text: 'Ad sets that share budgets need the same bid strategy and optimization goal.',
  },
  sharing_flag_missing: {
    subcode: 4834011,
    title: 'Say whether ad sets share budgets',
    text: 'Without a campaign budget, is_adset_budget_sharing_enabled has to be true or false.',
  },
  sharing_too_late: {
    subcode: 3858418,
    title: 'Budget sharing cannot be turned on now',
    text: 'Budget sharing can only be chosen before the campaign has ad sets.',
  },
  bid_missing: {
    subcode: 1815857,
    title: 'Bid amount is missing',
    text: 'This bid strategy needs a bid amount, or bid constraints for a return on ad spend.',
  },
  must_bid_automatically: {
    subcode: 1885204,
    title: 'Bids have to be automatic',
    text: 'This optimization goal only works with automatic bidding.',
  },
  end_in_past: {
    subcode: 1487033,
    title: 'End time is not valid',
    text: 'The end has to lie in the future and after the start.',
  },
  destination_not_allowed: {
    subcode: 2446509,
    title: 'Destination does not fit the objective',
    text: 'Choose a destination type that this objective supports.',
  },
  promoted_object_ambiguous: {
    subcode: 1487929,
    title: 'Promoted object is ambiguous',
    text: 'The promoted object names things that cannot be promoted together.',
  },
  promoted_object_missing: {
    subcode: 1885154,
    title: 'Promoted object is missing',
    text: 'This goal needs a promoted object, such as a Page, a pixel with an event, or an app.',
  },
  targeting_malformed: {
    subcode: 1487079,
    title: 'Targeting cannot be read',
    text: 'The targeting spec has a value of the wrong kind.',
  },
  location_missing: {
    subcode: 1885364,
    title: 'Location is missing',
    text: 'Choose at least one place, or a custom audience.',
  },
  locations_overlap: {
    subcode: 1487756,
    title: 'Places overlap',
    text: 'Some of the places are already inside another chosen place.',
  },
  location_types_retired: {
    subcode: 1870199,
    title: 'Location types cannot be chosen',
    text: 'Please remove all values from the location_types field.',
  },
  advantage_flag_missing: {
    subcode: 1870227,
    title: 'Advantage audience is not set',
    text: 'Set targeting_automation.advantage_audience to 1 or 0.',
  },
  advantage_age_min: {
    subcode: 1870188,
    title: 'Minimum age is too high',
    text: 'With an advantage audience the minimum age can be 25 at most.',
  },
  advantage_age_max: {
    subcode: 1870189,
    title: 'Maximum age is too low',
    text: 'With an advantage audience the maximum age has to be 65.',
  },
  interest_retired: {
    subcode: 1870247,
    title: 'Targeting option is no longer available',
    text: 'Remove the retired interests or behaviours.',
  },
  explore_placement: {
    subcode: 2490589,
    title: 'Placement is no longer available',
    text: 'The Explore placement has to be removed.',
  },
  special_category_country: {
    subcode: 2909034,
    title: 'Country of the special category is missing',
    text: 'The campaign has a special ad category but names no country for it.',
  },
  skadnetwork_flag_missing: {
    subcode: 3955009,
    title: 'App campaign is incomplete',
    text: 'The campaign has to say whether it uses SKAdNetwork attribution.',
  },
  beneficiary_missing: {
    subcode: 3858081,
    title: 'Beneficiary is missing',
    text: 'Ads shown in the European Union have to name who benefits from them.',
  },
  payor_missing: {
    subcode: 3858079,
    title: 'No payor provided in DSA regulated region',
    text: 'Ads shown in the European Union have to name who pays for them.',
  },
  singapore_declaration: {
    subcode: 3858550,
    title: 'Regional declaration is missing',
    text: 'Ads shown in Singapore need a regulated category and verified identities.',
  },
  frequency_immutable: {
    subcode: 1815198,
    title: 'Frequency cap cannot change',
    text: 'The frequency cap is fixed when the ad set is created.',
  },
  adset_deleted: {
    subcode: 1487056,
    title: 'Ad set was deleted',
    text: 'Only the name of a deleted ad set can be edited.',
  },
  campaign_deleted: {
    subcode: 1487566,
    title: 'Campaign was deleted',
    text: 'Only the name of a deleted campaign can be edited.',
  },
  ad_archived: {
    subcode: 1885088,
    title: 'Ad was archived',
    text: 'Only the name of an archived or deleted ad can be edited.',
  },
  image_unreadable: {
    subcode: 1487411,
    title: 'Image cannot be read',
    text: 'The file is no picture in a supported format.',
  },
  image_unknown: {
    subcode: 2446386,
    title: 'Image is not available',
    text: 'The image is not in the image library of this ad account.',
  },
  image_url_unreachable: {
    subcode: 3858258,
    title: 'Image could not be downloaded',
    text: 'The image address could not be fetched. Upload the image and use its hash.',
  },
  thumbnail_missing: {
    subcode: 1443226,
    title: 'Video thumbnail is missing',
    text: 'Give the video an image hash or an image address.',
  },
  link_missing: {
    subcode: 2061015,
    title: 'Link is missing',
    text: 'The link of the ad is required.',
  },
  call_to_action_unknown: {
    subcode: 1373054,
    title: 'Call to action is not valid',
    text: 'The call to action type cannot be read.',
  },
  asset_duplicates: {
    subcode: 1815629,
    title: 'Assets repeat',
    text: 'Every text, picture and video of the feed may appear once.',
  },
  dynamic_creative_mismatch: {
    subcode: 1885998,
    title: 'Ad set does not take dynamic creatives',
    text: 'A creative with several assets needs an ad set with is_dynamic_creative.',
  },
  creative_immutable: {
    subcode: 1815573,
    title: 'Creative cannot be edited',
    text: 'Only name, status and labels can change. Make a new creative instead.',
  },
  standard_enhancements_retired: {
    subcode: 3858504,
    title: 'Standard enhancements are retired',
    text: 'Choose single creative features instead of the bundle.',
  },
  app_in_development: {
    subcode: 1885183,
    title: 'App is in development mode',
    text: 'The app that made this post has to be public.',
  },
  app_store_link: {
    subcode: 1487810,
    title: 'App store links do not fit this objective',
    text: 'Use an app promotion campaign to send people to an app store.',
  },
  instagram_not_linked: {
    subcode: 1815199,
    title: 'Instagram account is not available',
    text: 'The Instagram account is not connected to this ad account.',
  },
  actor_twice: {
    subcode: 2238055,
    title: 'Instagram identity is given twice',
    text: 'Send instagram_user_id only; instagram_actor_id is retired.',
  },
  post_unavailable: {
    subcode: 1487472,
    title: 'Post is not available',
    text: 'The post does not exist or cannot be promoted by this account.',
  },
  bid_or_strategy_missing: {
    subcode: 2490487,
    title: 'Bid Amount Or Bid Constraints Required For Bid Strategy',
    text: 'An ad set with its own budget needs a bid strategy, or a bid amount.',
  },
  strategy_without_budget: {
    subcode: 1885737,
    title: "This campaign doesn't have a budget. Add a budget to edit the bid strategy.",
    text: 'Leave bid_strategy out, or give the campaign a budget.',
  },
  cost_cap_goal: {
    subcode: 2446166,
    title: 'Cost cap does not fit the goal',
    text: 'You are using wrong optimization goal with cost cap.',
  },
  end_missing: {
    subcode: 1487094,
    title: 'No end date entered',
    text: 'A lifetime budget needs an end more than 24 hours after the start.',
  },
  run_too_short: {
    subcode: 1487793,
    title: 'The run is too short',
    text: 'With a daily budget the run must last more than 24 hours.',
  },
  deleted_filter: {
    subcode: 1815001,
    title: 'Cannot Request for Deleted Objects',
    text: 'Remove DELETED from the filter.',
  },
  promoted_object_none: {
    subcode: 1815430,
    title: 'No promotion object found',
    text: 'Please specify a promoted object for the ad set.',
  },
  pixel_missing: {
    subcode: 1815143,
    title: 'Pixel is missing',
    text: 'A conversion goal needs a pixel with an event, or an app.',
  },
  goal_not_available: {
    subcode: 2490408,
    title: "Performance goal isn't available",
    text: "You can't use the selected performance goal with your campaign objective.",
  },
  billing_not_available: {
    subcode: 1815117,
    title: 'Billing event does not fit',
    text: 'The specified billing event is not a valid option for the optimization goal provided.',
  },
  attribution_not_allowed: {
    subcode: 1885501,
    title: 'View-Through Attribution Window Is Invalid',
    text: 'The attribution windows are not allowed for this goal.',
  },
  promoted_object_fixed: {
    subcode: 1885090,
    title: 'Promoted object is fixed',
    text: 'The promoted object cannot be changed after creation.',
  },
  campaign_archived: {
    subcode: 1487866,
    title: 'Campaign is archived',
    text: 'Ad sets may not be added to archived campaigns.',
  },
  video_feeds_placement: {
    subcode: 2490562,
    title: 'Placement is no longer available',
    text: 'The video feeds placement has to be removed.',
  },
  placement_unknown: {
    subcode: 1815433,
    title: 'Placement is not valid',
    text: 'Use facebook_reels instead of reels.',
  },
  stories_alone: {
    subcode: 1815891,
    title: 'Facebook Stories Placement Not Allowed Alone',
    text: 'Choose another Facebook placement as well.',
  },
  messenger_alone: {
    subcode: 1815985,
    title: 'Messenger cannot stand alone',
    text: 'To use the Messenger Stories placement, please also select either Facebook Feeds or Instagram Stories.',
  },
  threads_alone: {
    subcode: 2490494,
    title: 'Threads cannot stand alone',
    text: 'Choose Instagram as well.',
  },
  audiences_in_exclusions: {
    subcode: 1870221,
    title: 'Audiences are in the wrong place',
    text: 'Put them into excluded_custom_audiences.',
  },
  audience_unknown: {
    subcode: 1359207,
    title: 'Custom audience is not available',
    text: 'One or more custom audiences no longer exist for this account.',
  },
  account_not_active: {
    subcode: 1885316,
    title: 'Only active accounts can create or edit ads',
    text: 'Ads cannot be made or changed in this ad account until it is active again.',
  },
  taiwan_identities: {
    subcode: 3858495,
    title: 'Advertiser is not verified',
    text: 'Ads shown in Taiwan have to name a verified advertiser.',
  },
  media_and_story: {
    subcode: 1487929,
    title: 'Ambiguous promoted object fields',
    text: 'Send either source_instagram_media_id or object_story_spec, not both.',
  },
  one_ad_only: {
    subcode: 1885553,
    title: 'Dynamic Creative Ad Set allows at most one active ad',
    text: 'The ad set already has its one ad.',
  },
  creative_unknown: {
    subcode: 1487015,
    title: 'Creative does not exist',
    text: 'The creative does not exist in this ad account.',
  },
  thumbnail_twice: {
    subcode: 1443051,
    title: 'ObjectStorySpecRedundant',
    text: 'Only one of image_url and image_hash should be specified in the field video_data.',
  },
  card_picture_missing: {
    subcode: 1443052,
    title: 'Picture is missing',
    text: 'The field picture or image_hash is required for every card.',
  },
  video_not_ready: {
    subcode: 1885252,
    title: 'Video not ready for use in an ad',
    text: 'The video is still being processed. Wait until it is ready, then try again.',
  },
} satisfies Record<string, Problem>;
