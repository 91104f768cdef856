import type { Call } from '../protocol/call.ts';
import { checkRules, type Rule } from '../protocol/problems.ts';
import { refuse } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import type { AdSet, Campaign, Creative, Json } from '../world/entities.ts';
import { hasCallToAction, linksOf } from './creative-parts.ts';

type Pair = { call: Call; adset: AdSet; campaign: Campaign | undefined; creative: Creative };

const storyOf = ({ extra }: Creative) => extra['object_story_id'];

/** A feed has whole buttons in their own list. */
const firstAction = (feed: unknown) => {
  const actions = isJson(feed) ? feed['call_to_actions'] : undefined;
  return Array.isArray(actions) ? actions[0] : undefined;
};

const actionValueOf = ({ spec, extra }: Creative): Json => {
  const body = spec['link_data'] ?? spec['video_data'];
  const inStory = isJson(body) ? body['call_to_action'] : undefined;
  const action = inStory ?? firstAction(extra['asset_feed_spec']) ?? extra['call_to_action'];
  return isJson(action) && isJson(action['value']) ? action['value'] : {};
};

const hasLink = (creative: Creative) =>
  linksOf(creative).some((link) => link !== '') ||
  actionValueOf(creative)['link'] !== undefined ||
  creative.extra['asset_feed_spec'] !== undefined ||
  creative.extra['link_url'] !== undefined;

const showsOnInstagram = ({ targeting }: AdSet) => {
  const platforms = targeting['publisher_platforms'];
  return Array.isArray(platforms) && platforms.includes('instagram');
};

const hasInstagram = ({ call, creative: { spec, extra } }: Pair) =>
  (spec['instagram_user_id'] ?? extra['instagram_user_id']) !== undefined ||
  call.world.pages.get(String(spec['page_id'] ?? ''))?.instagram_id !== undefined;

const formOf = ({ creative }: Pair) => actionValueOf(creative)['lead_gen_form_id'];

/** The rules for a creative in an ad set. */
const rules: Rule<Pair>[] = [
  {
    problem: 'button_missing',
    blame: ['creative'],
    breaks: ({ adset, creative }) =>
      adset.billing_event === 'LINK_CLICKS' && !hasCallToAction(creative),
  },
  {
    problem: 'creative_unfit',
    blame: ['creative'],
    breaks: ({ adset, creative }) =>
      adset.optimization_goal === 'THRUPLAY' && creative.video_id === undefined,
  },
  {
    problem: 'website_missing',
    blame: ['creative'],
    breaks: ({ adset, creative }) =>
      adset.destination_type === 'WEBSITE' && storyOf(creative) === undefined && !hasLink(creative),
  },
  {
    problem: 'post_without_destination',
    blame: ['creative'],
    breaks: ({ adset, campaign, creative }) =>
      campaign?.objective === 'OUTCOME_ENGAGEMENT' &&
      (adset.destination_type ?? 'WEBSITE') === 'WEBSITE' &&
      storyOf(creative) !== undefined,
  },
  {
    problem: 'instagram_missing',
    blame: ['creative', 'object_story_spec', 'instagram_user_id'],
    breaks: (pair) => showsOnInstagram(pair.adset) && !hasInstagram(pair),
  },
  {
    problem: 'form_missing',
    blame: ['creative'],
    breaks: (pair) => pair.adset.destination_type === 'ON_AD' && formOf(pair) === undefined,
  },
  {
    problem: 'pages_differ',
    blame: ['creative'],
    breaks: ({ adset, creative }) => {
      const promoted = adset.promoted_object?.['page_id'];
      const own = creative.spec['page_id'];
      return promoted !== undefined && own !== undefined && String(promoted) !== String(own);
    },
  },
];

/** The pixel of another account is accepted with the ad set, and refused with its first ad. */
const checkPixel = ({ call, adset }: Pair) => {
  const pixel = call.world.pixels.get(String(adset.promoted_object?.['pixel_id'] ?? ''));
  if (!pixel || pixel.account_id === adset.account_id) return;
  refuse({
    code: 200,
    subcode: 1815045,
    message: '(#200) ad account has no access to pixel',
    title: 'Pixel is not shared',
    text: 'Share the pixel with the ad account first.',
    blame: [['promoted_object', 'pixel_id']],
  });
};

export const checkAdFit = (pair: Pair) => {
  checkRules(rules, pair);
  checkPixel(pair);
};
