import de from '../languages/de.guard.json' with { type: 'json' };
import en from '../languages/en.guard.json' with { type: 'json' };
import es from '../languages/es.guard.json' with { type: 'json' };
import fr from '../languages/fr.guard.json' with { type: 'json' };
import it from '../languages/it.guard.json' with { type: 'json' };
import nl from '../languages/nl.guard.json' with { type: 'json' };
import pt from '../languages/pt.guard.json' with { type: 'json' };
import { type PhraseHit, type PhraseList, phraseList, phrasesIn } from './phrases.ts';
import { tokensOf } from './text.ts';
import { lexiconFor } from './words.ts';

/** Kinds of statements that a text may make only if the brief makes one of the same kind. */
const families = [
  'customers',
  'ratings',
  'reviews',
  'awards',
  'press',
  'experience',
  'guarantees',
  'scarcity',
  'free',
  'rank',
  'results',
] as const;

export type Family = (typeof families)[number];

/** What shows that others trust us: only `benefits` can supply it. */
export const proofFamilies: readonly Family[] = [
  'customers',
  'ratings',
  'reviews',
  'awards',
  'press',
  'experience',
];

/** Proof that is told in numbers: how many customers, how good, how long. */
export const countedFamilies: readonly Family[] = ['customers', 'ratings', 'reviews', 'experience'];

/** The words of the guard in one language. */
export type GuardWords = {
  /** Words with which the seller, the reader and a quoted person speak or are spoken to. */
  us: string[];
  reader: string[];
  speech: string[];
  families: Record<Family, string[]>;
  /** Phrases that look like one of a family and are none: "feel free". */
  exceptions: Record<Family, string[]>;
  policy: Record<string, string[]>;
};

// A JSON module has the type of its own contents; all seven have these keys.
const files = { de, en, es, fr, it, nl, pt } as unknown as Record<string, GuardWords>;

export const guardWordsOf = (code: string): GuardWords => files[code] ?? (en as GuardWords);

const lists = new Map<string, Map<Family, PhraseList>>();

const listsFor = (code: string, name: 'families' | 'exceptions'): Map<Family, PhraseList> => {
  const key = `${code} ${name}`;
  const known =
    lists.get(key) ??
    new Map(families.map((family) => [family, phraseList(guardWordsOf(code)[name][family])]));
  lists.set(key, known);
  return known;
};

export type FamilyHit = PhraseHit & { family: Family; text: string };

const hitsIn = (text: string, language: string, name: 'families' | 'exceptions'): FamilyHit[] => {
  const tokens = tokensOf(text);
  return [...listsFor(lexiconFor(language).code, name)].flatMap(([family, list]) =>
    phrasesIn(tokens, list).map((hit) => ({
      ...hit,
      family,
      text: text.slice(hit.start, hit.end),
    })),
  );
};

/** Where a text speaks of customers, ratings, awards and the like; "feel free" offers nothing free. */
export const familiesIn = (text: string, language: string): FamilyHit[] => {
  const exceptions = hitsIn(text, language, 'exceptions');
  return hitsIn(text, language, 'families').filter(
    (hit) =>
      !exceptions.some(
        ({ family, start, end }) => family === hit.family && start <= hit.start && hit.end <= end,
      ),
  );
};
