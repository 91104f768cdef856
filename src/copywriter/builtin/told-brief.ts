import type { LanguagePack } from '../languages/pack.ts';
import { agreeing } from '../spelling/agree.ts';
import { isClear, isClearTrouble } from '../spelling/clear.ts';
import { isDoubtful } from '../spelling/doubt.ts';
import { withCommas } from '../spelling/lists.ts';
import { money } from '../spelling/notations.ts';
import { townIn } from '../spelling/towns.ts';
import { isKnown, isLittle } from '../spelling/words.ts';
import type { Brief } from '../types.ts';
import { contentWords } from './likeness.ts';
import { readHastyProduct } from './reading/hasty-product.ts';
import { atBlankSlashes, splitList, tidy } from './reading/tidy.ts';

/** The brief as it is told: each phrase in the words in which it may be printed. */
export type ToldBrief = Brief & {
  /** The product line as it was typed and mended, for when nothing else is left to say. */
  whole?: string;
  /** Parts of the product line that are not told. */
  left?: string[];
  /** The product is told by its kind alone: no frame may call it by a name. */
  isNameless?: boolean;
};

/** Where a phrase of the brief is printed; no line where it is left out. */
export type Printed = (text: string) => readonly string[];

const isPlain = (text: string) => text !== '' && !isDoubtful(text);

const labelled = new RegExp(
  String.raw`^([^:,€£$]*\p{L}[^:,€£$]*?)(?<!(?:^|\s)(?:from|for|only|just|ab|für|nur|à|dès|de|pour|desde|por|solo|a|da|per|soli|só|apenas|vanaf|voor|slechts|om|und|and|statt|plus|fixed|van|partir de|mit|sinon|sonst|otherwise|else|altrimenti|anders|si no|or|oder|ou|o|et|e|y|en|under|over|up to|unter|über|bis|moins|menos|meno|tot|onder|max|plus|was|then|dann|puis|luego|después|poi|depois|daarna|dan)) (?=${money}(?: (?:a|an|per|pro|par|por|al|la|l’|le|a|all’)[ ’]?\p{L}+)?$)`,
  'iu',
);

const thenCounted = new RegExp(
  String.raw`(?<=${money}(?: (?:a|an|per|pro|par|por|al|la|a) \p{L}+)?) (?=\d+ \p{L}{3})`,
  'giu',
);

/** "first session free, then £4" */
const thenPriced = new RegExp(
  String.raw`(?<=\p{L}{2}) (?=(?:then|dann|puis|luego|después|poi|depois|daarna) (?:only |just |nur |solo |só )?${money})`,
  'giu',
);

/** "Inspektion 69 €" as a price list has it, a colon between; "£35 an hour, 2 men". */
const asListed = (text: string, { tag }: LanguagePack) =>
  text
    .replace(thenCounted, ', ')
    .replace(thenPriced, ', ')
    .replace(labelled, tag === 'fr' ? '$1 : ' : '$1: ');

/** What stands in brackets goes on behind a comma. */
const unbracketed = (text: string) =>
  text.replace(/\s*\(([^()]*)\)?/gu, (_, inner: string) =>
    inner.trim() ? `, ${inner.trim()}` : '',
  );

const upToPrice = new RegExp(
  String.raw`^(\p{L}[^€£$\d]*${money}(?: (?:a|an|per|pro|par|por|al|la|a|il) \p{L}+)?),? \p{L}[^€£$\d]*\d`,
  'u',
);

/** "corte 12 € corte y barba 18": of a list of prices the first is told, where the others are not sure. */
const firstPrice = (text: string, pack: LanguagePack): string[] => {
  const [, first = ''] = upToPrice.exec(text) ?? [];
  return first !== '' && isClear(first, pack) ? [first] : [];
};

/** A careful phrase is printed as it is, if it can be read; one typed in haste if nothing in it is left to guess. */
export const printedFor = (brief: Brief, pack: LanguagePack): Printed => {
  if (!brief.haste) return (text) => [text].filter(isPlain);
  return (text) => {
    const lines = splitList(tidy(unbracketed(text))).map((line) => withCommas(line, pack));
    const told = lines.every((line) => isClear(line, pack)) ? lines : firstPrice(text, pack);
    return told.map((line) => asListed(line, pack));
  };
};

