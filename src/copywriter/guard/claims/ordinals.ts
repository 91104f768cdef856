import { phraseOf, type Token } from '../../../kernel/phrases/tokens.ts';
import { roleFrom } from './context.ts';
import { isWord, type Sight } from './fact.ts';

export const ordinalMarks = new Set('st nd rd th º er re ere eme e te ste'.split(' '));

/** Where "10th" ends. */
export const ordinalUntil = ({ tokens, mention }: Sight): number | undefined => {
  const [number, mark] = [tokens[mention.last - 1], tokens[mention.last]];
  const joined = mark !== undefined && mark.start === number?.end && ordinalMarks.has(mark.text);
  return joined ? mention.last + 1 : undefined;
};

/** "1st choice" and a bare "1st" rank; "10th coffee" only counts up to one. */
export const ranks = (next: Token | undefined): boolean =>
  !isWord(next) ||
  /^(?:in|for|on|of|at|among|again|overall|choice|place|prize|class|rate|pick|best|most|largest|biggest|en|de|sur|lugar|puesto|posto|platz)$/.test(
    next.text,
  );

export const isRank = (sight: Sight): boolean => {
  const { tokens, mention } = sight;
  if (mention.hint === 'rank' || mention.by === 'rank') return true;
  const rankEnds = [0, 1, 2, 3].map((back) => roleFrom(sight, mention.first - back, 'rank') ?? 0);
  if (rankEnds.some((end) => end > mention.first)) return true;
  if (tokens[mention.first - 1]?.text === '#') return true;
  const end = ordinalUntil(sight);
  // "By the 10th": a day.
  const before = phraseOf(tokens, mention.first - 2, mention.first);
  if (/^(?:by|until|till|before|from|on) the$/.test(before)) return false;
  if (/^of (?:the|each|every) month/.test(phraseOf(tokens, end ?? 0, (end ?? 0) + 3))) return false;
  return end !== undefined && mention.by === 'digits' && mention.value <= 10 && ranks(tokens[end]);
};
