import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokens.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lexicons, nounLanguage } from './words.ts';

/** A number word and the languages it is one in. */
type Spoken = { value: number; languages: readonly string[] };

type Values = (lexicon: Lexicon) => Readonly<Record<string, number>>;

/** Of two readings of a word the first language's stands; those that agree are listed together. */
const gather = (valuesOf: Values): ReadonlyMap<string, Spoken> => {
  const known = new Map<string, Spoken>();
  for (const lexicon of lexicons) {
    for (const [name, value] of Object.entries(valuesOf(lexicon))) {
      const word = fold(name).flat;
      const { languages = [], value: first = value } = known.get(word) ?? {};
      if (first === value) known.set(word, { value, languages: [...languages, lexicon.language] });
    }
  }
  return known;
};

export const spoken = gather(({ numbers }) => numbers);
export const scales = gather((lexicon) => lexicon.scales);

export const ones = new Set(
  lexicons.flatMap(({ one }) => one.split(/\s+/)).filter((word) => word !== ''),
);
export const ands = new Set(
  lexicons.flatMap(({ and }) => and.split(/\s+/)).filter((word) => word !== ''),
);
export const points = new Set(['point', 'komma', 'coma', 'virgule', 'virgola', 'virgula', 'punto']);

// Words that mean something else in another of our languages: "once", "due", "seize", "miles".
export const sharedWords: ReadonlySet<string> = new Set(
  `once onze seize sei due neuf cent cents elf sept otto nove tres ten meia six tien set cento mie bin
  tres vier acht zes sette tre mila millions sec hundred vent trent quarant cinquant sessant settant ottant novant`.split(
    /\s+/,
  ),
);
const alwaysSure = new Set([
  'six',
  'vier',
  'acht',
  'hundred',
  'millions',
  'mila',
  'sette',
  'cento',
]);
// "Sei pronto?" and "tout neuf": in their own language too, these are more often no number.
const homonyms = new Set(['sei', 'neuf']);
const firstSeven = new Set(['en', 'es', 'fr', 'de', 'pt', 'it', 'nl']);

/** Whether the word is a number here, not the same letters in another language. */
export const speaks = (
  entry: Spoken | undefined,
  word: string,
  next: Token | undefined,
  language: string,
): entry is Spoken => {
  if (!entry) return false;
  const sure = !sharedWords.has(word) || alwaysSure.has(word);
  // Short words of the further languages are words of ours too often; their thousands are not.
  const latin = word.charCodeAt(0) < 0x250 && entry.value < 1000;
  if (sure && (!latin || entry.languages.some((known) => firstSeven.has(known)))) return true;
  if (entry.languages.includes(language) && !homonyms.has(word)) return true;
  if (next?.kind !== 'word') return false;
  const beside = nounLanguage(next.text);
  if (beside !== undefined && entry.languages.includes(beside)) return true;
  const scale = scales.get(next.text);
  return (
    !!scale &&
    scale.languages.length < 3 &&
    scale.languages.some((known) => entry.languages.includes(known))
  );
};
