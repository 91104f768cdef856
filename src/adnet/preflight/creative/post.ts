import { type Finding, findingOf, refuse, warn } from '../finding.ts';
import type { PreparedObject } from '../planned.ts';
import { isAbsent, type PlatformFacts } from '../platform-facts.ts';
import { idIn } from '../values.ts';
import { instagramOf, instagramPostOf, pageOfPost, storyOf } from './parts.ts';

export const postRules = {
  post_foreign: refuse(
    [100, 1487472],
    'Choose a post of a page that this ad account may advertise for.',
  ),
  post_other_page: warn(
    null,
    'Nothing to do if the post of the other page is meant; else choose one of GET /adnet/pages/{page_id}/posts.',
    'SPEC AdCreative object_story_id: the post names its page',
  ),
  post_unknown: refuse(
    [100, 2446289],
    'Choose a post that GET /adnet/pages/{page_id}/posts or GET /adnet/instagram-accounts/{id}/media lists.',
  ),
  post_unfit: warn(
    [100, 1487472],
    'Choose another post, one whose is_eligible_for_promotion is true.',
    'SPEC PagePost is_eligible_for_promotion',
  ),
  reel_account_missing: refuse(
    [100, 1815279],
    'Set instagram_user_id, here or in the defaults, to the account that published the reel.',
  ),
};

const finding = findingOf(postRules);

export const postFindings = (creative: PreparedObject, facts: PlatformFacts): Finding[] => {
  const story = storyOf(creative);
  const media = instagramPostOf(creative);
  const field = story === '' ? 'source_instagram_media_id' : 'object_story_id';
  const post = facts.posts.get(story || media);
  const page = pageOfPost(creative);
  const pageId = idIn(creative.body['page_id']);
  const isForeign = page !== '' && (facts.pages?.ids.size ?? 0) > 0 && isAbsent(facts.pages, page);
  const all: Finding[] = [];
  if (isForeign)
    all.push(
      finding('post_foreign', field, 'is of a page that this ad account may not advertise for'),
    );
  else if (page !== '' && pageId !== '' && pageId !== page)
    all.push(finding('post_other_page', field, `is a post of page ${page}, not of page ${pageId}`));
  // A login that may not read a page cannot see its posts either.
  if (post === 'missing' && !isForeign)
    all.push(
      finding('post_unknown', field, 'names no post that Meta shows to this connection', {
        level: facts.ownPages?.ids.has(page) ? 'refuse' : 'warn',
      }),
    );
  if (post === undefined || post === 'missing') return all;
  if (!post.isEligible) all.push(finding('post_unfit', field, 'may not be promoted, as Meta says'));
  if (post.isReel && instagramOf(creative) === '')
    all.push(
      finding(
        'reel_account_missing',
        'instagram_user_id',
        'is required beside a reel of Instagram',
      ),
    );
  return all;
};
