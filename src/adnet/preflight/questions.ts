import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import { accountListRead } from '../wire/account-lists.ts';
import { pagesRead } from '../wire/lists.ts';
import type { Params } from '../wire/passed-through.ts';
import { accountFacts, accountFactsRead } from './account.ts';
import { instagramOf, pageOf, pageOfPost, picturesIn, videosIn } from './creative/parts.ts';
import { type PlannedObject, type PreparedObject, preparedObject } from './planned.ts';
import { customAudienceQuestions, optionQuestions, placeQuestions } from './questions/audience.ts';
import { adsetQuestion, campaignQuestion, creativeQuestion } from './questions/existing.ts';
import { pictureQuestions, videoQuestion } from './questions/media.ts';
import { formQuestions, ownPagesQuestion, pageQuestion, postQuestions } from './questions/page.ts';
import {
  distinct,
  idsOf,
  type ListName,
  listQuestion,
  listRows,
  type PreflightQuestion,
} from './questions/question.ts';
import { idIn, listIn, partOf } from './values.ts';

const accountQuestion = (accountId: string): PreflightQuestion => ({
  request: accountFactsRead(accountId),
  record(facts, answer) {
    if (answer === 'missing') facts.isAccountVisible = false;
    else facts.account = accountFacts(answer);
  },
});

/** The maximum number of questions for one plan. Facts beyond it are not asked for, and so not found wrong. */
const maxQuestions = 120;

const targetingOf = ({ sent }: PreparedObject): Params => {
  const targeting = opened(sent['targeting']);
  return isObject(targeting) ? targeting : {};
};

/** An object to which new ones are added. */
export type Parent = 'campaign' | 'adset';

const parents = {
  campaign: { of: 'adset', field: 'campaign_id', ask: campaignQuestion },
  adset: { of: 'ad', field: 'adset_id', ask: adsetQuestion },
} as const;

/** Questions about the existing campaigns that get new ad sets, the existing ad sets that get new ads, or both. */
export const aroundQuestions = (
  accountId: string,
  steps: readonly PlannedObject[],
  about: readonly Parent[],
): PreflightQuestion[] =>
  about
    .flatMap((parent) => {
      const { of, field, ask } = parents[parent];
      const children = steps.filter(({ kind }) => kind === of);
      return idsOf(children, ({ params }) => params[field]).map((id) => ask(accountId, id));
    })
    .slice(0, maxQuestions);

/**
 * Questions for the names of what a plan names by id, to show them to people: places, interests, forms, posts, and
 * existing parents.
 */
export const nameQuestions = (
  accountId: string,
  steps: readonly PlannedObject[],
): PreflightQuestion[] => {
  const all = steps.flatMap((step) => preparedObject(step) ?? []);
  const creatives = all.filter(({ kind }) => kind === 'creative');
  const targetings = all.filter(({ kind }) => kind === 'adset').map(targetingOf);
  return [
    ...customAudienceQuestions(accountId, targetings),
    ...placeQuestions(targetings),
    ...optionQuestions(accountId, targetings),
    ...formQuestions(creatives),
    ...postQuestions(creatives),
    ...aroundQuestions(accountId, steps, ['campaign', 'adset']),
  ].slice(0, maxQuestions);
};

/** The questions to Meta that a plan needs: each one once, as lists where Meta has lists, all at the same time. */
export const questionsFor = (
  accountId: string,
  steps: readonly PlannedObject[],
): PreflightQuestion[] => {
  const all = steps.flatMap((step) => preparedObject(step) ?? []);
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const [adsets, creatives, ads] = [ofKind('adset'), ofKind('creative'), ofKind('ad')];
  const promotedObjects = adsets.map(({ sent }) => partOf(sent, 'promoted_object'));
  const names = (field: string) => promotedObjects.some((one) => idIn(one[field]) !== '');
  const targetings = adsets.map(targetingOf);
  const hasPage =
    names('page_id') || creatives.some((one) => (pageOf(one) || pageOfPost(one)) !== '');
  const isOnInstagram = targetings.some((one) =>
    listIn(one['publisher_platforms']).includes('instagram'),
  );
  const hasInstagram = creatives.some((one) => instagramOf(one) !== '');
  const withoutInstagram = creatives.filter((one) => instagramOf(one) === '');
  const query = { fields: 'id', limit: listRows };
  const list = (name: ListName, edge: Parameters<typeof accountListRead>[0], isNeeded: boolean) =>
    isNeeded ? [listQuestion(name, accountListRead(edge, accountId, query))] : [];
  return [
    accountQuestion(accountId),
    ...idsOf(adsets, ({ sent }) => sent['campaign_id']).map((id) =>
      campaignQuestion(accountId, id),
    ),
    ...(hasPage ? [listQuestion('pages', pagesRead(accountId, query)), ownPagesQuestion] : []),
    ...(isOnInstagram ? distinct(withoutInstagram.map(pageOf)).map(pageQuestion) : []),
    ...list('instagramAccounts', 'instagramAccounts', hasInstagram),
    ...formQuestions(creatives),
    ...list('pixels', 'pixels', names('pixel_id')),
    ...list('conversions', 'customConversions', names('custom_conversion_id')),
    ...customAudienceQuestions(accountId, targetings),
    ...pictureQuestions(accountId, [...new Set(creatives.flatMap(picturesIn))]),
    ...placeQuestions(targetings),
    ...optionQuestions(accountId, targetings),
    ...idsOf(ads, ({ sent }) => sent['adset_id']).map((id) => adsetQuestion(accountId, id)),
    ...idsOf(ads, ({ sent }) => partOf(sent, 'creative')['creative_id']).map((id) =>
      creativeQuestion(accountId, id),
    ),
    ...distinct(creatives.flatMap(videosIn)).map(videoQuestion),
    ...postQuestions(creatives),
  ].slice(0, maxQuestions);
};
