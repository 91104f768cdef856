import { fold } from '../../../kernel/folding/fold.ts';
import { baseOf } from '../../language.ts';
import type { Brief } from '../../types.ts';
import { readText } from '../reading.ts';
import { classOf } from './classes.ts';
import type { Fact } from './fact.ts';
import { unitsIn } from './facts.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import type { Given, Licence, Source } from './licence.ts';
import { partsOf } from './own-words.ts';
import type { Family } from './phrases/families.ts';
import { findFamilies } from './phrases/find-families.ts';
import { familiesOffered, freeGiven } from './phrases/offered.ts';
import { isOfOneself } from './phrases.ts';
import { markName, nameOf } from './product-name.ts';
import { promisedBy } from './promises.ts';
import { numbersIn } from './read-entry.ts';
import { itemsIn } from './swapped.ts';
import { daysAWeek } from './week.ts';

/** A supplied number also licenses the words that go with it: "500 families" may "use it". */
const impliedBy = (fact: Fact): Family[] => {
  const { kind, noun, discount } = fact;
  const implied: Family[] = [];
  if (classOf(fact) === 'crowd') implied.push(noun === 'review' ? 'reviews' : 'trust');
  if (kind === 'rating') implied.push('reviews');
  if (discount) implied.push('free');
  return implied;
};

const from = (source: Source, texts: readonly (string | undefined)[]) =>
  texts.flatMap((text) =>
    text ? [{ source, text, flat: fold(text).flat.replace(/\s+/g, ' ').trim() }] : [],
  );

/** All that a brief says, by where it says it. */
const saidIn = ({ benefits, offer, product, pain_points, audience }: Brief) => [
  ...from('benefits', benefits),
  ...from('offer', [offer]),
  ...from('product', [product]),
  ...from('pain', pain_points),
  ...from('audience', [audience]),
];

/** Pains and audience tell of others. */
const isOfProduct = ({ source }: { source: Source }): boolean =>
  source !== 'pain' && source !== 'audience';

/** A name after a word of place: "in Leeds", "à Nantes", "aus Kreta". */
const place =
  /(?<=(?:^|\s)(?:in|near|from|of|across|aus|bei|en|à|a|de|di|da|em|van|uit|te)\s)\p{Lu}[\p{L}-]+/gu;

/** "before i set off", "just me": whoever fills in the form works alone. */
const ofOneself: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[\s,;.(])(?:i(?:'?m|'(?:ll|ve|d))? (?!can't)|(?:just|only|by|ask|call|text|whatsapp|ring|message|with) me(?![\w']))/,
  de: /(?<!\p{L})ich /u,
  fr: /(?<!\p{L})(?:je |j')/u,
  nl: /(?<!\p{L})ik /u,
};

export const readLicence = (brief: Brief): Licence => {
  const language = baseOf(brief.language);
  const name = nameOf(brief.product);
  const said = saidIn(brief).map((one) => ({ ...one, ...readText(one.text, language, true) }));
  const entries = said.flatMap(({ source, sentences }) =>
    sentences.map((sentence) => ({ source, ...numbersIn(sentence) })),
  );
  const ours = entries.filter(isOfProduct);
  const found = ours.map(({ source, reading, facts }) => ({
    source,
    reading,
    /** Every proof and promise that the sentence makes, in words or by its numbers. */
    families: new Set([
      ...findFamilies(markName(reading, name))
        .filter((match) => !isOfOneself(reading, match))
        .map(({ family }) => family),
      ...(source === 'offer' ? familiesOffered(reading.tokens) : []),
      ...freeGiven(reading.tokens),
      ...facts.flatMap(impliedBy),
    ]),
  }));
  const rhythms = new Set<TimeUnit>(
    ours.flatMap(({ reading, days }) => [
      ...unitsIn(reading),
      ...(days.size > 0 ? (['week'] as const) : []),
    ]),
  );
  const allDays = new Set(entries.flatMap(({ days }) => [...days]));
  const facts: Given[] = [
    ...entries.flatMap(({ source, reading, facts: own, days }) =>
      [...own, ...daysAWeek(reading, days)].map((fact) => ({ source, fact })),
    ),
    // "Mon–Fri 9–6" in one entry and "Sat 10–2" in another.
    ...daysAWeek(readText('', language), allDays).map(
      (fact) => ({ source: 'offer', fact }) as const,
    ),
  ];
  const partsIn = (isIn: typeof isOfProduct) =>
    new Set(said.filter(isIn).flatMap(({ folded }) => partsOf(folded.cased)));
  return {
    language,
    // "250 g of coffee", and elsewhere "a new origin every month".
    facts: facts.map(({ source, fact }) => ({
      source,
      fact: ['measure', 'thing'].includes(classOf(fact)) ? { ...fact, units: rhythms } : fact,
    })),
    elsewhere: facts
      .filter(({ source, fact }) => source === 'pain' && fact.kind === 'money')
      .map(({ fact }) => fact),
    rhythms,
    lines: ours.map((entry) => entry.facts),
    items: ours.flatMap(({ reading, facts }) => itemsIn(reading, facts)),
    codes: new Set(entries.flatMap(({ codes }) => codes)),
    clocks: entries.flatMap(({ clocks }) => clocks),
    families: new Set(
      found.flatMap(({ source, families }) => (source === 'benefits' ? [...families] : [])),
    ),
    promised: found.flatMap(({ reading, families }) => promisedBy(reading, families) ?? []),
    said,
    ours: said.filter(isOfProduct).map(({ flat }) => flat),
    pains: said.filter(({ source }) => source === 'pain').map(({ flat }) => flat),
    parts: {
      proven: partsIn(({ source }) => source === 'benefits'),
      stated: partsIn(isOfProduct),
    },
    words: new Set(said.flatMap(({ tokens }) => tokens.map(({ text }) => text))),
    offered: new Set(
      said
        .filter(isOfProduct)
        .flatMap(({ tokens }) => tokens)
        .filter(({ kind, text }) => kind === 'word' && text.length > 3)
        .map(({ text }) => text.slice(0, 5)),
    ),
    name,
    isOneSeller: said.some(
      (one) => isOfProduct(one) && (ofOneself[language] ?? ofOneself.en)?.test(one.flat) === true,
    ),
    places: new Set(
      said.flatMap(({ text }) => text.match(place) ?? []).map((name) => fold(name).flat),
    ),
  };
};

/** The facts a writer may use, as the customer worded them: benefits first, then offer and product. */
export const allowedFacts = (brief: Brief): string[] =>
  [...brief.benefits, brief.offer ?? '', brief.product]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index);
