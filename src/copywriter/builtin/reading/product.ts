import type { Reading } from '../../languages/pack.ts';
import { cutAtWord } from '../cut-at-word.ts';
import { sentencesOf } from '../sentences.ts';
import { roleOf } from './role.ts';
import { tidy } from './tidy.ts';

export type Product = {
  /** Short enough to print whole, in any place of its own. */
  label: string;
  /** The label with the place that stood in brackets behind it. */
  full: string;
  /** What it is, as the customer put it. */
  what: string | null;
  /** "We help restaurants fill tables" is to be quoted, never called by. */
  isStatement: boolean;
  /** Prices and the like that stood in the product line. */
  facts: string[];
};

const longestLabel = 60;
const longestWhat = 110;

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** A word of six letters in capitals is shouted; "IKEA" and a name alone stay as they are. */
const calmWords = (text: string) =>
  wordsOf(text).length < 2
    ? text
    : text.replace(/\p{Lu}{6,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** Capitals all through, or one inside a word. A single capital may just open the line. */
const looksLikeName = (text: string) => {
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 3);
  const capitals = long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
  return /\p{Ll}\p{Lu}/u.test(text) || (words.length > 1 && words.length < 5 && capitals);
};

/** A capital that only opened a sentence goes, where the sentence moves behind a name. */
const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) && !/\s\p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const brackets = /\s*\(\s*([^()]+?)\s*\)/u;

type Parts = { name: string; rest: string[]; inBrackets: string | null };

/** A question in front of the product is a pasted opening. */
const statementsOf = (text: string) => {
  const sentences = sentencesOf(text);
  const told = sentences.filter((sentence) => !sentence.endsWith('?'));
  return told.length > 0 ? told : sentences.map((sentence) => sentence.replace(/\?$/u, ''));
};

const partsOf = (text: string, { isA }: Reading): Parts => {
  const [first = text, ...more] = statementsOf(
    text.replace(/\p{Extended_Pictographic}+\uFE0F?/gu, ' – '),
  );
  const inBrackets = brackets.exec(first)?.[1] ?? null;
  const bare = first.replace(brackets, '').replace(/^[\s–]+|[\s–]+$/gu, '');
  const { name, what } = isA.exec(bare)?.groups ?? {};
  if (name && what) return { name, rest: [what, ...more], inBrackets };
  const [front = bare, ...behind] = bare.split(/\s+[–—-]\s+|:\s+/u);
  if (behind.length > 0) return { name: front, rest: [...behind, ...more], inBrackets };
  const comma = /,(?!\d)\s*/u.exec(bare);
  if (!comma)
    return {
      name: bare,
      rest: more.map((part, at) => (at === 0 ? lowerFirst(part) : part)),
      inBrackets,
    };
  const after = bare.slice(comma.index + comma[0].length);
  return { name: bare.slice(0, comma.index), rest: [after, ...more].filter(Boolean), inBrackets };
};

/** "leather bags (Cuoio Vivo)": the name may stand second. In German every noun has a capital. */
const nameFirst = (parts: Parts): Parts => {
  const { name, rest, inBrackets } = parts;
  const hasOwnName = looksLikeName(name) || /\s\p{Lu}/u.test(name);
  if (hasOwnName) return parts;
  if (inBrackets !== null && looksLikeName(inBrackets) && !/[,+&]/u.test(inBrackets))
    return { name: inBrackets, rest: [lowerFirst(name), ...rest], inBrackets: null };
  const at = rest.findIndex((part) => looksLikeName(part.replace(brackets, '')));
  const found = rest[at];
  if (found === undefined || found.includes(',')) return parts;
  return {
    name: found.replace(brackets, ''),
    rest: [lowerFirst(name), ...rest.toSpliced(at, 1)],
    inBrackets,
  };
};

/** Where the line begins with the reader's body, what is sold stands behind the "with". */
const withoutBody = (name: string, { body }: Reading) =>
  body.test(name)
    ? (name.split(/\s(?:with|mit|avec|con|com|met)\s/iu).findLast((part) => !body.test(part)) ??
      name)
    : name;

/** Only before an ordinary word or an acronym: "Best Western" and "La Belle Miche" are names. */
const dropBeforeWords = (text: string, pattern: RegExp) =>
  text.replace(pattern, (found: string, ...more: unknown[]) => {
    const at = more.find((each) => typeof each === 'number') ?? 0;
    const next = text.slice(at + found.length);
    const isOrdinary = /^\p{Ll}/u.test(found) || /^(?:$|\p{Ll}|\d|\p{Lu}{2})/u.test(next);
    return isOrdinary ? '' : found;
  });

/** A German line typed without capitals: its longer words are nouns, unless they end like verbs or qualities. */
const withNouns = (text: string) =>
  text.replace(
    /(?<!\p{L})(?!(?:eine?[mnr]?|über|unter|nach|ohne)\s)\p{Ll}{4,}(?!\p{L})(?<!en|ige?|liche?|ische?|bare?)/gu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );

const cleanName = (name: string, reading: Reading) => {
  const modest = dropBeforeWords(withoutBody(name, reading), reading.praise).trim();
  return calmWords(dropBeforeWords(modest, reading.sellersTalk).trim());
};

export const readProduct = (
  product: string,
  reading: Reading,
  hasNounCapitals: boolean,
): Product => {
  const text = tidy(product.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' – '), reading);
  const asTyped = partsOf(text || product, reading);
  const parts = hasNounCapitals ? asTyped : nameFirst(asTyped);
  const told = parts.rest.map((part) => part.trim()).filter(Boolean);
  const isPrice = (part: string) => roleOf(part, reading) === 'price';
  const { inBrackets } = parts;
  // "Joe's Burgers (Camden)" is in Camden; "(fresh flowers)" says what it is.
  const isPlace = inBrackets !== null && /^\p{Lu}/u.test(inBrackets);
  const described = isPlace || inBrackets === null ? told : [...told, inBrackets];
  const [what = '', ...more] = described.filter((part) => !isPrice(part)).map(calmWords);
  const short = more.filter((part) => wordsOf(part).length < 4);
  const whole = [what, ...short].filter(Boolean).join(', ');
  const clean = cleanName(parts.name, reading) || parts.name;
  const isTypedSmall = hasNounCapitals && !/\p{Lu}/u.test(product);
  const name = isTypedSmall ? withNouns(clean) : clean;
  const label = cutAtWord(name, longestLabel, reading.dangling);
  return {
    label,
    full: isPlace ? `${label}, ${inBrackets}` : label,
    what: whole !== '' && whole.length <= longestWhat && !reading.body.test(whole) ? whole : null,
    isStatement: what === '' && reading.clause.test(label),
    facts: [...told.filter(isPrice), ...more.filter((part) => wordsOf(part).length >= 4)],
  };
};
