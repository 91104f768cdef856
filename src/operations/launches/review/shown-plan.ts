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

/** Which special categories a campaign declares, and whose rules apply; null where it declares none. */
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

/** An ad set in words: who sees its ads, when, and what it may spend; null where the campaign's budget counts. */
export type ShownAdSet = { name: string; audience: string; dates: string; budget: string | null };

export type ShownPlan = {
  adSets: ShownAdSet[];
  /** The most that may be spent altogether; null where no budget is part of the launch. */
  budget: string | null;
  link: string | null;
  /** The campaign that exists already and gets the new ad sets, as Meta calls it. */
  campaign: string | null;
  /** Which of the categories that Meta has stricter rules for the new campaign declares. */
  category: string | null;
  /** Ads that go into ad sets which are on Meta already, whose audience and budget stay as they are. */
  hasExistingAdSets: boolean;
};

/** Says in words who will see the ads of a launch, when, for how much, and where they lead. */
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

/** The sum of what is spent a day, and of what is spent in all. */
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
