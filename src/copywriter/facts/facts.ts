import type { Brief } from '../types.ts';
import { factsOfFamily, familiesIn } from './families.ts';
import { quantitiesIn } from './quantities.ts';
import type { Quantity } from './quantity.ts';
import { languageOf } from './words.ts';

/** One thing the customer said of the product, as it was typed. */
export type Fact = {
  /** 'product', 'offer', 'b1', 'b2' … */
  id: string;
  field: 'product' | 'offer' | 'benefits';
  text: string;
  quantities: Quantity[];
  /** Customers, ratings, awards, certificates or years, in an entry of `benefits`. */
  isProof: boolean;
};

/** Everything a brief says of the product, the buyers and their troubles. */
export const wordsOfBrief = ({ product, audience, offer, pain_points, benefits }: Brief): string =>
  [...benefits, ...pain_points, offer ?? '', audience, product].filter(Boolean).join('. ');

/** What of a brief an ad can print: all but who reads it. */
export const printedWordsOf = (brief: Brief): string => wordsOfBrief({ ...brief, audience: '' });

/** The language in which the brief is typed, which may differ from the requested one. */
export const languageOfBrief = (brief: Brief): string =>
  languageOf(wordsOfBrief(brief), brief.language);

/** The facts of a brief. Audience and pains are the reader's situation and state nothing of the product. */
export const factsOf = (brief: Brief): Fact[] => {
  const language = languageOfBrief(brief);
  const factOf = (id: string, field: Fact['field'], text: string): Fact => ({
    id,
    field,
    text,
    quantities: quantitiesIn(text, language),
    isProof:
      field === 'benefits' &&
      familiesIn(text, language).some(({ family }) => factsOfFamily(family).isProof),
  });
  return [
    factOf('product', 'product', brief.product),
    ...(brief.offer ? [factOf('offer', 'offer', brief.offer)] : []),
    ...brief.benefits.map((benefit, at) => factOf(`b${at + 1}`, 'benefits', benefit)),
  ];
};
