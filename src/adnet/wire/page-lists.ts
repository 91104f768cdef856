import { isObject } from '../../kernel/is-object.ts';
import { parseExact } from '../answers/exact-json.ts';
import { accountListLimits } from './account-lists.ts';
import { pageOfStory } from './creative.ts';
import { type ListPage, objectRead, pageParams, type ReadRequest } from './lists.ts';

type PageList = { edge: string; fields: string };

/** Lists of a Page that Meta returns only for the Page's own token: their edge, and the fields read by default. */
export const pageLists = {
  leadForms: {
    edge: 'leadgen_forms',
    fields: 'id,name,status,locale,created_time,leads_count,questions,privacy_policy_url',
  },
  posts: {
    edge: 'published_posts',
    fields:
      'id,message,story,created_time,permalink_url,full_picture,status_type,is_eligible_for_promotion',
  },
} as const satisfies Record<string, PageList>;

export const pageListRead = (
  list: keyof typeof pageLists,
  pageId: string,
  page: ListPage,
): ReadRequest => {
  const { edge, fields } = pageLists[list];
  return {
    path: `/${pageId}/${edge}`,
    params: pageParams({ limit: accountListLimits.defaultLimit, fields }, page),
    asPage: pageId,
    ofNoAccount: true,
  };
};

export const instagramMediaFields =
  'id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp';

/** What an Instagram account has published. */
export const instagramMediaRead = (id: string, page: ListPage): ReadRequest => ({
  path: `/${id}/media`,
  params: pageParams({ limit: accountListLimits.defaultLimit, fields: instagramMediaFields }, page),
  ofNoAccount: true,
});

/** One post of a Page, to be promoted. */
export const postRead = (storyId: string): ReadRequest => ({
  path: `/${storyId}`,
  params: { fields: 'id,message,story,full_picture,status_type,is_eligible_for_promotion' },
  asPage: pageOfStory(storyId),
  ofNoAccount: true,
});

/** One post of an Instagram account, to be promoted. */
export const instagramPostRead = (id: string): ReadRequest => ({
  path: `/${id}`,
  params: { fields: 'id,caption,media_product_type,media_type,media_url,thumbnail_url,username' },
  ofNoAccount: true,
});

/** Reads the Page's own token, which Meta gives to logins that have a task on the Page. */
export const pageTokenRead = (pageId: string): ReadRequest => objectRead(pageId, 'pageToken');

export const pageTokenIn = (answer: Buffer): string | null => {
  const page = parseExact(answer);
  const value = isObject(page) ? page['access_token'] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};
