import { setOf } from '../../../kernel/folding/word-index.ts';
import { phraseOf } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { isWord, type Mention } from './fact.ts';
import type { Licence } from './licence.ts';
import { placesOf } from './product-name.ts';

export const everydayCodes = setOf(
  `a4 a5 a3 co2 h2o b2b b2c c2c d2c mp3 mp4 3d 2d 4k 5g 4g web3 w3c wifi6 mp3s c2b p2p k12 y2k r2d2 o2 m2 m3 cm2 cm3 km2 ft2`,
);

const suffix =
  /^(?:k|m|mm|mn|mio|mln|bn|b|x|st|nd|rd|th|h|hr|hrs|min|mins|s|sec|kg|g|mg|lb|lbs|oz|cm|ml|l|gb|tb|mb|w|kw|v|km|ft|mph|er|ere|eme|e|te|ste|p|usd|eur|plus|star|stars|day|days|percent|pct|fold|tsd|tys|mrd|ct|yr|yrs|mo|in|to|of|º)$/;

/** A name such as "CO2" or "B12": letters and digits in one piece. */
export const codeAround = ({ tokens }: Reading, { first, last, by }: Mention) => {
  if (by !== 'digits') return undefined;
  const [before, number, after] = [tokens[first - 1], tokens[first], tokens[first + 1]];
  const joinsLeft = isWord(before) && before.end === number?.start;
  const joinsRight =
    isWord(after) &&
    after.start === number?.end &&
    (!suffix.test(after.text) || everydayCodes.has(number.text + after.text));
  if (!joinsLeft && !joinsRight) return undefined;
  const from = joinsLeft ? first - 1 : first;
  const to = joinsRight ? Math.max(last, first + 2) : last;
  return phraseOf(tokens, from, to, '');
};

/** "Dr. Smith's No. 1 Balm": a number inside the product's own name is no claim. */
export const isInName = (
  { folded }: Reading,
  { start, end }: Mention,
  { name: { whole: name } }: Licence,
): boolean => {
  // A name that boasts is a claim.
  if (/^\D*$|trusted|rated|award|customers|reviews|%|best|leading/.test(name)) return false;
  return placesOf(folded.flat, name).some(([from, to]) => from <= start && end <= to);
};
