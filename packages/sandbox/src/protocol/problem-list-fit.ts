import type { Problem } from './problem-list.ts';

/**
 * Refusals of things that do not fit together: a goal and its destination, an ad and its creative.
 * https://developers.facebook.com/docs/marketing-api/error-reference
 */
export const fitProblems = {
  store_visits_retired: {
    subcode: 2446712,
    title: 'Goal is no longer available',
    text: 'Store visits cannot be chosen any more. Use reach.',
  },
  post_impressions_retired: {
    subcode: 3858327,
    title: 'Goal is no longer available',
    text: 'Impressions cannot be chosen for a post. Use reach.',
  },
  store_address_missing: {
    subcode: 1885011,
    title: 'App store address is missing',
    text: 'The promoted object names an app without its address in the store.',
  },
  whatsapp_page_missing: {
    subcode: 1815807,
    title: 'Page is missing',
    text: 'A WhatsApp destination needs the Page in the promoted object.',
  },
  promoted_object_mixed: {
    subcode: 1885014,
    title: 'Promoted object is not valid',
    text: 'Send a custom conversion alone, or a pixel with one event.',
  },
  event_not_allowed: {
    subcode: 2446814,
    title: 'Event does not fit the objective',
    text: 'This objective does not count this event.',
  },
  bid_cap_with_value: {
    subcode: 1885324,
    title: 'Bid cap does not fit the goal',
    text: 'The value goal takes lowest cost or a minimum return.',
  },
  return_not_available: {
    subcode: 2446671,
    title: 'Minimum return does not fit the goal',
    text: 'A minimum return needs the value goal.',
  },
  conversation_window: {
    subcode: 1885423,
    title: 'Attribution window is not valid',
    text: 'Conversations are counted for one day after a click.',
  },
  whatsapp_number_missing: {
    subcode: 2446886,
    title: 'Page has no WhatsApp number',
    text: 'Connect WhatsApp to the Page first.',
  },
  whatsapp_number_foreign: {
    subcode: 1487246,
    title: 'WhatsApp number is not linked',
    text: 'Use the number that is connected to the Page.',
  },
  goals_differ: {
    subcode: 1885760,
    title: 'Goals differ',
    text: 'All ad sets of a lowest cost campaign need the same goal.',
  },
  placements_clash: {
    subcode: 1815336,
    title: 'Placements do not fit together',
    text: 'The placements do not fit the destination or the device.',
  },
  minors_with_interests: {
    subcode: 1870249,
    title: 'Options are not available for young people',
    text: 'Detailed options need an audience of adults.',
  },
  connections_retired: {
    subcode: 1870088,
    title: 'Connections are no longer available',
    text: 'Use audiences of people who engaged instead.',
  },
  instagram_position_unknown: {
    subcode: 1815508,
    title: 'Instagram position is not valid',
    text: 'Use one of the published positions.',
  },
  marketplace_alone: {
    subcode: 1815698,
    title: 'Marketplace cannot stand alone',
    text: 'Choose the feed as well.',
  },
  explore_home_alone: {
    subcode: 2490392,
    title: 'Explore home cannot stand alone',
    text: 'Remove it, or choose explore as well.',
  },
  exclusion_retired: {
    subcode: 2446394,
    title: 'Exclusion is no longer available',
    text: 'Remove the retired option from the exclusions.',
  },
  behavior_retired: {
    subcode: 1487694,
    title: 'Category is no longer available',
    text: 'Search for the category again.',
  },
  singapore_beneficiary: {
    subcode: 3858548,
    title: 'Beneficiary is not verified',
    text: 'Ads shown in Singapore need a verified beneficiary.',
  },
  start_fixed: {
    subcode: 1487057,
    title: 'Start cannot change',
    text: 'The ad set has already begun.',
  },
  windows_unfit: {
    subcode: 1885559,
    title: 'Attribution does not fit the new goal',
    text: 'Send the attribution windows together with the goal.',
  },
  published_fixed: {
    subcode: 3260011,
    title: 'Published ad set cannot change',
    text: 'The goal is fixed once ads of the ad set have run.',
  },
  spend_cap_too_low: {
    subcode: 2446307,
    title: 'Spending limit is too low',
    text: 'Raise the limit to the minimum of the account.',
  },
  campaign_type_retired: {
    subcode: 2490568,
    title: 'Campaign type is no longer available',
    text: 'Make an ordinary campaign instead.',
  },
  not_cleared_for_politics: {
    subcode: 2708008,
    title: 'Not cleared for political ads',
    text: 'The person has to confirm identity and place first.',
  },
  story_with_two_bodies: {
    subcode: 1443048,
    title: 'Story cannot be read',
    text: 'Send exactly one kind of content.',
  },
  page_unknown: {
    subcode: 1443120,
    title: 'Page id is not valid',
    text: 'There is no Page with this id.',
  },
  page_not_shared: {
    subcode: 1815813,
    title: 'Page is not available',
    text: 'The ad account may not advertise for this Page.',
  },
  person_not_on_page: {
    subcode: 1885499,
    title: 'No right to advertise for the Page',
    text: 'A Page admin has to give this person the advertise task.',
  },
  video_failed: {
    subcode: 1487713,
    title: 'Video could not be processed',
    text: 'Upload the video again.',
  },
  image_address_refused: {
    subcode: 2446603,
    title: 'Image address is not valid',
    text: 'Upload the picture and send its hash.',
  },
  feed_formats: {
    subcode: 1885374,
    title: 'Asset feed has one format',
    text: 'Name exactly one ad format.',
  },
  feed_button: {
    subcode: 1885396,
    title: 'Button is not available here',
    text: 'An asset feed does not take this button.',
  },
  default_rule_missing: {
    subcode: 1885923,
    title: 'Missing Default Asset Customization Rule',
    text: 'Add a last rule with an empty customization_spec.',
  },
  rule_label_unknown: {
    subcode: 2446173,
    title: 'Label is not known',
    text: 'A placement rule names a label that no asset has.',
  },
  crop_retired: {
    subcode: 2490085,
    title: 'Crop is no longer available',
    text: 'Use 100x100, or no crops.',
  },
  interactive_with_cards: {
    subcode: 2446580,
    title: 'Carousel takes no interactive parts',
    text: 'Keep the cards or the interactive components.',
  },
  feature_needs_catalog: {
    subcode: 3858040,
    title: 'Feature needs a catalog',
    text: 'Opt out of the feature, or name a product set.',
  },
  button_without_link: {
    subcode: 2446391,
    title: 'Creative is incomplete',
    text: 'The button needs an address.',
  },
  image_missing: {
    subcode: 2490361,
    title: 'No image was found',
    text: 'Send the picture as base64 in bytes, or as a file.',
  },
  button_missing: {
    subcode: 1487664,
    title: 'Button is missing',
    text: 'Paying for link clicks needs a call to action.',
  },
  creative_unfit: {
    subcode: 1815159,
    title: 'Creative does not fit the objective',
    text: 'This goal needs a video.',
  },
  website_missing: {
    subcode: 1815676,
    title: 'Website is missing',
    text: 'The ad set leads to a website, and the creative has no link.',
  },
  post_without_destination: {
    subcode: 2446383,
    title: 'Call to action is required',
    text: 'A post without a link needs an ad set that leads to the post.',
  },
  instagram_missing: {
    subcode: 1772103,
    title: 'Instagram account is missing',
    text: 'The ad set shows on Instagram, and neither the creative nor its Page has an account there.',
  },
  form_missing: {
    subcode: 3390001,
    title: 'Lead form is missing',
    text: 'Put the form into the value of the button.',
  },
  pages_differ: {
    subcode: 1885029,
    title: 'Pages differ',
    text: 'The creative and the ad set name different Pages.',
  },
  adset_over: {
    subcode: 1487007,
    title: 'Ad set has ended',
    text: 'Move the end of the ad set into the future first.',
  },
  rejected_ad: {
    subcode: 2490468,
    title: 'Ad was rejected',
    text: 'Change what was rejected before you switch it on.',
  },
  dynamic_ad_kept: {
    subcode: 1340029,
    title: 'Ad cannot be deleted',
    text: 'Delete the ad set of a dynamic creative instead.',
  },
} satisfies Record<string, Problem>;
