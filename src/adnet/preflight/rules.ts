/**
 * One thing that Meta refuses, or that somebody should know. `error`: Meta's code and subcode, null where only the
 * rule is known. `fact`: who says so, by the keys of the error table's `sources`; with a pair in that table, its
 * own sources come on top.
 */
export type Rule = {
  object: 'account' | 'campaign' | 'adset' | 'creative' | 'ad';
  level: 'refuse' | 'warn';
  error: readonly [code: number, subcode: number | null] | null;
  fix: string;
  fact: string;
};

const refuse = (
  object: Rule['object'],
  error: Rule['error'],
  fix: string,
  fact = 'error table',
): Rule => ({ object, level: 'refuse', error, fix, fact });

const warn = (
  object: Rule['object'],
  error: Rule['error'],
  fix: string,
  fact = 'error table',
): Rule => ({ object, level: 'warn', error, fix, fact });

const table = '; GET /adnet/objectives lists what fits';

export const rules = {
  // The ad account.
  account_not_visible: refuse(
    'account',
    [100, 33],
    'Choose an ad account that this connection can see, or connect a login that can.',
  ),
  account_closed: refuse(
    'account',
    [100, 1885316],
    'Choose another ad account, or have this one opened again in Meta’s Business Support.',
  ),
  account_unpaid: refuse(
    'account',
    [200, 1487194],
    'Pay what is open in Ads Manager under Billing, or choose another ad account.',
  ),
  account_in_review: warn(
    'account',
    null,
    'Look at the account in Ads Manager; what is made may not run yet.',
    'SPEC AdAccount account_status',
  ),
  account_spent: warn(
    'account',
    null,
    'Raise or remove the account’s spending limit in Ads Manager before the ads are switched on.',
    'SPEC AdAccount spend_cap',
  ),
  account_no_rights: refuse(
    'account',
    [100, 1815694],
    'Give the connected login the right to create ads in this account, or connect another login.',
  ),

  // Campaigns.
  category_unknown: refuse(
    'campaign',
    [100, null],
    'Name a special category from the list, or send an empty list.',
    'SPEC AdAccount special_ad_categories; DOC:occ-2025 for CREDIT',
  ),
  category_without_country: refuse(
    'campaign',
    [100, 2909034],
    'Name the countries whose rules for this category apply, such as ["US"].',
  ),
  category_politics: warn(
    'campaign',
    [100, 2708008],
    'Check that the connected person is cleared for ads about politics in these countries.',
  ),
  strategy_unknown: refuse(
    'campaign',
    [100, null],
    'Choose a bid strategy from the list, or leave it out.',
    'SPEC bid_strategy; DOC bid-strategy',
  ),
  strategy_without_budget: refuse(
    'campaign',
    [100, 1885737],
    'Leave bid_strategy out of the campaign and set it on its ad sets, or give the campaign a budget.',
  ),
  sharing_with_budget: refuse(
    'campaign',
    [100, 4834002],
    'Leave is_adset_budget_sharing_enabled out: the campaign’s own budget is shared anyway.',
  ),
  sharing_without_strategy: refuse(
    'campaign',
    [100, 4834005],
    'Set a bid_strategy on the campaign, or do not share budgets.',
  ),
  sharing_daily_only: refuse(
    'adset',
    null,
    'Give the ad set a daily budget, or do not share budgets in the campaign.',
    'DOC:bidding/guides/adset-budget-sharing',
  ),
  campaign_budget_small: refuse(
    'campaign',
    [100, 2446149],
    'Raise the campaign’s budget: it has to cover the minimum of each of its ad sets.',
  ),
  spend_cap_small: refuse(
    'campaign',
    [100, 2446307],
    'Raise the campaign’s spending limit, or leave it out.',
  ),
  value_unreadable: refuse(
    'campaign',
    [100, null],
    'Send a value of the kind that Meta takes here.',
    'PUB "Param … must be an integer", "… must be a boolean"',
  ),
  buying_type_unknown: refuse(
    'campaign',
    [100, null],
    'Leave it out for the auction, or choose from the list.',
    'DOC:reference/ad-campaign-group',
  ),
  campaign_type_gone: refuse(
    'campaign',
    [100, 2490568],
    'Leave smart_promotion_type out: such campaigns can no longer be made.',
  ),
  app_attribution: refuse(
    'campaign',
    [100, 3955009],
    'Say true or false: false unless the ads are for iOS 14 and later.',
  ),
  campaign_stop_dropped: warn(
    'campaign',
    null,
    'Set end_time on the ad sets: Meta takes the campaign’s end from them.',
    'MATAS recording 2026-10',
  ),
  too_many_ad_sets: refuse(
    'campaign',
    null,
    'Spread the ad sets over several campaigns.',
    'DOC:reference/ad-campaign-group limits',
  ),
  campaign_deleted: refuse(
    'adset',
    [100, 1487566],
    'Name another campaign, or let the launch make one.',
  ),
  campaign_archived: refuse(
    'adset',
    [100, 1487866],
    'Name another campaign, or let the launch make one.',
  ),
  campaign_not_visible: refuse(
    'adset',
    [100, 33],
    'Name a campaign of this ad account, or let the launch make one.',
  ),

  // Ad sets: money and time.
  budget_missing: refuse(
    'adset',
    [100, 1487061],
    'Give the ad set a daily_budget or a lifetime_budget, or give the campaign one.',
    'error table; DOC:error-reference',
  ),
  budget_on_both: refuse(
    'adset',
    [100, 1885621],
    'Leave the budget out of the ad set, or out of the campaign.',
  ),
  budget_small: refuse('adset', [100, 1885272], 'Raise the budget.'),
  end_missing: refuse('adset', [100, 1487094], 'Say when the ad set ends, or set a daily budget.'),
  end_past: refuse('adset', [100, 1487033], 'Choose an end in the future, or leave it out.'),
  end_before_start: refuse('adset', [100, 1487033], 'Choose an end after the start.'),
  end_too_soon: refuse(
    'adset',
    [100, 1487793],
    'Let it run for more than 24 hours, or set a lifetime_budget.',
  ),
  time_unreadable: refuse(
    'adset',
    [100, null],
    'Write the time as 2026-12-01T09:00:00+0100 or as UNIX seconds.',
    'DOC:reference/ad-campaign start_time, end_time',
  ),
  start_past: warn(
    'adset',
    null,
    'Leave start_time out, or choose a time in the future.',
    'DOC:reference/ad-campaign start_time',
  ),

  // Ad sets: bids.
  bid_missing: refuse('adset', [100, 1815857], 'Set bid_amount, or use LOWEST_COST_WITHOUT_CAP.'),
  bid_not_wanted: refuse(
    'adset',
    [100, null],
    'Leave bid_amount out, or choose a strategy with a cap.',
    'DOC:bidding/overview/bid-strategy',
  ),
  bid_not_number: refuse(
    'adset',
    [100, null],
    'Send a whole number in the smallest unit of the account’s currency.',
    'PUB "Param bid_amount must be an integer"',
  ),
  bid_small: refuse(
    'adset',
    [100, null],
    'Raise the bid, or leave it out.',
    'DOC:bidding/overview/bid-strategy',
  ),
  strategy_missing: refuse('adset', [100, 2490487], 'Say in bid_strategy how to bid.'),
  bid_goal_is_automatic: refuse(
    'adset',
    [100, 1885204],
    'Use LOWEST_COST_WITHOUT_CAP with this goal.',
  ),
  bid_cap_with_value: refuse(
    'adset',
    [100, 1885324],
    'Use LOWEST_COST_WITHOUT_CAP or LOWEST_COST_WITH_MIN_ROAS with this goal.',
  ),
  cost_cap_goal: refuse(
    'adset',
    [100, 2446166],
    'Use LOWEST_COST_WITHOUT_CAP or LOWEST_COST_WITH_BID_CAP with this goal.',
  ),
  cost_cap_billing: refuse(
    'adset',
    [100, null],
    'Set billing_event to IMPRESSIONS.',
    'DOC:bidding/overview/bid-strategy',
  ),
  roas_missing: refuse(
    'adset',
    [100, 1815857],
    'Set bid_constraints.roas_average_floor: the return times 10000, from 100 to 10000000.',
    'error table; DOC:bidding/overview/bid-strategy',
  ),
  roas_goal: refuse(
    'adset',
    [100, 2446671],
    'Set optimization_goal to VALUE, or choose another strategy.',
    'error table; DOC:bidding/overview/bid-strategy',
  ),

  // Ad sets: goal, destination, what is promoted.
  goal_unknown: refuse(
    'adset',
    [100, null],
    `Choose a goal from the list${table}.`,
    'SPEC AdSet optimization_goal',
  ),
  goal_unfit: refuse(
    'adset',
    [100, 2490408],
    `Choose a goal that fits the campaign’s objective${table}.`,
  ),
  goal_gone: refuse('adset', [100, 3858327], `Choose REACH or another goal${table}.`),
  goal_differs: refuse(
    'adset',
    [100, 1885760],
    'Use one goal in all ad sets of a campaign that holds the budget, or give each ad set its own budget.',
  ),
  billing_unknown: refuse('adset', [100, null], 'Use IMPRESSIONS.', 'SPEC AdSet billing_event'),
  billing_unfit: refuse('adset', [100, 1815117], 'Use IMPRESSIONS, which every goal takes.'),
  billing_new_account: warn(
    'adset',
    [100, 2446404],
    'Use IMPRESSIONS if the account is new: Meta then takes nothing else.',
  ),
  destination_unknown: refuse(
    'adset',
    [100, 2446509],
    `Choose a destination from the list or leave it out${table}.`,
  ),
  destination_unfit: refuse(
    'adset',
    [100, 1815715],
    `Leave destination_type out, or choose one that fits the objective${table}.`,
  ),
  destination_unsure: warn(
    'adset',
    [100, 2446509],
    `Leave destination_type out if Meta refuses it${table}.`,
  ),
  promoted_missing: refuse(
    'adset',
    [100, 1815430],
    `Say in promoted_object what is advertised${table}.`,
  ),
  promoted_pixel_missing: refuse(
    'adset',
    [100, 1815143],
    'Set promoted_object to {"pixel_id", "custom_event_type"}, or set pixel_id in the defaults.',
  ),
  promoted_event_missing: refuse(
    'adset',
    [100, 1815143],
    'Say in promoted_object.custom_event_type which event counts, such as PURCHASE.',
    'error table; DOC:reference/ad-campaign-group',
  ),
  promoted_event_unknown: refuse(
    'adset',
    [100, null],
    'Choose an event from the list.',
    'SPEC AdPromotedObject custom_event_type',
  ),
  promoted_event_unfit: refuse(
    'adset',
    [100, 2446814],
    'Use COMPLETE_REGISTRATION or another event, or make it a campaign for leads.',
  ),
  promoted_page_missing: refuse(
    'adset',
    [100, 1815437],
    'Set promoted_object.page_id to the page that is advertised.',
    'error table; DOC:reference/ad-campaign-group',
  ),
  promoted_whatsapp_page: refuse(
    'adset',
    [100, 1815807],
    'Set promoted_object.page_id to the page whose WhatsApp number is used.',
  ),
  promoted_mixed: refuse(
    'adset',
    [100, 1885014],
    'Send custom_conversion_id alone, or pixel_id with custom_event_type.',
  ),
  promoted_app_missing: refuse(
    'adset',
    [100, 1815430],
    'Set promoted_object to {"application_id", "object_store_url"}.',
  ),
  promoted_store_missing: refuse(
    'adset',
    [100, 1885011],
    'Set promoted_object.object_store_url to the app’s address in its store.',
  ),
  pixel_not_shared: refuse(
    'adset',
    [200, 1815045],
    'Choose a pixel of this ad account, or share the pixel with it in Meta’s Business settings.',
  ),
  conversion_not_shared: refuse(
    'adset',
    [100, 1885014],
    'Choose a custom conversion of this ad account.',
  ),
  attribution_unfit: refuse(
    'adset',
    [100, 1885501],
    'Leave attribution_spec out, or use one day after a click for this goal.',
  ),
  attribution_conversations: refuse(
    'adset',
    [100, 1885423],
    'Leave attribution_spec out, or use one day after a click.',
  ),
  frequency_unfit: refuse(
    'adset',
    null,
    'Leave frequency_control_specs out, or choose the goal REACH or THRUPLAY.',
    'DOC:reference/ad-campaign frequency_control_specs',
  ),

  // Ad sets: audience.
  targeting_default: warn(
    'adset',
    null,
    'Send targeting with the countries that you mean.',
    'the contract’s default',
  ),
  place_missing: refuse(
    'adset',
    [100, 1885364],
    'Set targeting.geo_locations, such as {"countries": ["US"]}.',
  ),
  place_unreadable: refuse(
    'adset',
    [100, 1487079],
    'Name each place by the key that GET /adnet/targeting/locations gives.',
  ),
  place_overlap: refuse(
    'adset',
    [100, 1487756],
    'Name each place once, either to include or to exclude.',
  ),
  place_swallowed: warn(
    'adset',
    [100, 1487756],
    'Leave the country out if only the places within it are meant.',
  ),
  place_restricted: refuse('adset', [2641, null], 'Leave these countries out.'),
  radius_range: refuse(
    'adset',
    [100, 1487079],
    'Set a radius of 10 to 50 miles or 17 to 80 kilometers.',
    'error table; DOC:audiences/reference/basic-targeting',
  ),
  location_types: refuse('adset', [100, 1870199], 'Leave location_types out.'),
  age_range: refuse(
    'adset',
    [100, 1487079],
    'Use whole years from 13 to 65; 65 means 65 and older.',
    'error table; SPEC Targeting age_min, age_max',
  ),
  age_order: refuse('adset', [100, 1487079], 'Set age_max to at least age_min.'),
  age_automation_min: refuse(
    'adset',
    [100, 1870188],
    'Set age_min to 25 or less, or targeting_automation.advantage_audience to 0.',
  ),
  age_automation_max: refuse(
    'adset',
    [100, 1870189],
    'Leave age_max out, or set targeting_automation.advantage_audience to 0.',
  ),
  automation_missing: refuse(
    'adset',
    [100, 1870227],
    'Set targeting_automation.advantage_audience to 0 (as sent) or 1 (Meta may widen it).',
  ),
  automation_with_form: refuse(
    'adset',
    [100, 1870196],
    'Set targeting_automation.advantage_audience to 0 for lead forms.',
  ),
  gender_unknown: refuse(
    'adset',
    [100, 1487079],
    'Use [1] for men, [2] for women, or leave genders out.',
  ),
  minors_detailed: refuse(
    'adset',
    [100, 1870249],
    'Set age_min to 18 or more, or leave interests, behaviours and other details out.',
  ),
  special_audience: refuse(
    'adset',
    [100, 2909034],
    'Leave ages, genders and narrow radiuses out: special categories do not allow them.',
    'error table; DOC special-ad-category targeting',
  ),
  option_unreadable: refuse(
    'adset',
    [100, 1487079],
    'Name each option by the id that GET /adnet/targeting/search gives.',
  ),
  option_unknown: refuse(
    'adset',
    [100, 1487079],
    'Look the option up again with GET /adnet/targeting/search: Meta retires and merges some.',
    'error table; 100/1870247',
  ),
  audience_unknown: refuse(
    'adset',
    [100, 1359207],
    'Choose audiences of this ad account: GET /adnet/ad-accounts/{account_id}/audiences lists them.',
  ),
  audience_in_exclusions: refuse(
    'adset',
    [100, 1870221],
    'Put the audiences into targeting.excluded_custom_audiences.',
  ),
  audience_excluded_outside: warn(
    'adset',
    null,
    'Put them into targeting.excluded_custom_audiences: here Meta drops them without a word.',
    'f:60927298818',
  ),
  audience_both: refuse(
    'adset',
    [100, 1487079],
    'Name each audience once, either to include or to exclude.',
  ),
  connections_gone: refuse('adset', [100, 1870088], 'Leave connections out.'),
  targeting_unreadable: refuse(
    'adset',
    [100, 1487079],
    'Send it in the form that Meta describes, such as a list of objects with an id.',
  ),

  // Ad sets: placements.
  platform_unknown: refuse(
    'adset',
    [100, 1487079],
    'Choose from the list, or leave publisher_platforms out: Meta then chooses.',
    'error table; SPEC Targeting publisher_platforms',
  ),
  position_unknown: refuse(
    'adset',
    [100, 1815433],
    'Choose from the list, or leave it out: Meta then chooses.',
  ),
  instagram_position_unknown: refuse(
    'adset',
    [100, 1815508],
    'Choose from the list, or leave it out: Meta then chooses.',
  ),
  position_video_feeds: refuse('adset', [100, 2490562], 'Leave video_feeds out: it is gone.'),
  position_explore: refuse('adset', [100, 2490589], 'Leave explore out: it is gone.'),
  position_explore_home: refuse(
    'adset',
    [100, 2490392],
    'Leave explore_home out: Explore is no placement any more.',
    'error table; BLOG26',
  ),
  position_story_alone: refuse(
    'adset',
    [100, 1815891],
    'Add another Facebook position, such as feed.',
  ),
  position_marketplace_alone: refuse('adset', [100, 1815698], 'Add feed to facebook_positions.'),
  position_story_dropped: warn(
    'adset',
    null,
    'Leave story out of messenger_positions: Meta drops it without a word.',
    'BLOG26',
  ),
  platform_messenger_alone: refuse('adset', [100, 1815985], 'Add facebook or instagram.'),
  platform_threads_alone: refuse('adset', [100, 2490494], 'Add instagram.'),
  placement_unfit: refuse(
    'adset',
    [100, 1815336],
    'Leave out the placement that does not fit, or leave all placements to Meta.',
  ),
  device_unknown: refuse(
    'adset',
    [100, 1487079],
    'Choose mobile, desktop or both, or leave device_platforms out.',
    'error table; SPEC Targeting device_platforms',
  ),

  // Ad sets: regulation.
  beneficiary_missing: refuse(
    'adset',
    [100, 3858081],
    'Set dsa_beneficiary, or set a default for the ad account in Ads Manager.',
  ),
  payer_missing: refuse(
    'adset',
    [100, 3858079],
    'Set dsa_payor, or set a default for the ad account in Ads Manager.',
  ),
  singapore_missing: refuse(
    'adset',
    [100, 3858550],
    'Set regional_regulated_categories to ["SINGAPORE_UNIVERSAL"] and name the verified identities.',
  ),
  region_declaration: warn(
    'adset',
    [100, 3858634],
    'Set regional_regulated_categories and regional_regulation_identities if the account is asked for them.',
  ),
  taiwan_missing: refuse(
    'adset',
    [100, 3858495],
    'Set regional_regulated_categories, and regional_regulation_identities with the verified advertiser.',
    'error table; DOC:reference/ad-campaign',
  ),

  // Creatives.
  page_missing: refuse(
    'creative',
    [100, 1443120],
    'Set page_id, here or in the defaults, to the page that the ad runs as.',
    'error table; SPEC AdCreativeObjectStorySpec page_id',
  ),
  page_foreign: refuse(
    'creative',
    [100, 1885499],
    'Choose a page of this ad account: GET /adnet/pages lists them.',
  ),
  page_no_rights: refuse(
    'creative',
    [100, 1487202],
    'Give the connected login the right to advertise for this page, or choose another page.',
  ),
  instagram_foreign: refuse(
    'creative',
    [100, 1815199],
    'Choose an Instagram account that is joined to this ad account, or leave it out.',
  ),
  instagram_old_field: refuse(
    'creative',
    [100, null],
    'Use instagram_user_id.',
    'BLOG 2025-01-17; AHOY',
  ),
  picture_unknown: refuse(
    'creative',
    [100, 2446386],
    'Upload the picture to this ad account first, or name its address in the launch.',
  ),
  media_default: warn('creative', null, 'Name a picture or a video.', 'the contract’s default'),
  video_unknown: refuse('creative', [222, null], 'Choose a video of this ad account.'),
  video_broken: refuse(
    'creative',
    [100, 1487713],
    'Upload the video again, in another format if need be.',
  ),
  video_unready: warn(
    'creative',
    [100, 1885252],
    'Nothing to do: the launch waits until Meta has prepared the video.',
  ),
  video_picture_missing: refuse('creative', [100, 1443226], 'Name a picture for the video.'),
  video_picture_twice: refuse(
    'creative',
    [100, 1443051],
    'Name the picture by hash or by address, not by both.',
  ),
  link_missing: refuse('creative', [100, 2061015], 'Say in link_url where a click leads.'),
  link_unreadable: refuse(
    'creative',
    [1500, null],
    'Send a whole address that begins with https://.',
  ),
  button_unknown: refuse('creative', [100, 1373054], 'Choose a button from the list.'),
  button_link_missing: refuse(
    'creative',
    [100, 2446391],
    'Say in link_url where the button leads, or choose no button.',
  ),
  button_value: refuse('creative', [105, 1815630], 'Leave the link out of the button’s value.'),
  story_two_parts: refuse('creative', [100, 1443048], 'Keep one of the parts.'),
  story_and_post: refuse(
    'creative',
    [100, 1487929],
    'Send either the post or the story, not both.',
  ),
  cards_count: refuse(
    'creative',
    null,
    'A carousel has 2 to 10 cards.',
    'SPEC AdCreativeLinkData child_attachments',
  ),
  card_picture_missing: refuse('creative', [100, 1443052], 'Name a picture for each video card.'),
  enhancements_bundle: refuse(
    'creative',
    [100, 3858504],
    'Name the single features instead of standard_enhancements.',
  ),
  feed_formats: refuse(
    'creative',
    [100, 1885374],
    'Name exactly one format, such as SINGLE_IMAGE.',
  ),
  feed_repeats: refuse('creative', [100, 1815629], 'Name each picture and text once.'),
  feed_button: refuse(
    'creative',
    [100, 1885396],
    'Choose another button for the feed, such as LEARN_MORE.',
  ),
  url_tags_mark: refuse(
    'creative',
    [100, null],
    'Leave the ? at the beginning out: Meta adds it.',
    'SPEC AdCreative url_tags',
  ),

  // Ads: how creative, ad set and campaign go together.
  form_missing: refuse(
    'ad',
    [100, 3390001],
    'Name the lead form in the creative’s button (call_to_action.value.lead_gen_form_id).',
  ),
  website_missing: refuse(
    'ad',
    [100, 2446383],
    'Give the creative a link_url: this goal leads to a website.',
  ),
  store_link: refuse(
    'ad',
    [100, 1487810],
    'Lead to a website, or make it a campaign for app promotion.',
  ),
  page_differs: refuse(
    'ad',
    [100, 1885029],
    'Use one page in promoted_object and in the creative.',
  ),
  creative_unknown: refuse('ad', [100, 1487015], 'Choose a creative of this ad account.'),
  adset_deleted: refuse('ad', [100, 1487056], 'Choose another ad set, or let the launch make one.'),
  adset_ended: refuse(
    'ad',
    [100, 1487007],
    'Choose an ad set that has not ended, or let the launch make one.',
  ),
  adset_not_visible: refuse('ad', [100, 33], 'Choose an ad set of this ad account.'),
  media_unfit: refuse('ad', [100, 1815159], 'Show a video, or choose another goal.'),
  dynamic_wanted: refuse('ad', [100, 1885998], 'Set is_dynamic_creative to true on the ad set.'),
  dynamic_second: refuse('ad', [100, 1885553], 'Make one ad in each dynamic ad set.'),
  instagram_missing: refuse(
    'ad',
    [100, 1772103],
    'Set instagram_user_id, here or in the defaults.',
  ),
  too_many_ads: refuse(
    'ad',
    null,
    'Spread the ads over several ad sets.',
    'DOC:reference/ad-campaign limits',
  ),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
