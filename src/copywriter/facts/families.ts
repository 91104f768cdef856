import { memoize } from '../../kernel/async/memoize.ts';
import de from '../languages/de.guard.json' with { type: 'json' };
import en from '../languages/en.guard.json' with { type: 'json' };
import es from '../languages/es.guard.json' with { type: 'json' };
import fr from '../languages/fr.guard.json' with { type: 'json' };
import it from '../languages/it.guard.json' with { type: 'json' };
import nl from '../languages/nl.guard.json' with { type: 'json' };
import pt from '../languages/pt.guard.json' with { type: 'json' };
import { type PhraseHit, type PhraseIndex, phraseIndex, phrasesIn } from './phrases.ts';
import { memoizeWords, type Token, tokensOf } from './text.ts';
import { type LanguageCode, languageCodes, lexiconFor, listOf } from './words.ts';

/** How grave a statement is if the brief makes no statement of its kind, and what else is special about it. */
type FamilyFacts = {
  /** What it is called in a message. */
  name: string;
  level: 'stop' | 'hold';
  /** It shows that others trust us: only `benefits` can supply it. */
  isProof: boolean;
  /** It is said in numbers: how many customers, how good, how long. */
  isCounted: boolean;
  /** What a brief gives for nothing or vouches for is one thing of it, not everything: a free visit makes no free tyre. */
  isBound: boolean;
};

const plain = { isProof: false, isCounted: false, isBound: false };
const proof = { ...plain, isProof: true };

/** Kinds of statements that a text may make only if the brief makes one of the same kind. */
const families = {
  customers: { ...proof, name: 'other customers', level: 'stop', isCounted: true },
  ratings: { ...proof, name: 'a rating', level: 'stop', isCounted: true },
  reviews: { ...proof, name: 'reviews', level: 'stop', isCounted: true },
  awards: { ...proof, name: 'an award, a test or a certificate', level: 'stop' },
  press: { ...proof, name: 'press or television', level: 'stop' },
  experience: { ...proof, name: 'years of experience', level: 'hold', isCounted: true },
  guarantees: { ...plain, name: 'a guarantee', level: 'stop', isBound: true },
  refunds: { ...plain, name: 'money back', level: 'stop', isBound: true },
  scarcity: { ...plain, name: 'scarcity or a deadline', level: 'hold' },
  free: { ...plain, name: 'something free', level: 'stop', isBound: true },
  rank: { ...plain, name: 'a rank or a superlative', level: 'hold' },
  results: { ...plain, name: 'a result', level: 'stop' },
} satisfies Record<string, FamilyFacts>;

export type Family = keyof typeof families;

/** In the order in which they are checked. */
const familyNames = Object.keys(families) as Family[];

export const factsOfFamily = (family: Family): FamilyFacts => families[family];

/** What the platform's rules look for, list by list. */
export type PolicyList = keyof typeof en.policy;

/** The words of the guard in one language. */
type GuardWords = {
  /** Words with which the seller, the reader and a quoted person speak or are spoken to. */
  us: string[];
  reader: string[];
  speech: string[];
  /** Words with which a price is said to be lower. */
  discount: string[];
  /** Words before the name of a place, and those that say what a price includes. */
  places: string[];
  included: string[];
  families: Record<Family, string[]>;
  /** Phrases that stop a text, in families that otherwise only hold one, because nobody writes them by chance. */
  strict: Partial<Record<Family, string[]>>;
  /** Phrases that look like one of a family and mean something else: "feel free". */
  exceptions: Partial<Record<Family, string[]>>;
  policy: Record<PolicyList, string[]>;
  /** Words between a name and where the person is from, as they are typed: "Karen from Horsham". */
  origins: string[];
  /** Above two pictures: "before:", "after:". */
  headings: Record<'before' | 'after', string[]>;
  /** Words that no sentence ends on, and those, as they are typed, that never come before a full stop. */
  unfinished: Record<'atEnd' | 'beforeStop', string[]>;
};

/** A list of words in a file of the guard. */
export type GuardList =
  | PolicyList
  | 'us'
  | 'reader'
  | 'speech'
  | 'discount'
  | 'places'
  | 'included';

const files: Record<LanguageCode, GuardWords> = { de, en, es, fr, it, nl, pt };

export const guardWordsOf = (language: string): GuardWords => files[lexiconFor(language).code];

/** For rules that apply to texts in any language. */
export const allGuardWords: readonly GuardWords[] = Object.values(files);

const familyOf = new Map(
  familyNames.flatMap((family) =>
    ['families', 'strict'].map((kind) => [
      `${kind} ${family}`,
      { family, isStrict: kind === 'strict' },
    ]),
  ),
);

const entriesOf = (kind: string, lists: Record<string, string[] | undefined>) =>
  Object.entries(lists).map(([name, lines]) => [`${kind} ${name}`, listOf(lines)] as const);

/** All lists of a language in one, so that a text is read once for all rules. */
const indexOf = memoize(languageCodes.length, (code): PhraseIndex => {
  const {
    families: own,
    strict,
    exceptions,
    policy,
    headings,
    unfinished,
    origins,
    ...words
  } = guardWordsOf(code);
  const { numberOf, isAmbiguous } = lexiconFor(code);
  return phraseIndex(
    Object.fromEntries([
      ...entriesOf('families', own),
      ...entriesOf('strict', strict),
      ...entriesOf('exceptions', exceptions),
      ...entriesOf('words', { ...policy, ...words }),
    ]),
    memoizeWords((norm) => numberOf(norm) !== undefined && !isAmbiguous(norm)),
  );
});

/** Where a text has words of the guard, list by list. */
const listsIn = (tokens: readonly Token[], language: string) =>
  phrasesIn(tokens, indexOf(lexiconFor(language).code));

/** Where a text has words of one of the guard's lists. */
export const guardWordsIn = (
  tokens: readonly Token[],
  language: string,
  list: GuardList,
): readonly PhraseHit[] => listsIn(tokens, language).get(`words ${list}`) ?? [];

export type FamilyHit = PhraseHit & { family: Family; isStrict: boolean; text: string };

/** Of hits in the order of their beginnings, those that are in no exception: one pass over both. */
const outside = (hits: readonly PhraseHit[], exceptions: readonly PhraseHit[]): PhraseHit[] => {
  let at = 0;
  let lastEnd = -1;
  return hits.filter(({ start, end }) => {
    for (let next = exceptions[at]; next && next.start <= start; next = exceptions[at]) {
      lastEnd = Math.max(lastEnd, next.end);
      at += 1;
    }
    return lastEnd < end;
  });
};

/** Where a text speaks of customers, ratings, awards and the like; "feel free" offers nothing free. */
export const familiesIn = (text: string, language: string): FamilyHit[] => {
  const lists = listsIn(tokensOf(text), language);
  const familyHits: FamilyHit[] = [];
  for (const [list, hits] of lists) {
    const of = familyOf.get(list);
    if (of)
      for (const hit of outside(hits, lists.get(`exceptions ${of.family}`) ?? []))
        familyHits.push({ ...hit, ...of, text: text.slice(hit.start, hit.end) });
  }
  const orderOf = ({ family, isStrict }: FamilyHit) =>
    familyNames.indexOf(family) - (isStrict ? 0.5 : 0);
  return familyHits.sort((a, b) => orderOf(a) - orderOf(b));
};
