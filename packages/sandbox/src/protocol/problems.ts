import { problems } from './problem-list.ts';
import { fitProblems } from './problem-list-fit.ts';
import { refuse } from './refusal.ts';

const all = { ...problems, ...fitProblems };

type ProblemName = keyof typeof all;
type Blame = (string | number)[];

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

/** The same for an amount that is too small: the text names the smallest that would do, as Meta's does. */
export const rejectBelow = (name: ProblemName, blame: Blame, least: Amount): never => {
  const { subcode, title, text } = all[name];
  const minimum = `The minimum is ${least.amount} in the smallest unit of ${least.currency}.`;
  return refuse({ code: 100, subcode, title, text: `${text} ${minimum}`, blame: [blame] });
};

type Amount = { amount: number; currency: string };

/** A problem, and when something has it. */
export type Rule<T> = { problem: ProblemName; blame: Blame; breaks(subject: T): boolean };

/** Refuses with the first rule that is broken. */
export const checkRules = <T>(rules: readonly Rule<T>[], subject: T) => {
  for (const { problem, blame, breaks } of rules) if (breaks(subject)) reject(problem, blame);
};
