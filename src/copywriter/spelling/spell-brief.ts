import type { LanguagePack, Spelling } from '../languages/pack.ts';
import type { Brief } from '../types.ts';
import { currencyOf } from './currency.ts';
import { withHours } from './hours.ts';
import { withPrices } from './prices.ts';
import { correct, spell } from './spell.ts';

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

/** A product line that begins small, or any word that was typed wrong, means that the typist was in a hurry. */
const isHasty = (brief: Brief, spelling: Spelling) =>
  /^\p{Ll}(?!\p{Lu})/u.test(brief.product) ||
  textsOf(brief).some((text) => correct(text, spelling) !== text);

/** Small letters where the line begins, or wrong words in two entries: nothing may be taken on trust. */
const hasteOf = (brief: Brief, spelling: Spelling): Brief['haste'] => {
  if (/^\p{Ll}(?!\p{Lu})/u.test(brief.product)) return 'kind';
  const wrong = textsOf(brief).filter((text) => correct(text, spelling) !== text);
  return wrong.length > 1 ? 'named' : undefined;
};

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

/** What may stand behind "in" and is no town. */
const noTown =
  /^(?:stock|store|bulk|person|minutes|hours|days|style|english|german|spanish|french|home|casa|gruppo|gruppi|grupo|grupos|groupe|famille|família|familia|línea|linea|ligne|visio|domicile|domicilio|presenza|pietra|legno|pelle|lana|madera|madeira|couro|piel|cuir|bois|laine|verre|dialogo|inglés|inglês|inglese|español|português|italiano|geheel|huis|groep|overleg|bedrijf|natuur|eigen|zwart|medida|mano|sicurezza|general|directo|vivo|equipo|omgeving|surroundings)$/u;

/** The town at the end of a product line typed small: "pet shop em santo andré". */
const withTown = (product: string) =>
  product.replace(/(?<=^\p{Ll}.*\s(?:in|en(?! omgeving)|em|à|nel|near))\s\p{Ll}{4,}$/u, (found) =>
    noTown.test(found.trim()) ? found : ` ${found.charAt(1).toUpperCase()}${found.slice(2)}`,
  );

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
  const written = (text: string) => nouns(spell(text, spelling));
  const sign = currencyOf(pack, [...textsOf(brief).map(written), brief.tone ?? '']);
  // Once more at the end: a rule may wait for the sign.
  const told = (text: string) => written(withPrices(withHours(written(text), pack), sign, pack));
  return {
    ...brief,
    haste: brief.haste ?? hasteOf(brief, spelling),
    typed: brief.typed ?? { offer: brief.offer, benefits: brief.benefits },
    product: withTown(written(unshouted(brief.product))) || brief.product,
    audience: written(brief.audience),
    offer: brief.offer === undefined ? undefined : told(brief.offer) || undefined,
    benefits: brief.benefits.map(told).filter(Boolean),
    pain_points: brief.pain_points.map((text) => withHours(written(text), pack)).filter(Boolean),
  };
};
