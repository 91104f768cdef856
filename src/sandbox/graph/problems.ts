import { refuse } from '../refusal.ts';
import { problems } from './problem-list.ts';

type ProblemName = keyof typeof problems;

/** Refuses with one of the named problems, pointing at the parameter that caused it. */
export const reject = (name: ProblemName, blame: (string | number)[], transient = false): never => {
  const { subcode, title, text } = problems[name];
  return refuse({ code: 100, subcode, title, text, blame: [blame], transient });
};
