import type { Brief } from '../../types.ts';
import { type Reading, readText } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { type Clock, clockAt } from './clock.ts';
import { codeAround } from './codes.ts';
import { readContext } from './context.ts';
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
  /** What the product is called: "Dr. Smith's No. 1 Balm". */
  name: ProductName;
};

const squeeze = (text: string): string => fold(text).flat.replace(/\s+/g, ' ').trim();

type Numbers = { facts: Fact[]; codes: string[]; clocks: Clock[] };

const factsIn = (reading: Reading): Numbers => {
  const mentions = findMentions(reading);
  if (mentions.length === 0) return { facts: [], codes: [], clocks: [] };
  const context = readContext(reading.tokens);
  const facts = mentions.map((mention, index) =>
    readFact(reading, context, mention, mentions[index + 1]),
  );
  const codes = mentions.flatMap((mention) => codeAround(reading, mention) ?? []);
  const clocks = mentions.flatMap((mention) => clockAt(reading.tokens, mention) ?? []);
  return { facts, codes, clocks };
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
    const found = factsIn(reading);
    for (const fact of found.facts) facts.push({ source, fact });
    for (const code of found.codes) codes.add(code);
    clocks.push(...found.clocks);
    for (const { text: word } of reading.tokens) words.add(word);
    if (source === 'pain' || source === 'audience') continue;
    tongues.add(reading.language);
    for (const { family } of findFamilies(markName(reading, name))) families[source].add(family);
    if (source === 'offer')
      for (const family of familiesOffered(reading.tokens)) families.offer.add(family);
    for (const fact of found.facts)
      for (const family of impliedBy(fact)) families[source].add(family);
  }
  return {
    language,
    tongues,
    facts,
    codes,
    clocks,
    families,
    said,
    words,
    name,
  };
};

/** The facts a writer may use, as the customer worded them: benefits first, then offer and product. */
export const allowedFacts = (brief: Brief): string[] =>
  [...brief.benefits, brief.offer ?? '', brief.product]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index);
