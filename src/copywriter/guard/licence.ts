import { type Fact, factsOf, languageOfBrief, wordsOfBrief } from '../facts/facts.ts';
import { type Family, familiesIn, proofFamilies } from '../facts/families.ts';
import { type Quantity, quantitiesIn } from '../facts/quantities.ts';
import { normalize, type Token, tokensOf } from '../facts/text.ts';
import { baseOf, type Lexicon, lexiconFor } from '../facts/words.ts';
import type { Brief } from '../types.ts';

/** Everything a brief allows a text to say, read once for all its texts. */
export type Licence = {
  language: string;
  lexicon: Lexicon;
  facts: Fact[];
  /** Numbers of audience and pains: the reader's situation, never a statement of ours. */
  situation: Quantity[];
  /** Families of statements that the facts make, and those that only audience or pains speak of. */
  families: ReadonlySet<Family>;
  situationFamilies: ReadonlySet<Family>;
  /** Content words of each fact, of all facts together, and of offer and benefits without the product's. */
  wordsOfFact: ReadonlyMap<string, ReadonlySet<string>>;
  factWords: ReadonlySet<string>;
  claimWords: ReadonlySet<string>;
  /** Units that any fact speaks of, with a number or without: "the first month". */
  units: ReadonlySet<string>;
  /** The whole brief in small letters without accents. */
  brief: string;
  /** Whether text and brief are in one language, so that words can be compared. */
  isSameLanguage: boolean;
};

const stemLength = 5;

/** Words that carry meaning, cut to their beginnings: units, numbers and small words are none. */
export const contentStems = (tokens: readonly Token[], lexicon: Lexicon): string[] =>
  tokens
    .filter(
      ({ kind, norm }) =>
        kind === 'word' &&
        norm.length >= 3 &&
        !lexicon.isFunctionWord(norm) &&
        !lexicon.isBoundWord(norm) &&
        lexicon.unitOf(norm) === undefined &&
        lexicon.numberOf(norm) === undefined &&
        lexicon.words.perShort[norm] === undefined,
    )
    .map(({ norm }) => norm.slice(0, stemLength));

/** "mar" is short for "martedì": one may be the beginning of the other. */
export const isShared = (stem: string, stems: ReadonlySet<string>): boolean =>
  stems.has(stem) ||
  stems.has(stem.slice(0, 4)) ||
  (stem.length < stemLength && [...stems].some((one) => one.startsWith(stem)));

const readLicence = (brief: Brief): Licence => {
  const language = baseOf(brief.language);
  const briefLanguage = languageOfBrief(brief);
  const lexicon = lexiconFor(briefLanguage);
  const facts = factsOf(brief);
  const situationText = [brief.audience, ...brief.pain_points].join('. ');
  // Briefs mix languages: a statement counts in whichever of these it is made.
  const codes = [...new Set([briefLanguage, language, 'en'])];
  const familiesOf = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      codes.flatMap((code) => familiesIn(text, code).map(({ family }) => family)),
    );
  const wordsOfFact = new Map(
    facts.map(({ id, text }) => [id, new Set(contentStems(tokensOf(text), lexicon))]),
  );
  const factWords = new Set([...wordsOfFact.values()].flatMap((words) => [...words]));
  const productWords = wordsOfFact.get('product') ?? new Set<string>();
  const unitsSaid = facts.flatMap(({ text, quantities }) => [
    ...tokensOf(text).flatMap(({ norm }) => lexicon.unitOf(norm) ?? []),
    ...quantities.flatMap(({ per }) => per ?? []),
  ]);
  const proof = familiesOf(
    facts.filter(({ field }) => field === 'benefits').map(({ text }) => text),
  );
  // "4.9 ⭐", "512 rec.", "4,8/5": who has reviews has a rating, and the other way round.
  const isRated =
    proof.some((family) => family === 'ratings' || family === 'reviews') ||
    facts.some(
      ({ field, text, quantities }) =>
        field === 'benefits' &&
        (/[⭐★]/u.test(text) || quantities.some(({ unit }) => unit === 'rating')),
    );
  return {
    language,
    lexicon: lexiconFor(language),
    facts,
    situation: quantitiesIn(situationText, briefLanguage),
    families: new Set([
      ...proof,
      ...(isRated ? (['ratings', 'reviews'] as const) : []),
      ...familiesOf(facts.map(({ text }) => text)).filter(
        (family) => !proofFamilies.includes(family),
      ),
    ]),
    situationFamilies: new Set(familiesOf([situationText, brief.product, brief.offer ?? ''])),
    wordsOfFact,
    factWords,
    claimWords: new Set([...factWords].filter((word) => !productWords.has(word))),
    units: new Set(unitsSaid),
    brief: normalize(wordsOfBrief(brief)),
    isSameLanguage: language === briefLanguage,
  };
};

const kept = new WeakMap<Brief, Licence>();

export const licenceFor = (brief: Brief): Licence => {
  const licence = kept.get(brief) ?? readLicence(brief);
  kept.set(brief, licence);
  return licence;
};
