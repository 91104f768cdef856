import { de } from '../../languages/de/guard-numbers.ts';
import { de as dePhrases } from '../../languages/de/guard-phrases.ts';
import { en } from '../../languages/en/guard-numbers.ts';
import { en as enPhrases } from '../../languages/en/guard-phrases.ts';
import { es } from '../../languages/es/guard-numbers.ts';
import { es as esPhrases } from '../../languages/es/guard-phrases.ts';
import { fr } from '../../languages/fr/guard-numbers.ts';
import { fr as frPhrases } from '../../languages/fr/guard-phrases.ts';
import { it } from '../../languages/it/guard-numbers.ts';
import { it as itPhrases } from '../../languages/it/guard-phrases.ts';
import { nl } from '../../languages/nl/guard-numbers.ts';
import { nl as nlPhrases } from '../../languages/nl/guard-phrases.ts';
import { pt } from '../../languages/pt/guard-numbers.ts';
import { pt as ptPhrases } from '../../languages/pt/guard-phrases.ts';
import { splitWords } from '../text/word-index.ts';
import { eastern } from './lexicon/eastern.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { others } from './lexicon/others.ts';
import { elsewhere as elsewherePhrases } from './phrases/elsewhere.ts';
import type { PhraseTable } from './phrases/table.ts';
import { compileTongue, eitherOf, type Tongue } from './tongue.ts';

const sources: Readonly<Record<string, { lexicons: readonly Lexicon[]; phrases: PhraseTable }>> = {
  en: { lexicons: [en], phrases: enPhrases },
  es: { lexicons: [es], phrases: esPhrases },
  fr: { lexicons: [fr], phrases: frPhrases },
  de: { lexicons: [de], phrases: dePhrases },
  pt: { lexicons: [pt], phrases: ptPhrases },
  it: { lexicons: [it], phrases: itPhrases },
  nl: { lexicons: [nl], phrases: nlPhrases },
  // The further languages share no letters or few words; they are read as one.
  elsewhere: { lexicons: [...others, ...eastern], phrases: elsewherePhrases },
};

/** Names of the tongues: the seven languages, and one for all others. */
export const tongueNames = Object.keys(sources);

const tongues = new Map<string, Tongue>();

/** Compiled when a text first speaks it. */
export const tongueOf = (names: readonly string[]): Tongue => {
  const key = names.join('+');
  const known = tongues.get(key);
  if (known) return known;
  const [name = 'en', ...rest] = names;
  const { lexicons, phrases } = sources[name] ?? { lexicons: [en], phrases: enPhrases };
  const tongue =
    rest.length === 0
      ? compileTongue(lexicons, phrases)
      : eitherOf(tongueOf([name]), tongueOf(rest));
  tongues.set(key, tongue);
  return tongue;
};

const plainWords = (lists: object): string[] => splitWords(Object.values(lists).join(' '));

/** The words a list of patterns is made of. */
const wordsOf = (patterns: readonly string[]): string[] =>
  splitWords(patterns.join(' ')).flatMap((part) => part.match(/\p{L}{2,}\*?/gu) ?? []);

/** Words by which each tongue is known. */
export const vocabularyOf = (name: string): string[] =>
  (sources[name]?.lexicons ?? []).flatMap((lexicon) => [
    ...splitWords(lexicon.common),
    ...splitWords(Object.keys(lexicon.numbers).join(' ')),
    ...plainWords(lexicon.nouns),
    ...plainWords(lexicon.time),
    ...plainWords([
      lexicon.discount,
      lexicon.gain,
      lexicon.proof,
      lexicon.structure,
      lexicon.stars,
    ]),
    ...[lexicon.scales, lexicon.fractions, lexicon.multiples, lexicon.vague].flatMap((table) =>
      wordsOf(Object.keys(table)),
    ),
    ...wordsOf(Object.values(sources[name]?.phrases ?? {})),
  ]);
