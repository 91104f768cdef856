import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { Mention } from './mention.ts';
import { conceptOf } from './phrases/concepts.ts';

/** "Dr. Smith's No. 1 Balm": a number inside the product's own name is no claim. */
export const isInName = (
  { folded }: Reading,
  { start, end }: Mention,
  { name: { whole: name }, said }: Licence,
): boolean => {
  if (!/\d/.test(name) || /^(?:the|a|an|el|la|le|der|die|das|o|il|de|het) /.test(name))
    return false;
  const product = said.find(({ source }) => source === 'product')?.flat ?? '';
  if (
    /trusted|rated|award|customers|reviews|%|best|leading/.test(name) ||
    !product.startsWith(name)
  )
    return false;
  for (let at = folded.flat.indexOf(name); at >= 0; at = folded.flat.indexOf(name, at + 1)) {
    if (at <= start && end <= at + name.length) return true;
  }
  return false;
};

/** "15 % off box number one", where the brief speaks of the first box. */
export const isFirstOfThem = (
  { tokens }: Reading,
  { by, first, last }: Mention,
  { words }: Licence,
): boolean =>
  by === 'rank' &&
  words.has(tokens[first - 1]?.text ?? '') &&
  tokens[last]?.kind !== 'word' &&
  [...words].some((word) => conceptOf(word) === 'first');
