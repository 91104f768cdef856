import { type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import { roleBefore, roleFrom } from './context.ts';
import { isWord, type Sight } from './fact.ts';

const between =
  /^(?:[a-z]{0,2}[$€£¥₹]|a|an|the|un|une|una|de|d|la|le|il|o|del|der|die|das|het|ein|eine|our|size|level|taille|talla|taglia|maat)$/;

/** A bound of two words ends what it bounds; before a word it belongs to that. */
const isOfNext = (tokens: readonly Token[], end: number, start: number): boolean =>
  end > start + 1 && isWord(tokens[end]);

/** A blank on both sides. */
const isSpaced = (tokens: readonly Token[], at: number): boolean => {
  const [before, sign, after] = tokens.slice(at - 1, at + 2);
  return sign?.start !== before?.end && sign?.end !== after?.start && isWord(after);
};

/** Over, up to, under: what makes a number more or less than itself. */
export const qualifiers = (sight: Sight, end: number) => {
  const { tokens, mention } = sight;
  // "over €2,000" and "up to a third": a sign or an article may stand between.
  const before = (role: 'over' | 'upTo' | 'under' | 'within' | 'from'): boolean =>
    roleBefore(sight, mention.first, role) ||
    (roleBefore(sight, mention.first - 1, role) && between.test(textAt(tokens, mention.first - 1)));
  const after = [mention.last, end, ...(isWord(tokens[end]) ? [end + 1] : [])].some(
    (at) =>
      roleFrom(sight, at, 'overAfter') !== undefined &&
      // "Two months and more relaxed": more of something else.
      !isOfNext(tokens, roleFrom(sight, at, 'overAfter') ?? at, at) &&
      // "Two plus a tiny one", "two movers + van" add.
      !(textAt(tokens, at) === 'plus' && between.test(textAt(tokens, at + 1))) &&
      !(textAt(tokens, at) === '+' && isSpaced(tokens, at)),
  );
  const places = [mention.last, end, end + 1];
  const upTo =
    before('upTo') || places.some((at) => roleFrom(sight, at, 'upToAfter') !== undefined);
  return {
    // "No more than eight" holds "more than" but says the opposite.
    over: (before('over') && !upTo) || after,
    upTo,
    under: before('under'),
    within: before('within'),
    from: before('from'),
  };
};
