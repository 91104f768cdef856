import type { FieldProblem } from '../../contract/failures.ts';
import {
  countryProblem,
  maxNamedCountries,
  readCountries,
} from '../../kernel/countries/countries.ts';
import { readAmount } from '../../kernel/text/read-amount.ts';
import { zoned } from '../../kernel/zoned-time.ts';
import { defaultGoal } from '../../publish/launch/plan/recipe.ts';
import type { AdAccount } from '../platform-reads.ts';
import { adSetRefs, copyRefs, countMedia, mediaOf, pairsOf } from './ad-matrix.ts';
import { type DraftAdSet, instagramPost, type WizardDraft } from './draft.ts';
import { audienceProblems, countriesReached, isEuropean, targetingOf } from './targeting.ts';

export const goalOf = ({ goal, objective, pixelId }: WizardDraft) =>
  goal === '' ? defaultGoal(objective, pixelId !== '') : goal;

/** People fill in a form on Meta in place of going to a website. */
export const opensForm = ({ goal }: Pick<WizardDraft, 'goal'>) => goal === 'LEAD_GENERATION';

type LaunchFields = Record<string, unknown>;

/** The body of the launch, and what the page itself can say is wrong with it. */
export const bodyOf = (draft: WizardDraft, account: AdAccount | undefined) => {
  const problems: FieldProblem[] = [];
  const currency = account?.currency ?? 'USD';
  const money = (field: string, text: string): number | undefined => {
    if (text === '') return undefined;
    const amount = readAmount(text, currency);
    if ('minor' in amount) return amount.minor;
    problems.push({ field, message: amount.problem });
    return undefined;
  };
  problems.push(
    ...audienceProblems(draft),
    ...categoryProblems(draft),
    ...missingBudgets(draft),
    ...postProblems(draft),
  );
  const refs = adSetRefs(draft);
  const texts = copyRefs(draft);
  const field = draft.budgetKind === 'daily' ? 'daily_budget' : 'lifetime_budget';
  const body = without({
    name: draft.name || undefined,
    recipe: draft.recipe || undefined,
    account_id: draft.accountId || undefined,
    defaults: without({
      page_id: draft.pageId || undefined,
      link_url: draft.linkUrl || undefined,
      call_to_action_type: draft.button || undefined,
      pixel_id: draft.pixelId || undefined,
      instagram_user_id: instagramAccountOf(draft),
      lead_form_id: (opensForm(draft) && draft.leadFormId) || undefined,
    }),
    campaign: campaignOf(draft, field, money),
    ad_sets: draft.adSets.map((adSet, at) =>
      adSetOf(draft, adSet, at, {
        ref: refs[at] ?? '',
        field,
        money,
        timeZone: account?.timezone_name ?? 'UTC',
      }),
    ),
    ...mediaOf(draft),
    copies: draft.copies.map(({ message, headline, description }, at) =>
      without({
        ref: texts[at],
        message: message || undefined,
        headline: headline || undefined,
        description: description || undefined,
      }),
    ),
    ads: adsBody(draft),
    requires_approval: draft.needsApproval || undefined,
  });
  return { body, problems };
};

const instagramAccounts = ({ posts }: WizardDraft) => [
  ...new Set(posts.flatMap((id) => instagramPost(id)?.account ?? [])),
];

/** A post of an Instagram account is promoted as that account. */
const instagramAccountOf = (draft: WizardDraft) => instagramAccounts(draft)[0];

const postProblems = (draft: WizardDraft): FieldProblem[] =>
  instagramAccounts(draft).length > 1
    ? [
        {
          field: 'posts',
          message: 'are of two Instagram accounts: choose those of one, and make a second launch.',
        },
      ]
    : [];

/** A new campaign holds a budget, or each of its ad sets does; Meta would say so only at the end. */
const missingBudgets = ({
  campaignId,
  budgetAt,
  campaignBudget,
  adSets,
}: WizardDraft): FieldProblem[] => {
  if (campaignId !== '') return [];
  const message = 'is missing: how much may it spend?';
  if (budgetAt === 'campaign')
    return campaignBudget === '' ? [{ field: 'campaign.budget', message }] : [];
  return adSets.flatMap(({ budget }, at) =>
    budget === '' ? [{ field: `ad_sets.${at}.budget`, message }] : [],
  );
};

