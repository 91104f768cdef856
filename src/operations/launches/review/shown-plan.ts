import { money, oneLine } from '../../../adnet/manual/words.ts';
import { specialCategories } from '../../../adnet/preflight/campaign.ts';
import { countryName } from '../../../kernel/countries/countries.ts';
import { shownAmount } from '../../../kernel/money.ts';
import { audienceWords, type MetaNames } from '../words/audience-words.ts';
import { budgetWords } from '../words/budget-words.ts';
import { datesWords } from '../words/dates-words.ts';
import { type KnownNames, metaNames } from '../words/known-names.ts';
import type { PlannedStep } from './shown-ads.ts';

type MetaParams = Record<string, unknown>;

/** The names of the categories for which Meta has stricter rules. */
export const categoryNames: Readonly<Record<string, string>> = {
  HOUSING: 'Housing',
  EMPLOYMENT: 'Jobs',
  FINANCIAL_PRODUCTS_SERVICES: 'Credit, financial products and services',
  ISSUES_ELECTIONS_POLITICS: 'Social issues, elections or politics',
  ONLINE_GAMBLING_AND_GAMING: 'Online gambling and gaming',
};

const countriesOf = ({ special_ad_category_country: countries }: MetaParams) =>
  (Array.isArray(countries) ? countries : []).map((one) => countryName(String(one)));

/** The special categories that a campaign declares, and whose rules apply; null if it declares none. */
export const categoryWords = (campaign: MetaParams): string | null => {
  const categories = specialCategories(campaign).map((one) => categoryNames[one] ?? one);
  if (categories.length === 0) return null;
  const countries = countriesOf(campaign);
  const rules = countries.length === 0 ? '' : `, by the rules of ${countries.join(', ')}`;
  return `${categories.join(', ')}${rules}`;
};

const shownBudget = (params: MetaParams, currency: string | null) =>
  budgetWords(params, (amount) =>
    currency !== null && /^[0-9]{1,15}$/.test(String(amount))
      ? shownAmount(Number(amount), currency)
      : money(amount, currency ?? undefined),
  );

/** An ad set in words: its audience, its dates and its budget; null if the campaign has the budget. */
export type ShownAdSet = { name: string; audience: string; dates: string; budget: string | null };

export type ShownPlan = {
  adSets: ShownAdSet[];
  /** The most that can be spent in total; null if the launch contains no budget. */
  budget: string | null;
  link: string | null;
  /** Meta's name for the existing campaign that gets the new ad sets. */
  campaign: string | null;
  /** The special categories that the new campaign declares. */
  category: string | null;
  /** True if ads are added to existing ad sets, whose audience and budget stay as they are. */
  hasExistingAdSets: boolean;
};

/** Describes in words who will see the ads of a launch, when, for how much, and where they lead. */
export const shownPlan = (
  steps: PlannedStep[],
  { currency, link, known }: { currency: string | null; link: unknown; known: KnownNames | null },
): ShownPlan => {
  const meta = known === null ? undefined : metaNames(known);
  const paramsOf = (kind: string) =>
    steps.filter(({ action }) => action === kind).map(({ params }) => params);
  const adSets = paramsOf('create_adset');
  return {
    adSets: adSets.map((params) => ({
      name: oneLine(params['name'], 80),
      audience: audienceWords(params['targeting'], meta),
      dates: datesWords(params) ?? 'Once somebody starts it',
      budget: shownBudget(params, currency),
    })),
    budget: totalWords([...paramsOf('create_campaign'), ...adSets], currency),
    link: typeof link === 'string' ? oneLine(link, 120) : null,
    campaign: existingCampaign(adSets, meta),
    category: paramsOf('create_campaign').map(categoryWords).find(Boolean) ?? null,
    hasExistingAdSets: paramsOf('create_ad').some(({ adset_id: id }) => typeof id === 'string'),
  };
};

const existingCampaign = (adSets: MetaParams[], meta: MetaNames | undefined) => {
  const id = adSets.map((one) => one['campaign_id']).find((one) => typeof one === 'string');
  return typeof id === 'string' ? oneLine(meta?.names.get(id) ?? id, 80) : null;
};

/** The total daily budgets and the total lifetime budgets. */
const totalWords = (parts: MetaParams[], currency: string | null) => {
  const words = (['daily_budget', 'lifetime_budget'] as const).flatMap((field) => {
    const amounts = parts.flatMap(({ [field]: one }) => (one === undefined ? [] : [one]));
    const sum = sumOf(amounts);
    return sum === null ? [] : (shownBudget({ [field]: sum }, currency) ?? []);
  });
  return words.length === 0 ? null : words.join(' and ');
};

const sumOf = (amounts: unknown[]) => {
  const whole = amounts.map(String);
  return whole.length === 0 || !whole.every((one) => /^[0-9]{1,15}$/.test(one))
    ? null
    : String(whole.reduce((sum, one) => sum + BigInt(one), 0n));
};
