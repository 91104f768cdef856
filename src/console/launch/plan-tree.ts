import type { z } from 'zod';
import { isReference } from '../../adnet/preflight/step-reference.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { placedAssets } from '../../operations/core/placed-shapes.ts';
import type { launchPlan } from '../../operations/launches/answers/schemas.ts';
import { categoryWords } from '../../operations/launches/review/shown-plan.ts';
import { budgetWords } from '../../operations/launches/words/budget-words.ts';
import { datesWords } from '../../operations/launches/words/dates-words.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { pictureAt } from '../clients.ts';
import { chip } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import { budget } from '../parts/money.ts';
import type { Post } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { eventName } from '../wizard/choices.ts';
import { instagramPost } from '../wizard/draft.ts';
import { kinds } from './words.ts';

export type LaunchPlanAnswer = z.output<typeof launchPlan>;
type PlanStep = LaunchPlanAnswer['plan'][number];
type StepParams = PlanStep['params'];

export type PlanView = {
  visit: Visit;
  currency: string;
  accountId: string;
  /** Renders what is shown beside an ad, by its number; undefined if the plan comes from a file. */
  beside?: (at: number) => Html | string;
  /** Posts of the Page, as far as they were read. */
  posts?: readonly Post[];
  /** Forms of the Page that ads may open. */
  leadForms?: readonly { id: string; name: string }[];
  /** Ad sets with which the page itself found something wrong, by their number. */
  wrongAdSets?: ReadonlySet<number>;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The step to which a value refers; null if it is an id of Meta's. */
const stepIn = (value: unknown) => (isReference(value) ? value.step : null);

const of = (plan: LaunchPlanAnswer, action: string) =>
  plan.plan.filter((step) => step.action === action);

const paramsOf = (plan: LaunchPlanAnswer, value: unknown): StepParams | undefined => {
  const name = stepIn(value);
  return plan.plan.find(({ step }) => step === name)?.params;
};

const shownBudget = (params: StepParams, currency: string) =>
  budgetWords(params, (amount) => budget(Number(amount), currency));

const postIn = (creative: StepParams | undefined, { posts = [] }: PlanView) =>
  posts.find(
    ({ id }) =>
      id === creative?.['object_story_id'] ||
      (creative !== undefined &&
        instagramPost(id)?.media === creative['source_instagram_media_id']),
  );

const thumb = (plan: LaunchPlanAnswer, creative: StepParams | undefined, view: PlanView): Html => {
  const { visit, accountId } = view;
  const post = postIn(creative, view);
  if (post && post.picture !== '')
    return html`<img src="${pictureAt(visit, { url: post.picture })}" alt="" width="40" height="40" loading="lazy">`;
  const { image_hash: hash, video_id: video } = placedAssets(creative ?? {}).feed;
  const url = text(paramsOf(plan, hash)?.['image_url']);
  if (url !== '')
    return html`<img src="${pictureAt(visit, { url })}" alt="" width="40" height="40" loading="lazy">`;
  if (typeof hash === 'string')
    return html`<img src="${pictureAt(visit, { account: accountId, hash })}" alt="" width="40" height="40" loading="lazy">`;
  return icon(video === undefined ? 'copy' : 'play');
};

const node = (
  mark: Html,
  title: Html,
  below: string,
  isWrong: boolean | undefined,
  beside: Html | string = '',
): Html =>
  html`<span class="node"><span class="node-mark">${mark}</span><span class="node-name"><b>${title}</b><small>${below}</small></span>${isWrong ? chip('bad', 'To fix') : ''}${beside}</span>`;

/** The ad itself, its creative, and the picture in it: what is wrong with its ad set is said there. */
const ownSteps = (plan: LaunchPlanAnswer, { step, params }: PlanStep) => {
  const name = stepIn(params['creative_id']);
  const creative = plan.plan.find((one) => one.step === name);
  return [step, ...(creative ? [creative.step, ...creative.needs] : [])];
};

const short = (words: string) => [...words].slice(0, 80).join('');

/** The form that people fill in. */
const leadFormWords = (creative: StepParams | undefined, { leadForms = [] }: PlanView) => {
  const id = text(creative?.['lead_form_id']);
  return id && `opens the form “${leadForms.find((one) => one.id === id)?.name || id}”`;
};

const adNode = (
  plan: LaunchPlanAnswer,
  ad: PlanStep,
  view: PlanView,
  wrong: ReadonlySet<string>,
): Html => {
  const creative = paramsOf(plan, ad.params['creative_id']);
  const post = postIn(creative, view);
  const headline = post ? short(post.text) : text(creative?.['headline']);
  const isWrong = ownSteps(plan, ad).some((step) => wrong.has(step));
  return html`<li>${node(
    isWrong ? icon('copy') : thumb(plan, creative, view),
    foreignName(text(ad.params['name'])),
    [post ? 'Post' : 'Ad', headline && `“${headline}”`, leadFormWords(creative, view)]
      .filter(Boolean)
      .join(' · '),
    isWrong,
    view.beside?.(of(plan, 'create_ad').indexOf(ad)),
  )}</li>`;
};

const adsIn = (plan: LaunchPlanAnswer, adSet: string | null) =>
  of(plan, 'create_ad').filter(({ params }) => stepIn(params['adset_id']) === adSet);

/** Ads in the European Union show who benefits and who pays. */
const behindAds = ({ dsa_beneficiary: beneficiary, dsa_payor: payer }: StepParams) => [
  text(beneficiary) && `for ${text(beneficiary)}`,
  text(payer) && `paid by ${text(payer)}`,
];

const adSetNode = (
  plan: LaunchPlanAnswer,
  adSet: PlanStep,
  view: PlanView,
  wrong: ReadonlySet<string>,
): Html => {
  const ads = adsIn(plan, adSet.step);
  const facts = [
    'Ad set',
    shownBudget(adSet.params, view.currency),
    ads.length === 1 ? '1 ad' : `${ads.length} ads`,
    adSet.audience,
    adSet.event && `counts ${eventName(adSet.event)}`,
    ...behindAds(adSet.params),
    datesWords(adSet.params) ?? 'runs once somebody starts it, without an end',
  ];
  const head = node(
    icon('people'),
    foreignName(text(adSet.params['name'])),
    facts.filter(Boolean).join(' · '),
    wrong.has(adSet.step) || view.wrongAdSets?.has(of(plan, 'create_adset').indexOf(adSet)),
  );
  return ads.length === 0
    ? html`<li>${head}</li>`
    : html`<li><details open><summary>${head}</summary><ul>${ads.map((ad) => adNode(plan, ad, view, wrong))}</ul></details></li>`;
};

/** Everything that will be made, as it will hang together on Meta. */
export const planTree = (plan: LaunchPlanAnswer, view: PlanView): Html => {
  const wrong = new Set(
    plan.problems.flatMap(({ step, level }) => (step === null || level === 'warn' ? [] : [step])),
  );
  const [campaign] = of(plan, 'create_campaign');
  const below = html`${of(plan, 'create_adset').map((adSet) => adSetNode(plan, adSet, view, wrong))}${adsIn(
    plan,
    null,
  ).map((ad) => adNode(plan, ad, view, wrong))}`;
  if (!campaign) return html`<ul class="tree">${below}</ul>`;
  const category = categoryWords(campaign.params);
  const facts = [
    'Campaign',
    text(campaign.params['objective']).replace('OUTCOME_', '').toLowerCase(),
    category && `special category: ${category}`,
    shownBudget(campaign.params, view.currency),
  ];
  return html`<ul class="tree">
<li>${node(icon('launch'), foreignName(text(campaign.params['name'])), facts.filter(Boolean).join(' · '), wrong.has(campaign.step))}<ul>${below}</ul></li></ul>`;
};

/** "1 campaign, 2 ad sets and 6 ads", each with its number. */
export const tally = (plan: LaunchPlanAnswer): Html =>
  html`<dl class="tally">${Object.entries(kinds).map(([action, [one, many]]) => {
    const n = of(plan, action).length;
    return n === 0
      ? ''
      : html`<div><dd>${n}</dd><dt>${(n === 1 ? one : many).toLowerCase()}</dt></div>`;
  })}</dl>`;

/** Adds up what would be spent after a person has started everything. */
export const moneyIfStarted = (plan: LaunchPlanAnswer, currency: string): string => {
  const holders = [...of(plan, 'create_campaign'), ...of(plan, 'create_adset')];
  const sum = (field: string) =>
    holders.reduce((all, { params }) => all + (Number(params[field]) || 0), 0);
  const words = ['daily_budget', 'lifetime_budget'].flatMap((field) => {
    const total = sum(field);
    return total > 0 ? (shownBudget({ [field]: total }, currency) ?? []) : [];
  });
  const isNew = of(plan, 'create_campaign').length > 0;
  return (
    words.join(' and ') || (isNew ? 'No budget is given yet' : 'As the campaign’s budget says')
  );
};
