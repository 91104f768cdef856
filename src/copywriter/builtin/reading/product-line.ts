import type { Reading } from '../../languages/pack.ts';
import { sentencesOf } from '../sentences.ts';

export const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** Capitals all through, or one inside a word. A single capital may just open the line. */
const looksLikeName = (text: string) => {
  if (/^@\S+$/u.test(text)) return true;
  if (/^\d/u.test(text)) return false;
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 3);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  // "Vide-Tout 59"
  const capitals = text.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  const isNamed =
    isCapital(text) &&
    words.length < 5 &&
    capitals.length > 1 &&
    long.filter((word) => !/\d/u.test(word)).every(isCapital);
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
  /(?<!(?<!\p{L})(?:bei|in|aus|nahe|(?:Land)?[Kk]reis|Raum) \p{Lu}\p{Ll}+\s*)\s*\(\s*(?!(?:\p{L}\s?\/\s?)+\p{L}\s*\)|\p{Lu}{2,5}\)|\d+\))([^()]+?)\s*\)/u;

export type Parts = {
  name: string;
  rest: string[];
  inBrackets: string | null;
  /** No more than a comma stands behind the name. */
  isLoose?: boolean;
};

/** "Introducing "Hive Mind"", "NEW: bootcamp" */
const heralds =
  /^(?:(?:introducing|presenting|welcome to|maak kennis met)\s+|(?:new|neu|nouveau|nuevo|nuovo|nieuw|novo|no|nein|nee|non|não):\s+)(?=\S)/iu;

const cries =
  /^(?:new|now open|grand opening|neueröffnung|neu|jetzt neu|nouveau|nuevo|nuovo|nieuw|novo|sale|hot|yes|no|ja|nein|nee|oui|non|sí|sì|sim|não)$/iu;

/** A question or a cry in front of the product is a pasted opening. */
const statementsOf = (text: string) => {
  const sentences = sentencesOf(text);
  const told = sentences.filter((sentence) => !sentence.endsWith('?') && !cries.test(sentence));
  return told.length > 0 ? told : sentences.map((sentence) => sentence.replace(/\?$/u, ''));
};

