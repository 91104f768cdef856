import type { LanguagePack } from '../languages/pack.ts';
import { isClear } from './clear.ts';
import { isTown } from './gazetteer.ts';
import { headAt, isHead } from './heads.ts';
import { belongs } from './heaps.ts';
import { namesDay } from './hours.ts';
import { townAt } from './towns.ts';
import { isKnown, isLittle, isOdd } from './words.ts';

/** What may follow what is sold, and belongs to it: "cleaning service", "Fußpflege mobil". */
const follows =
  /^(?:services?|school|shop|studio|company|co|classes|class|lessons?|courses?|hire|rental|salon|clinic|club|workshops?|specialists?|contractors?|agency|instructor|sessions?|centre|center|team|van|units?|kits?|tours?|online|mobile|mobil|mobiel|thuis|express|24\/7|zzp|auto|moto|wassen|lappen|huren|leren|snoeien|maken|slijpen|reinigen)$/iu;

const and = /^(?:and|und|et|y|e|en|&)$/u;

const isName = (word: string, { tag }: LanguagePack) =>
  tag !== 'de' && /^(?:[dl]’)?\p{Lu}\p{Ll}/u.test(word);

/** A word that may stand in front of what is sold, where the language has them there. */
const mayLead = (word: string, pack: LanguagePack) => {
  if (pack.sure.describing) return pack.sure.leading?.test(word) ?? false;
  if (pack.tag === 'de')
    return /^\p{Ll}+(?:e|er|es|en)$|^\p{Lu}\p{Ll}+,$/u.test(word) && !isLittle(word, pack);
  if (and.test(word) || isName(word, pack)) return true;
  if (isLittle(word, pack)) return false;
  // Dutch words grow together: only a quality stands before what is sold.
  return pack.tag === 'nl'
    ? /(?:e|ig|isch|lijk)$|^(?:tweedehands|online|gratis|mobiel|eigen)$/u.test(word)
    : !isOdd(word, pack);
};

/** Where what is sold stands first, any everyday thing may be it: "suculentas", "t-shirts". */
const mayBeSold = (word: string, pack: LanguagePack) =>
  pack.sure.describing !== undefined &&
  word.length > 4 &&
  isKnown(word, false, pack) &&
  !isLittle(word, pack) &&
  !isTown(word, pack.spelling) &&
  !pack.sure.leading?.test(word) &&
  !/(?:ad|id)[oa]s?$|(?:[aei]mos|iamo|ons|ez|ando|endo|indo)$/u.test(word);

const mostBefore = 4;

/** Words in the plural that stand before another. */
const leadsOn =
  /^(?:kids|sports|ladies|mens|womens|goods|girls|boys|clothes|glass|business|fitness|grass|press|express|mattress|arts|games|bus|gas|dress|physics|maths)$/iu;

const longestCompound = 5;

/** What follows what is done: "cleaning products". */
const forDoing = /^(?:supplies|products|equipment|machines|tools)$/u;

/** Whoever does it ends the line: "private tutor maths". */
const doer = /(?:tor|ber|ner|ter|ger|ker|per|ist|ician|mechanic|sweep|surgeon)$/u;

const endsEarly = (
  word: string,
  next: string | undefined,
  isFirst: boolean,
  pack: LanguagePack,
) => {
  if (next === undefined || and.test(next) || follows.test(next)) return false;
  const isMany = /[^s]s$/u.test(word) && !leadsOn.test(word);
  const isDoing = !isFirst && /ing$/u.test(word) && !forDoing.test(next);
  return isMany || isDoing || (!isFirst && doer.test(word) && isHead(word, pack));
};

/** "food bank needs" goes on. */
const doesSomething =
  /^(?:needs|wants|seeks|gets|makes|does|helps|looks|offers|sells|serves|includes|has|is|was)$/u;

