import { isSigned } from '../../hygiene/signature.ts';
import type { LanguagePack, Reading } from '../../languages/pack.ts';
import { isOrdinary, lowerFirst } from '../../spelling/words.ts';
import { fill, frameOf } from '../frame.ts';
import { asText, brackets, joined, readLine } from './line.ts';
import { isAnswer, isCertainName, isNameInFront, maker } from './names.ts';
import { isPlaces } from './plain-line.ts';

export type Product = {
  /** Short enough to print whole, in any place of its own. */
  label: string;
  /** The label where it stands for itself, or what stands before its first comma; null where neither can be printed alone. */
  front: string | null;
  /** All of it, in the order in which it was typed. */
  line: string;
  /** What it may be called, where that is beyond doubt. */
  name: string | null;
  /** What stands behind the name that opens the line. */
  what: string | null;
  /** "We help restaurants fill tables" is to be quoted, never called by. */
  isStatement: boolean;
  /** Prices and the like that stood in the product line. */
  facts: string[];
};

const longestLabel = 60;
const longestWhat = 110;
/** "… keurt, herstelt en verhuurt": what stands before the comma is no end. */
const doesMore = /^\p{Ll}+t (?:en|und) \p{Ll}+t /u;

/** What stands before the first comma, if it is short enough: never less, never more, and no single word of a row. */
export const frontOf = (text: string, longest: number) => {
  if (text.length <= longest) return text;
  const [front = '', ...others] = text.split(', ');
  const isWhole = front.includes(' ') && front.length <= longest;
  return isWhole && others.length > 0 && !doesMore.test(others.join(', ')) ? front : null;
};

/** Whole words up to `longest` characters, never ending on one that points ahead. */
const cutAtWord = (text: string, longest: number, dangling: RegExp) => {
  if (text.length <= longest) return text;
  let short = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (short && `${short} ${word}`.length > longest) break;
    short = short ? `${short} ${word}` : word;
  }
  while (dangling.test(short)) short = short.replace(dangling, '');
  return short;
};

