import type { LanguagePack } from '../languages/pack.ts';
import { isDay, withHours } from './hours.ts';
import { isPlaceName } from './spell.ts';
import { joins, longestRun, negates } from './sure.ts';
import { placed, placeWord, townAt, townIn } from './towns.ts';
import { isKnown, isLittle, lowerFirst } from './words.ts';

const longestKind: Readonly<Record<string, number>> = { en: 4, de: 1 };

/** "À domicile femmes": a plural behind a singular is no adjective of it. */
export const disagree = (words: readonly string[]) => {
  const [one = '', other = ''] = words.slice(-2);
  return one.endsWith('s') !== other.endsWith('s');
};

/** Words that lead up to a place. */
const leadsToPlace = /^(?:zona|regio|region|région|raum|area|bei|near|round|bairro)$/iu;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Hundeschule pfotenglück hannover": one word that no list knows, before the town or the end, is the name. */
const isOwnName = ([word = '', after]: readonly string[], pack: LanguagePack): boolean =>
  /^\p{L}{4,}$/u.test(word) &&
  !isKnown(word, false, pack) &&
  !isPlaceName(word) &&
  (after === undefined || isPlaceName(after));

/** Whether a capital inside the first part of a product line belongs to a name, and to no town. */
export const holdsName = (product: string, { tag }: LanguagePack): boolean => {
  const [segment = ''] = product.split(/[,.;:(–]|\s-\s/u);
  const inner = segment.split(/\s+/u).slice(1);
  return (
    !tag.startsWith('de') && inner.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isPlaceName(word))
  );
};

/** Whether a product line begins with an ordinary word, and so with no name. */
export const beginsWithKind = (product: string, pack: LanguagePack): boolean => {
  const [first = ''] = product.split(/[\s,]+/u);
  return isKnown(lowerFirst(first), true, pack) || isKnown(first, true, pack);
};

/** Shouting comes down; a short form keeps its capitals. */
const calm = (text: string) => text.replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase());

/** "Bike repairs and servicing" is one kind of work, and says so to the end. */
const mostJoined = 2;

/** The words of a product line from its beginning, as far as they are surely right. */
type Taken = { kept: string[]; run: number; isPlaced: boolean; hasStranger: boolean };

/** Three words before the town are one kind: "idraulico pronto intervento". */
const limitOf = (tokens: readonly string[], { tag }: LanguagePack) => {
  const town = tokens.findIndex((_, at) => townAt(tokens, at) !== undefined);
  const own = longestKind[tag.slice(0, 2)] ?? longestRun;
  return own === longestRun && town === longestRun + 1 ? town : own;
};

/** In a line typed small a capital was meant; where all nouns have one it says nothing. */
const isNamed = (token: string, { kept }: Taken, { tag }: LanguagePack) =>
  tag !== 'de' && kept.length > 0 && /^\p{Lu}[\p{L}’'&-]*$|^&$/u.test(token);

/** Whether a word may follow those taken: it is known, a name, or all that there is to say what it is. */
const mayFollow = (tokens: readonly string[], at: number, taken: Taken, pack: LanguagePack) => {
  const [token = '', next = ''] = tokens.slice(at);
  const isPlain = /^\p{L}[\p{L}’'-]*$|^B&B$/u.test(token);
  if (!isPlain) return isNamed(token, taken, pack);
  if (isKnown(token, taken.kept.length === 0, pack) || isNamed(token, taken, pack)) return true;
  const isEnglish = pack.tag.startsWith('en') && !taken.hasStranger;
  // A strange word before a little one or a name belongs to the kind: "studio dentistico Bianchi".
  const isMiddle = isLittle(next, pack) || (/^\p{Lu}/u.test(next) && !isPlaceName(next));
  return token.length > 2 && (taken.run === 0 || isEnglish || isMiddle);
};

const isEnd = (tokens: readonly string[], at: number, pack: LanguagePack) => {
  const token = tokens[at] ?? '';
  const isTown = townAt(tokens, at) !== undefined;
  return isTown || isDay(token, pack) || leadsToPlace.test(token) || negates.test(token);
};

/** "Sofas mattresses and rugs", "lessons manual only": the last word belongs to what is left out. */
const isTorn = (tokens: readonly string[], at: number, { run }: Taken, pack: LanguagePack) => {
  const token = tokens[at] ?? '';
  const goesOn = joins(token, pack) && tokens.length - at - 1 > mostJoined;
  return run > 1 && (/^(?:only|also|too)$/u.test(token) || goesOn);
};

const take = (tokens: readonly string[], pack: LanguagePack): Taken => {
  const limit = limitOf(tokens, pack);
  const taken: Taken = { kept: [], run: 0, isPlaced: false, hasStranger: false };
  const { kept } = taken;
  for (const [at, token] of tokens.entries()) {
    if (isTorn(tokens, at, taken, pack)) {
      if (limit <= longestRun || !joins(token, pack)) kept.pop();
      break;
    }
    if (isEnd(tokens, at, pack) || !mayFollow(tokens, at, taken, pack)) break;
    const run = isLittle(token, pack) ? 0 : taken.run + 1;
    if (run > limit && !isNamed(token, taken, pack)) {
      if (pack.tag === 'nl' || disagree(kept)) kept.pop();
      break;
    }
    taken.run = run;
    const isStranger = !isKnown(token, kept.length === 0, pack);
    taken.hasStranger ||= isStranger;
    // "bar de tapas en triana": a strange word behind "in" is a place nobody listed.
    taken.isPlaced = isStranger && kept.at(-1) === placeWord(pack);
    kept.push(taken.isPlaced ? capital(token) : token);
    if (taken.isPlaced) break;
  }
  return taken;
};

/** "Trips to see": what there is to see was left out. */
const endsInDoing = /(?:^|\s)(?:a|para|to|zu|pour|per|te|om) \p{L}+(?:[aei]r|re|en|see)$/u;

/** The longest beginning of a product line that is surely right, with the town if one is told, there or elsewhere. */
export const kindOf = (product: string, elsewhere: string, pack: LanguagePack): string | null => {
  const [typed = ''] = product.split(/[,.;:(–+]|\s[-/]\s/u);
  const segment = withHours(calm(typed).replace(pack.reading.sellersTalk, ''), pack);
  const tokens = segment.split(/\s+/u).filter(Boolean);
  const { kept, run, isPlaced } = take(tokens, pack);
  const left = tokens.slice(kept.length);
  const hasName = run === 1 && kept.length === 1 && isOwnName(left, pack);
  if (hasName) kept.push(capital(left[0] ?? ''));
  if (endsInDoing.test(kept.join(' '))) kept.splice(-2);
  while (kept.length > 0 && isLittle(kept.at(-1) ?? '', pack)) kept.pop();
  if (kept.length === 0) return null;
  const town = townIn(product) ?? townIn(elsewhere);
  const kind = capital(kept.join(' '));
  if (town === undefined || isPlaced) return kind;
  return hasName ? `${kind}, ${town}` : `${kind} ${placed(town, pack)}`;
};
