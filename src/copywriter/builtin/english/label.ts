import { cutAtWord } from '../cut-at-word.ts';
import { isAcronym } from './acronyms.ts';
import { lowerFirst } from './capitals.ts';
import { kindOf } from './phrase.ts';
import { isPlainVerb } from './verb-forms.ts';
import { tokens } from './words.ts';

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

const superlatives =
  'best|greatest|finest|ultimate|leading|fastest|cheapest|easiest|amazing|awesome|incredible|perfect|(?:top|highest)-rated|award-winning|world-class|world-leading|bestselling|(?:number|no\\.) ?(?:one|1)|#1|most (?:trusted|popular|loved|advanced|recommended|reliable)|(?:clinically|scientifically) (?:proven|tested)|(?:doctor|dentist|expert|vet)[- ](?:recommended|approved)';

const places =
  'world|planet|nation|country|industry|city|town|britain|england|scotland|wales|ireland|london|america|canada|australia|europe';

/** "The world's best", "#1 bestselling"; any other owner is somebody's name: "Tom's best burgers". */
const praiseOf = (words: string) =>
  `(?<![\\p{L}\\p{N}-])(?:(?:the )?(?:(?:${places})['’]s |very )?(?:${words})(?:[- ]selling)?|brand[- ]new)\\s+`;

const praise = new RegExp(praiseOf(superlatives), 'giu');

/** Praise is not ours to repeat unless a benefit proves it. */
export const stripPraise = (text: string) =>
  text
    .replace(praise, '')
    // Not case-blind, or "New York" would lose its first half.
    .replace(/\b[Nn]ew\s+(?=\p{Ll})/gu, '')
    .replace(/\s+(?:ever|of all time|in the world)$/i, '')
    .trim();

/** In front these praise too; further on they may be what is meant, as in a women only gym. */
const leadingPraise = new RegExp(`^(?:${praiseOf(`${superlatives}|top|only|favou?rite`)})+`, 'iu');

/** Praise in front of a thing; "Best Western" is a name, and stays one. */
export const stripLeadingPraise = (text: string) => {
  const bare = text.replace(leadingPraise, '');
  const [first = ''] = wordsOf(bare);
  return /^\p{Ll}/u.test(first) || isAcronym(first) ? bare : text;
};

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
