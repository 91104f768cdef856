import type { LanguagePack } from '../languages/pack.ts';
import { withHours } from './hours.ts';
import { disagree } from './kind.ts';
import { isPlaceName } from './spell.ts';
import { longestRun, runsOn } from './sure.ts';
import { lowerFirst } from './words.ts';

/** English strings nouns together: a part of a product line may be a little fuller. */
const longestTold = 3;

const wordOf = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';

/** Two words with capitals, or one with a capital inside: a single plain one may be a town nobody listed. */
const ownName =
  /^\p{Lu}[\p{L}’']+(?: (?:& |of |di |de |da )?\p{Lu}[\p{L}’']+){1,2}$|^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u;

/** "chimney sweep - Dave's Sweeps": a part that is nothing but a name is the name of the kind. */
const nameIn = (product: string, { tag }: LanguagePack) =>
  tag.startsWith('de')
    ? undefined
    : product
        .split(/\s*(?:[,;()|]|\s[–-]\s)\s*/u)
        .slice(1)
        .find(
          (part) => ownName.test(part) && !part.split(' ').some(isPlaceName) && !isPlaceName(part),
        );

export const withOwnName = (kind: string, product: string, pack: LanguagePack): string => {
  const name = nameIn(product, pack);
  return name === undefined || /\s\p{Lu}.*\s\p{Lu}/u.test(kind)
    ? kind
    : `${name}: ${lowerFirst(kind)}`;
};

/** Words that lead on from what stood before. */
const leading = /^(?:and|und|et|y|e|en|ed|also|tb|\+|&)\s+/iu;

const sharedWith = (part: string, told: readonly string[]) => {
  const words = part.toLowerCase().split(' ');
  return told.some((line) => {
    const own = new Set(line.toLowerCase().split(/[\s,]+/u));
    return words.every((word) => own.has(word));
  });
};

const romance = /^(?:es|fr|it|pt)/u;

/** "Restaurantes casas", "Porto Gaia Matosinhos": words that do not belong together, or towns, or a bare figure. */
const isLoose = (part: string, { tag }: LanguagePack): boolean => {
  const words = part.split(' ');
  const towns = words.filter((word) => isPlaceName(word)).length;
  const [one = '', two = ''] = words;
  const areTwo = romance.test(tag) && words.length === 2 && one.length > 3 && two.length > 3;
  const hasFigure =
    /\s\d+$/u.test(part) || /^(?:innerhalb|pendant|durante|tijdens) \p{L}+$/iu.test(part);
  return (
    towns > 1 ||
    hasFigure ||
    (areTwo &&
      (disagree(words) ||
        (two.endsWith('as') && !one.endsWith('as')) ||
        !/(?:[aeiou]s?|[lr]|t|és?)$/u.test(two)))
  );
};

/** What goes on behind the kind: each part a line of its own, unless it is a town, a string of words or told already. */
export const moreOf = (
  product: string,
  told: (text: string) => readonly string[],
  { pack, benefits }: { pack: LanguagePack; benefits: readonly string[] },
): string[] =>
  product
    .split(/\s*(?:[,;:()]|\s\/\s|\.(?=\s|$)|\s[–-]\s)\s*/u)
    .slice(1)
    .map((part) => part.replace(leading, ''))
    .filter((part) => /\s/u.test(part) && !/ ones?$/u.test(part))
    .flatMap((part) => told(withHours(part, pack)))
    .filter((part) => part !== nameIn(product, pack) && !isLoose(part, pack))
    .filter((part) => !isPlaceName(part) && !isPlaceName(wordOf(part)))
    .filter(
      (part) =>
        !runsOn(part.split(' '), pack, pack.tag.startsWith('en') ? longestTold : longestRun) &&
        !sharedWith(part, benefits),
    );