/** "Ashdown Quill, will writers", "Clocks: wall, pocket, cuckoo" */
const atFirstMark = (part: string, { isA }: Reading) => {
  const { name, what } = isA.exec(part)?.groups ?? {};
  if (name && what) return { named: name, mark: ',', said: what };
  const [, named = part, mark = '', said = ''] = /^([^,:(]+)([,:]) (.+)$/u.exec(part) ?? [];
  return { named: named.trim(), mark, said };
};

/** "fear of driving (yes, only that) Dortmund": without the bracket it would say something else. */
export const upToBracket = (text: string) =>
  /^[^(]{4,}(?= \()/u.exec(text)?.[0] ?? text.replace(brackets, '');

const unquoted = (name: string) => name.replace(/^["“„«]\s?([^"“”„«»]+?)\s?["“”»]$/u, '$1');

/** "en el centro de Zaragoza", "fabriqués en Bretagne": where it is or how it is made, not what. */
const whereabouts =
  /^(?:in|at|near|on|im|am|bei|nähe|à|en|dans|près|au|aux|em|no|na|nel|nella|vicino|cerca|perto|regio|région|region|zona|fabriqué\p{L}*|faite?s?|hech[oa]s?|fatt[oaie]|feit[oa]s?|handmade|handgemaakt|handgemacht|also|auch|aussi|ook|también|anche|também|upstairs|downstairs|van(?= \p{L}+s ))\s/iu;

/** "Trasteros en Vigo": what is where is no name. */
const located = /\s(?:in|at|en|em|à|a|bei|im|te|nel|nella|no|na) (\p{Lu}.*)$/u;

/** The name that stands anywhere in the line, where a capital, a quote or an address gives it away. */
const nameElsewhere = (parts: readonly string[], isName: (part: string) => boolean) =>
  parts.map((part) => part.replace(brackets, '').split(/, | – /u)[0] ?? part).find(isName);

/** The line with a colon between the name and what it is; null where it stands as it was typed. */
const introduced = (name: string, what: string, { reading, texts, tag }: LanguagePack) => {
  // "Archivar24 – wir digitalisieren Filme", "Truffle hunts – Acqualagna"
  if (
    reading.clause.test(what) ||
    reading.goesOn.test(what) ||
    /^\d/u.test(what) ||
    (/^\p{Lu}/u.test(what) && !tag.startsWith('de'))
  )
    return null;
  return whereabouts.test(what)
    ? `${name}, ${what}`
    : fill(frameOf(texts.identity.named), (slot) => ({ name, what })[slot] ?? null);
};

/** "Pau-Ferro (Curitiba) fitted furniture", @pauferro: what stands in brackets behind the name parts it from the rest. */
const parted = (typed: string, signatures: readonly string[], { clause }: Reading) =>
  typed.replace(/^([^()–:,]+) (\([^()]+\)) (?=\p{Ll})/u, (found, name: string, aside: string) =>
    isSigned(name, signatures) ||
    clause.test(typed.slice(found.length)) ||
    /^(?!(?:in|at|on|à|en|a|em|de|di|da|per|pour|para|for|with|bei|im|auf|zum|op|voor|te|aan) )[^–:(]*(?:,| \+) /u.test(
      typed.slice(found.length),
    )
      ? `${name} ${aside} – `
      : found,
  );

/** "armoured doors, keys": more things, without an article. */
const opensList = /^\p{Ll}(?!\p{L}{0,2} )[^,]*,/u;

/** What is sold, in the customer's own order: he knows best what belongs to what. */
export const readProduct = (
  typed: string,
  pack: LanguagePack,
  signatures: readonly string[] = [],
): Product => {
  const { reading, tag } = pack;
  const { before, front, behind, more, facts } = readLine(parted(typed, signatures, reading), pack);
  const isPlace = (part: string) => isPlaces(part.replace(brackets, ''), pack);
  const isSure = (part: string) =>
    !isPlace(part) && !part.endsWith('?') && (isCertainName(part) || isSigned(part, signatures));
  const { named, mark, said } = atFirstMark(front, reading);
  const bare = unquoted(upToBracket(named));
  const isNamed =
    [said, ...behind, ...more].some((part) => part !== '') &&
    !isPlace(bare) &&
    !bare.includes(' / ') &&
    // "Curtains, Roman blinds": an everyday word alone is what is sold.
    !(
      /^\p{L}+$/u.test(bare) &&
      (isOrdinary(lowerFirst(bare), pack) || (mark === ',' && opensList.test(said)))
    ) &&
    !reading.clause.test(bare) &&
    !isPlace(located.exec(bare)?.[1] ?? '') &&
    (isNameInFront(upToBracket(named), tag.startsWith('de')) || isSure(bare));
  // "Kaag & Co – Leiden – winter storage": the town stays with the name.
  const towns = mark === '' ? behind.findIndex((part) => !isPlace(part)) : 0;
  const here = behind.slice(0, towns === -1 ? behind.length : towns);
  // "Kaag & Co, Leiden – winter storage"
  const isHere = mark === ',' && isPlace(said);
  const others = [isHere ? '' : said, ...behind.slice(here.length)].filter(Boolean);
  const rest = others.length > 0 ? joined(others) : '';
  const isTold =
    isNamed && more.length === 0 && rest !== '' && rest.length <= longestWhat && !isPlace(rest);
  const whole = [unquoted(named), ...here].join(', ');
  const told =
    (isTold && mark === '' ? introduced(whole, rest, pack) : null) ?? joined([front, ...behind]);
  // "Leeds – upholstery classes"
  // "Racing? No: Easy Driving"
  const called = isAnswer.test(bare) ? said : bare;
  const [subject = front] = isPlace(front) ? behind : [isNamed || mark === ':' ? called : front];
  const found = isNamed ? bare : nameElsewhere([...behind, ...more], isSure);
  const name = maker.exec(front)?.[1] ?? found ?? null;
  const uncut = upToBracket(subject);
  const label = cutAtWord(uncut, longestLabel, reading.dangling);
  return {
    label,
    front: frontOf(uncut, longestLabel) ?? name,
    line: asText([...before, told, ...more]),
    name,
    what: isTold ? rest : null,
    isStatement: !isTold && reading.clause.test(label),
    facts,
  };
};
