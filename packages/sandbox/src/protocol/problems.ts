import { currencyOffset } from '../world/currency.ts';
import table from './problems.json' with { type: 'json' };
import { refuse } from './refusal.ts';

/**
 * Refusals of a write, by name: code 100 with only "Invalid parameter". The user texts explain the problem, in the
 * platform's words if they are known. https://developers.facebook.com/docs/marketing-api/error-reference
 */
const all = table.problems;

type ProblemName = keyof typeof all;
type Blame = (string | number)[];

type Texts = { title: string; text: string };

/**
 * User texts are in the person's language, or in the request's `locale`. These few show that programs cannot rely
 * on the text.
 */
export const translations: Record<string, Record<string, Texts>> = table.translations;

/** Refuses with one of the named problems, and names the parameter that caused it. */
export const reject = (name: ProblemName, blame: Blame, transient = false): never => {
  const { subcode, title, text } = all[name];
  return refuse({ code: 100, subcode, title, text, blame: [blame], transient });
};

/** Refuses in the same way, with words that name the value. */
export const rejectWith = (name: ProblemName, blame: Blame, text: string): never => {
  const { subcode, title } = all[name];
  return refuse({ code: 100, subcode, title, text, blame: [blame] });
};

const inCurrency = ({ amount, currency }: Amount) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: currencyOffset(currency) === 1 ? 0 : 2,
  }).format(amount / currencyOffset(currency));

/** Refuses an amount that is too small; like Meta's, the text names the smallest accepted amount. */
export const rejectBelow = (name: ProblemName, blame: Blame, least: Amount): never =>
  rejectWith(name, blame, all[name].text.replace('{minimum}', inCurrency(least)));

type Amount = { amount: number; currency: string };

/** A problem, and the condition for it. */
export type Rule<T> = { problem: ProblemName; blame: Blame; breaks(subject: T): boolean };

/** Refuses with the first broken rule. */
export const checkRules = <T>(rules: readonly Rule<T>[], subject: T) => {
  for (const { problem, blame, breaks } of rules) if (breaks(subject)) reject(problem, blame);
};
