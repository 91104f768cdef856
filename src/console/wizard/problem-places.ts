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

/** The place of a problem on the page: the field, its step, and its label. */
export type FieldPlace = { field: string; step: StepName; label: string };

export type PlacedProblem = FieldPlace & { message: string; isRefused: boolean };

const number = (at: string | undefined) => Number(at ?? 0) + 1;

/** A draft's parts that have places: pictures by their number, audiences by their name. */
type PlanParts = Pick<WizardDraft, 'images' | 'hashes' | 'recipe' | 'budgetAt'> & {
  adSets: readonly { name: string }[];
};

type Place = readonly [field: string, step: StepName, label: string];

/** One question covers objective and goal, unless they are chosen separately. */
const aimOr = (place: Place, { recipe }: PlanParts): Place =>
  recipe === '' ? place : ['recipe', 'account', 'What you want'];

/** A place that depends on a number or on the draft is computed by a function. */
type PlaceRule = readonly [
  shape: RegExp,
  place: Place | ((match: string[], draft: PlanParts) => Place),
];

/** “Gourmands”, or "audience 2" if it has no name. */
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

const targeting: Place = ['countries', 'audience', 'The targeting'];

const audienceFields: Record<string, Place> = {
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
  [/^brief\.(\w+)/, ([, part = '']) => [`brief.${part}`, 'copy', briefFields[part] ?? 'The brief']],
  [/^account_id/, ['account_id', 'account', 'The ad account']],
  [/lead_form/, ['defaults.lead_form_id', 'account', 'The lead form']],
  [/page_id/, ['defaults.page_id', 'account', 'The Page']],
  [/link_url/, ['defaults.link_url', 'account', 'The link']],
  [/custom_event_type/, ['event', 'account', 'What the pixel counts']],
  [/pixel_id|promoted_object/, ['defaults.pixel_id', 'account', 'The pixel']],
  [/call_to_action/, ['defaults.call_to_action_type', 'copy', 'The button']],
  [/^(campaign\.name|name)/, ['name', 'account', 'The name']],
  [/^campaign\.(daily|lifetime)?_?budget/, ['campaign.budget', 'budget', 'The campaign’s budget']],
  [/^campaign\.id/, ['campaign.id', 'account', 'The campaign']],
  [
    /^campaign\.special_ad_category_country/,
    [
      'campaign.special_ad_category_country',
      'account',
      'The list of countries of the special category',
    ],
  ],
  [
    /^campaign\.special_ad_categories/,
    ['campaign.special_ad_categories', 'account', 'The special category'],
  ],
  [/^campaign/, (_, draft) => aimOr(['campaign.objective', 'account', 'The campaign'], draft)],
  [
    /^images\.(\d+)\.(square|vertical|landscape)/,
    ([, at, shape = ''], { images, hashes }) => {
      const row = Number(at) - images.length - hashes.length;
      const label = `The ${shape} shape of picture ${row + 1} in shapes`;
      return [`shaped.${row}.${shape}_url`, 'media', label];
    },
  ],
  [
    /^(images|image-)\.?(\d+)/,
    ([, , at], { images }) => {
      const index = Number(at ?? 0);
      const field = index < images.length ? `images.${index}.url` : 'library';
      return [field, 'media', `Picture ${index + 1}`];
    },
  ],
  [/^posts\.(\d+)/, ([, at]) => ['posts', 'media', `Post ${number(at)}`]],
  [/^videos\.(\d+)/, ([, at]) => [`videos.${at}.url`, 'media', `Video ${number(at)}`]],
  [
    /^copies\.(\d+)\.?(\w+)?/,
    ([, at, part = 'message']) => {
      const label = `${copyWords[part] ?? 'The text'} of text ${number(at)}`;
      return [`copies.${at}.${part in copyWords ? part : 'message'}`, 'copy', label];
    },
  ],
  [/start_time/, ['start', 'budget', 'The start']],
  [/end_time/, ['end', 'budget', 'The end']],
  [/dsa_beneficiary/, ['beneficiary', 'audience', 'Who benefits from the ads']],
  [/dsa_payor/, ['payer', 'audience', 'Who pays for the ads']],
  [/destination_type/, (_, draft) => aimOr(['goal', 'budget', 'Where the ads lead'], draft)],
  [
    /optimization_goal|billing_event|bid_/,
    (_, draft) => aimOr(['goal', 'budget', 'The goal'], draft),
  ],
  [
    /^(ad_sets\.|adset-)(\d+)\.?(?:targeting\.(?=age_|geo_|genders|flexible_spec))?(\w+)?/,
    ([, list, at, part = ''], draft) => {
      const index = list === 'adset-' ? Number(at) - 1 : Number(at);
      const [field, step, words] = audienceFields[part] ?? targeting;
      return [`ad_sets.${index}.${field}`, step, `${words} of ${audienceName(draft, index)}`];
    },
  ],
  [
    /^(daily|lifetime)_budget/,
    (_, { budgetAt }) => {
      const field = budgetAt === 'campaign' ? 'campaign.budget' : 'ad_sets.0.budget';
      return [field, 'budget', 'The sum of all budgets'];
    },
  ],
  [/^ad-(\d+)\.name/, ([, at]) => ['name', 'account', `The name of ad ${at}`]],
  [/^ads/, ['copies.0.message', 'copy', 'The ads']],
  [/^/, ['name', 'account', 'The launch']],
];

const placeOf = (name: string, draft: PlanParts): FieldPlace => {
  const [shape = /^/, place = []] = rules.find(([one]) => one.test(name)) ?? [];
  const match = [...(shape.exec(name) ?? [])];
  const [field = '', step = 'account', label = ''] =
    typeof place === 'function' ? place(match, draft) : place;
  return { field, step, label };
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
 * Each problem once, at its place: dates are typed once, but are in every ad set. If the page itself has found a
 * problem of a field, the plan's problem of the same field is left out.
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
