import type { LanguagePack, Spelling } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import { withTowns } from './gazetteer.ts';
import { withHours, withMonths } from './hours.ts';
import { withNames, writtenOut } from './mend.ts';

const textsOf = ({ product, audience, offer = '', benefits, pain_points }: Brief) =>
  [product, audience, offer, ...benefits, ...pain_points].join(' ');

/** A product line without a capital, or hardly any where every noun has one: all was typed small. */
const isTypedSmall = (brief: Brief, { nouns }: Spelling) => {
  if (!nouns) return !/\p{Lu}/u.test(brief.product);
  const words = textsOf(brief).match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length < words.length * 0.15;
};

/** Stands for "&" while a product line is spelt. */
const ampersand = '\uE001';

/**
 * The brief as a careful typist would have left it: short forms, days and prices written out, and in what was
 * shouted or typed small the capitals and accents of names. What is said stays the same, for writer and guard alike.
 */
export const spellBrief = (brief: Brief, pack: LanguagePack): Brief => {
  const { spelling } = pack;
  const { nouns = (text: string) => text } = spelling;
  const isAllSmall = isTypedSmall(brief, spelling);
  const named = (text: string) => {
    const out = writtenOut(text, spelling);
    if (!isAllSmall && !brief.shouted?.includes(text)) return out;
    return nouns(withTowns(withNames(out, spelling), spelling));
  };
  // Once more at the end: a rule may wait for a day.
  const told = (text: string) =>
    writtenOut(withHours(named(withMonths(text, pack)), pack), spelling).replace(
      /(?<!\p{L})(de|da|du|van) \1(?!\p{L})/giu,
      '$1',
    );
  const { typed, product, offer, benefits } = brief;
  // "Le Fil & l'Ancre" is a name, which no rule may change.
  const line = product.replaceAll('&', ampersand);
  return {
    ...brief,
    typed: typed ?? { product, offer, benefits },
    // "Di. + Do. 18:30 Uhr": a name alone holds no hours.
    product:
      (/\d|\p{L}\.(?:\s|\)|$)/u.test(line) ? told(line) : named(line)).replaceAll(ampersand, '&') ||
      product,
    audience: writtenOut(named(brief.audience), spelling),
    offer: offer === undefined ? undefined : told(offer) || undefined,
    benefits: benefits.map(told).filter(Boolean),
    pain_points: brief.pain_points.map(told).filter(Boolean),
  };
};
