import { isTitled } from '../hygiene/shouting.ts';
import type { LanguagePack, Spelling } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import { withTowns } from './gazetteer.ts';
import { withHours } from './hours.ts';
import { mend, mendSingly } from './mend.ts';
import { plain } from './tables.ts';
import { isKnown, lowerFirst } from './words.ts';

/** Two words or more in capitals are shouted, and the little ones between them. */
const unshouted = (text: string) =>
  text.replace(
    /\p{Lu}{4,}(?:\s\p{Lu}{2,})*\s\p{Lu}{3,}|\p{Lu}{2,3}(?:\s\p{Lu}{2,3})*(?:\s\p{Lu}{4,})+(?:\s\p{Lu}{2,})*/gu,
    (words) => words.charAt(0) + words.slice(1).toLowerCase(),
  );

/** What was shouted came down to capitals in front of every word; of those, ordinary words lose theirs. */
const withoutTitleCase = (text: string, pack: LanguagePack) =>
  pack.spelling.nouns
    ? text
    : text.replace(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}{3,}(?!\p{L})/gu, (word) =>
        isKnown(lowerFirst(word), false, pack) ? lowerFirst(word) : word,
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

const beginsSmall = ({ product }: Brief) => /^\p{Ll}(?!\p{Lu})/u.test(product);

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

/** Signs that stand for words, and sentences that begin small. */
const signs = /\p{L}\s?\+\s?\p{L}|\p{L}{2}\/\p{L}{2}|\p{L}{2}[.!?] \p{Ll}|^\p{Lu}{5,} \p{Ll}/u;

/** The product's name may have its capitals while the fields below it have none. */
const areMostlySmall = ({ audience, offer = '', benefits, pain_points }: Brief) => {
  const typed = [audience, offer, ...benefits, ...pain_points].filter((text) =>
    /\p{L}/u.test(text),
  );
  const small = typed.filter((text) => !/(?<![\p{L}\d-])\p{Lu}\p{Ll}/u.test(text));
  return small.length > typed.length / 2;
};

/** Fields typed small, with signs for words: nobody took care. */
const isJotted = (brief: Brief) =>
  areMostlySmall(brief) && textsOf(brief).some((text) => signs.test(text));

/** "Dr. Tela", "Marmita da Lú": a line that begins with a name of two words or more was thought about. */
const isNamed = ({ product }: Brief) =>
  /^\p{Lu}[\p{L}’']*\.?(?: (?:da|de|do|dos|di|del|della|la|le|of|the|und|and|y|et|e|en|&))*[ &]\p{Lu}[\p{Ll}’]/u.test(
    product,
  );

/** Known to be hasty before anything was spelt: the line came in capitals. */
const isShouted = ({ haste, typed }: Brief) => haste === true && typed === undefined;

/** A product line that begins small, or any word that was typed wrong, means that the typist was in a hurry. */
const isHasty = (brief: Brief, spelling: Spelling) => {
  if (
    brief.loud ||
    isShouted(brief) ||
    beginsSmall(brief) ||
    isCarelessLine(brief, spelling) ||
    isJotted(brief)
  )
    return true;
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
  beginsSmall(brief) ||
  isCarelessLine(brief, spelling) ||
  (isJotted(brief) && !isTitled(brief.product)) ||
  (spelling.nouns !== undefined && areMostlySmall(brief)) ||
  (!isNamed(brief) &&
    textsOf(brief).filter((text) => mendSingly(text, spelling) !== text).length > 1);

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
  const nouns = (text: string) =>
    isSmall || brief.loud || !/\p{Lu}/u.test(text) ? asNouns(text) : text;
  const written = (text: string) => nouns(mend(unshouted(text), spelling));
  // Of a line that goes on with capitals of its own, only the front was shouted.
  const calm = (text: string) => {
    if (isShouted(brief)) return withoutTitleCase(text, pack);
    if (!brief.loud) return text;
    const [front = ''] = /^[^–—:,!()]*/u.exec(text) ?? [];
    return withoutTitleCase(front, pack) + text.slice(front.length);
  };
  // Once more at the end: a rule may wait for a day.
  const told = (text: string) => written(withHours(written(text), pack));
  return {
    ...brief,
    haste: brief.haste ?? (isInHaste(brief, spelling) || (isSmall && spelling.nouns !== undefined)),
    typed: brief.typed ?? { product: brief.product, offer: brief.offer, benefits: brief.benefits },
    // Two blanks part what one would join.
    product: written(calm(brief.product.trim().replace(/\s{2,}/gu, ', '))) || brief.product,
    audience: written(brief.audience),
    offer: brief.offer === undefined ? undefined : told(brief.offer) || undefined,
    benefits: brief.benefits.map(told).filter(Boolean),
    pain_points: brief.pain_points.map(told).filter(Boolean),
  };
};
