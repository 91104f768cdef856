import { wordsOfBrief } from '../language.ts';
import { stemsOf } from '../opening-words.ts';
import { type Brief, limits } from '../types.ts';

const shown = limits.firstScreen;

const abbreviation =
  /(?:^|[\s("])(?:dr|st|mr|mrs|ms|prof|no|nr|e\.g|i\.e|vs|etc|u\.s|approx|inc|ltd|co|jr|sr|bzw|z\.b|ca|art|sra|dra|pág|p\.m|a\.m)\.$/i;
const initial = /(?:^|[\s.])\p{Lu}\.$/u;
const sentenceEnd = /[.!?…。！？।؟]["”’»」)]*(?=\s|$)|[。！？](?=.)|\n/gu;

const pairs = ['()', '[]', '“”', '«»', '「」'];

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const leavesOpen = (text: string): boolean =>
  pairs.some(([open = '', close = '']) => count(text, open) > count(text, close)) ||
  count(text, '"') % 2 === 1;

/** The part of a long text a reader sees as whole sentences before "see more". */
const wholeSentences = (text: string): string => {
  let last = 0;
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    const end = index + mark.trimEnd().length;
    if (end > shown) break;
    const before = text.slice(0, index + 1);
    if (mark === '\n' || (!abbreviation.test(before) && !initial.test(before))) last = end;
  }
  return text.slice(0, last);
};

const namesSubject = (text: string, brief: Brief): boolean => {
  const given = wordsOfBrief(brief);
  const known = new Set(stemsOf(given));
  // A brief of very short words, or one written without blanks, gives nothing to compare with.
  if (known.size === 0 || /[\u0e00-\u0eff\u3040-\u9fff]/.test(given)) return true;
  const spoken = text.toLowerCase();
  return (
    stemsOf(text).some((stem) => known.has(stem)) ||
    [brief.product, ...brief.benefits].some(
      (name) => name.length < 4 && spoken.includes(name.toLowerCase()),
    )
  );
};

/** What keeps the first 125 characters from making sense alone, or undefined when they do. */
export const firstScreenFault = (text: string, hook: string, brief: Brief): string | undefined => {
  if (text.length <= shown) return undefined;
  if (hook.length > shown) return 'does not show the whole hook in its first 125 characters.';
  const whole = wholeSentences(text);
  if (whole === '')
    return 'has no sentence end in its first 125 characters: open with a shorter sentence.';
  if (leavesOpen(whole)) return 'leaves a quotation or bracket open in its first 125 characters.';
  if (/:\s*$/.test(whole)) return 'breaks off at a colon in its first 125 characters.';
  return namesSubject(text.slice(0, shown), brief)
    ? undefined
    : 'does not name the product, a benefit, a pain or the offer in its first 125 characters.';
};
