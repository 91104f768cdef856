import { opened } from '../../kernel/text/json-walk.ts';
import { isStorePage } from '../wire/app-store.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { formsIn, instagramOf, pageOf, pageOfPost, valuesNamed } from './creative/parts.ts';
import { type Finding, findingOf, type PlanFinding, refuse, warn } from './finding.ts';
import { collectsLeads } from './objectives.ts';
import type { PreparedObject } from './planned.ts';
import type { CampaignFacts, ExistingAdSet, PlatformFacts } from './platform-facts.ts';
import { idIn, isTrue, listIn, partOf, upperCaseWord, words } from './values.ts';

export const adRules = {
  form_missing: refuse(
    [100, 3390001],
    'Name a form of the page in lead_form_id; GET /adnet/pages/{page_id}/lead-forms lists them.',
  ),
  form_unfit: warn(
    null,
    'Leave lead_form_id out for this ad set, or give the ad set the goal LEAD_GENERATION and the destination ON_AD.',
    'DOC ad-campaign-group: forms are for ON_AD',
  ),
  website_missing: refuse(
    [100, 2446383],
    'Give the creative a link_url: this goal leads to a website.',
  ),
  store_link: refuse([100, 1487810], 'Lead to a website, or make it a campaign for app promotion.'),
  page_differs: refuse([100, 1885029], 'Use one page in promoted_object and in the creative.'),
  creative_unknown: refuse([100, 1487015], 'Choose a creative of this ad account.'),
  adset_deleted: refuse([100, 1487056], 'Choose another ad set, or let the launch make one.'),
  adset_ended: refuse(
    [100, 1487007],
    'Choose an ad set that has not ended, or let the launch make one.',
  ),
  adset_not_visible: refuse([100, 33], 'Choose an ad set of this ad account.'),
  media_unfit: refuse([100, 1815159], 'Show a video, or choose another goal.'),
  dynamic_wanted: refuse([100, 1885998], 'Set is_dynamic_creative to true on the ad set.'),
  dynamic_second: refuse([100, 1885553], 'Make one ad in each dynamic ad set.'),
  instagram_missing: refuse([100, 1772103], 'Set instagram_user_id, here or in the defaults.'),
  too_many_ads: refuse(
    null,
    'Spread the ads over several ad sets.',
    'DOC:reference/ad-campaign limits',
  ),
};

const finding = findingOf(adRules);

/** The parts of an ad, as far as they are known. */
export type AdCombination = {
  creative: PreparedObject;
  /** As Meta gets it; for an existing one, as Meta has it. */
  adset: Params;
  campaign: CampaignFacts;
};

const websiteGoals = new Set(words('LINK_CLICKS LANDING_PAGE_VIEWS OFFSITE_CONVERSIONS VALUE'));

const linksIn = ({ sent }: PreparedObject) =>
  valuesNamed(sent, ['link', 'link_url', 'website_url']).map(String);

const isAny = ({ sent }: PreparedObject, names: readonly string[]) =>
  names.some((name) => isGiven(sent[name]));

const isInstagramPost = (creative: PreparedObject) =>
  isAny(creative, ['source_instagram_media_id']);

/** An existing post has its own link and form; a creative with products has theirs. */
const isPost = (creative: PreparedObject) =>
  isInstagramPost(creative) ||
  isAny(creative, ['object_story_id', 'product_set_id', 'template_url']);

