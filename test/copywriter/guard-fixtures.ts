import { readFileSync } from 'node:fs';
import type { Brief, Copy } from '../../src/copywriter/types.ts';

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

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/copy/${name}.json`, import.meta.url), 'utf8'));

// The fixture files are written by us in these shapes.
export const claimCases = (name: string): ClaimCase[] =>
  (read(name) as { cases: ClaimCase[] }).cases;
export const policyCases = (name: string): PolicyCase[] =>
  (read(name) as { cases: PolicyCase[] }).cases;

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
