import type { Level } from '../../types.ts';
import { type Family, families } from './phrases/families.ts';

/** What a number states that the brief does not give; such a text is stopped. */
const numbers = {
  people: 'a count of people the benefits do not give',
  orgs: 'a count of organisations the benefits do not give',
  reviews: 'a count of reviews the benefits do not give',
  count: 'a count the brief does not give',
  rating: 'a rating the benefits do not give',
  percent: 'a percentage the brief does not give in this sense',
  discount: 'a discount the brief does not give',
  ratio: 'a share or fraction the benefits do not give',
  multiplier: 'a multiplied result the benefits do not give',
  rank: 'a rank the benefits do not give',
  gain: 'a gain or saving the brief does not give',
  money: 'an amount of money the brief does not give in this sense',
  time: 'a length of time the brief does not give in this sense',
  year: 'a year the brief does not give',
  date: 'a date the brief does not give',
  plain: 'a number the brief does not give',
} as const;

export type NumberRule = keyof typeof numbers;

/** The rules about claims: a new family or number has its message and its level before it compiles. */
export type ClaimRule =
  | `claims.number.${NumberRule}`
  | `claims.phrase.${Family}`
  | 'claims.name.unknown';

const named = { states: 'a name the brief does not mention', level: 'warn' } as const;

const useGiven = 'Leave the number out, or use a supplied one for what it was supplied for.';

/** What a rule finds stated, how grave that is, and what would mend it. */
export const statedBy = (rule: ClaimRule): { states: string; level: Level; suggestion: string } => {
  // A rule's name is made of these parts and nothing else.
  const [, kind, name] = rule.split('.');
  if (kind === 'number')
    return { states: numbers[name as NumberRule], level: 'stop', suggestion: useGiven };
  const { states, level } = kind === 'name' ? named : families[name as Family];
  return { states, level, suggestion: 'Leave it out, or say only what the brief says.' };
};

/** Where a rule objects, in the folded text; the level is the rule's own unless told. */
export type Objection = { rule: ClaimRule; start: number; end: number; level?: Level };
