import { type Fact, factsOf, languageOfBrief, wordsOfBrief } from '../facts/facts.ts';
import { type Family, factsOfFamily, familiesIn, guardWordsIn } from '../facts/families.ts';
import { quantitiesIn } from '../facts/quantities.ts';
import type { Quantity } from '../facts/quantity.ts';
import { normalize, type Token, tokensOf } from '../facts/text.ts';
import { baseOf, type Lexicon, lexiconFor } from '../facts/words.ts';
import type { Brief, Fault } from '../types.ts';

/** What the rules say of one sentence. */
export type SentenceReading = {
  faults: readonly Fault[];
  /** Whether it speaks of a job, a home or a credit, and what would then keep people from it. */
  isOffer: boolean;
  restrictions: readonly Fault[];
};

/** A number of a fact, and the words beside it, which say what it counts or costs. */
export type NumberPlace = { fact: Fact; source: Quantity; companions: ReadonlySet<string> };

/** Everything a brief allows a text to say, read once for all its texts. */
export type Licence = {
  language: string;
  lexicon: Lexicon;
  facts: Fact[];
  /** Every number of the facts with the words beside it. */
  places: NumberPlace[];
  /** Numbers of audience and pains: the reader's situation, never a statement of ours. */
  situation: Quantity[];
  /** Families of statements that the facts make, and those that only audience or pains speak of. */
  families: ReadonlySet<Family>;
  situationFamilies: ReadonlySet<Family>;
  /** The facts that make a statement of each family. */
  carriers: ReadonlyMap<Family, readonly Fact[]>;
  /** Content words of each fact, of all facts together, and of offer and benefits without the product's. */
  wordsOfFact: ReadonlyMap<string, ReadonlySet<string>>;
  factWords: ReadonlySet<string>;
  claimWords: ReadonlySet<string>;
  /** Units that any fact speaks of, with a number or without: "the first month". */
  units: ReadonlySet<string>;
  /** Words that the brief writes in capitals. */
  capitals: ReadonlySet<string>;
  /** Whether the brief speaks of pictures before and after, and not of bodies: a cleaned roof. */
  showsWork: boolean;
  /** Whether the brief offers a job, a home or a credit. */
  isOffered: boolean;
  /** The whole brief in small letters without accents. */
  brief: string;
  /** Content words of the whole brief as the language of the text has them. */
  briefStems: ReadonlySet<string>;
  /** What was found in each sentence and each text so far. */
  sentences: Map<string, SentenceReading>;
  texts: Map<string, readonly Fault[]>;
  /** Content words of each hook so far. */
  openings: Map<string, ReadonlySet<string>>;
  /** Whether text and brief are in one language, so that words can be compared. */
  isSameLanguage: boolean;
};

const stemLength = 5;

/** Words that carry meaning, cut to their beginnings: units, numbers and small words carry nothing. */
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
        lexicon.words.perShort[norm] === undefined &&
        !lexicon.words.clock.includes(norm),
    )
    .map(({ norm }) => norm.slice(0, stemLength));

const maxCompanions = 4;

/** The words on one side of a number, as far as no other number and no mark parts them from it. */
const companionsFrom = (
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  lexicon: Lexicon,
): string[] => {
  const stems: string[] = [];
  for (let at = from; stems.length < maxCompanions; at += step) {
    const token = tokens[at];
    if (!token || token.kind === 'number' || /^[.,;:!?…–—|()]$/.test(token.norm)) break;
    if (token.kind !== 'word' || lexicon.isFunctionWord(token.norm)) continue;
    if (lexicon.numberOf(token.norm) !== undefined && !lexicon.isAmbiguous(token.norm)) break;
    if (token.norm.length >= 3) stems.push(token.norm.slice(0, stemLength));
  }
  return stems;
};

