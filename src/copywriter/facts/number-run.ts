import { isBesides, type Token } from './text.ts';
import { type Lexicon, sumOfParts } from './words.ts';

const blanks = /[\s\u00a0\u202f]/g;

/** 1.000,50 · 1,000.50 · 1 000,50 · 1'000.50: a single mark before exactly three digits separates thousands. */
const numberFrom = (digits: string): number => {
  const text = digits.replace(blanks, '').replace(/['’]/g, '');
  if (!/^\d/.test(text)) {
    const [above = '', below = '1'] = text.normalize('NFKC').split('\u2044');
    return Number(above) / Number(below);
  }
  const marks = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const tail = text.length - last - 1;
  const isGrouped =
    marks.length > 0 && new Set(marks).size === 1 && tail === 3 && !text.startsWith('0');
  const whole = last < 0 || isGrouped ? text : text.slice(0, last);
  const value = Number(whole.replace(/[.,]/g, ''));
  if (last < 0 || isGrouped) return value;
  // "1.2.3" is a version and no number.
  if (marks.length > 1 && new Set(marks).size === 1) return Number.NaN;
  return Number(`${value}.${text.slice(last + 1)}`);
};

/** A run of tokens that says one number: digits, or words such as "twenty five thousand". */
export type Run = { first: number; next: number; value: number; isWord: boolean };

/** Words of scale that may follow digits: "12 mil", "10k", "3 Mio.", "£2m" */
const scaleOf = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const token = tokens[at];
  if (token?.kind !== 'word') return 1;
  const isLetter = token.norm.length === 1;
  if (isLetter && !isBesides(tokens[at - 1], token)) return 1;
  if (isLetter && token.norm === 'k') return 1000;
  // "£2m cover": after a currency symbol, the letter does not mean metres.
  if (token.norm === 'm' && /^[€$£]$/.test(tokens[at - 2]?.norm ?? '')) return 1_000_000;
  const value = lexicon.words.numbers[token.norm] ?? 1;
  return value >= 100 ? value : 1;
};

/** The number that begins here, if one does. */
export const runAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): Run | undefined => {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const scale = scaleOf(tokens, at + 1, lexicon);
    const value = numberFrom(token.norm) * scale;
    return { first: at, next: scale > 1 ? at + 2 : at + 1, value, isWord: false };
  }
  if (token?.kind !== 'word') return undefined;
  const parts: number[] = [];
  let next = at;
  for (let look = at; look < tokens.length; look++) {
    const norm = tokens[look]?.norm ?? '';
    const value = lexicon.numberOf(norm);
    if (value !== undefined && norm !== 'k') {
      // "ein oder zwei Hunde" are two numbers, "zwanzig fünf" is one: after units only scales follow.
      const before = parts.at(-1);
      const belongs =
        before === undefined ||
        value >= 100 ||
        before > value ||
        (lexicon.words.countsInTwenties && before === 4 && value === 20);
      if (!belongs || (value < 1 && before !== undefined)) break;
      parts.push(value);
      next = look + 1;
    } else if (
      parts.length === 0 ||
      look !== next ||
      !(norm === '-' || lexicon.words.joins.includes(norm))
    )
      break;
  }
  if (parts.length === 0) return undefined;
  // "a half": the article adds nothing to what follows.
  const after = lexicon.numberOf(tokens[next]?.norm ?? '');
  if (next === at + 1 && parts[0] === 1 && after !== undefined && after < 1) return undefined;
  return {
    first: at,
    next,
    value: sumOfParts(parts, lexicon.words.countsInTwenties),
    isWord: true,
  };
};
