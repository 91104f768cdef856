import { describe, expect, it } from 'vitest';
import { allowedFacts } from '../../src/copywriter/guard/claims/read-licence.ts';
import { isStopped } from '../../src/copywriter/types.ts';
import { sample } from '../helpers/long.ts';
import { brief, type ClaimCase, claimCases, claimsIn } from './guard-fixtures.ts';

const isRight = (one: ClaimCase, language: string): boolean => {
  const findings = claimsIn(one.text, brief({ language, ...one.inputs }));
  // What is honest may be held or warned of, but never stopped.
  const isCaught = one.verdict === 'reject' ? findings.length > 0 : isStopped(findings);
  return isCaught === (one.verdict === 'reject');
};

const wrong = (cases: ClaimCase[], language?: string): string[] =>
  cases.filter((one) => !isRight(one, language ?? one.lang)).map(({ id, text }) => `${id} ${text}`);

describe.each(['claims-cases', 'own-claims'])('%s', (file) => {
  const cases = claimCases(file).filter(({ contested }) => !contested);
  const pick = (tier: string, verdict: string) =>
    cases.filter((one) => one.tier === tier && one.verdict === verdict);

  const all = {
    'catches every invented number': pick('number', 'reject'),
    'catches unquantified proof': pick('phrase', 'reject'),
    'lets honest copy pass': cases.filter(({ verdict }) => verdict === 'allow'),
  };

  it.each(Object.entries(all))('%s', (_, chosen) => {
    expect(wrong(chosen)).toEqual([]);
  });

  // A text need not be in the language asked for. Of three words it is not always clear which it is in.
  it.each(Object.entries(all))('%s, though English is asked for', (_, chosen) => {
    const asked = sample(chosen, 4);
    expect(wrong(asked, 'en').length).toBeLessThanOrEqual(Math.ceil(asked.length * 0.02));
  });
});

// Most cases are about one product; what the guard knows must not hang on its name.
const otherNames = ['Northlamp', 'Lantern Run'];

describe.each(otherNames)('the same claims about %s', (called) => {
  const plain = ['claims-cases', 'own-claims']
    .flatMap(claimCases)
    .filter(({ contested }) => !contested);
  const renamed = sample(plain, 6, otherNames.indexOf(called))
    // JSON, so that texts and inputs change alike.
    .map((one): ClaimCase => JSON.parse(JSON.stringify(one).replaceAll('Tidewell', called)));
  const missedAs = (verdict: string) => wrong(renamed.filter((one) => one.verdict === verdict));

  it('are judged alike', () => {
    expect(missedAs('reject')).toEqual([]);
    expect(missedAs('allow')).toEqual([]);
  });
});

const praise: Record<string, string[]> = {
  en: [
    'We love {}.',
    'We switched to {} last spring.',
    'We use {} every day.',
    'Clinics use {}.',
    'Managers rely on {}.',
    'Nurses swear by {}.',
    'Patients adore {}.',
    'They all use {}.',
    'Other shops already have {}.',
    'Everyone is talking about {}.',
    'People love {}.',
    'Seen {} on TV?',
    'There is nothing like {}.',
  ],
  es: ['Todo el mundo habla de {}.', 'Las clínicas confían en {}.', 'Uso {} a diario.'],
  fr: ['Nous adorons {}.', 'Les médecins recommandent {}.'],
  de: ['Praxen vertrauen {}.', 'Wir lieben {}.'],
  pt: ['Adoramos {}.', 'Os médicos recomendam {}.'],
  it: ['Adoro {}.', 'Tutti parlano di {}.'],
  nl: ['Wij houden van {}.', 'Praktijken vertrouwen op {}.'],
};

describe.each([
  ['Tidewell', 'Tidewell, a scheduling app for small clinics'],
  ['Northlamp', 'Northlamp: a lamp for readers'],
  ['Lantern Run', 'Lantern Run, a puzzle game'],
  ['Ledgerly', 'Ledgerly payroll software'],
  ['iLoop', 'The iLoop looper'],
  ['fern', 'fern'],
])('praise nobody gave to %s', (name, product) => {
  it.each(Object.keys(praise))('is caught in %s', (language) => {
    const passed = praise[language]?.filter((text) => {
      const said = text.replace('{}', name);
      return claimsIn(said, brief({ product, language })).length === 0;
    });
    expect(passed).toEqual([]);
  });

  it('may be repeated once a benefit gives it', () => {
    const said = `Nurses adore ${name}`;
    expect(claimsIn(`${said}.`, brief({ product, benefits: [said] }))).toEqual([]);
  });
});

describe('findings', () => {
  it('point at the original text after folding', () => {
    const text = 'Hi 👋 𝟭𝟬,𝟬𝟬𝟬 cafés';
    const [finding] = claimsIn(text, brief());
    expect(finding?.rule).toMatch(/^claims\.number\./);
    expect(text.slice(finding?.start, finding?.end)).toBe('𝟭𝟬,𝟬𝟬𝟬');
  });

  it('keep invisible characters inside the span', () => {
    const text = 'Join 10\u200b,\u200b000 customers.';
    const [finding] = claimsIn(text, brief());
    expect(text.slice(finding?.start, finding?.end)).toContain('000');
  });

  it('tell the writer what to do', () => {
    const [finding] = claimsIn('Rated 4.9 out of 5.', brief());
    expect(finding).toMatchObject({ rule: 'claims.number.rating', field: 'text', level: 'stop' });
    expect(finding?.message).toContain('4.9');
  });
});

it('lists the facts a writer may use', () => {
  expect(allowedFacts(brief({ benefits: ['no  ads', 'no ads'], offer: '20% off' }))).toEqual([
    'no ads',
    '20% off',
    'Tidewell, a scheduling app for small clinics',
  ]);
});

it.each([
  ['Avon Trophy and Engraving, awards, plaques and medals', false],
  ['Hill Farm cheese, gold medal at the county show', true],
  ['Reigning champion pies', true],
])('of the product line “%s”, goods may be told and proof may not', (product, stops) => {
  expect(isStopped(claimsIn(`${product}.`, brief({ product, benefits: [] })))).toBe(stops);
});
