import type { Brief } from '../../types.ts';
import { type Reading, readText, type TextReading } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { type Clock, clocksIn } from './clock.ts';
import { codeAround } from './codes.ts';
import { readContext } from './context.ts';
import { deriveFrom, type Entry, priceAfter } from './derive.ts';
import type { Fact } from './fact.ts';
import { readFact } from './facts.ts';
import { findMentions } from './mentions.ts';
import { type Family, findFamilies } from './phrases/find-families.ts';
import { familiesOffered } from './phrases/offered.ts';
import { markName, nameOf, type ProductName } from './product-name.ts';

export type Source = 'benefits' | 'offer' | 'product' | 'pain' | 'audience';

export type Given = { source: Source; fact: Fact };

/** What the customer said that a text may build on, read once per answer. */
export type Licence = {
  language: string;
  /** The languages the customer wrote in, which need not be the one asked for. */
  tongues: ReadonlySet<string>;
  facts: Given[];
  codes: ReadonlySet<string>;
  /** Times of day. */
  clocks: readonly Clock[];
  families: Record<'benefits' | 'offer' | 'product', ReadonlySet<Family>>;
  /** Folded texts that may be repeated word for word, by where they came from. */
  said: { source: Source; flat: string }[];
  /** Every word of the inputs that may be shown, for names. */
  words: ReadonlySet<string>;
  /** The first letters of these words. */
  stems: ReadonlySet<string>;
  /** What the product is called: "Dr. Smith's No. 1 Balm". */
  name: ProductName;
};

const squeeze = (text: string): string => fold(text).flat.replace(/\s+/g, ' ').trim();

type Numbers = Entry & { codes: string[] };

const numbersIn = (reading: Reading): Numbers => {
  const mentions = findMentions(reading, true);
  const context = readContext(reading);
  const facts = mentions.map((mention, index) =>
    readFact(reading, context, mention, mentions[index + 1]),
  );
  const codes = mentions.flatMap((mention) => codeAround(reading, mention) ?? []);
  return { reading, facts, codes, clocks: clocksIn(reading, mentions) };
};

/** A supplied number also licenses the words that go with it: "500 families" may "use it". */
const impliedBy = ({ kind, noun, who, discount }: Fact): Family[] => {
  const implied: Family[] = [];
  if (kind === 'count' || who) implied.push(noun === 'review' ? 'reviews' : 'trust');
  if (kind === 'rating') implied.push('reviews');
  if (kind === 'rank') implied.push('leader');
  if (kind === 'year') implied.push('heritage');
  if (discount) implied.push('free');
  return implied;
};

const sourcesOf = (brief: Brief): [Source, string][] => [
  ...brief.benefits.map((text): [Source, string] => ['benefits', text]),
  ...(brief.offer ? [['offer', brief.offer] satisfies [Source, string]] : []),
  ['product', brief.product],
  ...brief.pain_points.map((text): [Source, string] => ['pain', text]),
  ['audience', brief.audience],
];

/** The plain language of a brief's tag: "pt" of "pt-BR". */
const languageOf = ({ language }: Brief): string => language.toLowerCase().split('-')[0] ?? 'en';

const familiesIn = ({ sentences }: TextReading, name: ProductName): Family[] =>
  sentences.flatMap((sentence) =>
    findFamilies(markName(sentence, name)).map(({ family }) => family),
  );

export const readLicence = (brief: Brief): Licence => {
  const language = languageOf(brief);
  const name = nameOf(brief.product);
  const facts: Given[] = [];
  const codes = new Set<string>();
  const clocks: Clock[] = [];
  const words = new Set<string>();
  const tongues = new Set<string>();
  const families = {
    benefits: new Set<Family>(),
    offer: new Set<Family>(),
    product: new Set<Family>(),
  };
  const said = sourcesOf(brief).map(([source, text]) => ({ source, text, flat: squeeze(text) }));
  for (const { source, text } of said) {
    const reading = readText(text, language);
    for (const { text: word } of reading.tokens) words.add(word);
    const entries = reading.sentences.map(numbersIn);
    for (const entry of entries) {
      for (const fact of [...entry.facts, ...deriveFrom(entry)]) facts.push({ source, fact });
      for (const code of entry.codes) codes.add(code);
      clocks.push(...entry.clocks);
    }
    if (source === 'pain' || source === 'audience') continue;
    for (const { tongue } of reading.sentences)
      for (const spoken of tongue.languages) tongues.add(spoken);
    for (const family of familiesIn(reading, name)) families[source].add(family);
    if (source === 'offer')
      for (const family of familiesOffered(reading.tokens)) families.offer.add(family);
    for (const fact of entries.flatMap((entry) => entry.facts))
      for (const family of impliedBy(fact)) families[source].add(family);
  }
  const stated = facts.filter(({ source }) => source !== 'pain' && source !== 'audience');
  for (const fact of priceAfter(stated.map((given) => given.fact)))
    facts.push({ source: 'offer', fact });
  return {
    language,
    tongues,
    facts,
    codes,
    clocks,
    families,
    said,
    words,
    stems: new Set([...words].map((word) => word.slice(0, 4))),
    name,
  };
};

/** The facts a writer may use, as the customer worded them: benefits first, then offer and product. */
export const allowedFacts = (brief: Brief): string[] =>
  [...brief.benefits, brief.offer ?? '', brief.product]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index);
