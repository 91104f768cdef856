import type { FieldProblem } from '../../contract/failures.ts';
import type { Draft } from './draft.ts';

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
export type Place = { field: string; step: StepName; label: string };

export type PlacedProblem = Place & { message: string; isRefused: boolean };

const number = (at: string | undefined) => Number(at ?? 0) + 1;

/** What of a draft is looked at: pictures by their number, audiences by their name. */
type Known = Pick<Draft, 'images'> & { adSets: readonly { name: string }[] };

type Rule = [shape: RegExp, place: (found: string[], draft: Known) => Place];

/** “Gourmands”, or "audience 2" where it has no name. */
const audienceName = ({ adSets }: Known, index: number) => {
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
  age_min: ['age_min', 'audience', 'The youngest age'],
  age_max: ['age_max', 'audience', 'The oldest age'],
};

const copyWords: Record<string, string> = {
  message: 'The text',
  headline: 'The headline',
  description: 'The line under the headline',
};

/** From a field of the launch's body to the place where a person can change it; the first that fits. */
const rules: readonly Rule[] = [
  [
    /^brief\.(\w+)/,
    ([, part = '']) => ({
      field: `brief.${part}`,
      step: 'copy',
      label: briefFields[part] ?? 'The brief',
    }),
  ],
  [/^account_id/, () => ({ field: 'account_id', step: 'account', label: 'The ad account' })],
  [/page_id/, () => ({ field: 'defaults.page_id', step: 'account', label: 'The Page' })],
  [/link_url/, () => ({ field: 'defaults.link_url', step: 'account', label: 'The link' })],
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
  [/^campaign/, () => ({ field: 'campaign.objective', step: 'account', label: 'The campaign' })],
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
    /optimization_goal|billing_event|bid_/,
    () => ({ field: 'goal', step: 'budget', label: 'The goal' }),
  ],
  [
    /^(ad_sets\.|adset-)(\d+)\.?(?:targeting\.(?=age_|geo_))?(\w+)?/,
    ([, list, at, part = ''], draft) => {
      const index = list === 'adset-' ? Number(at) - 1 : Number(at);
      const name = audienceName(draft, index);
      const [field, step, words] = audienceFields[part] ?? ['countries', 'audience'];
      const label = words === undefined ? `The targeting of ${name}` : `${words} of ${name}`;
      return { field: `ad_sets.${index}.${field}`, step, label };
    },
  ],
  [/^ads/, () => ({ field: 'copies.0.message', step: 'copy', label: 'The ads' })],
];

const placeOf = (field: string, draft: Known): Place => {
  for (const [shape, place] of rules) {
    const found = shape.exec(field);
    if (found) return place([...found], draft);
  }
  return { field: 'name', step: 'account', label: 'The launch' };
};

/** What people call a field of a launch that no page was written for. */
export const labelOf = (field: string) => placeOf(field, { images: [], adSets: [] }).label;

type Problem = FieldProblem & { level?: 'refuse' | 'warn' };

/**
 * Each problem at its place, once: dates are asked for once and stand in every ad set. What the page itself found about a
 * field says it in the page's words, so what the plan says of the same field is left out.
 */
export const placed = (
  problems: { page: readonly Problem[]; plan: readonly Problem[] },
  draft: Draft,
): PlacedProblem[] => {
  const at = ({ field, message, level = 'refuse' }: Problem): PlacedProblem => ({
    ...placeOf(field, draft),
    message,
    isRefused: level === 'refuse',
  });
  const own = problems.page.map(at);
  const fields = new Set(own.map(({ field }) => field));
  const all = [...own, ...problems.plan.map(at).filter(({ field }) => !fields.has(field))];
  const keys = all.map(({ field, message }) => JSON.stringify([field, message]));
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
