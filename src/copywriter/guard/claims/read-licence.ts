import type { Brief } from '../../types.ts';
import { type Reading, readText } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import { unitsIn } from './facts.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Given, Licence, Source } from './licence.ts';
import { type Family, findFamilies } from './phrases/find-families.ts';
import { familiesOffered, freeGiven } from './phrases/offered.ts';
import { markName, nameOf, type ProductName } from './product-name.ts';
import { type Promised, promisedBy } from './promises.ts';
import { numbersIn } from './read-entry.ts';
import type { Clock } from './spoken-hour.ts';
import { daysAWeek, weekdaysOf } from './week.ts';

const squeeze = (text: string): string => fold(text).flat.replace(/\s+/g, ' ').trim();

/** A supplied number also licenses the words that go with it: "500 families" may "use it". */
const impliedBy = (fact: Fact): Family[] => {
  const { kind, noun, discount } = fact;
  const implied: Family[] = [];
  if (classOf(fact) === 'crowd') implied.push(noun === 'review' ? 'reviews' : 'trust');
  if (kind === 'rating') implied.push('reviews');
  if (discount) implied.push('free');
  return implied;
};

/** What was spelt out, as it was typed: a text may say "6,50" where the brief now says "€ 6,50". */
const typedSources = ({ typed, offer, benefits }: Brief): [Source, string][] => [
  ...(typed?.benefits ?? [])
    .filter((text) => !benefits.includes(text))
    .map((text): [Source, string] => ['benefits', text]),
  ...(typed?.offer && typed.offer !== offer
    ? [['offer', typed.offer] satisfies [Source, string]]
    : []),
];

const sourcesOf = (brief: Brief): [Source, string][] => [
  ...typedSources(brief),
  ...brief.benefits.map((text): [Source, string] => ['benefits', text]),
  ...(brief.offer ? [['offer', brief.offer] satisfies [Source, string]] : []),
  ['product', brief.product],
  ...brief.pain_points.map((text): [Source, string] => ['pain', text]),
  ['audience', brief.audience],
];

/** The plain language of a brief's tag: "pt" of "pt-BR". */
const languageOf = ({ language }: Brief): string => language.toLowerCase().split('-')[0] ?? 'en';

/** Every proof and promise that a sentence of the brief makes, in words or by its numbers. */
const familiesOf = (
  sentence: Reading,
  facts: readonly Fact[],
  source: Source,
  name: ProductName,
): Family[] => [
  ...findFamilies(markName(sentence, name)).map(({ family }) => family),
  ...(source === 'offer' ? familiesOffered(sentence.tokens) : []),
  ...freeGiven(sentence.tokens),
  ...facts.flatMap(impliedBy),
];

const place =
  /(?<=(?:^|\s)(?:in|near|from|of|across|aus|bei|en|à|a|de|di|da|em|van|uit|te)\s)\p{Lu}[\p{L}-]+/gu;

/** Names after a word of place: "in Leeds", "à Nantes", "aus Kreta". */
const placesIn = (text: string): string[] =>
  (text.match(place) ?? []).map((name) => fold(name).flat);

/** "before i set off", "just me": whoever fills in the form works alone. */
const ofOneself =
  /(?:^|[\s,;.(])(?:i(?:'(?:m|ll|ve|d))? (?!can't)|(?:just|only|by|ask|call|text) me(?![\w']))/;

export const readLicence = (brief: Brief): Licence => {
  const language = languageOf(brief);
  const name = nameOf(brief.product);
  const facts: Given[] = [];
  const lines: (readonly Fact[])[] = [];
  const codes = new Set<string>();
  const clocks: Clock[] = [];
  const words = new Set<string>();
  const offered = new Set<string>();
  const families = new Set<Family>();
  const promised: Promised[] = [];
  const periods = new Set<TimeUnit>();
  const days = new Set<number>();
  const said = sourcesOf(brief).map(([source, text]) => ({ source, text, flat: squeeze(text) }));
  for (const { source, text } of said) {
    const reading = readText(text, language, true);
    for (const { text: word, kind } of reading.tokens) {
      words.add(word);
      if (kind === 'word' && word.length > 3 && source !== 'pain' && source !== 'audience')
        offered.add(word.slice(0, 5));
    }
    const entries = reading.sentences.map(numbersIn);
    for (const entry of entries) {
      for (const fact of [...entry.facts, ...daysAWeek(entry.reading, entry.days)])
        facts.push({ source, fact });
      for (const code of entry.codes) codes.add(code);
      clocks.push(...entry.clocks);
      for (const day of entry.days) days.add(day);
    }
    if (source === 'pain' || source === 'audience') continue;
    for (const { reading: sentence, facts: own } of entries) {
      lines.push(own);
      for (const unit of unitsIn(sentence)) periods.add(unit);
      if (weekdaysOf(sentence).size > 0) periods.add('week');
      const found = new Set(familiesOf(sentence, own, source, name));
      if (source === 'benefits') for (const family of found) families.add(family);
      const promise = promisedBy(sentence, found);
      if (promise) promised.push(promise);
    }
  }
  // "Mon–Fri 9–6" in one entry and "Sat 10–2" in another.
  for (const fact of daysAWeek(readText('', language), days)) facts.push({ source: 'offer', fact });
  // "250 g of coffee", and elsewhere "a new origin every month".
  for (const given of facts)
    if (['measure', 'thing'].includes(classOf(given.fact)))
      given.fact = { ...given.fact, units: periods };
  return {
    language,
    facts,
    elsewhere: facts
      .filter(({ source, fact }) => source === 'pain' && fact.kind === 'money')
      .map(({ fact }) => fact),
    rhythms: periods,
    lines,
    codes,
    clocks,
    families,
    promised,
    said,
    words,
    offered,
    name,
    isOneSeller: said.some(
      ({ source, flat }) => source !== 'audience' && source !== 'pain' && ofOneself.test(flat),
    ),
    places: new Set(said.flatMap(({ text }) => placesIn(text))),
  };
};

/** The facts a writer may use, as the customer worded them: benefits first, then offer and product. */
export const allowedFacts = (brief: Brief): string[] =>
  [...brief.benefits, brief.offer ?? '', brief.product]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index);
