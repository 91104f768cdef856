import { hasWord, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { qualifiers } from './bounds.ts';
import { type Counted, countedBy } from './counted.ts';
import { monthOf } from './days.ts';
import { type Fact, type FactKind, type Mention, oncePerReading, type Sight } from './fact.ts';
import { isDiscount, isGain, isGainBy } from './gains.ts';
import { type Sign, signOfKind } from './kinds.ts';
import type { TimeUnit } from './lexicon/lexicon.ts';
import { predicatesOf } from './predicates.ts';
import { labelBefore, near, periodAfter, stemsOf } from './surroundings.ts';

const isYear = ({ tokens, mention }: Sight): boolean =>
  mention.by === 'digits' && /^(?:1[6-9]|20)\d\d$/.test(textAt(tokens, mention.first));

const monthBeside = ({ tokens, mention }: Sight): string | undefined => {
  // In words it is no date: French "dix-sept" is seventeen.
  if (mention.value > 31 || mention.value % 1 !== 0 || mention.by !== 'digits') return undefined;
  return [mention.last, mention.last + 1, mention.first - 1]
    .map((at) => monthOf(textAt(tokens, at)))
    .find((month) => month !== undefined);
};

const since = /^(?:since|seit|depuis|desde|dal|sinds)$/;

const kindByNoun = ({ kind, unit }: Sign, counted: Counted, sight: Sight): FactKind => {
  if (kind !== 'plain') return kind;
  // "family owned since 1978" counts no families.
  if (isYear(sight) && since.test(textAt(sight.tokens, sight.mention.first - 1))) return 'year';
  if (counted.noun && unit === undefined) return 'count';
  return isYear(sight) ? 'year' : 'plain';
};

const comparesWithOf =
  /^(?:menos|mas|mais|moins|plus|piu|meno|dentro|antes|despues|depois|prima|bout|lugar)$/;

/** "In 7 days", "after just 6 evenings"; but "sesión de 30 minutos" only tells how long it lasts. */
const isInsideAt = (sight: Sight, at: number): boolean => {
  const { tokens, tongue } = sight;
  const word = textAt(tokens, at);
  if (!tongue.isInside(word)) return false;
  return !/^(?:de|di|d)$/.test(word) || comparesWithOf.test(textAt(tokens, at - 1));
};

/** Units of time that a sentence names. */
export const unitsIn = ({ tokens, tongue }: Reading): ReadonlySet<TimeUnit> =>
  new Set(tokens.flatMap(({ text }) => tongue.timeUnit(text) ?? tongue.periodAdverb(text) ?? []));

const past = /^(?:after|nach|apres|tras|despues|dopo|depois|apos|na)$/;

/** "On se déplace" has no condition: each language has words of its own. */
const conditions: Record<string, RegExp> = {
  en: /^(?:if|when)$/,
  de: /^(?:wenn|falls)$/,
  fr: /^(?:si|quand)$/,
  es: /^(?:si|cuando)$/,
  it: /^(?:se|quando)$/,
  pt: /^(?:se|quando)$/,
  nl: /^(?:als|wanneer)$/,
};

/** What holds for every fact of a sentence. */
const sentenceOf = oncePerReading((reading) => ({
  units: unitsIn(reading),
  conditional: reading.tongue.languages.some((language) =>
    reading.tokens.some(({ text }) => conditions[language]?.test(text)),
  ),
}));

/** The fact a mention states, read from the words around it. */
export const readFact = (reading: Reading, mention: Mention, next: Mention | undefined): Fact => {
  const { tokens, tongue } = reading;
  const sight: Sight = { ...reading, mention, next };
  const sign = signOfKind(sight);
  const counted = countedBy({
    ...sight,
    mention: { ...mention, last: Math.max(mention.last, sign.last) },
  });
  const discount = isDiscount(sight, sign.kind);
  const named = kindByNoun(sign, counted, sight);
  // "Half price" is a discount like any other.
  const sized = named === 'ratio' && discount ? 'percent' : named;
  const isDay = sign.unit === undefined || sign.unit === 'th';
  const month = sized === 'plain' && isDay ? monthBeside(sight) : undefined;
  const kind = month === undefined ? sized : 'date';
  const end = Math.max(sign.last, counted.last);
  const bounds = qualifiers(sight, end);
  const inside = bounds.within || isInsideAt(sight, mention.first - 1);
  return {
    kind,
    value: sign.value,
    unit: month ?? sign.unit,
    noun: counted.noun,
    word: counted.word,
    who: counted.word !== undefined && tongue.nounOf(counted.word) === 'who',
    // "By the 10th, every month": which day, not how often.
    period: sign.unit === 'th' ? undefined : periodAfter(sight, end),
    ...bounds,
    inside,
    after: inside && hasWord(tokens, mention.first - 2, mention.first, past),
    discount,
    // "Save in 3 days" tells when, not how much.
    gain: isGainBy(sight, kind) || (!(inside && kind === 'time') && isGain(sight, kind, end)),
    proof: near(sight, tongue.isProofWord),
    trial: kind === 'time' && near(sight, tongue.isTrialWord),
    ...predicatesOf(sight, end, inside),
    label: labelBefore(sight),
    ...sentenceOf(reading),
    stems: stemsOf(sight),
    languages: tongue.languages,
    mention,
  };
};
