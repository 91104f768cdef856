import type { FieldProblem } from '../../contract/failures.ts';
import { linkRequired } from '../../operations/creatives/create-creative.ts';
import { guardrailWords } from '../guardrails/words.ts';
import { plainWords } from '../launch/words.ts';
import { categories } from './choices.ts';
import type { WizardDraft } from './draft.ts';

/** The steps of the wizard, in order. */
export const steps = [
  ['account', 'Account'],
  ['media', 'Media'],
  ['copy', 'Copy'],
  ['audience', 'Audience'],
  ['budget', 'Budget'],
  ['plan', 'Plan'],
] as const;

export type StepName = (typeof steps)[number][0];

/** Where on the page something is wrong: the field, the step it stands in, and what people call it. */
export type FieldPlace = { field: string; step: StepName; label: string };

export type PlacedProblem = FieldPlace & { message: string; isRefused: boolean };

const number = (at: string | undefined) => Number(at ?? 0) + 1;

/** A draft's parts that have places: pictures by their number, audiences by their name. */
type PlanParts = Pick<WizardDraft, 'images' | 'hashes' | 'recipe' | 'budgetAt'> & {
  adSets: readonly { name: string }[];
};

/** One question stands for objective and goal, unless they are chosen one by one. */
const aimOr = (place: FieldPlace, { recipe }: PlanParts): FieldPlace =>
  recipe === '' ? place : { field: 'recipe', step: 'account', label: 'What you want' };

type PlaceRule = [shape: RegExp, place: (match: string[], draft: PlanParts) => FieldPlace];

/** “Gourmands”, or "audience 2" where it has no name. */
const audienceName = ({ adSets }: PlanParts, index: number) => {
  const name = adSets[index]?.name.trim() ?? '';
  return name === '' ? `audience ${index + 1}` : `“${name}”`;
};

const briefFields: Record<string, string> = {
  product: 'What is advertised',
  audience: 'Who it is for',
  offer: 'The offer',
  benefits: 'Facts the texts may claim',
  pain_points: 'What worries them',
};

const audienceFields: Record<string, [field: string, step: StepName, words: string]> = {
  name: ['name', 'audience', 'The name'],
  daily_budget: ['budget', 'budget', 'The budget'],
  lifetime_budget: ['budget', 'budget', 'The budget'],
  budget: ['budget', 'budget', 'The budget'],
  countries: ['countries', 'audience', 'The place'],
  geo_locations: ['countries', 'audience', 'The place'],
  genders: ['gender', 'audience', 'The choice of women or men'],
  flexible_spec: ['picked', 'audience', 'The interests'],
  age_min: ['age_min', 'audience', 'The youngest age'],
  age_max: ['age_max', 'audience', 'The oldest age'],
};

const copyWords: Record<string, string> = {
  message: 'The text',
  headline: 'The headline',
  description: 'The line under the headline',
};