/** A phrase that holds several is several: each may be printed or not, and what nobody can read is not. */
const carefulBrief = (brief: Brief): ToldBrief => ({
  ...brief,
  offer: brief.offer !== undefined && isPlain(brief.offer) ? tidy(brief.offer) : undefined,
  audience: isPlain(brief.audience) ? brief.audience : '',
  benefits: brief.benefits.flatMap((text) => splitList(tidy(text))).filter(isPlain),
  // "Coffee stains / smell of dog" are two.
  pain_points: brief.pain_points
    .flatMap((text) => tidy(text).split(atBlankSlashes))
    .filter(isPlain),
});

/** "hombres chicos", "étudiants petits apparts": groups side by side are a list without its commas. */
const hasBarePair = (text: string, pack: LanguagePack) =>
  pack.sure.describing !== undefined &&
  text
    .split(' ')
    .some((word, at, all) => at > 0 && !isLittle(word, pack) && !isLittle(all[at - 1] ?? '', pack));

/** Longer ones are several groups, or tell a story. */
const longestGroup = 4;

/** The audience stands inside sentences: one group, in words we know, and no town that stands beside the product. */
const isClearAudience = (text: string, pack: LanguagePack) =>
  isClear(text, pack) &&
  text.split(' ').length <= longestGroup &&
  !/[,:]/u.test(text) &&
  !/(?<!\p{L})alle(?!\p{L})/u.test(text) &&
  !hasBarePair(text, pack) &&
  townIn(text, pack) === undefined &&
  text.split(' ').every((word, at) => isKnown(word, at === 0, pack));

/** Half of the words of a fact, told already, are enough to bore. */
const repeats = (fact: string, line: string) => {
  const words = [...contentWords(fact)];
  const said = contentWords(line);
  return words.filter((word) => said.has(word)).length * 2 >= words.length;
};

const fewestFacts = 2;

const mostParts = 2;

/** A line that begins with a capital and tells no more than a name and what it is may be read like any other. */
const isCarefulLine = ({ product, typed }: Brief, pack: LanguagePack) => {
  const parts = product.split(/,\s+|\s[–—-]\s/u);
  return (
    /^\p{Lu}(?!\p{Lu}{4})/u.test(product) &&
    // "Locksmith galway 24/7" needed mending.
    (typed?.product ?? product) === product &&
    parts.length <= mostParts &&
    parts.every((part) => isClear(part, pack))
  );
};

const hastyBrief = (brief: Brief, pack: LanguagePack, printed: Printed): ToldBrief => {
  const { audience, offer = '', benefits, pain_points } = brief;
  const isCareful = isCarefulLine(brief, pack);
  const product = isCareful
    ? { line: brief.product, facts: [], left: [] }
    : readHastyProduct(brief.product, pack);
  const told = benefits.flatMap(printed);
  const offered = printed(offer);
  const isNew = (fact: string) => told.every((line) => !repeats(fact, line));
  const isOffered = (fact: string) => {
    const words = [...contentWords(fact)];
    const said = contentWords(offered.join(' '));
    return words.length > 1 && words.every((word) => said.has(word));
  };
  // Parts of a product line are half said more often than benefits are: they only fill up.
  const more = product.facts.filter(isNew).slice(0, Math.max(fewestFacts - told.length, 0));
  const facts = [...told, ...more]
    .filter((fact) => !isOffered(fact))
    .map((fact) => agreeing(fact, product.line, pack))
    .filter((fact) => fact !== null)
    // "3 busjes" hangs in the air beside facts that say something.
    .filter((fact, _, all) => all.length < 3 || !/^\d+ \p{L}+$/u.test(fact));
  return {
    ...brief,
    // Without a sure line offer and benefits carry the ad, if there are enough of them.
    product: product.line || (facts.length + offered.length < fewestFacts ? brief.product : ''),
    whole: brief.product,
    isNameless: !isCareful,
    audience: isClearAudience(audience, pack) ? audience : '',
    offer: offered.join('. ') || undefined,
    benefits: facts,
    pain_points: pain_points
      .map((text) => withCommas(tidy(text), pack))
      .filter((text) => isClearTrouble(text, pack)),
    left: product.left,
  };
};

export const toldOf = (brief: Brief, pack: LanguagePack, printed: Printed): ToldBrief =>
  brief.haste ? hastyBrief(brief, pack, printed) : carefulBrief(brief);
