import { describe, expect, it } from 'vitest';
import { brief, policyCases, policyIn } from './guard-fixtures.ts';

describe.each(['policy-cases', 'own-policy'])('%s', (file) => {
  const cases = policyCases(file).filter(({ contested }) => !contested);
  const wrong = (verdict: string, language: (lang: string) => string) =>
    cases
      .filter((one) => one.verdict === verdict)
      .filter(
        ({ text, lang }) =>
          policyIn(text, brief({ language: language(lang) })).length > 0 !== (verdict === 'reject'),
      )
      .map(({ id, text }) => `${id} ${text}`);

  it.each([
    ['its own language', (lang: string) => lang],
    ['English', () => 'en'],
  ])('stops what the platform forbids (asked for: %s)', (_, language) => {
    expect(wrong('reject', language)).toEqual([]);
  });

  it.each([
    ['its own language', (lang: string) => lang],
    ['English', () => 'en'],
  ])('lets ordinary copy pass (asked for: %s)', (_, language) => {
    expect(wrong('allow', language)).toEqual([]);
  });
});

it.each([
  ['da', 'Nok til to'],
  ['hu', 'Ez a'],
])('does not take the end of a %s text for an English one cut off', (language, text) => {
  expect(policyIn(text, brief({ language }))).toEqual([]);
});

it('knows the capitals of a brand', () => {
  const loud = 'LUMO lamps, NIXA shades and ZENO desks';
  expect(policyIn(loud, brief())).not.toEqual([]);
  expect(policyIn(loud, brief({ product: 'LUMO, NIXA and ZENO for the home' }))).toEqual([]);
});

it('beats the licence: supplied is not allowed', () => {
  const text = 'Lose 10 kg in 2 weeks.';
  expect(policyIn(text, brief({ benefits: ['lose 10 kg in 2 weeks'] }))).toMatchObject([
    { rule: 'policy.unrealistic-outcome' },
  ]);
});
