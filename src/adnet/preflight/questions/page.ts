import { isObject } from '../../../kernel/is-object.ts';
import { objectRead, ownPagesRead, type ReadRequest } from '../../wire/lists.ts';
import { instagramPostRead, pageListRead, postRead } from '../../wire/page-lists.ts';
import type { Params } from '../../wire/passed-through.ts';
import { formsIn, instagramPostOf, pageOf, pageOfPost, storyOf } from '../creative/parts.ts';
import type { PreparedObject } from '../planned.ts';
import type { KnownPost } from '../platform-facts.ts';
import { upperCaseWord } from '../values.ts';
import {
  distinct,
  keepNames,
  listAnswer,
  listRows,
  objectAnswer,
  type PreflightQuestion,
  question,
} from './question.ts';

export const ownPagesQuestion = question({
  request: ownPagesRead(),
  schema: listAnswer,
  keep(facts, list) {
    const mayAdvertise = list.rows.filter(
      ({ tasks }) => !Array.isArray(tasks) || tasks.includes('ADVERTISE'),
    );
    facts.ownPages = { ...list, mayAdvertise: new Set(mayAdvertise.map(({ id }) => id)) };
  },
});

/** Asks whether the Page has an Instagram account. */
export const pageQuestion = (id: string) =>
  question({
    request: objectRead(id, 'pageInstagram'),
    schema: objectAnswer,
    keep(facts, page) {
      const isThere = ['instagram_business_account', 'connected_instagram_account'].some((name) =>
        isObject(page[name]),
      );
      facts.pagesOnInstagram.set(id, isThere);
    },
  });

const formsQuestion = (pageId: string) =>
  question({
    request: pageListRead('leadForms', pageId, { fields: 'id,name,status', limit: listRows }),
    schema: listAnswer,
    keep(facts, list) {
      keepNames(facts, list.rows);
      const usable = list.rows.filter(
        ({ status }) => upperCaseWord(status) === 'ACTIVE' || !status,
      );
      facts.forms.set(pageId, { ...list, usable: new Set(usable.map(({ id }) => id)) });
    },
  });

export const formQuestions = (creatives: PreparedObject[]): PreflightQuestion[] =>
  distinct(creatives.filter((one) => formsIn(one).length > 0).map(pageOf)).map(formsQuestion);

/** Reads a post of a Page or of an Instagram account; they have different names for the same fields. */
export const knownPost = (post: Params): KnownPost => {
  const first = (...names: string[]) =>
    names.map((name) => post[name]).find((one) => typeof one === 'string' && one !== '');
  const isVideo = /VIDEO/.test(upperCaseWord(post['media_type'] ?? post['status_type']));
  const picture = first('full_picture', 'thumbnail_url', ...(isVideo ? [] : ['media_url']));
  return {
    isEligible: post['is_eligible_for_promotion'] !== false,
    isReel: upperCaseWord(post['media_product_type']) === 'REELS',
    text: String(first('message', 'caption', 'story') ?? ''),
    picture: picture === undefined ? null : String(picture),
    isVideo,
    account: String(first('username') ?? '') || null,
  };
};

const postQuestion = (id: string, request: ReadRequest) =>
  question({
    request,
    schema: objectAnswer,
    keep(facts, post) {
      facts.posts.set(id, knownPost(post));
    },
    keepMissing(facts) {
      facts.posts.set(id, 'missing');
    },
  });

export const postQuestions = (creatives: PreparedObject[]): PreflightQuestion[] => [
  ...[...new Set(creatives.filter((one) => pageOfPost(one) !== '').map(storyOf))].map((id) =>
    postQuestion(id, postRead(id)),
  ),
  ...distinct(creatives.map(instagramPostOf)).map((id) => postQuestion(id, instagramPostRead(id))),
];
