import { cutAtWord } from '../cut-at-word.ts';
import { lowerFirst } from './capitals.ts';
import { kindOf } from './phrase.ts';
import { isPlainVerb } from './verb-forms.ts';
import { tokens } from './words.ts';

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Praise is not ours to repeat unless a benefit proves it. */
export const stripPraise = (text: string) =>
  text
    .replace(
      /\b(?:(?:the )?(?:world['’]s |very )?(?:best|greatest|finest|ultimate|leading|amazing|awesome|incredible|perfect|top-rated|award-winning|number one|#1)(?:-selling)?|brand[- ]new)\s+/giu,
      '',
    )
    // Not case-blind, or "New York" would lose its first half.
    .replace(/\b[Nn]ew\s+(?=\p{Ll})/gu, '')
    .replace(/\s+(?:ever|of all time|in the world)$/i, '')
    .trim();

/** "Learn Spanish with native teachers" is a sentence to quote, neither name nor kind. */
export const startsWithOrder = (text: string) =>
  wordsOf(text).length > 2 &&
  isPlainVerb(tokens(text)[0] ?? '') &&
  kindOf(lowerFirst(text)) === 'do';

const dangling =
  /\s+(?:and|or|the|an?|of|for|with|in|on|at|to|by|from|that|which|who|our|your|&)$/i;

const longestLabel = 40;

const cut = (text: string) => cutAtWord(text, longestLabel, dangling);

const longestStatement = 90;

/** "We help restaurants fill empty tables": to be quoted whole, never called by. */
export const isSentence = (text: string) =>
  startsWithOrder(text) || /^(?:we|i|you|our team) \p{L}/iu.test(text);

type Named = { brand: string | null; kind: string | null; shortKind: string | null };

/** Something short enough to print whole: the words before the first comma, bracket or "for". */
export const labelOf = (text: string, { brand, kind, shortKind }: Named) => {
  if (brand) return brand;
  if (isSentence(text)) return text.length <= longestStatement ? text : cut(text);
  if (kind) return kind.length <= longestLabel ? kind : (shortKind ?? kind);
  const front = stripPraise(text).split(/,(?!\d)|;|\s\(|\s[–—-]\s|:\s/u)[0] ?? text;
  const beforeFor = front.split(/\s(?:for|that|which|who)\s/u)[0] ?? front;
  return cut(front.length <= longestLabel ? front : beforeFor);
};
