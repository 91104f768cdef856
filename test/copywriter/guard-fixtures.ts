import { judgeFor } from '../../src/copywriter/guard/judge.ts';
import type { Brief, Copy, Finding } from '../../src/copywriter/types.ts';
import { readFixture } from './read-fixture.ts';

export type ClaimCase = {
  id: string;
  tier: 'number' | 'phrase' | 'puffery';
  verdict: 'reject' | 'allow';
  lang: string;
  text: string;
  inputs: Partial<Brief>;
  contested?: boolean;
};

export type PolicyCase = Omit<ClaimCase, 'tier' | 'inputs'> & { rule: string };

export const claimCases = (name: string): ClaimCase[] => readFixture(name).cases;
export const policyCases = (name: string): PolicyCase[] => readFixture(name).cases;

/** A fresh one each time. */
export const brief = (over: Partial<Brief> = {}): Brief => ({
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  pain_points: [],
  benefits: [],
  language: 'en',
  num_variants: 1,
  num_hooks: 0,
  ...over,
});

const known = new Map<string, Brief>();

/** The same one for the same words: a judge belongs to a brief, and reads it before the first text. */
const knownOf = (asked: Brief): Brief => {
  const words = JSON.stringify(asked);
  const first = known.get(words) ?? asked;
  known.set(words, first);
  return first;
};

const foundIn =
  (group: string) =>
  (text: string, asked: Brief): Finding[] =>
    judgeFor(knownOf(asked))
      .text(text, 'text')
      .filter(({ rule }) => rule.startsWith(group));

/** What the house's judge says of a text's claims, and of the platform's rules. */
export const claimsIn = foundIn('claims.');
export const policyIn = foundIn('policy.');

const openings = [
  'Still chasing no-shows?',
  'The phone can wait its turn.',
  'Sticky notes fall off. Calendars do not.',
  'What if mornings were quiet?',
];

/** An answer with nothing to object to. */
export const cleanCopy = (variants = 1): Copy => ({
  variants: openings.slice(0, variants).map((hook, at) => ({
    id: `v${at + 1}`,
    angle: ['problem-solution', 'contrarian', 'old-way-new-way', 'question'][at] ?? 'plain-talk',
    hook,
    primary_text: `${hook} Tidewell is a scheduling app for small clinics. Patients book online.`,
    headline:
      ['Calmer mornings', 'Fewer calls', 'One shared calendar', 'A quiet front desk'][at] ?? '',
    description: 'Patients book online',
    call_to_action_type: 'SIGN_UP',
  })),
  hooks: [],
});
