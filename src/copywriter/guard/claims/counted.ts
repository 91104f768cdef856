import { setOf } from '../../../kernel/folding/word-index.ts';
import { textAt } from '../../../kernel/phrases/tokens.ts';
import { isWord, type Sight } from './fact.ts';
import type { NounClass } from './lexicon/lexicon.ts';

export type Counted = { noun: NounClass | undefined; word: string | undefined; last: number };

const fillers = setOf(
  `of de d di von van des the los las les der die das het le la il lo el del della our nos its to in on at and or for per with by from
  is are a an your y e et und en o ou oder your you we it that this as so now today then dann puis luego poi depois dan more mas mehr plus piu mais meer`,
);

const isIn = (word: string, { languages }: Sight['tongue']): boolean =>
  /^(?:in|im|dans|nel|nella|na)$/.test(word) || (word === 'en' && languages[0] === 'es');

/** What a number counts: a noun of a known class near it, else the word that follows. */
export const countedBy = ({ tokens, tongue, mention, next }: Sight): Counted => {
  // One sign of an unspaced script is all that can be told to belong to the number.
  const script = tokens[mention.last];
  let word = script?.kind === 'script' ? script.text.charAt(0) : undefined;
  const limit = Math.min(
    tokens.length,
    // "8 of the biggest tech firms"
    mention.last + (fillers.has(textAt(tokens, mention.last)) ? 6 : 4),
    next ? Math.max(next.first, mention.last) : Infinity,
  );
  for (let at = mention.last; at < limit; at += 1) {
    const token = tokens[at];
    if (token?.text === '+') continue;
    if (!isWord(token)) break;
    // "Four in the shop" are no shops, "às nove a gente abre" no people.
    if (isIn(token.text, tongue) && (at === mention.last || token.text === 'im')) break;
    if (token.text === 'gente' && textAt(tokens, at - 1) === 'a') break;
    const noun = tongue.nounClass(token.text);
    if (noun) return { noun, word: token.text, last: at + 1 };
    if (!fillers.has(token.text)) word ??= token.text;
  }
  // Nobody counts 4.6 guests: "120 guests gave us 4.6" is a rating.
  const whole = mention.value % 1 === 0;
  for (let at = mention.first - 1; whole && at >= Math.max(0, mention.first - 3); at -= 1) {
    const token = tokens[at];
    // "Children aged 3" says how old, not how many.
    // "The shop with forty" is one shop.
    if (
      !isWord(token) ||
      /^(?:ag(?:e|ed|es)|of|von|de|di|van|with|mit|avec|con|com|met)$/.test(token.text)
    )
      break;
    const noun = tongue.nounClass(token.text);
    // "When you order 250": there it is a verb.
    if (noun === 'sale') break;
    if (noun && word === undefined) return { noun, word: token.text, last: mention.last };
  }
  return { noun: undefined, word, last: mention.last };
};