/** "Secondhand? Yes! Checked and fitted" */
const answers = /^(?:–\s)?(?:ja|sí|sì|oui|yes|sim)(?:[.!,:]| –) (?=\p{L})/iu;

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
    text.replace(/\s[–\s]+(?=(?:by|par|por|door) \p{Lu}[\p{L}’'-]* (?:& )?\p{Lu})/u, ' '),
  ).map((sentence) => sentence.replace(heralds, '').replace(answers, ''));
  const more = others.flatMap((part) => {
    const [head = '', ...tail] = part.split(/(?:^|\s+)[–—-]\s+/u);
    return [asBehind(head), ...tail];
  });
  const typed = brackets.exec(first);
  // "– made by two hands (yours)": said of that, and not of the name.
  const isLater =
    typed !== null &&
    /\s–\s\p{Ll}[^–]*$/u.test(first.slice(0, typed.index)) &&
    // "– own harvest, Madridejos (Toledo)"
    (/^\p{Ll}[\p{L}’' ]*$/u.test(typed[1] ?? '') ||
      (/, \p{Lu}\p{Ll}+\s*$/u.test(first.slice(0, typed.index)) && !/\d/u.test(typed[1] ?? ''))) &&
    /\)(?:$| – )/u.test(first.slice(typed.index));
  const found = isLater ? null : typed;
  // "a Trento (zona Cristo Re) e Rovereto": the line goes on as if nothing stood between.
  if (found && goesOn.test(first.slice(found.index + found[0].length)))
    return partsOf([first.replace(brackets, ''), ...others].join('. '), reading);
  const inBrackets = found?.[1] ?? null;
  // What goes on behind the brackets is said of the name, not part of it.
  const bare = (found ? first.replace(brackets, ' – ') : first)
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
  const [opening = bare, ...later] = bare.split(/\s+[–—-]\s+/u);
  // "– we repair clocks: wall, pocket, cuckoo" is one thing.
  const [front = opening, ...behind] = [...opening.split(/:\s+/u), ...later];
  // "Ashdown Quill, will writers – Lewes"
  const [, named, said] = /^([^,]+), (\p{Ll}.*)$/u.exec(front) ?? [];
  if (behind.length > 0 && named && said && looksLikeName(named))
    return { name: named, rest: [said, ...behind, ...more], inBrackets };
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
  const inFront = bare.slice(0, comma.index);
  return { name: inFront, rest: [after, ...more].filter(Boolean), inBrackets, isLoose: true };
};

/** What is quoted is a name. */
const quoted = /^[«“„"][^«»“”„"]+[»”“"]$/u;

/** "Taller Sonora, Granada": in front of the comma. */
const nameOf = (part: string) => part.replace(brackets, '').split(', ')[0] ?? part;

type Knowing = {
  isWord: (text: string) => boolean;
  isPlace: (text: string) => boolean;
  /** In German every noun has a capital. */
  nouns: boolean;
};

/** "Handmade fly rods", "Ostras da Ria Formosa à sua porta": what is sold, and no name. */
const isSaid = ({ name: text, isLoose }: Parts, nouns: boolean) => {
  if (looksLikeName(text) && !nouns) return false;
  const words = wordsOf(text);
  // "Tapicería náutica Barlovento", but "Poço artesiano em Goiânia".
  if (!nouns && /(?<!\s\p{Ll}{1,3}) \p{Lu}\p{Ll}+$/u.test(text)) return false;
  const small = words.filter((word) => /^\p{Ll}{5}/u.test(word));
  const capitals = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (nouns) return words.length === 1 || (small.length > 0 && words.length > 3);
  return capitals.length === 0 || (!isLoose && small.length > 0 && capitals.length < 3);
};

/** A name beyond doubt, in any language: "KassenWirt", "“De Vrolijke Leeuw”", "Idroveloce snc". */
const isNamed = (text: string) =>
  quoted.test(text) || legal.test(text) || /\p{Ll}\p{Lu}/u.test(text);

/** "Springmaus Kassel" */
const isNamedWithTown = (text: string, { isPlace }: Knowing) => {
  const [, town = ''] = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)$/u.exec(text) ?? [];
  return town !== '' && isPlace(town);
};

const isName = (text: string, knowing: Knowing) =>
  !knowing.isPlace(text) &&
  (isNamed(text) ||
    isNamedWithTown(text, knowing) ||
    (!knowing.nouns && (looksLikeName(text) || /^\p{Lu}\p{Ll}{4,}$/u.test(text))));

/** "leather bags (Cuoio Vivo)": the name may stand second. */
export const nameFirst = (parts: Parts, knowing: Knowing): Parts => {
  const { name, rest, inBrackets } = parts;
  if (!isSaid(parts, knowing.nouns)) return parts;
  // It opened the line; behind a name it is written small.
  const what = knowing.nouns
    ? name
    : lowerFirst(name).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
  // "Grand, upright, up 4 flights" begins with a word, and is a list.
  const begins = (part: string) =>
    !knowing.isPlace(part) &&
    isName(nameOf(part), knowing) &&
    !(/^\p{L}+, \p{Ll}/u.test(part) && knowing.isWord(nameOf(part)));
  const at = rest.findIndex(begins);
  const found = rest[at] ?? inBrackets ?? '';
  if (!begins(found)) return parts;
  const aside = at === -1 ? [] : (brackets.exec(found)?.slice(1) ?? []);
  const [, address = ''] = found.replace(brackets, '').split(/,\s(.*)/u);
  // "Taller Alcaide, Cuesta de Gomérez (Granada)"
  const isAddress = address !== '' && /^\p{Lu}/u.test(aside[0] ?? '');
  const behind = isAddress ? [address, ...aside.splice(0)].join(', ') : address;
  // "(Leiria, Batalha)" are towns that no list knows.
  if (at === -1 && (/[+/]/u.test(found) || (behind !== '' && !knowing.isPlace(behind))))
    return parts;
  return {
    name: nameOf(found),
    rest: [what, ...(at === -1 ? rest : rest.toSpliced(at, 1)), behind, ...aside].filter(Boolean),
    inBrackets: at === -1 ? null : inBrackets,
  };
};
