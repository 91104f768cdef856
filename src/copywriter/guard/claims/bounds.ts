import { type Token, textAt } from '../text/tokens.ts';
import { type Context, roleBefore, roleFrom } from './context.ts';
import { isWord, type Sight } from './fact.ts';

const between =
  /^(?:[a-z]{0,2}[$€£¥₹]|a|an|the|un|une|una|de|d|la|le|il|o|del|der|die|das|het|ein|eine|our|size|level|taille|talla|taglia|maat)$/;

/** "Up to 8", but not the "to" or "bis" of a range: "5 bis 20". */
const reachesUpTo = (tokens: readonly Token[], context: Context, first: number): boolean => {
  const ends = between.test(textAt(tokens, first - 1)) ? [first, first - 1] : [first];
  return ends.some((end) =>
    (context.ending.get(end) ?? []).some(
      ({ tag, first: start }) => tag === 'upTo' && tokens[start - 1]?.kind !== 'number',
    ),
  );
};

/** A bound of two words ends what it bounds; before a word it belongs to that. */
const isOfNext = (tokens: readonly Token[], end: number, start: number): boolean =>
  end > start + 1 && isWord(tokens[end]);

const onTop =
  /^(?:vat|tax|taxes|gst|iva|mwst|tva|btw|postage|delivery|shipping|fees?|p|versand|porto|frais|gastos|spese|portes|verzend.*)$/;

/** Over, up to, under: what makes a number more or less than itself. */
export const qualifiers = ({ tokens, context, mention }: Sight, end: number) => {
  // "over €2,000" and "up to a third": a sign or an article may stand between.
  const before = (role: 'over' | 'under' | 'within' | 'from'): boolean =>
    roleBefore(context, mention.first, role) ||
    (roleBefore(context, mention.first - 1, role) &&
      between.test(textAt(tokens, mention.first - 1)));
  const after = [mention.last, end, ...(isWord(tokens[end]) ? [end + 1] : [])].some(
    (at) =>
      roleFrom(context, at, 'overAfter') !== undefined &&
      // "Two months and more relaxed": more of something else.
      !isOfNext(tokens, roleFrom(context, at, 'overAfter') ?? at, at) &&
      // "1+1 free" is a deal, "10 % plus VAT" a price.
      !(
        /^(?:\+|plus)$/.test(textAt(tokens, at)) &&
        (tokens[at + 1]?.kind === 'number' || onTop.test(textAt(tokens, at + 1)))
      ),
  );
  const places = [mention.last, end, end + 1];
  const upTo =
    reachesUpTo(tokens, context, mention.first) ||
    places.some((at) => roleFrom(context, at, 'upToAfter') !== undefined);
  return {
    // "No more than eight" holds "more than" but says the opposite.
    over: (before('over') && !upTo) || after,
    upTo,
    under: before('under'),
    within: before('within'),
    from: before('from'),
  };
};
