import { line, money } from '../../../adnet/manual/words.ts';
import { shownAmount } from '../../../kernel/currency.ts';
import { audienceWords } from '../audience-words.ts';
import { datesWords } from '../dates-words.ts';
import type { PlannedStep } from './shown-ads.ts';

type Params = Record<string, unknown>;

const amountWords = (amount: unknown, currency: string | null) =>
  currency !== null && /^[0-9]{1,15}$/.test(String(amount))
    ? shownAmount(Number(amount), currency)
    : money(amount, currency ?? undefined);

const budgetWords = (params: Params, currency: string | null) => {
  const { daily_budget: daily, lifetime_budget: lifetime } = params;
  if (daily !== undefined) return `${amountWords(daily, currency)} a day`;
  return lifetime === undefined ? null : `${amountWords(lifetime, currency)} in all`;
};

/** One ad set in words: who sees its ads, when, and what it may spend; null where the campaign's budget counts. */
export type ShownAdSet = { name: string; audience: string; dates: string; budget: string | null };

export type ShownPlan = {
  adSets: ShownAdSet[];
  /** What may be spent altogether; null where no budget is part of the launch. */
  budget: string | null;
  link: string | null;
  /** Ads that go into ad sets which are on Meta already, whose audience and budget stay as they are. */
  hasExistingAdSets: boolean;
};

/** Who will see the ads of a launch, when, for how much, and where they lead, in words. */
export const shownPlan = (
  steps: PlannedStep[],
  { currency, link }: { currency: string | null; link: unknown },
): ShownPlan => {
  const paramsOf = (wanted: string) =>
    steps.filter(({ action }) => action === wanted).map(({ params }) => params);
  const adSets = paramsOf('create_adset');
  return {
    adSets: adSets.map((params) => ({
      name: line(params['name'], 80),
      audience: audienceWords(params['targeting']),
      dates: datesWords(params) ?? 'Once somebody starts it',
      budget: budgetWords(params, currency),
    })),
    budget: totalWords([...paramsOf('create_campaign'), ...adSets], currency),
    link: typeof link === 'string' ? line(link, 120) : null,
    hasExistingAdSets: paramsOf('create_ad').some(({ adset_id: id }) => typeof id === 'string'),
  };
};

/** The sum of what is spent a day, and of what is spent in all. */
const totalWords = (parts: Params[], currency: string | null) => {
  const words = (['daily_budget', 'lifetime_budget'] as const).flatMap((field) => {
    const given = parts.flatMap(({ [field]: one }) => (one === undefined ? [] : [one]));
    const sum = sumOf(given);
    const amount = sum === null ? null : budgetWords({ [field]: sum }, currency);
    return amount === null ? [] : [amount];
  });
  return words.length === 0 ? null : words.join(' and ');
};

const sumOf = (amounts: unknown[]) => {
  const whole = amounts.map(String);
  return whole.length === 0 || !whole.every((one) => /^[0-9]{1,15}$/.test(one))
    ? null
    : String(whole.reduce((sum, one) => sum + BigInt(one), 0n));
};
