import type { Reading } from '../../languages/pack.ts';
import { sentencesOf } from '../sentences.ts';

export const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** Capitals all through, or one inside a word. A single capital may just open the line. */
const looksLikeName = (text: string) => {
  if (/^\d/u.test(text)) return false;
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 3);
  const capitals = long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
  const isNamed = /^\p{Lu}/u.test(text) && words.length > 1 && words.length < 5 && capitals;
  return /\p{Ll}\p{Lu}/u.test(text) || isNamed;
};

/** A capital that only opened a sentence goes, where the sentence moves behind a name. */
const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) &&
  (!/\s\p{Lu}\p{Ll}/u.test(text) || /^\p{L}{3,} (?:up|at|in|from|and|or|for)\s/iu.test(text))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "Idroveloce snc" */
const legal =
  /^\p{Lu}.* (?:s\.?n\.?c\.?|s\.?r\.?l\.?|gmbh|ltd\.?|s\.?l\.?|lda\.?|bv|sarl|inc\.?)$/iu;

/** What stood in a sentence of its own; one word alone may be a name. */
const asBehind = (part: string) =>
  /\s/u.test(part) && !legal.test(part)
    ? lowerFirst(part).replace(/^(?:By|Par|Por|Door) /u, (by) => by.toLowerCase())
    : part;

/** "(m/w/d)" belongs to its job, "(PZR)" to the word in front of it. */
const brackets =
  /(?<!(?:bei|in|aus|nahe|[Kk]reis|Raum) \p{Lu}\p{Ll}+\s*)\s*\(\s*(?!(?:\p{L}\s?\/\s?)+\p{L}\s*\)|\p{Lu}{2,5}\)|\d+\))([^()]+?)\s*\)/u;

export type Parts = { name: string; rest: string[]; inBrackets: string | null };

/** "Introducing "Hive Mind"", "NEW: bootcamp" */
const heralds =
  /^(?:(?:introducing|presenting|welcome to|maak kennis met)\s+|(?:new|neu|nouveau|nuevo|nuovo|nieuw|novo):\s+)(?=\S)/iu;

const cries =
  /^(?:new|now open|grand opening|neueröffnung|neu|jetzt neu|nouveau|nuevo|nuovo|nieuw|novo|sale|hot)$/iu;

/** A question or a cry in front of the product is a pasted opening. */
const statementsOf = (text: string) => {
  const sentences = sentencesOf(text);
  const told = sentences.filter((sentence) => !sentence.endsWith('?') && !cries.test(sentence));
  return told.length > 0 ? told : sentences.map((sentence) => sentence.replace(/\?$/u, ''));
};

const isListed = (front: string, after: string) =>
  /\s(?:in|für|for|of|with|from|mit|de|di|en|em|van|per|par|por|pro)\s\S+$/iu.test(front) &&
  /^\S+(?:,\s\S+)*\s(?:and|und|et|y|e|en|or|oder|ou|o|of)\s\S+$/iu.test(after);

