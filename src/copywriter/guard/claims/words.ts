import type { NounOf } from '../text/patterns.ts';
import { indexWords, remembering } from '../text/word-index.ts';
import { de } from './lexicon/de.ts';
import { eastern } from './lexicon/eastern.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { it } from './lexicon/it.ts';
import type { Lexicon, NounClass, TimeUnit } from './lexicon/lexicon.ts';
import { nl } from './lexicon/nl.ts';
import { others } from './lexicon/others.ts';
import { pt } from './lexicon/pt.ts';

/** The seven languages whose proof phrases are covered; the rest get their numbers read. */
const mainLexicons: Lexicon[] = [en, es, fr, de, pt, it, nl];

export const lexicons: Lexicon[] = [...mainLexicons, ...others, ...eastern];

const entriesOf = <K extends string>(
  pick: (lexicon: Lexicon) => Partial<Record<K, string>> | undefined,
): [string, { is: K; language: string }][] =>
  lexicons.flatMap((lexicon) =>
    Object.entries(pick(lexicon) ?? {}).map(([is, list]): [string, { is: K; language: string }] => [
      // Object.entries widens both; each lexicon's table is keyed by K with string lists.
      list as string,
      { is: is as K, language: lexicon.language },
    ]),
  );

const listed = (pick: (lexicon: Lexicon) => string) => {
  const index = indexWords(lexicons.map((lexicon) => [pick(lexicon), true] as const));
  return (word: string): boolean => index.find(word) === true;
};

const nouns = indexWords(entriesOf<NounClass>(({ nouns }) => nouns));
const timeUnits = indexWords(entriesOf<TimeUnit>(({ time }) => time));
const starWords = indexWords(lexicons.map(({ stars, language }) => [stars, { language }] as const));
const adverbs = indexWords(entriesOf<TimeUnit>(({ adverbs }) => adverbs));

export const nounClass = (word: string): NounClass | undefined => nouns.find(word)?.is;
export const nounLanguage = (word: string): string | undefined =>
  (nouns.find(word) ?? timeUnits.find(word) ?? starWords.find(word))?.language;
export const timeUnit = (word: string): TimeUnit | undefined => timeUnits.find(word)?.is;
export const periodAdverb = (word: string): TimeUnit | undefined => adverbs.find(word)?.is;
export const makesPeriod = listed(({ per }) => per);
export const isStructure = listed(({ structure }) => structure);
export const isStarWord = listed(({ stars }) => stars);
export const isDiscountWord = listed(({ discount }) => discount);
export const isGainWord = listed(({ gain }) => gain);
export const isProofWord = listed(({ proof }) => proof);

const persons: ReadonlySet<string> = new Set([
  'customer',
  'patient',
  'professional',
  'student',
  'family',
  'people',
]);

export const isPerson = (noun: NounClass | undefined): boolean =>
  noun !== undefined && persons.has(noun);

const agentPlural = /^[a-z]{3,}(?:ers|ors|ists|ants|ians|ologists)$/;
const notAgents = new Set(
  `numbers reminders letters papers answers offers computers printers covers layers hours colors colours
  flavors flavours doors floors errors others dinners corners orders powers towers flowers showers matters
  chapters headers filters folders borders mirrors sensors motors stickers drawers trailers chargers speakers
  headphones plants restaurants grants pants variants wants elephants ingredients indoors outdoors sweaters
  sneakers trainers slippers boilers heaters blenders wipers rollers markers planners tractors monitors
  timers fingers shoulders members centers centres calendars savers dryers fryers containers posters newsletters
  clusters parameters registers`.split(/\s+/),
);

/** For phrase patterns: @who is any person or organisation, the rest keep their own class. */
export const phraseNoun: NounOf = remembering((word: string) => {
  const noun = nounClass(word);
  if (noun === 'org' || isPerson(noun)) return 'who';
  if (noun !== undefined) return noun;
  if (timeUnit(word)) return 'time';
  return agentPlural.test(word) && !notAgents.has(word) ? 'who' : undefined;
});
