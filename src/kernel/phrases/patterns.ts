import { remembering } from '../folding/word-index.ts';
import { type Element, readPattern } from './pattern-syntax.ts';
import type { Token } from './tokens.ts';

type Pattern<T> = {
  elements: readonly Element[];
  /** The one word that it must end in, where it is one: a text without it needs no closer look. */
  lastWord: string | undefined;
  tag: T;
};

export type Match<T> = { tag: T; first: number; last: number };

export type PatternSet<T> = { find(tokens: readonly Token[]): Match<T>[] };

export type NounOf = (word: string) => string | undefined;

const fits = (element: Element, token: Token | undefined, nounOf: NounOf): boolean => {
  if (!token) return false;
  if (element.anyWord) return token.kind === 'word' || token.kind === 'number';
  if (element.number && (token.kind === 'number' || nounOf(token.text) === 'number')) return true;
  if (element.exact.has(token.text)) return true;
  if (token.isName && element.nouns.has('name')) return true;
  if (token.kind !== 'word') return false;
  for (const stem of element.stems) if (token.text.startsWith(stem)) return true;
  if (element.nouns.size === 0) return false;
  const noun = nounOf(token.text);
  return noun !== undefined && element.nouns.has(noun);
};

const longGap = 4;

const parts = /^(?:without|ohne|sans|sin|senza|sem|zonder)$/;

const matchFrom = (
  elements: readonly Element[],
  at: number,
  tokens: readonly Token[],
  place: number,
  nounOf: NounOf,
): number => {
  const element = elements[at];
  if (!element) return place;
  if (element.gap > 0) {
    for (let skip = 0; skip <= element.gap; skip += 1) {
      const end = matchFrom(elements, at + 1, tokens, place + skip, nounOf);
      if (end >= 0) return end;
      const next = tokens[place + skip];
      // "Team building without trust falls" says nothing of trust.
      if (!next || parts.test(next.text)) return -1;
      // Only a long gap reaches over a comma: "After three lessons, you will …".
      if (next.kind === 'sign' && (next.text !== ',' || element.gap < longGap)) return -1;
    }
    return -1;
  }
  if (fits(element, tokens[place], nounOf)) {
    const end = matchFrom(elements, at + 1, tokens, place + 1, nounOf);
    if (end >= 0) return end;
  }
  return element.optional ? matchFrom(elements, at + 1, tokens, place, nounOf) : -1;
};

const lastWordOf = (elements: readonly Element[]): string | undefined => {
  const last = elements.at(-1);
  if (last?.exact.size !== 1 || last.stems.length > 0 || last.nouns.size > 0) return;
  if (last.optional || last.number || last.anyWord) return;
  return [...last.exact][0];
};

export const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

export const compilePatterns = <T>(
  entries: Iterable<readonly [source: string, tag: T]>,
  nounOf: NounOf = () => undefined,
): PatternSet<T> => {
  const byWord = new Map<string, Pattern<T>[]>();
  const byStem = new Map<string, { stem: string; pattern: Pattern<T> }[]>();
  const byNoun = new Map<string, Pattern<T>[]>();
  const byNumber: Pattern<T>[] = [];
  for (const [source, tag] of entries) {
    for (const elements of readPattern(source)) {
      const pattern = { elements, lastWord: lastWordOf(elements), tag };
      const head = elements[0];
      if (!head || head.optional || head.anyWord || head.gap > 0) {
        throw new Error(`a pattern must begin with a word: ${source}`);
      }
      if (head.number) {
        byNumber.push(pattern);
        push(byNoun, 'number', pattern);
      }
      for (const noun of head.nouns) push(byNoun, noun, pattern);
      for (const word of head.exact) push(byWord, word, pattern);
      for (const stem of head.stems) push(byStem, stem.slice(0, 2), { stem, pattern });
    }
  }
  /** The patterns a word can begin, whichever way it does. */
  const begunBy = remembering((word): readonly Pattern<T>[] => {
    const stems = byStem.get(word.slice(0, 2)) ?? [];
    const noun = byNoun.size === 0 ? undefined : nounOf(word);
    return [
      ...(byWord.get(word) ?? []),
      ...stems.filter(({ stem }) => word.startsWith(stem)).map(({ pattern }) => pattern),
      ...(noun === undefined ? [] : (byNoun.get(noun) ?? [])),
    ];
  });

  return {
    find(tokens) {
      const found: Match<T>[] = [];
      const words = new Set(tokens.map(({ text }) => text));
      const tryAll = (patterns: readonly Pattern<T>[], first: number): void => {
        for (const { elements, lastWord, tag } of patterns) {
          if (lastWord !== undefined && !words.has(lastWord)) continue;
          const last = matchFrom(elements, 1, tokens, first + 1, nounOf);
          if (last >= 0) found.push({ tag, first, last });
        }
      };
      tokens.forEach(({ text, kind }, first) => {
        tryAll(kind === 'word' ? begunBy(text) : (byWord.get(text) ?? []), first);
        if (kind === 'number') tryAll(byNumber, first);
      });
      return found;
    },
  };
};
