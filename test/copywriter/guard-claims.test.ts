import { describe, expect, it } from 'vitest';
import { allowedFacts, checkClaims } from '../../src/copywriter/guard/guard.ts';
import { brief, type ClaimCase, claimCases } from './guard-fixtures.ts';

const isRight = (one: ClaimCase, language: string): boolean => {
  const findings = checkClaims(one.text, brief({ language, ...one.inputs }));
  return findings.length > 0 === (one.verdict === 'reject');
};

const wrong = (cases: ClaimCase[], language?: string): string[] =>
  cases.filter((one) => !isRight(one, language ?? one.lang)).map(({ id, text }) => `${id} ${text}`);

describe.each(['claims-cases', 'own-claims'])('%s', (file) => {
  const cases = claimCases(file).filter(({ contested }) => !contested);
  const pick = (tier: string, verdict: string) =>
    cases.filter((one) => one.tier === tier && one.verdict === verdict);

  // A text need not be in the language asked for, so every case also runs as if English were.
  it.each([undefined, 'en'])('catches every invented number (asked for: %s)', (language) => {
    expect(wrong(pick('number', 'reject'), language)).toEqual([]);
  });

  it.each([undefined, 'en'])('catches unquantified proof (asked for: %s)', (language) => {
    const all = pick('phrase', 'reject');
    expect(wrong(all, language).length).toBeLessThanOrEqual(all.length * 0.05);
  });

  it.each([undefined, 'en'])('lets honest copy pass (asked for: %s)', (language) => {
    const all = cases.filter(({ verdict }) => verdict === 'allow');
    expect(wrong(all, language).length).toBeLessThanOrEqual(all.length * 0.02);
  });
});

describe('findings', () => {
  it('point at the original text after folding', () => {
    const text = 'Hi 👋 𝟭𝟬,𝟬𝟬𝟬 cafés';
    const [finding] = checkClaims(text, brief());
    expect(finding?.rule).toMatch(/^claims\.number\./);
    expect(text.slice(...(finding?.span ?? [0, 0]))).toBe('𝟭𝟬,𝟬𝟬𝟬');
  });

  it('keep invisible characters inside the span', () => {
    const text = 'Join 10\u200b,\u200b000 customers.';
    const [finding] = checkClaims(text, brief());
    expect(text.slice(...(finding?.span ?? [0, 0]))).toContain('000');
  });

  it('tell the writer what to do', () => {
    const [finding] = checkClaims('Rated 4.9 out of 5.', brief());
    expect(finding).toMatchObject({ rule: 'claims.number.rating', path: 'text' });
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