/** From a field of the launch's body to the place where a person can change it; the first that fits. */
const rules: readonly PlaceRule[] = [
  [
    /^brief\.(\w+)/,
    ([, part = '']) => ({
      field: `brief.${part}`,
      step: 'copy',
      label: briefFields[part] ?? 'The brief',
    }),
  ],
  [/^account_id/, () => ({ field: 'account_id', step: 'account', label: 'The ad account' })],
  [
    /lead_form/,
    () => ({ field: 'defaults.lead_form_id', step: 'account', label: 'The lead form' }),
  ],
  [/page_id/, () => ({ field: 'defaults.page_id', step: 'account', label: 'The Page' })],
  [/link_url/, () => ({ field: 'defaults.link_url', step: 'account', label: 'The link' })],
  [
    /custom_event_type/,
    () => ({ field: 'event', step: 'account', label: 'What the pixel counts' }),
  ],
  [
    /pixel_id|promoted_object/,
    () => ({ field: 'defaults.pixel_id', step: 'account', label: 'The pixel' }),
  ],
  [
    /call_to_action/,
    () => ({ field: 'defaults.call_to_action_type', step: 'copy', label: 'The button' }),
  ],
  [/^(campaign\.name|name)/, () => ({ field: 'name', step: 'account', label: 'The name' })],
  [
    /^campaign\.(daily|lifetime)?_?budget/,
    () => ({ field: 'campaign.budget', step: 'budget', label: 'The campaign’s budget' }),
  ],
  [/^campaign\.id/, () => ({ field: 'campaign.id', step: 'account', label: 'The campaign' })],
  [
    /^campaign\.special_ad_category_country/,
    () => ({
      field: 'campaign.special_ad_category_country',
      step: 'account',
      label: 'The list of countries of the special category',
    }),
  ],
  [
    /^campaign\.special_ad_categories/,
    () => ({
      field: 'campaign.special_ad_categories',
      step: 'account',
      label: 'The special category',
    }),
  ],
  [
    /^campaign/,
    (_, draft) =>
      aimOr({ field: 'campaign.objective', step: 'account', label: 'The campaign' }, draft),
  ],
  [
    /^images\.(\d+)\.(square|vertical|landscape)/,
    ([, at, shape = ''], { images, hashes }) => {
      const row = Number(at) - images.length - hashes.length;
      return {
        field: `shaped.${row}.${shape}_url`,
        step: 'media',
        label: `The ${shape} shape of picture ${row + 1} in shapes`,
      };
    },
  ],
  [
    /^(images|image-)\.?(\d+)/,
    ([, , at], { images }) => {
      const index = Number(at ?? 0);
      const label = `Picture ${index + 1}`;
      return index < images.length
        ? { field: `images.${index}.url`, step: 'media', label }
        : { field: 'library', step: 'media', label };
    },
  ],
  [/^posts\.(\d+)/, ([, at]) => ({ field: 'posts', step: 'media', label: `Post ${number(at)}` })],
  [
    /^videos\.(\d+)/,
    ([, at]) => ({ field: `videos.${at}.url`, step: 'media', label: `Video ${number(at)}` }),
  ],
  [
    /^copies\.(\d+)\.?(\w+)?/,
    ([, at, part = 'message']) => ({
      field: `copies.${at}.${part in copyWords ? part : 'message'}`,
      step: 'copy',
      label: `${copyWords[part] ?? 'The text'} of text ${number(at)}`,
    }),
  ],
  [/start_time/, () => ({ field: 'start', step: 'budget', label: 'The start' })],
  [/end_time/, () => ({ field: 'end', step: 'budget', label: 'The end' })],
  [
    /dsa_beneficiary/,
    () => ({ field: 'beneficiary', step: 'audience', label: 'Who benefits from the ads' }),
  ],
  [/dsa_payor/, () => ({ field: 'payer', step: 'audience', label: 'Who pays for the ads' })],
  [
    /destination_type/,
    (_, draft) => aimOr({ field: 'goal', step: 'budget', label: 'Where the ads lead' }, draft),
  ],
  [
    /optimization_goal|billing_event|bid_/,
    (_, draft) => aimOr({ field: 'goal', step: 'budget', label: 'The goal' }, draft),
  ],
  [
    /^(ad_sets\.|adset-)(\d+)\.?(?:targeting\.(?=age_|geo_|genders|flexible_spec))?(\w+)?/,
    ([, list, at, part = ''], draft) => {
      const index = list === 'adset-' ? Number(at) - 1 : Number(at);
      const name = audienceName(draft, index);
      const [field, step, words] = audienceFields[part] ?? ['countries', 'audience'];
      const label = words === undefined ? `The targeting of ${name}` : `${words} of ${name}`;
      return { field: `ad_sets.${index}.${field}`, step, label };
    },
  ],
  [
    /^(daily|lifetime)_budget/,
    (_, { budgetAt }) => ({
      field: budgetAt === 'campaign' ? 'campaign.budget' : 'ad_sets.0.budget',
      step: 'budget',
      label: 'The sum of all budgets',
    }),
  ],
  [
    /^ad-(\d+)\.name/,
    ([, at]) => ({ field: 'name', step: 'account', label: `The name of ad ${at}` }),
  ],
  [/^ads/, () => ({ field: 'copies.0.message', step: 'copy', label: 'The ads' })],
];

const placeOf = (field: string, draft: PlanParts): FieldPlace => {
  for (const [shape, place] of rules) {
    const match = shape.exec(field);
    if (match) return place([...match], draft);
  }
  return { field: 'name', step: 'account', label: 'The launch' };
};

const nothingTyped: PlanParts = {
  images: [],
  hashes: [],
  adSets: [],
  recipe: '',
  budgetAt: 'ad_sets',
};

/** Names a field of a launch that no page was written for as people call it; its audiences by their names, in order. */
export const labelOf = (field: string, adSets: PlanParts['adSets'] = []) =>
  placeOf(field, { ...nothingTyped, adSets }).label;

type WizardProblem = FieldProblem & { level?: 'refuse' | 'warn'; guardrail?: string | undefined };

const categoryNames = new Map(categories);

/** A message to programs, with the words that the form has for its fields and values. */
export const inWords = (message: string) => {
  if (message === linkRequired) return 'is missing: where does it lead?';
  return plainWords(
    message.replace(/\b[A-Z]{4,}(?:_[A-Z]+)*\b/g, (name) => categoryNames.get(name) ?? name),
  );
};

/** A guardrail's problem also says which guardrail it is. */
export const problemWords = ({ message, guardrail }: Omit<WizardProblem, 'field'>) =>
  guardrail === undefined ? message : guardrailWords(message, guardrail, 'workspace');

/**
 * Each problem at its place, once: dates are asked for once and stand in every ad set. What the page itself found about a
 * field says it in the page's words, so what the plan says of the same field is left out.
 */
export const placeProblems = (
  problems: { page: readonly WizardProblem[]; plan: readonly WizardProblem[] },
  draft: WizardDraft,
): PlacedProblem[] => {
  const at = (problem: WizardProblem): PlacedProblem => ({
    ...placeOf(problem.field, draft),
    message: inWords(problemWords(problem)),
    isRefused: problem.level !== 'warn',
  });
  const own = problems.page.map(at);
  const fields = new Set(own.map(({ field }) => field));
  const all = [...own, ...problems.plan.map(at).filter(({ field }) => !fields.has(field))];
  const keys = all.map(({ field, message }) => JSON.stringify([field, message]));
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