const isOneThing = (run: readonly string[], pack: LanguagePack): boolean => {
  const last = run.at(-1) ?? '';
  // "guitar luthier": a word that nobody knows, behind one that waits for it.
  const isNewThing = run.length === 2 && !isKnown(last, true, pack) && last.length > 5;
  const isThing =
    !doesSomething.test(last) &&
    (isHead(last, pack) || follows.test(last) || /(?:[^s]s|ing)$/u.test(last) || isNewThing);
  return (
    run.length <= longestCompound &&
    isThing &&
    !and.test(run[0] ?? '') &&
    run.every((word, at) => and.test(word) || at === run.length - 1 || isKnown(word, true, pack)) &&
    (isNewThing || isKnown(last, true, pack)) &&
    !isOdd(last, pack) &&
    !run.some((word, at) => endsEarly(word, run[at + 1], at === 0, pack))
  );
};

/** English sets words side by side: "second-hand school uniform shop" is one thing, "pond cleaning koi ponds" are two. */
const compoundEnd = (words: readonly string[], pack: LanguagePack): number => {
  const stop = words.findIndex(
    (word, at) =>
      (isLittle(word, pack) && !and.test(word)) ||
      !/^\p{L}[\p{L}’'-]*$/u.test(word) ||
      namesDay(word, pack) ||
      townAt(words, at, pack) > 0,
  );
  const run = words.slice(0, stop < 0 ? words.length : stop);
  const ends = Array.from({ length: run.length - 1 }, (_, at) => run.length - at);
  return ends.find((end) => isOneThing(run.slice(0, end), pack)) ?? 0;
};

/** Where what is sold ends, counted in words from the beginning; 0 where nothing surely is. */
const headEnd = (words: readonly string[], pack: LanguagePack, mayBeAny: boolean): number => {
  const whole = pack.tag.startsWith('en') ? compoundEnd(words, pack) : 0;
  if (whole > 0) return whole;
  for (let at = 0; at <= mostBefore && at < words.length; at++) {
    const count = headAt(words, at, pack);
    if (count > 0) return at + count;
    if (mayBeAny && mayBeSold(words[at] ?? '', pack)) return at + 1;
    if (!mayLead(words[at] ?? '', pack)) return 0;
  }
  return 0;
};

/** Whether a word goes on from the word before it without one that holds them together. */
const goesOn = (before: string, word: string, pack: LanguagePack): boolean => {
  if (follows.test(word)) return true;
  if (before.endsWith(',')) return true;
  if (pack.sure.describing) return belongs(before, word, pack);
  // "Wohnmobil mieten", but not "Treppenlift gebraucht".
  if (pack.tag === 'de')
    return /^\p{Ll}+(?:en|ern|eln|[^o]s)$/u.test(word) && !/^(?:ge|be|ver)/u.test(word);
  // "window cleaning" is one thing, "nails lashes" and "cleaning gutters" are two.
  if (pack.tag.startsWith('en') && /[^e]ed$/u.test(word)) return true;
  return pack.tag.startsWith('en') && isHead(word, pack) && !/[^s]s$|ing$/u.test(before);
};

const isTold = (word: string, isBound: boolean, pack: LanguagePack) => {
  const bare = word.replace(/,$/u, '');
  const mayBeStrange =
    isBound || pack.tag === 'de' || pack.tag === 'it' || pack.sure.describing?.test(bare);
  if (isLittle(bare, pack) || isHead(bare, pack)) return true;
  return mayBeStrange ? !isOdd(bare, pack) : isKnown(bare, false, pack) || isName(bare, pack);
};

/** In English "dog walking and pet" waits for its "sitting". */
const isOpen = (words: readonly string[], end: number, pack: LanguagePack): boolean => {
  if (!pack.tag.startsWith('en')) return false;
  const isGroup = (word: string) => isLittle(word, pack) && !and.test(word);
  const at = words.slice(0, end).findLastIndex((word) => isLittle(word, pack));
  const isJoined = at > 0 && and.test(words[at] ?? '') && !words.slice(0, at).some(isGroup);
  return isJoined && !isHead(words[end - 1] ?? '', pack);
};

/** "para controlar" waits for what is controlled, "voor startende" for who starts. */
const isWaiting = (words: readonly string[], end: number, pack: LanguagePack): boolean => {
  const [before = '', word = '', next] = words.slice(end - 2, end + 1);
  if (/^(?:para|pour|per|a|à|to)$/u.test(before) && /(?:[aei]r|[dtiv]re)$/u.test(word)) return true;
  const isPlain =
    !pack.sure.describing &&
    (pack.tag === 'nl' ? /[^i]e$/u : /^\p{Ll}/u).test(word) &&
    isLittle(before, pack);
  const goesOnBare = next !== undefined && !isLittle(next, pack) && !and.test(next);
  return isPlain && goesOnBare && townAt(words, end, pack) === 0;
};

/** Idioms are one word to whoever looks for heaps: "pet-shop". */
const asOneWord = (words: readonly string[], head: number, pack: LanguagePack): string => {
  const count = [4, 3, 2].find((each) => headAt(words, head - each, pack) === each) ?? 1;
  const idiom = words.slice(head - count, head).join('-');
  // What stands before it has been looked at.
  const from = Math.max(0, head - (and.test(words[head - 3] ?? '') ? 4 : 3));
  // "van hire" is one thing too.
  const more = words.slice(head).map((word) => `${follows.test(word) ? '-' : ' '}${word}`);
  return `${[...words.slice(from, head - count), idiom].join(' ')}${more.join('')}`;
};

/** "in Newcastle city centre" */
const partOfTown =
  /^(?:city|centre|center|centro|centrum|zentrum|mitte|north|south|east|west|nord|sud|süd|est|norte|sur|sul|noord|zuid)$/iu;

/** "para niños y adolescentes y prepa": two things joined to one, and nobody can tell to which. */
const joinedTwice = (words: readonly string[], { spelling, sure }: LanguagePack) =>
  sure.kinds !== undefined && words.filter((word) => word === spelling.and).length > 1;

/** How many words at the beginning of a line surely are one whole: what is sold, and what belongs to it. */
export const wholeAt = (words: readonly string[], pack: LanguagePack, mayBeAny = false): number => {
  const head = headEnd(words, pack, mayBeAny);
  if (head === 0) return 0;
  const isWhole = (end: number) =>
    !joinedTwice(words.slice(0, end), pack) &&
    !/^(?:CHF|inclusief|inklusive|including|incluindo|exclusief)$/u.test(words[end - 1] ?? '') &&
    !isOpen(words, end, pack) &&
    !isWaiting(words, end, pack) &&
    isClear(asOneWord(words.slice(0, end), head, pack), pack);
  let best = head;
  for (let end = head + 1; end <= words.length; end++) {
    const word = words[end - 1] ?? '';
    const before = words[end - 2] ?? '';
    const isBound = isLittle(before, pack) || and.test(before);
    const town = townAt(words, end - 1, pack);
    if (partOfTown.test(word) && isTown(before, pack.spelling)) {
      best = end;
      continue;
    }
    // "raum münster" is where it is.
    if (
      townAt(words, end, pack) > 0 &&
      /^(?:raum|nähe|zona|regio|region|région|secteur)$/iu.test(word)
    )
      break;
    // "Hebamme hat noch Termine": behind the verb it is a sentence.
    if (
      /^(?:wij|wir|ich|ik|ook|auch|hat|ist|sind|haben|sucht|heeft|is|zijn|zoekt|geen|keine?)$/u.test(
        word,
      ) &&
      pack.tag !== 'en'
    )
      break;
    if (word === 'no' && pack.tag === 'en') break;
    if ((town > 0 && !isBound) || namesDay(word, pack) || !isTold(word, isBound, pack)) break;
    if (isLittle(word, pack) || and.test(word)) continue;
    const waits = end - 1 > head && isWaiting(words, end - 1, pack);
    if (!isBound && !waits && !goesOn(before, word, pack)) break;
    // "em Joinville diária", "barista e latte art"
    const isCut = and.test(before) && isOdd(words[end] ?? '', pack) && words[end] !== undefined;
    if (pack.sure.kinds && (isCut || (!isBound && isTown(before, pack.spelling)))) break;
    end += Math.max(town, 1) - 1;
    if (isWhole(end)) best = end;
  }
  return isWhole(best) ? best : 0;
};