/** The index of the first token at or after a place, by halving. */
export const firstFrom = (tokens: readonly Token[], place: number): number => {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words before and behind a number and its own unit. */
export const companionsOf = (
  quantity: Quantity,
  tokens: readonly Token[],
  lexicon: Lexicon,
): ReadonlySet<string> =>
  new Set([
    ...companionsFrom(tokens, firstFrom(tokens, quantity.start) - 1, -1, lexicon),
    ...companionsFrom(tokens, firstFrom(tokens, quantity.end), 1, lexicon),
  ]);

/** Each number of a fact once for each company it has. */
const placesIn = (fact: Fact, lexicon: Lexicon): NumberPlace[] => {
  const tokens = tokensOf(fact.text);
  const places = fact.quantities.map((source) => ({
    fact,
    source,
    companions: companionsOf(source, tokens, lexicon),
  }));
  const keys = new Map(
    places.map((place) => {
      const { value, unit, per, bound } = place.source;
      return [[value, unit, per, bound, ...place.companions].join(' '), place];
    }),
  );
  return [...keys.values()];
};

/** "mar" is short for "martedì": one may be the beginning of the other. */
export const isShared = (stem: string, stems: ReadonlySet<string>): boolean =>
  stems.has(stem) ||
  stems.has(stem.slice(0, 4)) ||
  stems.has(stem.slice(0, 3)) ||
  (stem.length < stemLength && [...stems].some((one) => one.startsWith(stem)));

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;

/** Words in capitals; most texts have no such word, which is quickly seen. */
export const capitalsIn = (text: string): RegExpExecArray[] =>
  /\p{Lu}{4}/u.test(text) ? [...text.matchAll(capitals)] : [];

const readLicence = (brief: Brief): Licence => {
  const language = baseOf(brief.language);
  const briefLanguage = languageOfBrief(brief);
  const lexicon = lexiconFor(briefLanguage);
  const facts = factsOf(brief);
  const situationText = [brief.audience, ...brief.pain_points].join('. ');
  // Briefs mix languages: a statement counts in whichever of these it is made.
  const codes = [...new Set([briefLanguage, language, 'en'])];
  const carriers = new Map<Family, Fact[]>();
  for (const fact of facts)
    for (const family of new Set(
      codes.flatMap((code) => familiesIn(fact.text, code).map((hit) => hit.family)),
    ))
      carriers.set(family, [...(carriers.get(family) ?? []), fact]);
  // What a price includes costs nothing more.
  for (const fact of facts)
    if (codes.some((code) => guardWordsIn(tokensOf(fact.text), code, 'included').length > 0))
      carriers.set('free', [...(carriers.get('free') ?? []), fact]);
  const familiesOf = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      codes.flatMap((code) => familiesIn(text, code).map(({ family }) => family)),
    );
  const wordsOfFact = new Map(
    facts.map(({ id, text }) => [id, new Set(contentStems(tokensOf(text), lexicon))]),
  );
  const factWords = new Set([...wordsOfFact.values()].flatMap((words) => [...words]));
  const productWords = wordsOfFact.get('product') ?? new Set<string>();
  const unitsInFacts = facts.flatMap(({ text, quantities }) => [
    ...tokensOf(text).flatMap(({ norm }) => lexicon.unitOf(norm) ?? []),
    ...quantities.flatMap(({ per }) => per ?? []),
  ]);
  const proof = familiesOf(
    facts.filter(({ field }) => field === 'benefits').map(({ text }) => text),
  );
  const briefText = wordsOfBrief(brief);
  const normal = normalize(briefText);
  return {
    language,
    lexicon: lexiconFor(language),
    facts,
    places: facts.flatMap((fact) => placesIn(fact, lexicon)),
    situation: quantitiesIn(situationText, briefLanguage),
    families: new Set([
      ...proof,
      ...familiesOf(facts.map(({ text }) => text)).filter(
        (family) => !factsOfFamily(family).isProof,
      ),
      ...(carriers.has('free') ? (['free'] as const) : []),
    ]),
    carriers,
    situationFamilies: new Set(familiesOf([situationText, brief.product, brief.offer ?? ''])),
    wordsOfFact,
    factWords,
    claimWords: new Set([...factWords].filter((word) => !productWords.has(word))),
    units: new Set(unitsInFacts),
    capitals: new Set(capitalsIn(briefText).map(({ 0: word }) => word)),
    showsWork:
      codes.some((code) => guardWordsIn(tokensOf(normal), code, 'beforeAfter').length > 0) &&
      !(['body', 'ailments', 'conditions', 'parts'] as const).some((list) =>
        codes.some((code) => guardWordsIn(tokensOf(normal), code, list).length > 0),
      ),
    isOffered: guardWordsIn(tokensOf(normal), language, 'contexts').length > 0,
    brief: normal,
    briefStems: new Set(contentStems(tokensOf(normal), lexiconFor(language))),
    sentences: new Map(),
    texts: new Map(),
    openings: new Map(),
    isSameLanguage: language === briefLanguage,
  };
};

const licences = new WeakMap<Brief, Licence>();

export const licenceFor = (brief: Brief): Licence => {
  const licence = licences.get(brief) ?? readLicence(brief);
  licences.set(brief, licence);
  return licence;
};
