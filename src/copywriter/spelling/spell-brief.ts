import type { LanguagePack, Spelling } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import { withTowns } from './gazetteer.ts';
import { withHours } from './hours.ts';
import { mend, mendSingly } from './mend.ts';
import { plain } from './tables.ts';

/** Two words or more in capitals are shouted. */
const unshouted = (text: string) =>
  text.replace(
    /\p{Lu}{4,}(?:\s\p{Lu}{3,})+/gu,
    (words) => words.charAt(0) + words.slice(1).toLowerCase(),
  );

const textsOf = ({ product, audience, offer = '', benefits, pain_points }: Brief) => [
  product,
  audience,
  offer,
  ...benefits,
  ...pain_points,
];

/** A phrase without a capital, where nouns have one. */
const lacksCapitals = (text: string, { nouns }: Spelling) =>
  nouns !== undefined && !/\p{Lu}/u.test(text) && nouns(text) !== text;

/** A town without its capital, or words that are shouted. */
const isCarelessLine = ({ product }: Brief, spelling: Spelling) =>
  withTowns(product, spelling) !== product || unshouted(product) !== product;

/** Whoever types accents means a word without: "marches" beside "dégagée" and "passé" are steps, no markets. */
const typesAccents = (brief: Brief) =>
  (
    textsOf(brief)
      .join(' ')
      .match(/\p{L}*[à-öø-ÿ]\p{L}*/giu) ?? []
  ).length > 2;

/** A product line that begins small, or any word that was typed wrong, means that the typist was in a hurry. */
const isHasty = (brief: Brief, spelling: Spelling) => {
  if (/^\p{Ll}(?!\p{Lu})/u.test(brief.product) || isCarelessLine(brief, spelling)) return true;
  const texts = textsOf(brief);
  const wrong = texts.filter((text) => mendSingly(text, spelling) !== text);
  const isMeant =
    wrong.length === 1 &&
    typesAccents(brief) &&
    wrong.every((text) => plain(mendSingly(text, spelling)) === plain(text));
  return (wrong.length > 0 && !isMeant) || texts.some((text) => lacksCapitals(text, spelling));
};

/** Small letters where the line begins, or wrong words in two entries: nothing may be taken on trust. */
const isInHaste = (brief: Brief, spelling: Spelling) =>
  /^\p{Ll}(?!\p{Lu})/u.test(brief.product) ||
  isCarelessLine(brief, spelling) ||
  textsOf(brief).filter((text) => mendSingly(text, spelling) !== text).length > 1;

/** The product's name may have its capitals while the fields below it have none. */
const areMostlySmall = ({ audience, offer = '', benefits, pain_points }: Brief) => {
  const typed = [audience, offer, ...benefits, ...pain_points].filter((text) =>
    /\p{L}/u.test(text),
  );
  const small = typed.filter((text) => !/(?<![\p{L}\d-])\p{Lu}\p{Ll}/u.test(text));
  return small.length > typed.length / 2;
};

/** Where every noun has a capital, hardly any capital at all means that nobody cared. */
const isTypedSmall = (brief: Brief) => {
  const words =
    textsOf(brief)
      .join(' ')
      .match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals < words.length * 0.15 || areMostlySmall(brief);
};

/**
 * The brief as a careful typist would have left it. What is said stays the same, for writer and guard
 * alike; a brief that was typed with care is left as it is.
 */
export const spellBrief = (brief: Brief, pack: LanguagePack): Brief => {
  const { spelling } = pack;
  if (!isHasty(brief, spelling)) return brief;
  const { nouns: asNouns = (text: string) => text } = spelling;
  const isSmall = isTypedSmall(brief);
  const nouns = (text: string) => (isSmall || !/\p{Lu}/u.test(text) ? asNouns(text) : text);
  const written = (text: string) => nouns(mend(unshouted(text), spelling));
  // Once more at the end: a rule may wait for a day.
  const told = (text: string) => written(withHours(written(text), pack));
  return {
    ...brief,
    haste: brief.haste ?? (isInHaste(brief, spelling) || (isSmall && spelling.nouns !== undefined)),
    typed: brief.typed ?? { product: brief.product, offer: brief.offer, benefits: brief.benefits },
    // Two blanks part what one would join.
    product: written(brief.product.trim().replace(/\s{2,}/gu, ', ')) || brief.product,
    audience: written(brief.audience),
    offer: brief.offer === undefined ? undefined : told(brief.offer) || undefined,
    benefits: brief.benefits.map(told).filter(Boolean),
    pain_points: brief.pain_points.map(told).filter(Boolean),
  };
};
