import type { Brief } from '../../src/copywriter/types.ts';
import {
  type ClaimCase,
  claimCases,
  claimsIn,
  type PolicyCase,
  policyCases,
  policyIn,
} from '../../test/copywriter/guard-fixtures.ts';

const nothing: Brief = {
  product: '',
  audience: '',
  pain_points: [],
  benefits: [],
  language: 'en',
  num_variants: 1,
  num_hooks: 0,
};

const share = (hits: number, all: number) => `${hits} of ${all}`;

/** How many bad strings the guard stops, and how many good ones it stops with them. */
export const guardRecall = (): [string, string][] => {
  const claims = claimCases('claims-cases').filter(({ contested }) => !contested);
  const policy = policyCases('policy-cases').filter(({ contested }) => !contested);
  const objects = ({ text, inputs, lang }: ClaimCase) =>
    claimsIn(text, { ...nothing, ...inputs, language: lang }).length > 0;
  const tiers = ['number', 'phrase', 'puffery'].map((tier): [string, string] => {
    const bad = claims.filter((each) => each.tier === tier && each.verdict === 'reject');
    return [`claims caught, ${tier}`, share(bad.filter(objects).length, bad.length)];
  });
  const good = claims.filter(({ verdict }) => verdict === 'allow');
  const badPolicy = policy.filter(({ verdict }) => verdict === 'reject');
  const goodPolicy = policy.filter(({ verdict }) => verdict === 'allow');
  const breaks = ({ text }: PolicyCase) => policyIn(text, nothing).length > 0;
  return [
    ...tiers,
    ['claims refused by mistake', share(good.filter(objects).length, good.length)],
    ['policy breaches caught', share(badPolicy.filter(breaks).length, badPolicy.length)],
    ['policy refused by mistake', share(goodPolicy.filter(breaks).length, goodPolicy.length)],
  ];
};