const countriesOfCategory = ({ categoryCountries, adSets }: WizardDraft): string[] =>
  categoryCountries === ''
    ? [...new Set(adSets.flatMap(countriesReached))]
    : readCountries(categoryCountries).codes;

const categoryProblems = ({
  campaignId,
  category,
  categoryCountries,
}: WizardDraft): FieldProblem[] =>
  campaignId !== '' || category === ''
    ? []
    : readCountries(categoryCountries)
        .unknown.slice(0, maxNamedCountries)
        .map((word) => ({
          field: 'campaign.special_ad_category_country',
          message: countryProblem(word),
        }));

type ReadMoney = (field: string, text: string) => number | undefined;

const campaignOf = (draft: WizardDraft, field: string, money: ReadMoney): LaunchFields => {
  if (draft.campaignId !== '') return { id: draft.campaignId };
  return without({
    name: draft.name || undefined,
    objective: draft.recipe === '' ? draft.objective : undefined,
    ...(draft.category !== '' && {
      special_ad_categories: [draft.category],
      special_ad_category_country: countriesOfCategory(draft),
    }),
    ...(draft.budgetAt === 'campaign' && {
      [field]: money('campaign.budget', draft.campaignBudget),
    }),
  });
};

const aimOf = (draft: WizardDraft): LaunchFields => {
  const goal = goalOf(draft);
  return {
    optimization_goal: goal,
    billing_event: 'IMPRESSIONS',
    ...(goal === 'OFFSITE_CONVERSIONS' &&
      draft.pixelId !== '' &&
      draft.event !== '' && {
        promoted_object: { pixel_id: draft.pixelId, custom_event_type: draft.event },
      }),
    ...(opensForm(draft) && {
      destination_type: 'ON_AD',
      ...(draft.pageId !== '' && { promoted_object: { page_id: draft.pageId } }),
    }),
  };
};

const adSetOf = (
  draft: WizardDraft,
  adSet: DraftAdSet,
  at: number,
  {
    ref,
    field,
    money,
    timeZone,
  }: { ref: string; field: string; money: ReadMoney; timeZone: string },
): LaunchFields => {
  return without({
    ref,
    name: adSet.name || `Audience ${at + 1}`,
    ...(draft.recipe === '' && aimOf(draft)),
    ...(draft.budgetAt === 'ad_sets' && {
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      [field]: money(`ad_sets.${at}.budget`, adSet.budget),
    }),
    targeting: targetingOf(adSet),
    ...(isEuropean(adSet) && {
      dsa_beneficiary: draft.beneficiary || undefined,
      dsa_payor: draft.payer || undefined,
    }),
    start_time: zoned(draft.start, timeZone),
    end_time: zoned(draft.end, timeZone),
  });
};

const adName = '{ad_set} · {media} · {copy}';

/** A post has its own text, and no text of the launch to be called by. */
const postAdName = '{ad_set} · {media}';

/** All of the matrix, or the list of what is left of it. */
const adsBody = (draft: WizardDraft): LaunchFields | undefined => {
  const { made, leftOut, isTooMany } = pairsOf(draft);
  if (made.length === 0 && !isTooMany) return undefined;
  const isNamed = draft.copies.length > 0 && !hasNoMedia(draft);
  const ofPosts = draft.posts.length > 0 ? postAdName : undefined;
  const name = isNamed ? adName : ofPosts;
  const isMixed = isNamed && ofPosts !== undefined && !isTooMany;
  if (leftOut.length === 0 && !isMixed) return without({ matrix: true, name });
  const list = made.map(({ adSet, media, copy }) =>
    without({
      ad_set: adSet,
      media,
      copy,
      // A name of one ad is taken as it is.
      name: isMixed && copy === undefined ? `${adSet} · ${media}` : undefined,
    }),
  );
  return without({ list, name });
};

const hasNoMedia = (draft: WizardDraft) => countMedia(draft) + draft.posts.length === 0;

const without = (body: LaunchFields): LaunchFields =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