/** "Dry stone wall repair by Hartside Walling, Alston": who makes it is the name. */
const madeBy =
  /^(?<what>\p{Lu}[^,:–—]{8,}?) (?:by|par|por|pela|pelo|door) (?:l[’']|la |le |el |the |o |a )?(?<name>\p{Lu}[\p{L}’'-]*(?: (?:(?:de|del|da|do|du|des|la|le|of|van|and|y|e|et|&) )*\p{Lu}[\p{L}’'-]*)+)(?:(?:,| –) (?<behind>.+))?$/u;

const goesOn =
  /^ (?:and|e|y|et|en|ou|o|or|und|oder|of|chez|avec|com|con|mit|with|met|para|pour|per|for|für|voor|de|di|à|a|in|em|by|par|por|von|van|da|do|du|del) /u;

export const partsOf = (text: string, reading: Reading): Parts => {
  const [first = text, ...others] = statementsOf(
    text
      .replace(/\s[–\s]+(?=(?:by|par|por|door) \p{Lu}[\p{L}’'-]* (?:& )?\p{Lu})/u, ' ')
      .replace(heralds, ''),
  );
  const more = others.flatMap((part) => {
    const [head = '', ...tail] = part.split(/(?:^|\s+)[–—-]\s+/u);
    return [asBehind(head), ...tail];
  });
  const found = brackets.exec(first);
  // "a Trento (zona Cristo Re) e Rovereto": the line goes on as if nothing stood between.
  if (found && goesOn.test(first.slice(found.index + found[0].length)))
    return partsOf([first.replace(brackets, ''), ...others].join('. '), reading);
  const inBrackets = found?.[1] ?? null;
  // What goes on behind the brackets is said of the name, not part of it.
  const bare = first
    .replace(brackets, ' – ')
    .replace(/–(?:\s*[,–—-])+(?=\s)/gu, '–')
    .replace(/^[\s–]+|[\s–]+$/gu, '');
  const made = madeBy.exec(bare)?.groups;
  if (made?.['name'] && made['what'])
    return {
      name: made['name'],
      rest: [
        made['what'].replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase()),
        ...(made['behind']?.split(/\s+[–—-]\s+/u) ?? []),
        ...more,
      ],
      inBrackets,
    };
  const { name, what } = reading.isA.exec(bare)?.groups ?? {};
  if (name && what && !/\s[–—-]\s/u.test(name)) return { name, rest: [what, ...more], inBrackets };
  const [front = bare, ...behind] = bare.split(/\s+[–—-]\s+|:\s+/u);
  if (behind.length > 0) return { name: front, rest: [...behind, ...more], inBrackets };
  const comma = /,(?!\d)\s*/u.exec(bare);
  if (!comma)
    return {
      name: bare,
      rest: more,
      inBrackets,
    };
  const after = bare.slice(comma.index + comma[0].length);
  // "Nachhilfe in Mathe, Physik und Chemie" is one list.
  if (isListed(bare.slice(0, comma.index), after) || /^\p{Ll}+(?:, \p{Ll}+)*$/u.test(after))
    return { name: bare, rest: more, inBrackets };
  return { name: bare.slice(0, comma.index), rest: [after, ...more].filter(Boolean), inBrackets };
};

/** What is quoted is a name. */
const quoted = /^[«“„"][^«»“”„"]+[»”“"]$/u;

/** "Taller Sonora, Granada": in front of the comma. */
const nameOf = (part: string) => part.replace(brackets, '').split(', ')[0] ?? part;

/** "leather bags (Cuoio Vivo)": the name may stand second. In German every noun has a capital. */
export const nameFirst = (parts: Parts, isTown: (text: string) => boolean): Parts => {
  const { name, rest, inBrackets } = parts;
  const hasOwnName = looksLikeName(name) || /\s\p{Lu}/u.test(name);
  if (hasOwnName) return parts;
  const isName = (part: string) =>
    !isTown(part.replace(/\s(?:et|and|y|e|und|en|&|\+)\s.*$/u, '')) &&
    (quoted.test(part) ||
      looksLikeName(part) ||
      legal.test(part) ||
      /^\p{Lu}\p{Ll}{4,}$/u.test(part));
  const at = rest.findIndex((part) => isName(nameOf(part)));
  const found = rest[at];
  if (found === undefined) {
    const isNamed =
      inBrackets !== null &&
      looksLikeName(inBrackets) &&
      !/[,+&/]/u.test(inBrackets) &&
      !isTown(inBrackets);
    return isNamed
      ? { name: inBrackets, rest: [lowerFirst(name), ...rest], inBrackets: null }
      : parts;
  }
  const [, behind] = found.split(/,\s(.*)/u);
  return {
    name: nameOf(found),
    rest: [lowerFirst(name), ...rest.toSpliced(at, 1), behind ?? ''].filter(Boolean),
    inBrackets,
  };
};
