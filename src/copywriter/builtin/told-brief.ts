import type { LanguagePack } from '../languages/pack.ts';
import { isDoubtful } from '../spelling/doubt.ts';
import type { Brief } from '../types.ts';
import { atBlankSlashes, splitList, tidy } from './reading/tidy.ts';

/** A phrase that holds several is several: each may be printed or not, and what nobody can read is not. */
export const toldOf = (brief: Brief, pack: LanguagePack): Brief => {
  const isPlain = (text: string) => text !== '' && !isDoubtful(text, pack);
  // An aside that nobody can read leaves the rest as it is.
  const withoutAside = (text: string) =>
    isPlain(text) ? text : text.replace(/\s*\([^()]*\)/gu, '');
  return {
    ...brief,
    offer: brief.offer !== undefined && isPlain(brief.offer) ? tidy(brief.offer) : undefined,
    audience: isPlain(brief.audience) ? brief.audience : '',
    benefits: brief.benefits
      .flatMap((text) => splitList(tidy(text)))
      .map(withoutAside)
      .filter(isPlain),
    // "Coffee stains / smell of dog" are two.
    pain_points: brief.pain_points
      .flatMap((text) => tidy(text).split(atBlankSlashes))
      // "Smell in the garden. Slow drains": one is asked at a time.
      .map((text) => text.replace(/(?<=\p{L}{4})\.\s.*$/su, ''))
      .map(withoutAside)
      .filter(isPlain),
  };
};
