import * as z from 'zod';
import { parseExact } from '../answers/exact-json.ts';
import { objectId } from '../ids.ts';
import { accountListRead, imagesRead } from '../wire/account-lists.ts';
import { hasBudget, isBudget } from '../wire/campaign.ts';
import { objectRead, ownPagesRead, pagesRead, type ReadRequest } from '../wire/lists.ts';
import { isParams, type Params } from '../wire/passed-through.ts';
import { targetingValidationRead } from '../wire/targeting.ts';
import { accountFacts, accountFactsRead } from './account.ts';
import { optionIds } from './audience.ts';
import { instagramOf, pageOf, picturesIn, videosIn } from './creative.ts';
import type { ExistingCampaign, Known, Listed } from './known.ts';
import { isPlanned, type Planned, type Sent, sentOf } from './planned.ts';
import { idIn, isTrue, listIn, opened, partOf, wordIn } from './values.ts';

/** One question to Meta, and what its answer tells. `missing`: Meta says that there is no such thing. */
export type Question = {
  request: ReadRequest;
  tell(known: Known, answer: Buffer | 'missing'): void;
};

/** Everything that is asked for one plan; what is beyond it is not asked, and not found wrong. */
const maxQuestions = 120;

const listRows = 200;
const hashesAtOnce = 100;
const optionsAtOnce = 150;

const row = z.looseObject({ id: z.string() });
const listAnswer = z.object({
  data: z.array(row),
  paging: z.object({ next: z.string().nullish() }).nullish(),
});

const listed = (answer: Buffer): (Listed & { rows: z.output<typeof row>[] }) | null => {
  const parsed = listAnswer.safeParse(parseExact(answer));
  if (!parsed.success) return null;
  const { data: rows, paging } = parsed.data;
  return { rows, ids: new Set(rows.map(({ id }) => id)), isWhole: !paging?.next };
};

type ListName = 'pages' | 'instagramAccounts' | 'pixels' | 'conversions' | 'audiences';

const listQuestion = (name: ListName, request: ReadRequest): Question => ({
  request,
  tell(known, answer) {
    if (answer !== 'missing') known[name] = listed(answer);
  },
});

const accountQuestion = (accountId: string): Question => ({
  request: accountFactsRead(accountId),
  tell(known, answer) {
    if (answer === 'missing') known.isAccountVisible = false;
    else known.account = accountFacts(answer);
  },
});

const ownPagesQuestion: Question = {
  request: ownPagesRead(),
  tell(known, answer) {
    const list = answer === 'missing' ? null : listed(answer);
    const mayAdvertise = (list?.rows ?? []).filter(
      ({ tasks }) => !Array.isArray(tasks) || tasks.includes('ADVERTISE'),
    );
    known.ownPages = list && { ...list, mayAdvertise: new Set(mayAdvertise.map(({ id }) => id)) };
  },
};

const pageQuestion = (id: string): Question => ({
  request: objectRead(id, 'pageInstagram'),
  tell(known, answer) {
    const page = answer === 'missing' ? null : parseExact(answer);
    if (!isParams(page)) return;
    const isThere = ['instagram_business_account', 'connected_instagram_account'].some((name) =>
      isParams(page[name]),
    );
    known.pagesOnInstagram.set(id, isThere);
  },
});

const imageAnswer = z.object({ data: z.array(z.looseObject({ hash: z.string() })) });

const pictureQuestions = (accountId: string, hashes: string[]): Question[] =>
  chunks(hashes, hashesAtOnce).map((some) => ({
    request: imagesRead(accountId, { hashes: some, limit: some.length, fields: 'hash' }),
    tell(known, answer) {
      const parsed = answer === 'missing' ? null : imageAnswer.safeParse(parseExact(answer));
      const before = known.pictures ?? { ids: new Set<string>(), isWhole: true };
      const have = parsed?.success ? parsed.data.data.map(({ hash }) => hash) : some;
      known.pictures = { ids: new Set([...before.ids, ...have]), isWhole: true };
    },
  }));

const videoAnswer = z.object({ status: z.object({ video_status: z.string() }).nullish() });

const videoStates: Record<string, 'processing' | 'broken'> = {
  processing: 'processing',
  uploading: 'processing',
  upload_complete: 'processing',
  error: 'broken',
  expired: 'broken',
};

const videoQuestion = (id: string): Question => ({
  request: objectRead(id, 'videoState'),
  tell(known, answer) {
    if (answer === 'missing') {
      known.videos.set(id, 'missing');
      return;
    }
    const parsed = videoAnswer.safeParse(parseExact(answer));
    const state = parsed.success ? (parsed.data.status?.video_status ?? '').toLowerCase() : '';
    known.videos.set(id, videoStates[state] ?? 'ready');
  },
});

const optionAnswer = z.object({
  data: z.array(z.looseObject({ id: z.coerce.string(), valid: z.boolean().nullish() })),
});

const optionQuestions = (accountId: string, ids: string[]): Question[] =>
  chunks(ids, optionsAtOnce).map((some) => ({
    request: targetingValidationRead(accountId, { id_list: some }),
    tell(known, answer) {
      const parsed = answer === 'missing' ? null : optionAnswer.safeParse(parseExact(answer));
      if (!parsed?.success) return;
      for (const { id, valid } of parsed.data.data) known.options.set(id, valid !== false);
    },
  }));

const ofAccount = (accountId: string, { account_id }: Params) =>
  !account_id || `act_${idIn(account_id)}` === accountId;

