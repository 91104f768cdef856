import type { Brief } from '../types.ts';
import { atBlankSlashes, fewestEntries, splitList, tidy } from './reading/tidy.ts';

/** A phrase that holds several is several: each may be printed or not. */
export const splitEntries = (brief: Brief): Brief => ({
  ...brief,
  offer: splitList(tidy(brief.offer ?? ''), Infinity)[0],
  benefits: brief.benefits.flatMap((text) =>
    // Where there is but one entry, it is all there is to tell.
    splitList(tidy(text), brief.benefits.length < fewestEntries ? 0 : undefined),
  ),
  // Of "coffee stains / smell of dog" one is told; of "love bees, no time / a bit scared" neither half stands alone.
  pain_points: brief.pain_points
    .map((text) => tidy(text).replace(/ → .*$/su, ''))
    .map((text) => (text.includes(',') ? text : (text.split(atBlankSlashes)[0] ?? text)))
    // "Cheaper in aluminium? hardly ever": its half would say the opposite.
    .filter((text) => !/^[^«“"„]*\?\s+\p{Ll}/u.test(text))
    // "Smell in the garden. Slow drains": one is asked at a time.
    .map((text) => text.replace(/(?<=^[^«“"„]*)(?:(?<=\p{L}{4})\.|\?)\s.*$/su, ''))
    .filter(Boolean),
});
