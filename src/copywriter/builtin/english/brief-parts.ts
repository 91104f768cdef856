import type { Brief } from '../../types.ts';
import { isCommonWord, lowerFirst, lowerWords } from './capitals.ts';
import { type Countability, numberOf } from './noun-phrase.ts';
import { kindOf, type PhraseKind } from './phrase.ts';
import { tokens } from './words.ts';

export type Phrase = { text: string; kind: PhraseKind; number: Countability };

/** The customer speaks of "my orders", the ad of "your orders". */
const secondPerson: readonly [RegExp, string][] = [
  [/\b(?:I|we) am\b|\bI['’]m\b|\bwe['’]re\b|\bwe are\b/gi, 'you’re'],
  [/\b(?:I|we)['’]ve\b/gi, 'you’ve'],
  [/\b(?:I|we)\b(?!-)/gi, 'you'],
  [/\bmy\b|\bour\b/gi, 'your'],
  [/\bmyself\b|\bourselves\b/gi, 'yourself'],
  [/\b(?:me|us)\b(?!\.)/g, 'you'],
];

const addressed = (text: string) =>
  secondPerson.reduce((spoken, [pattern, by]) => spoken.replace(pattern, by), text);

/** "Works Offline" in title case: capitals that mean nothing come down. */
const calm = (text: string) => {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const isTitle =
    words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}*/u.test(word) && isCommonWord(word));
  return isTitle ? lowerWords(text) : text;
};

export const phraseOf = (text: string): Phrase => {
  const plain = lowerFirst(
    calm(text).replace(/^(?:it|they)(?:['’](?:s|re))? (?=\p{L})/iu, ''),
  ).replace(/^(?=first \p{L}+(?: \p{L}+)? (?:is|are) )/iu, 'your ');
  return { text: plain, kind: kindOf(plain), number: numberOf(plain) };
};

export const painOf = (text: string): Phrase => phraseOf(lowerFirst(addressed(text)));

const content = (text: string) => tokens(text).filter((word) => word.length > 3);

/** A benefit whose every content word the product line has said already adds nothing. */
const isSaid = (benefit: string, product: string) => {
  const said = new Set(tokens(product));
  const words = content(benefit);
  return words.length > 0 && words.every((word) => said.has(word)) && !/\d/.test(benefit);
};

const longest = 120;

export const benefitsOf = ({ benefits, product }: Brief): Phrase[] => {
  const short = benefits.filter((benefit) => benefit.length <= longest);
  const fresh = short.filter((benefit) => !isSaid(benefit, product));
  return (fresh.length > 0 ? fresh : short).map(phraseOf);
};

export const painsOf = ({ pain_points }: Brief): Phrase[] =>
  pain_points.filter((pain) => pain.length <= longest).map(painOf);

const nobody =
  /^(?:all|any(?:one|body)?|every(?:one|body)|general|people|persons?|adults?|men|women|the (?:public|general public)|general (?:public|audience)|consumers?|customers?|users?|audience|n\/?a|none|various|tbd|me|us|you)$/i;

/** The audience as it follows "for": nothing if it is everybody, too long, or a list. */
export const audienceOf = (audience: string): string | null => {
  const plain = lowerFirst(audience).replace(/^(?:for|to|aimed at|targeting)\s+/i, '');
  if (nobody.test(plain) || plain.length > 64 || /[.;:!?\d]/.test(plain)) return null;
  const parts = plain.split(/,\s*/);
  if (parts.length > 3) return null;
  return parts.length > 1 && !/\b(?:and|or|who|that|with)\b/.test(plain)
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
    : plain;
};
