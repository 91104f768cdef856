import { splitWords } from '../../../kernel/folding/word-index.ts';
import { remember } from '../../../kernel/remember.ts';
import { de as deBoasts } from '../../languages/de/guard-boasts.ts';
import { de } from '../../languages/de/guard-numbers.ts';
import { de as dePhrases } from '../../languages/de/guard-phrases.ts';
import { en as enBoasts } from '../../languages/en/guard-boasts.ts';
import { en } from '../../languages/en/guard-numbers.ts';
import { en as enPhrases } from '../../languages/en/guard-phrases.ts';
import { es as esBoasts } from '../../languages/es/guard-boasts.ts';
import { es } from '../../languages/es/guard-numbers.ts';
import { es as esPhrases } from '../../languages/es/guard-phrases.ts';
import { fr as frBoasts } from '../../languages/fr/guard-boasts.ts';
import { fr } from '../../languages/fr/guard-numbers.ts';
import { fr as frPhrases } from '../../languages/fr/guard-phrases.ts';
import { it as itBoasts } from '../../languages/it/guard-boasts.ts';
import { it } from '../../languages/it/guard-numbers.ts';
import { it as itPhrases } from '../../languages/it/guard-phrases.ts';
import { nl as nlBoasts } from '../../languages/nl/guard-boasts.ts';
import { nl } from '../../languages/nl/guard-numbers.ts';
import { nl as nlPhrases } from '../../languages/nl/guard-phrases.ts';
import { pt as ptBoasts } from '../../languages/pt/guard-boasts.ts';
import { pt } from '../../languages/pt/guard-numbers.ts';
import { pt as ptPhrases } from '../../languages/pt/guard-phrases.ts';
import { further } from './lexicon/further.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { elsewhere as elsewherePhrases, everywhere } from './phrases/elsewhere.ts';
import type { PhraseTable } from './phrases/table.ts';
import { compileTongue, eitherOf, type Tongue } from './tongue.ts';

type Source = { lexicons: readonly Lexicon[]; phrases: PhraseTable; boasts?: PhraseTable };

const sources: Readonly<Record<string, Source> & { en: Source }> = {
  en: { lexicons: [en], phrases: enPhrases, boasts: enBoasts },
  es: { lexicons: [es], phrases: esPhrases, boasts: esBoasts },
  fr: { lexicons: [fr], phrases: frPhrases, boasts: frBoasts },
  de: { lexicons: [de], phrases: dePhrases, boasts: deBoasts },
  pt: { lexicons: [pt], phrases: ptPhrases, boasts: ptBoasts },
  it: { lexicons: [it], phrases: itPhrases, boasts: itBoasts },
  nl: { lexicons: [nl], phrases: nlPhrases, boasts: nlBoasts },
  // The further languages share no letters or few words; they are read as one.
  elsewhere: { lexicons: further, phrases: elsewherePhrases },
};

/** Names of the tongues: the seven languages, and one for all others. */
export const tongueNames = Object.keys(sources);

/** Compiled when a text first speaks it. */
const tongueBy = remember(Number.POSITIVE_INFINITY, (names): Tongue => {
  const [name = '', ...rest] = names.split('+');
  if (rest.length > 0) return eitherOf(tongueBy(name), tongueBy(rest.join('+')));
  const { lexicons, phrases, boasts = {} } = sources[name] ?? sources.en;
  return compileTongue(lexicons, [phrases, boasts, everywhere]);
});

export const tongueOf = (names: readonly string[]): Tongue => tongueBy(names.join('+'));

/** The words a list of patterns is made of. */
const wordsOf = (patterns: readonly string[]): string[] =>
  splitWords(patterns.join(' ')).flatMap((part) => part.match(/\p{L}{2,}\*?/gu) ?? []);

/** Words by which each tongue is known. */
export const vocabularyOf = (name: string): string[] =>
  (sources[name]?.lexicons ?? []).flatMap((lexicon) => {
    const { common, discount, gain, proof, structure, stars } = lexicon;
    const { numbers, nouns, time, scales, fractions, multiples, vague } = lexicon;
    const lists = [common, discount, gain, proof, structure, stars];
    const tables = [Object.keys(numbers), Object.values(nouns), Object.values(time)];
    return [
      ...splitWords([...lists, ...tables.flat()].join(' ')),
      ...wordsOf([scales, fractions, multiples, vague].flatMap(Object.keys)),
      ...wordsOf(Object.values(sources[name]?.phrases ?? {})),
    ];
  });
