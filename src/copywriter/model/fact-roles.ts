import type { Brief } from '../types.ts';

const marks: readonly [role: string, pattern: RegExp][] = [
  [
    'proof: only in its own words',
    /★|\d[.,]\d\s*(?:\/|out of|von|sur|de|su|van)\s*5\b|\b(?:award|review|rated|certified|customers|clients|avis|bewertung|kunden|reseñas|clientes|premio|clienti|klanten|beoordel)/iu,
  ],
  ['price: print it as it is', /[€£$¥₹]|\b(?:EUR|GBP|USD|CHF|BRL)\b|R\$/u],
  ['share or discount', /\d\s?%/u],
  ['figure', /\d/u],
];

/** What a fact is, so that a model knows what may open an ad and what must be printed. */
export const roleOf = (fact: string, { product, offer }: Brief): string => {
  if (fact === product) return 'what it is';
  if (fact === offer) return 'offer: print it before the last line';
  return marks.find(([, pattern]) => pattern.test(fact))?.[0] ?? 'benefit';
};