const campaignQuestion = (accountId: string, id: string): Question => ({
  request: objectRead(id, 'campaignAround'),
  tell(known, answer) {
    const campaign = answer === 'missing' ? null : parseExact(answer);
    if (answer !== 'missing' && !isParams(campaign)) return;
    known.campaigns.set(
      id,
      isParams(campaign) && ofAccount(accountId, campaign) ? existing(campaign) : 'missing',
    );
  },
});

const existing = (campaign: Params): ExistingCampaign => ({
  objective: wordIn(campaign['objective']) || null,
  hasBudget: hasBudget(campaign),
  isLifetime: isBudget(campaign['lifetime_budget']),
  strategy: wordIn(campaign['bid_strategy']) || null,
  sharesBudgets: isTrue(campaign['is_adset_budget_sharing_enabled']),
  categories: listIn(campaign['special_ad_categories'])
    .map(wordIn)
    .filter((name) => name !== '' && name !== 'NONE'),
  status: wordIn(campaign['status']),
});

const adsetQuestion = (accountId: string, id: string): Question => ({
  request: objectRead(id, 'adsetAround'),
  tell(known, answer) {
    const adset = answer === 'missing' ? null : parseExact(answer);
    if (answer !== 'missing' && !isParams(adset)) return;
    known.adsets.set(
      id,
      isParams(adset) && ofAccount(accountId, adset)
        ? { status: wordIn(adset['status']), params: adset }
        : 'missing',
    );
  },
});

const creativeQuestion = (accountId: string, id: string): Question => ({
  request: objectRead(id, 'creativeAround'),
  tell(known, answer) {
    const creative = answer === 'missing' ? null : parseExact(answer);
    const isThere =
      isParams(creative) &&
      ofAccount(accountId, creative) &&
      wordIn(creative['status']) !== 'DELETED';
    if (answer === 'missing' || isParams(creative))
      known.creatives.set(id, isThere ? 'there' : 'missing');
  },
});

const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

const distinct = (ids: string[]) =>
  [...new Set(ids)].filter((id) => objectId(id) !== null && !isPlanned(id));

const targetingOf = ({ sent }: Sent): Params => {
  const targeting = opened(sent['targeting']);
  return isParams(targeting) ? targeting : {};
};

/** The campaigns that exist already and get new ad sets. */
export const campaignQuestions = (accountId: string, steps: readonly Planned[]): Question[] => {
  const adsets = steps.filter(({ kind }) => kind === 'adset').map(({ params }) => params);
  return distinct(adsets.map(({ campaign_id }) => idIn(campaign_id)))
    .slice(0, maxQuestions)
    .map((id) => campaignQuestion(accountId, id));
};

/** What a plan needs to know of Meta: each thing once, lists where there are lists, everything at the same time. */
export const questionsFor = (accountId: string, steps: readonly Planned[]): Question[] => {
  const all = steps.flatMap((step) => sentOf(step) ?? []);
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const [adsets, creatives, ads] = [ofKind('adset'), ofKind('creative'), ofKind('ad')];
  const promoted = adsets.map(({ sent }) => partOf(sent, 'promoted_object'));
  const names = (field: string) => promoted.some((one) => idIn(one[field]) !== '');
  const targetings = adsets.map(targetingOf);
  const hasAudience = targetings.some((one) =>
    ['custom_audiences', 'excluded_custom_audiences'].some(
      (field) => listIn(one[field]).length > 0,
    ),
  );
  const hasPage = names('page_id') || creatives.some((one) => pageOf(one) !== '');
  const isOnInstagram = targetings.some((one) =>
    listIn(one['publisher_platforms']).includes('instagram'),
  );
  const withoutInstagram = creatives.filter((one) => instagramOf(one) === '');
  const idsOf = (list: Sent[], idIn_: (sent: Params) => unknown) =>
    distinct(list.map(({ sent }) => idIn(idIn_(sent))));
  const list = (name: ListName, edge: Parameters<typeof accountListRead>[0], isNeeded: boolean) =>
    isNeeded
      ? [listQuestion(name, accountListRead(edge, accountId, { fields: 'id', limit: listRows }))]
      : [];
  return [
    accountQuestion(accountId),
    ...idsOf(adsets, ({ campaign_id }) => campaign_id).map((id) => campaignQuestion(accountId, id)),
    ...(hasPage
      ? [
          listQuestion('pages', pagesRead(accountId, { fields: 'id', limit: listRows })),
          ownPagesQuestion,
        ]
      : []),
    ...(isOnInstagram ? distinct(withoutInstagram.map(pageOf)).map(pageQuestion) : []),
    ...list(
      'instagramAccounts',
      'instagramAccounts',
      creatives.some((one) => instagramOf(one) !== ''),
    ),
    ...list('pixels', 'pixels', names('pixel_id')),
    ...list('conversions', 'customConversions', names('custom_conversion_id')),
    ...list('audiences', 'customAudiences', hasAudience),
    ...pictureQuestions(accountId, [...new Set(creatives.flatMap(picturesIn))]),
    ...optionQuestions(accountId, [...new Set(targetings.flatMap(optionIds))]),
    ...idsOf(ads, ({ adset_id }) => adset_id).map((id) => adsetQuestion(accountId, id)),
    ...idsOf(ads, (sent) => partOf(sent, 'creative')['creative_id']).map((id) =>
      creativeQuestion(accountId, id),
    ),
    ...distinct(creatives.flatMap(videosIn)).map(videoQuestion),
  ].slice(0, maxQuestions);
};
