import { memoizeWords, type Token, tokensOf } from './text.ts';

/**
 * Phrases as data. Words are parted by blanks and match without accents or capitals. "custom*" matches
 * the beginning of a word, "*garantie" its end, "a|b" either word, "…" up to three words between, "##" a year, and
 * "#" any number: in words, too, unless a phrase begins with it.
 */
type Step = { words: string[]; isGap: boolean };

/** `order`: its place in its list, those whose first word is whole before the others. */
type Phrase = { list: string; source: string; steps: Step[]; order: number };

/**
 * The phrases of many lists by their first word: whole, its first letters, its last letters, or a number. A text is read
 * once however many lists there are, and a word that begins no phrase costs next to nothing.
 */
type Beginnings = {
  words: Map<string, Phrase[]>;
  beginnings: Map<string, Phrase[]>;
  endings: Map<string, Phrase[]>;
  numbers: Phrase[];
};

export type PhraseIndex = {
  /** Phrases of which the first word may be the one given. */
  startingWith(norm: string): readonly Phrase[];
  /** Whether a word says a number: "three". */
  isNumber(norm: string): boolean;
};

export type PhraseHit = { source: string; start: number; end: number };

const maxGap = 3;

const stepsOf = (source: string): Step[] =>
  source.split(' ').flatMap((part): Step[] => {
    if (part === '…') return [{ words: [], isGap: true }];
    const choices = part.split('|');
    // "d'or" is two words in a text; only a part without choices may hold such a word.
    if (choices.length > 1 || /[*#]/.test(part)) return [{ words: choices, isGap: false }];
    return tokensOf(part).map(({ norm }) => ({ words: [norm], isGap: false }));
  });

/** So many letters of a beginning or an ending are looked up; the rest is compared. */
const maxKey = 3;
/** A beginning that is shorter could be any word; such phrases come after the others of their list. */
const minBeginning = 3;

const addTo = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
  const phrases = map.get(key);
  if (phrases) phrases.push(phrase);
  else map.set(key, [phrase]);
};

const addPhrase = (index: Beginnings, phrase: Phrase, word: string) => {
  if (/^#+$/.test(word)) index.numbers.push(phrase);
  else if (word.startsWith('*')) addTo(index.endings, word.slice(1).slice(-maxKey), phrase);
  else if (word.endsWith('*')) addTo(index.beginnings, word.slice(0, -1).slice(0, maxKey), phrase);
  else addTo(index.words, word, phrase);
};

const isOpen = (word: string) =>
  word.startsWith('#') ||
  word.startsWith('*') ||
  (word.endsWith('*') && word.length <= minBeginning);

const afterAll = 1e6;

/** Lists of phrases, each under its name. */
export const phraseIndex = (
  lists: Record<string, readonly string[]>,
  isNumber: PhraseIndex['isNumber'],
): PhraseIndex => {
  const index: Beginnings = {
    words: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    numbers: [],
  };
  for (const [list, sources] of Object.entries(lists))
    sources.filter(Boolean).forEach((source, at) => {
      const steps = stepsOf(source);
      for (const word of new Set(steps[0]?.words)) {
        const order = isOpen(word) ? at + afterAll : at;
        addPhrase(index, { list, source, steps, order }, word);
      }
    });
  return { startingWith: memoizeWords((norm) => findCandidates(index, norm)), isNumber };
};

const fits = (
  { norm, kind }: Token,
  words: readonly string[],
  isNumber: PhraseIndex['isNumber'],
): boolean => {
  // Texts may be full of numbers, and hardly a word of a phrase is one.
  if (kind === 'number')
    return (
      words.includes('#') ||
      words.includes(norm) ||
      (words.includes('##') && /^(?:19|20)\d\d$/.test(norm))
    );
  return words.some((word) => {
    if (word === '#') return isNumber(norm);
    if (word.startsWith('*')) return norm.endsWith(word.slice(1));
    return word.endsWith('*') ? norm.startsWith(word.slice(0, -1)) : norm === word;
  });
};

const isEndOfSentence = ({ norm }: Token): boolean => /^[.!?…;]$/.test(norm);

/** The token after the phrase when it begins here, or undefined. */
const endOf = (
  tokens: readonly Token[],
  at: number,
  steps: readonly Step[],
  isNumber: PhraseIndex['isNumber'],
): number | undefined => {
  let next = at;
  for (let step = 0; step < steps.length; step++) {
    const { words, isGap } = steps[step] ?? { words: [], isGap: false };
    if (isGap) {
      const rest = steps.slice(step + 1);
      for (let skip = 0; skip <= maxGap; skip++) {
        const end = endOf(tokens, next + skip, rest, isNumber);
        if (end !== undefined) return end;
        const skippedToken = tokens[next + skip];
        if (!skippedToken || isEndOfSentence(skippedToken)) return undefined;
      }
      return undefined;
    }
    // Hyphens and apostrophes join words that a phrase writes apart.
    while (step > 0 && /^[-'’‑]$/.test(tokens[next]?.norm ?? '')) next += 1;
    const token = tokens[next];
    if (!token || !fits(token, words, isNumber)) return undefined;
    next += 1;
  }
  return next;
};

/** Phrases of which the first word may be this one. */
const findCandidates = (index: Beginnings, norm: string): readonly Phrase[] => {
  const candidates = [...(index.words.get(norm) ?? [])];
  const maxLength = Math.min(maxKey, norm.length);
  for (let length = 0; length <= maxLength; length++) {
    const beginning = index.beginnings.get(norm.slice(0, length));
    if (beginning) candidates.push(...beginning);
    const ending = index.endings.get(norm.slice(norm.length - length));
    if (ending) candidates.push(...ending);
  }
  if (/^\p{N}/u.test(norm)) candidates.push(...index.numbers);
  return candidates.sort((one, other) => one.order - other.order);
};

const readPhrases = (tokens: readonly Token[], index: PhraseIndex): Map<string, PhraseHit[]> => {
  const hits = new Map<string, PhraseHit[]>();
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (!first) continue;
    for (const { list, source, steps } of index.startingWith(first.norm)) {
      const end = endOf(tokens, at, steps, index.isNumber);
      const last = tokens[(end ?? 0) - 1];
      if (end === undefined || !last) continue;
      const hit = { source, start: first.start, end: last.end };
      const listHits = hits.get(list);
      if (listHits) listHits.push(hit);
      else hits.set(list, [hit]);
    }
  }
  return hits;
};

type CachedHits = { index: PhraseIndex; hits: Map<string, PhraseHit[]> };
const cachedHits = new WeakMap<readonly Token[], CachedHits>();

/** Where a text has phrases, by the name of their list; each rule asks for another list of the same text. */
export const phrasesIn = (
  tokens: readonly Token[],
  index: PhraseIndex,
): ReadonlyMap<string, PhraseHit[]> => {
  const cachedEntry = cachedHits.get(tokens);
  if (cachedEntry?.index === index) return cachedEntry.hits;
  const hits = readPhrases(tokens, index);
  cachedHits.set(tokens, { index, hits });
  return hits;
};
