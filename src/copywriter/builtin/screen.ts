import { guard } from '../guard/guard.ts';
import { judgeFor } from '../guard/judge.ts';
import { checkShape } from '../guard/shape.ts';
import { type Brief, type Copy, isStopped, type Variant } from '../types.ts';
import { upperFirst } from './capitals.ts';
import { sentencesOf } from './sentences.ts';

/** The second lock, asked about one piece at a time, so that a piece it refuses can be written another way. */
export type Screen = {
  variant(variant: Variant): boolean;
  text(text: string): boolean;
};

export const noScreen: Screen = { variant: () => true, text: () => true };

export const passes = (copy: Copy, brief: Brief) => !isStopped(guard(copy, brief));

const saysNothingWrong = (text: string, brief: Brief) =>
  !isStopped(judgeFor(brief).text(text, 'text'));

/** Asks about single pieces; counts and repeats are the composer's own business. */
export const screenFor = (brief: Brief): Screen => {
  const isClean = (text: string) => saysNothingWrong(text, brief);
  const alone: Brief = { ...brief, num_variants: 1, num_hooks: 0 };
  return {
    text: isClean,
    variant: (variant) =>
      [variant.hook, variant.headline, variant.description, variant.primary_text].every(isClean) &&
      !isStopped(checkShape({ variants: [{ ...variant, id: 'v1' }], hooks: [] }, alone)),
  };
};

export const isPrintable = (text: string, brief: Brief) =>
  [`${upperFirst(text)}.`, `${upperFirst(text)}?`].every((sentence) =>
    saysNothingWrong(sentence, brief),
  );

const isAccepted = (text: string, brief: Brief) => saysNothingWrong(`${text}.`, brief);

/** Shorter and shorter readings of a description: without the last bracket, up to the last comma, "that" or "loved by", and so on back. */
const shorterReadings = (text: string): string[] => {
  const bare = text.replace(/\s*\([^()]*\)$/u, '');
  if (bare !== text) return [text, ...shorterReadings(bare)];
  const cut = text
    .replace(
      /(?:[,;:(]|\s[–—-]|\s(?:that|which|who|with|for|and|für|mit|und|pour|qui|avec|et|para|que|con|y|per|che|com|e|voor|die|met|en|(?:loved|trusted|used|chosen|recommended|approved|backed|endorsed) by|rated|voted))\s[^,;:(]*$/iu,
      '',
    )
    .trim();
  return cut === text || !/\p{L}/u.test(cut) ? [text] : [text, ...shorterReadings(cut)];
};

/** The words in front of the first that the guard objects to: better than no ad. */
const upToObjection = (text: string, brief: Brief) => {
  const found = judgeFor(brief)
    .text(`${text}.`, 'product')
    .find(({ level }) => level === 'stop');
  const front = text.slice(0, found?.start ?? 0).replace(/[\s,–-]+$|\s*\([^)]*$/gu, '');
  return front !== '' && isAccepted(front, brief) ? front : undefined;
};

/** The product as far as the guard lets it be told; never with a hole in the middle of a sentence. */
const printableProduct = (product: string, brief: Brief) => {
  // '"Muddy Mutts" – Exeter' is a name and its town, not somebody's word.
  const named = product.replace(
    /["“„«](\p{Lu}[\p{L}’'&-]*(?: [\p{Lu}&][\p{L}’'-]*){0,3})["”“»]/gu,
    '$1',
  );
  if (isAccepted(product, brief)) return product;
  if (isAccepted(named, brief)) return named;
  const [first = product, ...rest] = sentencesOf(product);
  const told =
    shorterReadings(first).find((text) => isAccepted(text, brief)) ?? upToObjection(first, brief);
  const more = rest.filter((sentence) => isAccepted(sentence, brief));
  // A bracket that was cut open goes whole.
  return [(told ?? first).replace(/\s*\([^)]*$/u, ''), ...more].join('. ');
};

/** What of the brief may be printed at all, in the words it would be printed in: supplied does not mean allowed. */
export const printableBrief = (told: Brief, asked: Brief): Brief => {
  const mayPrint = (text: string) => isPrintable(text, asked);
  return {
    ...told,
    product: printableProduct(told.product, asked),
    audience: mayPrint(told.audience) ? told.audience : '',
    offer: told.offer !== undefined && mayPrint(told.offer) ? told.offer : undefined,
    benefits: told.benefits.filter(mayPrint),
    pain_points: told.pain_points.filter(mayPrint),
  };
};
