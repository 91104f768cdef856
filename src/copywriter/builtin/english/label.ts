import { lowerFirst } from './capitals.ts';
import { kindOf } from './phrase.ts';
import { isPlainVerb } from './verb-forms.ts';
import { tokens } from './words.ts';

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Praise is not ours to repeat unless a benefit proves it. */
export const stripPraise = (text: string) =>
  text
    .replace(
      /\b(?:(?:the )?(?:world['’]s |very )?(?:best|greatest|finest|ultimate|leading|amazing|awesome|incredible|perfect|top-rated|award-winning|number one|#1)(?:-selling)?|brand[- ]new|new(?= \p{Ll}))\s+/giu,
      '',
    )
    .replace(/\s+(?:ever|of all time|in the world)$/i, '')
    .trim();

/** "Learn Spanish with native teachers" is a sentence to quote, neither name nor kind. */
export const startsWithOrder = (text: string) =>
  wordsOf(text).length > 2 &&
  isPlainVerb(tokens(text)[0] ?? '') &&
  kindOf(lowerFirst(text)) === 'do';

const abbreviation =
  /\b(?:Dr|Mr|Mrs|Ms|St|No|Co|Inc|Ltd|Jr|Sr|vs|etc|e\.g|i\.e|approx|dept|U\.S|A\.T|U\.K)\.$/i;

/** Sentences of a description, not broken after "Dr." or "e.g.". */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/u)
    .reduce<string[]>((done, part) => {
      const last = done.at(-1);
      if (last !== undefined && (abbreviation.test(last) || /^\p{Ll}/u.test(part)))
        done[done.length - 1] = `${last} ${part}`;
      else done.push(part);
      return done;
    }, [])
    .map((sentence) =>
      sentence
        .replace(/[.!]+$/, (marks) => (/(?:\p{L}\.){2,}$/u.test(sentence) ? marks : ''))
        .trim(),
    );

const dangling =
  /\s+(?:and|or|the|an?|of|for|with|in|on|at|to|by|from|that|which|who|our|your|&)$/i;

/** Whole words up to forty characters, never ending on one that points ahead. */
const cutAtWord = (text: string) => {
  let short = '';
  for (const word of wordsOf(text)) {
    if (short && `${short} ${word}`.length > 40) break;
    short = short ? `${short} ${word}` : word;
  }
  while (dangling.test(short)) short = short.replace(dangling, '');
  return short;
};

const longestStatement = 90;

/** "We help restaurants fill empty tables": to be quoted whole, never called by. */
export const isSentence = (text: string) =>
  startsWithOrder(text) || /^(?:we|i|you|our team) \p{L}/iu.test(text);

type Named = { brand: string | null; kind: string | null; shortKind: string | null };

/** Something short enough to print whole: the words before the first comma, bracket or "for". */
export const labelOf = (text: string, { brand, kind, shortKind }: Named) => {
  if (brand) return brand;
  if (isSentence(text)) return text.length <= longestStatement ? text : cutAtWord(text);
  if (kind) return kind.length <= 40 ? kind : (shortKind ?? kind);
  const front = stripPraise(text).split(/,|;|\s\(|\s[–—-]\s|:\s/u)[0] ?? text;
  const beforeFor = front.split(/\s(?:for|that|which|who)\s/u)[0] ?? front;
  return cutAtWord(front.length <= 40 ? front : beforeFor);
};
