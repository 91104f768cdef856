import type { Fact } from './fact.ts';

/** Of a price typed without a currency. */
export const anyCurrency = 'any';

const sameValue = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-4 * Math.max(1, Math.abs(one));

export const dayLength = 86_400;

/** How long a unit of time is; months and years are as long as people mean them to be. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  second: [1],
  minute: [60],
  quarter: [900],
  hour: [3600],
  day: [dayLength],
  week: [7 * dayLength],
  fortnight: [14 * dayLength],
  month: [30 * dayLength, 365.25 * (dayLength / 12), 28 * dayLength],
  year: [365 * dayLength, 365.25 * dayLength, 360 * dayLength, 364 * dayLength],
  decade: [3652.5 * dayLength],
};

/** Units of one measure, each by how many of the first it is. */
const measures: readonly Readonly<Record<string, readonly number[]>>[] = [
  lengths,
  { g: [1], kg: [1000], mg: [0.001] },
  { m: [1], km: [1000], cm: [0.01], mm: [0.001] },
  { l: [1], m3: [1000], dl: [0.1], cl: [0.01], ml: [0.001] },
  { gb: [1], tb: [1000], mb: [0.001] },
  { w: [1], kw: [1000] },
];

/** A length of time in seconds. */
export const lengthOf = ({ value, unit }: Pick<Fact, 'value' | 'unit'>): number =>
  value * (lengths[unit ?? '']?.[0] ?? 0);

/** The same quantity, whatever its unit: half an hour is 30 minutes, half a litre 500 ml. */
export const sameAmount = (claim: Fact, given: Fact): boolean => {
  if (claim.unit === given.unit || claim.unit === anyCurrency)
    return sameValue(claim.value, given.value);
  for (const measure of measures) {
    const [ones, others] = [measure[claim.unit ?? ''], measure[given.unit ?? '']];
    if (ones && others)
      return ones.some((one) =>
        others.some((other) => sameValue(claim.value * one, given.value * other)),
      );
  }
  const isMeasured = ({ kind, unit }: Fact): boolean =>
    kind === 'plain' && unit !== undefined && unit !== 'times' && unit !== 'th';
  if (isMeasured(claim) || isMeasured(given)) return false;
  return sameValue(claim.value, given.value);
};

/** Whether two facts stand among words they have in common, or in languages that have none. */
export const shares = (one: Fact, other: Fact): boolean => {
  for (const stem of one.stems) if (other.stems.has(stem)) return true;
  return !one.languages.some((language) => other.languages.includes(language));
};

/** Said of no gain, proof or discount. */
export const isQuiet = ({ gain, proof, discount }: Fact): boolean => !gain && !proof && !discount;

export const sameWord = (one: Fact, other: Fact): boolean =>
  one.word !== undefined && one.word.slice(0, 4) === other.word?.slice(0, 4);

/** "Twenty summers", "three generations": years of work by another name. */
const experience =
  /^(?:generati?on.*|generacion.*|generazion.*|gerac.*|summers?|winters?|sommer.?|etes|hivers|veranos|inviernos|estati|inverni|veroes|invernos|zomers|decad.*)$/;

export const isExperience = ({ word }: Pick<Fact, 'word'>): boolean =>
  word !== undefined && experience.test(word);

/** Years of work, whatever they are called. */
export const isYears = ({ unit, word }: Pick<Fact, 'unit' | 'word'>): boolean =>
  unit === 'year' || unit === 'decade' || isExperience({ word });

const meetings =
  /^(?:evenings?|nights?|mornings?|lessons?|sessions?|class|classes|visits?|treatments?|workouts?|abend\p{L}*|sitzung\p{L}*|einheiten|kurs\p{L}*|termin\p{L}*|soirs?|soirees?|seances?|cours|lecons?|tardes?|noches?|sesion\p{L}*|clases?|leccion\p{L}*|aulas?|sessoes|sessao|noites?|sere|serate|lezion\p{L}*|sedut\p{L}*|incontr\p{L}*|avond\p{L}*|less?en|les|sessies?|behandeling\p{L}*)$/u;

/** Lessons, evenings, treatments: after so many of them something is promised to happen. */
export const isMeeting = ({ word, upTo }: Pick<Fact, 'word' | 'upTo'>): boolean =>
  !upTo && meetings.test(word ?? '');
