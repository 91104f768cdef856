import { currencyOffset } from '../world/currency.ts';
import table from './problems.json' with { type: 'json' };
import { refuse } from './refusal.ts';

/**
 * Refusals of a write, by name: code 100 with the bare message "Invalid parameter". What helps a
 * person is in the user texts, in the platform's words where they are known.
 * https://developers.facebook.com/docs/marketing-api/error-reference
 */
const all = table.problems;

type ProblemName = keyof typeof all;
type Blame = (string | number)[];

type Texts = { title: string; text: string };

/** User texts follow the person's language, or the request's `locale`; these few show that text is no key. */
export const translations: Record<string, Record<string, Texts>> = table.translations;

/** Refuses with one of the named problems, pointing at the parameter that caused it. */
export const reject = (name: ProblemName, blame: Blame, transient = false): never => {
  const { subcode, title, text } = all[name];
  return refuse({ code: 100, subcode, title, text, blame: [blame], transient });
};

/** The same in words that name the value. */
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

/** The same for an amount that is too small: the text names the smallest that would do, as Meta's does. */
export const rejectBelow = (name: ProblemName, blame: Blame, least: Amount): never =>
  rejectWith(name, blame, all[name].text.replace('{minimum}', inCurrency(least)));

type Amount = { amount: number; currency: string };

/** A problem, and when something has it. */
export type Rule<T> = { problem: ProblemName; blame: Blame; breaks(subject: T): boolean };

/** Refuses with the first rule that is broken. */
export const checkRules = <T>(rules: readonly Rule<T>[], subject: T) => {
  for (const { problem, blame, breaks } of rules) if (breaks(subject)) reject(problem, blame);
};