/** Problems of a creative in this ad set and campaign, reported at the creative's step. */
export const combinationFindings = (
  { creative, adset, campaign }: AdCombination,
  facts: PlatformFacts,
): Finding[] => {
  const goal = upperCaseWord(adset['optimization_goal']);
  const destination = upperCaseWord(adset['destination_type']);
  const isForm = collectsLeads(adset);
  const links = linksIn(creative);
  const all: Finding[] = [];
  if (isForm && !isPost(creative) && valuesNamed(creative.sent, ['lead_gen_form_id']).length === 0)
    all.push(
      finding('form_missing', 'lead_form_id', 'is required: this ad set collects leads in a form'),
    );
  if (!isForm && goal !== '' && formsIn(creative).length > 0)
    all.push(
      finding('form_unfit', 'lead_form_id', 'opens a form, which this ad set does not count'),
    );
  const isWebsite =
    destination === 'WEBSITE' ||
    (destination === '' &&
      websiteGoals.has(goal) &&
      campaign.objective !== 'OUTCOME_APP_PROMOTION');
  // An Instagram post has no link, and Meta requires one if the ad set names a website as its destination.
  const bringsLink = isPost(creative) && !(isInstagramPost(creative) && destination === 'WEBSITE');
  if (isWebsite && !bringsLink && links.length === 0)
    all.push(
      finding('website_missing', 'link_url', `is required: the goal ${goal} leads to a website`),
    );
  if (
    campaign.objective !== null &&
    campaign.objective !== 'OUTCOME_APP_PROMOTION' &&
    links.some(isStorePage)
  )
    all.push(
      finding('store_link', 'link_url', 'leads to an app store, which is only for app promotion'),
    );
  const isVideo = valuesNamed(creative.sent, ['video_id']).length > 0;
  if (
    goal === 'THRUPLAY' &&
    !isVideo &&
    !isPost(creative) &&
    !isGiven(creative.sent['asset_feed_spec'])
  )
    all.push(finding('media_unfit', '', 'shows no video, although the goal counts views of one'));
  all.push(...identityFindings(creative, adset, facts));
  if (isGiven(creative.sent['asset_feed_spec'])) all.push(...feedFindings(creative, adset));
  return all;
};

const identityFindings = (
  creative: PreparedObject,
  adset: Params,
  facts: PlatformFacts,
): Finding[] => {
  const promotedPage = idIn(partOf(adset, 'promoted_object')['page_id']);
  const page = pageOf(creative) || pageOfPost(creative);
  const targeting = opened(adset['targeting']);
  const platforms = listIn((targeting as Params | undefined)?.['publisher_platforms']).map(String);
  return [
    ...(promotedPage !== '' && page !== '' && promotedPage !== page
      ? [finding('page_differs', 'page_id', 'is not the page that the ad set promotes')]
      : []),
    ...(platforms.includes('instagram') &&
    instagramOf(creative) === '' &&
    !isPost(creative) &&
    facts.pagesOnInstagram.get(page) === false
      ? [
          finding(
            'instagram_missing',
            'instagram_user_id',
            'is left out, although the ads run on Instagram and the page has no account there',
          ),
        ]
      : []),
  ];
};

/**
 * A feed with placement rules, or one that leaves choices to Meta, belongs to an ordinary ad. Any other feed needs
 * a dynamic ad set.
 */
const feedFindings = ({ sent }: PreparedObject, adset: Params): Finding[] => {
  const feed = partOf(sent, 'asset_feed_spec');
  const isOrdinary =
    listIn(feed['asset_customization_rules']).length > 0 || isGiven(feed['optimization_type']);
  return isOrdinary || isTrue(adset['is_dynamic_creative'])
    ? []
    : [
        finding(
          'dynamic_wanted',
          'asset_feed_spec',
          'needs an ad set that is made for dynamic creatives',
        ),
      ];
};

/** Findings about an ad in an existing ad set. */
const existingAdSet = (existing: ExistingAdSet | 'missing' | undefined, now: number): Finding[] => {
  const field = 'adset_id';
  if (existing === undefined) return [];
  if (existing === 'missing')
    return [finding('adset_not_visible', field, 'names no ad set of this ad account')];
  if (existing.status === 'DELETED')
    return [finding('adset_deleted', field, 'names an ad set that is deleted')];
  const end = existing.params['end_time'];
  return typeof end === 'string' && Date.parse(end) < now
    ? [finding('adset_ended', field, 'names an ad set that has ended')]
    : [];
};

/** Findings about the existing objects that an ad names. */
export const parentFindings = (ad: Params, facts: PlatformFacts): Finding[] => [
  ...existingAdSet(facts.adsets.get(idIn(ad['adset_id'])), facts.now),
  ...(facts.creatives.get(idIn(partOf(ad, 'creative')['creative_id'])) === 'missing'
    ? [finding('creative_unknown', 'creative_id', 'names no creative of this ad account')]
    : []),
];

const maxAds = 50;

/** Reports the first ad that its ad set has no room for: a dynamic ad set takes only one. */
export const surplusAds = (adset: Params, ads: readonly PreparedObject[]): PlanFinding[] => {
  const isDynamic = isTrue(adset['is_dynamic_creative']);
  const extra = ads[isDynamic ? 1 : maxAds];
  if (!extra) return [];
  const surplus = isDynamic
    ? finding('dynamic_second', '', 'is the second ad of a dynamic ad set, which has one')
    : finding('too_many_ads', '', `is one more than the ${maxAds} ads that an ad set may have`);
  return [{ step: extra.step, ...surplus }];
};
