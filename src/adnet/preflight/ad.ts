import { isGiven, type Params } from '../wire/passed-through.ts';
import type { CampaignAround } from './around.ts';
import { instagramOf, pageOf, valuesNamed } from './creative.ts';
import { type Finding, found } from './finding.ts';
import type { Known } from './known.ts';
import { formGoals } from './objectives.ts';
import type { Sent } from './planned.ts';
import { idIn, isTrue, listIn, opened, partOf, wordIn, words } from './values.ts';

/** An ad's parts as far as they are known. */
export type Together = {
  creative: Sent;
  /** As Meta gets it, or as Meta has it. */
  adset: Params;
  campaign: CampaignAround;
};

const websiteGoals = new Set(words('LINK_CLICKS LANDING_PAGE_VIEWS OFFSITE_CONVERSIONS VALUE'));

const stores = /^https?:\/\/(apps\.apple\.com|itunes\.apple\.com|play\.google\.com)\//i;

const linksIn = ({ sent }: Sent) =>
  valuesNamed(sent, ['link', 'link_url', 'website_url']).map(String);

/** A post that exists brings its own link and form. */
const isPost = ({ sent }: Sent) =>
  ['object_story_id', 'source_instagram_media_id', 'product_set_id', 'template_url'].some((name) =>
    isGiven(sent[name]),
  );

/** What is wrong with a creative in this ad set and campaign: problems of the creative's own step. */
export const togetherFindings = (
  { creative, adset, campaign }: Together,
  known: Known,
): Finding[] => {
  const goal = wordIn(adset['optimization_goal']);
  const destination = wordIn(adset['destination_type']);
  const isForm = formGoals.has(goal) || destination === 'ON_AD';
  const links = linksIn(creative);
  const all: Finding[] = [];
  if (isForm && !isPost(creative) && valuesNamed(creative.sent, ['lead_gen_form_id']).length === 0)
    all.push(
      found('form_missing', 'lead_form_id', 'is required: this ad set collects leads in a form'),
    );
  const isWebsite =
    destination === 'WEBSITE' ||
    (destination === '' &&
      websiteGoals.has(goal) &&
      campaign.objective !== 'OUTCOME_APP_PROMOTION');
  if (isWebsite && !isPost(creative) && links.length === 0)
    all.push(
      found('website_missing', 'link_url', `is required: the goal ${goal} leads to a website`),
    );
  if (
    campaign.objective !== null &&
    campaign.objective !== 'OUTCOME_APP_PROMOTION' &&
    links.some((link) => stores.test(link))
  )
    all.push(
      found('store_link', 'link_url', 'leads to an app store, which is only for app promotion'),
    );
  const isVideo = valuesNamed(creative.sent, ['video_id']).length > 0;
  if (
    goal === 'THRUPLAY' &&
    !isVideo &&
    !isPost(creative) &&
    !isGiven(creative.sent['asset_feed_spec'])
  )
    all.push(found('media_unfit', '', 'shows no video, although the goal counts views of one'));
  all.push(...identityFindings(creative, adset, known));
  if (isGiven(creative.sent['asset_feed_spec'])) all.push(...feedFindings(creative, adset));
  return all;
};

const identityFindings = (creative: Sent, adset: Params, known: Known): Finding[] => {
  const promoted = idIn(partOf(adset, 'promoted_object')['page_id']);
  const page = pageOf(creative);
  const targeting = opened(adset['targeting']);
  const platforms = listIn((targeting as Params | undefined)?.['publisher_platforms']).map(String);
  return [
    ...(promoted !== '' && page !== '' && promoted !== page
      ? [found('page_differs', 'page_id', 'is not the page that the ad set promotes')]
      : []),
    ...(platforms.includes('instagram') &&
    instagramOf(creative) === '' &&
    !isPost(creative) &&
    known.pagesOnInstagram.get(page) === false
      ? [
          found(
            'instagram_missing',
            'instagram_user_id',
            'is left out, although the ads run on Instagram and the page has no account there',
          ),
        ]
      : []),
  ];
};

/** A feed with rules or with freedom for Meta is an ordinary ad; any other is made for a dynamic ad set. */
const feedFindings = ({ sent }: Sent, adset: Params): Finding[] => {
  const feed = partOf(sent, 'asset_feed_spec');
  const isOrdinary =
    listIn(feed['asset_customization_rules']).length > 0 || isGiven(feed['optimization_type']);
  return isOrdinary || isTrue(adset['is_dynamic_creative'])
    ? []
    : [
        found(
          'dynamic_wanted',
          'asset_feed_spec',
          'needs an ad set that is made for dynamic creatives',
        ),
      ];
};
