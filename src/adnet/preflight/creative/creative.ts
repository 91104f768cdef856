import { isObject } from '../../../kernel/is-object.ts';
import { isGiven } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import { isAbsent, type PlatformFacts } from '../platform-facts.ts';
import { idIn, listIn, partOf } from '../values.ts';
import { buttonFindings } from './button.ts';
import { mediaFindings } from './media.ts';
import { formsIn, instagramOf, pageOf, valuesNamed } from './parts.ts';
import { postFindings } from './post.ts';
import { storyFindings } from './story.ts';

export const creativeRules = {
  text_missing: warn(
    null,
    'Write a message and a headline, unless the picture says it all.',
    'SPEC AdCreativeLinkData: message and name may be left out',
  ),
  page_missing: refuse(
    [100, 1443120],
    'Set page_id, here or in the defaults, to the page that the ad runs as.',
    'error table; SPEC AdCreativeObjectStorySpec page_id',
  ),
  page_foreign: refuse(
    [100, 1885499],
    'Choose a page of this ad account: GET /adnet/ad-accounts/{account_id}/pages lists them.',
  ),
  page_no_rights: refuse(
    [100, 1487202],
    'Give the connected login the right to advertise for this page, or choose another page.',
  ),
  instagram_foreign: refuse(
    [100, 1815199],
    'Choose an Instagram account that is joined to this ad account, or leave it out.',
  ),
  instagram_old_field: refuse([100, null], 'Use instagram_user_id.', 'BLOG 2025-01-17; AHOY'),
  enhancements_bundle: refuse(
    [100, 3858504],
    'Name the single features instead of standard_enhancements.',
  ),
  feed_formats: refuse([100, 1885374], 'Name exactly one format, such as SINGLE_IMAGE.'),
  feed_repeats: refuse([100, 1815629], 'Name each picture and text once.'),
  url_tags_mark: refuse(
    [100, null],
    'Leave the ? at the beginning out: Meta adds it.',
    'SPEC AdCreative url_tags',
  ),
  form_unknown: refuse(
    null,
    'Name a form of the creative’s own page; GET /adnet/pages/{page_id}/lead-forms lists them.',
    'SPEC Page leadgen_forms: forms are the Page’s own',
  ),
  form_not_active: warn(
    null,
    'Choose an ACTIVE form; GET /adnet/pages/{page_id}/lead-forms lists them.',
    'SPEC LeadgenForm status',
  ),
};

const finding = findingOf(creativeRules);

const identityFindings = (creative: PreparedObject, facts: PlatformFacts): Finding[] => {
  const page = pageOf(creative);
  const instagram = instagramOf(creative);
  const isPost = ['object_story_id', 'source_instagram_media_id'].some((name) =>
    isGiven(creative.sent[name]),
  );
  const all: Finding[] = [];
  if (page === '' && !isPost) all.push(finding('page_missing', 'page_id', 'is required'));
  if (page !== '') all.push(...pageFindings(page, 'page_id', facts));
  if (instagram !== '' && isAbsent(facts.instagramAccounts, instagram))
    all.push(finding('instagram_foreign', 'instagram_user_id', 'is not joined to this ad account'));
  if (valuesNamed(creative.sent, ['instagram_actor_id']).length > 0)
    all.push(finding('instagram_old_field', 'instagram_actor_id', 'is no longer taken'));
  return all;
};

/** Only a warning, because the list of the account's pages has been seen empty although pages could be used. */
export const pageFindings = (
  page: string,
  field: string,
  { pages, ownPages }: PlatformFacts,
): Finding[] => {
  if (pages !== null && pages.ids.size > 0)
    return isAbsent(pages, page)
      ? [finding('page_foreign', field, 'is no page that this ad account may advertise for')]
      : [];
  if (isAbsent(ownPages, page))
    return [finding('page_foreign', field, 'is no page of this connection')];
  return ownPages?.ids.has(page) && !ownPages.mayAdvertise.has(page)
    ? [finding('page_no_rights', field, 'may not be advertised for by this connection')]
    : [];
};

/** A form belongs to one Page and cannot be opened in another Page's ads. */
const formFindings = (creative: PreparedObject, { forms }: PlatformFacts): Finding[] => {
  const page = forms.get(pageOf(creative));
  const field = isGiven(creative.body['lead_form_id']) ? 'lead_form_id' : 'call_to_action';
  return formsIn(creative).flatMap((id): Finding[] => {
    if (!page || (!page.ids.has(id) && !page.isWhole)) return [];
    if (!page.ids.has(id))
      return [finding('form_unknown', field, 'names no lead form of the page')];
    return page.usable.has(id)
      ? []
      : [finding('form_not_active', field, 'names a lead form that is not active')];
  });
};

const hasRepeats = (values: string[]) => new Set(values).size < values.length;

const feedFindings = ({ sent }: PreparedObject): Finding[] => {
  const field = 'asset_feed_spec';
  if (!isGiven(sent[field])) return [];
  const feed = partOf(sent, field);
  const keysOf = (list: string, name: string) =>
    listIn(feed[list]).flatMap((one) =>
      isObject(one) && isGiven(one[name]) ? [idIn(one[name])] : [],
    );
  return [
    ...(isGiven(feed['ad_formats']) && listIn(feed['ad_formats']).length !== 1
      ? [finding('feed_formats', `${field}.ad_formats`, 'must name one format')]
      : []),
    ...(hasRepeats(keysOf('images', 'hash')) ||
    ['bodies', 'titles', 'descriptions'].some((list) => hasRepeats(keysOf(list, 'text')))
      ? [
          finding('feed_repeats', field, 'has the same picture or text twice', {
            level: isGiven(feed['asset_customization_rules']) ? 'warn' : 'refuse',
          }),
        ]
      : []),
  ];
};

const otherFindings = ({ sent }: PreparedObject): Finding[] => {
  const features = partOf(partOf(sent, 'degrees_of_freedom_spec'), 'creative_features_spec');
  const tags = sent['url_tags'];
  return [
    ...(isGiven(features['standard_enhancements'])
      ? [
          finding(
            'enhancements_bundle',
            'degrees_of_freedom_spec',
            'has standard_enhancements in it',
          ),
        ]
      : []),
    ...(typeof tags === 'string' && tags.startsWith('?')
      ? [finding('url_tags_mark', 'url_tags', 'begins with a question mark')]
      : []),
  ];
};

const ownStories = [
  'asset_feed_spec',
  'object_story_spec',
  'object_story_id',
  'source_instagram_media_id',
];

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Meta accepts an ad without any text, but hardly anyone wants one. */
const textFindings = ({ body }: PreparedObject): Finding[] =>
  ownStories.some((field) => isGiven(body[field])) ||
  !isBlank(body['message']) ||
  !isBlank(body['headline'])
    ? []
    : [finding('text_missing', 'message', 'is empty, and so is the headline')];

export const creativeFindings = (creative: PreparedObject, facts: PlatformFacts): Finding[] => [
  ...identityFindings(creative, facts),
  ...mediaFindings(creative, facts),
  ...storyFindings(creative),
  ...buttonFindings(creative),
  ...formFindings(creative, facts),
  ...postFindings(creative, facts),
  ...feedFindings(creative),
  ...textFindings(creative),
  ...otherFindings(creative),
];
