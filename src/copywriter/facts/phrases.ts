import { type Token, tokensOf } from './text.ts';

/**
 * Phrases as data. Words are parted by blanks and match without accents or capitals. "custom*" matches
 * the beginning of a word, "*garantie" its end, "a|b" either word, "…" up to three words between, and
 * "#" any number.
 */
type Step = { words: string[]; isGap: boolean };

type Phrase = { source: string; steps: Step[] };

export type PhraseList = { byStart: Map<string, Phrase[]>; open: Phrase[] };

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

const startOf = (word: string): string => word.slice(0, 3);

/** Sorted by how the first word begins, so that a text is read once however long the list is. */
export const phraseList = (sources: readonly string[]): PhraseList => {
  const byStart = new Map<string, Phrase[]>();
  const open: Phrase[] = [];
  for (const source of sources.filter(Boolean)) {
    const phrase = { source, steps: stepsOf(source) };
    for (const word of phrase.steps[0]?.words ?? []) {
      // A whole word shorter than a start is its own start; a short beginning could be any.
      const isOpen =
        word.startsWith('*') || word === '#' || (word.endsWith('*') && word.length < 4);
      if (isOpen) open.push(phrase);
      else
        byStart.set(startOf(word.replace('*', '')), [
          ...(byStart.get(startOf(word.replace('*', ''))) ?? []),
          phrase,
        ]);
    }
  }
  return { byStart, open };
};

const fits = ({ norm, kind }: Token, words: readonly string[]): boolean =>
  words.some((word) => {
    if (word === '#') return kind === 'number';
    if (word.startsWith('*')) return norm.endsWith(word.slice(1));
    return word.endsWith('*') ? norm.startsWith(word.slice(0, -1)) : norm === word;
  });

const isEndOfSentence = ({ norm }: Token): boolean => /^[.!?…;]$/.test(norm);

/** The token after the phrase when it begins here, or undefined. */
const endOf = (
  tokens: readonly Token[],
  at: number,
  steps: readonly Step[],
): number | undefined => {
  let reached = at;
  for (let step = 0; step < steps.length; step++) {
    const { words, isGap } = steps[step] ?? { words: [], isGap: false };
    if (isGap) {
      const rest = steps.slice(step + 1);
      for (let skip = 0; skip <= maxGap; skip++) {
        const end = endOf(tokens, reached + skip, rest);
        if (end !== undefined) return end;
        const passed = tokens[reached + skip];
        if (!passed || isEndOfSentence(passed)) return undefined;
      }
      return undefined;
    }
    // Hyphens and apostrophes join words that a phrase writes apart.
    while (step > 0 && /^[-'’‑]$/.test(tokens[reached]?.norm ?? '')) reached += 1;
    const token = tokens[reached];
    if (!token || !fits(token, words)) return undefined;
    reached += 1;
  }
  return reached;
};

/** Where phrases of the list stand in a text. */
export const phrasesIn = (tokens: readonly Token[], list: PhraseList): PhraseHit[] => {
  const hits: PhraseHit[] = [];
  const look = (at: number, { source, steps }: Phrase) => {
    const end = endOf(tokens, at, steps);
    const [first, last] = [tokens[at], tokens[(end ?? 0) - 1]];
    if (end !== undefined && first && last)
      hits.push({ source, start: first.start, end: last.end });
  };
  for (let at = 0; at < tokens.length; at++) {
    const { norm = '' } = tokens[at] ?? {};
    for (const phrase of list.byStart.get(startOf(norm)) ?? []) look(at, phrase);
    for (const phrase of list.open) look(at, phrase);
  }
  return hits;
};
