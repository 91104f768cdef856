import * as z from 'zod';
import { countryName } from '../../kernel/countries/countries.ts';
import { shownAmount } from '../../kernel/money.ts';
import type { guardrails } from '../../operations/guardrails/answers/schemas.ts';

const money = z.array(z.object({ amount_minor: z.int(), currency: z.string() }));
const list = z.array(z.string());

/** The activity cuts very long values; such a value is shown as it is stored. */
const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const valueWords = (name: string, value: unknown) => {
  if (value === null) return 'No limit any more';
  const parsedValue = typeof value === 'string' ? read(value) : value;
  const amounts = money.safeParse(parsedValue);
  if (amounts.success)
    return amounts.data.map((one) => shownAmount(one.amount_minor, one.currency)).join(', ');
  const words = list.safeParse(parsedValue);
  if (!words.success) return String(value);
  return words.data.map((one) => (name === 'countries' ? countryName(one) : one)).join(', ');
};

/** Tells a change of guardrails in the words of their page. */
export const guardrailChanges = (details: Record<string, unknown>): [string, string][] =>
  Object.entries(details).map(([name, value]) => [
    isGuardrailName(name) ? guardrailTitles[name] : name,
    valueWords(name, value),
  ]);

export type Guardrails = z.output<typeof guardrails>;

export type GuardrailName = keyof Guardrails;

export type BudgetName = Extract<GuardrailName, `max_${string}`>;

export const budgetNames: readonly BudgetName[] = [
  'max_daily_budget',
  'max_launch_daily_budget',
  'max_lifetime_budget',
  'max_launch_lifetime_budget',
];

/** The limit of one campaign or ad set holds for a whole launch too, unless that has a limit of its own. */
export const sumNames: Partial<Record<GuardrailName, BudgetName>> = {
  max_daily_budget: 'max_launch_daily_budget',
  max_lifetime_budget: 'max_launch_lifetime_budget',
};

export const holdsForSum = (guardrails: Guardrails, name: BudgetName, currency: string) => {
  const sum = sumNames[name];
  return sum !== undefined && !guardrails[sum]?.some((money) => money.currency === currency);
};

/** The guardrails' page uses these names, and so do messages about them. */
export const guardrailTitles: Record<GuardrailName, string> = {
  max_daily_budget: 'Campaign or ad set, a day',
  max_launch_daily_budget: 'Whole launch, a day',
  max_lifetime_budget: 'Campaign or ad set, in all',
  max_launch_lifetime_budget: 'Whole launch, in all',
  ad_accounts: 'Ad accounts',
  countries: 'Countries',
  link_domains: 'Link domains',
  required_url_tags: 'URL tags',
  name_patterns: 'Names',
};

const isGuardrailName = (name: string): name is GuardrailName =>
  Object.hasOwn(guardrailTitles, name);

const about = (name: string) => {
  if (!isGuardrailName(name)) return '';
  const title = guardrailTitles[name];
  return name.startsWith('max_') ? ` (Budgets, “${title}”)` : ` (${title})`;
};

/** Says what was typed and what is allowed, then which guardrail says so and who can change it. */
export const guardrailWords = (message: string, name: string, whose: 'workspace' | 'key') => {
  const who =
    whose === 'key'
      ? `A guardrail of the API key${about(name)} says so; it stays as it is, so change this, or use another key.`
      : `A guardrail of this client${about(name)} says so: change this, or ask an admin of the client about it.`;
  return `${message.replace(/([^.?!])$/, '$1.')} ${who}`;
};
