import type { Folded } from '../folding/fold.ts';

/** A word, a number, a run of unspaced script, or a sign that means something to the rules. */
export type Token = {
  kind: 'word' | 'number' | 'script' | 'sign';
  text: string;
  start: number;
  end: number;
  /** Part of the product's name. */
  isName?: true;
};

// "R$ 25" is one sign of money. Hyphens, quotes and brackets are left out: "award-winning" is two neighbouring words. A quotation
// mark right after a digit stays: it may be inches.
const piece =
  /([0-9]+(?:[.,'_][0-9]+)*)|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+)|((?<![\p{L}\p{M}])(?:r|us|au?|ca?|nz)\$(?=\s?\d)|[\p{L}\p{M}]+)|((?<=[0-9])(?:"|\.º)|[.!?,;:\n/%‰#+<>~=–@&★…$€£¥₹₽₩₺฿º°])/gu;

export const tokenise = ({ flat }: Pick<Folded, 'flat'>): Token[] =>
  [...flat.matchAll(piece)].map(({ 0: text, 1: number, 2: script, 3: word, index }) => ({
    kind: number ? 'number' : script ? 'script' : word ? 'word' : 'sign',
    // "7.º" is "7º".
    text: text === '.º' ? 'º' : text,
    start: index,
    end: index + text.length,
  }));

/** Whether a place of the folded text is between quotation marks. */
export const isQuotedAt = ({ cased }: Pick<Folded, 'cased'>, at: number): boolean =>
  cased.slice(0, at).split('"').length % 2 === 0;

/** The word at a place; nothing beyond the ends. */
export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** The words between two places, the second excluded, as one string. */
export const phraseOf = (tokens: readonly Token[], from: number, to: number, joint = ' '): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(joint);

/** Whether such a word stands between two places, the second excluded. */
export const hasWord = (
  tokens: readonly Token[],
  from: number,
  to: number,
  such: RegExp | ((word: string) => boolean),
): boolean =>
  tokens
    .slice(Math.max(0, from), to)
    .some(({ text }) => (typeof such === 'function' ? such(text) : such.test(text)));

/** Two places, the second excluded, and where the tokens between them stand in the text. */
export const rangeOf = (tokens: readonly Token[], first: number, last: number) => ({
  first,
  last,
  start: tokens[first]?.start ?? 0,
  end: tokens[last - 1]?.end ?? 0,
});

const enders = new Set(['.', '!', '?', '\n', '…']);

const endsSentence = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'sign' && enders.has(token.text));

// No sentence of an ad is longer; without a bound a hostile one would be read again and again.
const reach = 60;

/** Token indexes of the sentence around `at`: first included, last excluded. */
export const sentenceAround = (tokens: readonly Token[], at: number): [number, number] => {
  let first = at;
  while (first > 0 && at - first < reach && !endsSentence(tokens[first - 1])) first -= 1;
  let last = at;
  while (last < tokens.length && last - at < reach && !endsSentence(tokens[last])) last += 1;
  return [first, last];
};
