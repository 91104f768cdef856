import { remember } from '../../kernel/remember.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { isLittle } from './words.ts';

/** By the word or words of a thing: the kinds it is of; and what may describe another thing too. */
type Kinds = { of: ReadonlyMap<string, readonly number[]>; describing: ReadonlySet<string> };

const tables = new WeakMap<LanguagePack['sure'], Kinds>();

const kindsOf = ({ sure }: LanguagePack): Kinds => {
  const made = tables.get(sure);
  if (made) return made;
  const of = new Map<string, number[]>();
  const describing = new Set<string>();
  for (const [kind, line] of (sure.kinds ?? '').split('|').entries())
    for (const thing of line.split(' ').filter(Boolean)) {
      const name = thing.replace('~', '').replaceAll('_', ' ');
      if (thing.startsWith('~')) describing.add(name);
      of.set(name, [...(of.get(name) ?? []), kind]);
    }
  const kinds = { of, describing };
  tables.set(sure, kinds);
  return kinds;
};

/** Of many things the list has one: "panes" is "pan", "salões" is "salão". */
const singulars = (word: string): string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/es$/u, ''),
  word.replace(/([aeiou])nes$/u, (_, vowel: string) => `${accented[vowel] ?? vowel}n`),
  word
    .replace(/ões$/u, 'ão')
    .replace(/ns$/u, 'm')
    .replace(/([aeo])is$/u, '$1l'),
];

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const singular = (words: string, { of }: Kinds) => singulars(words).find((word) => of.has(word));

/** A thing that a list names; no quality, whatever it ends in. */
export const isNamed = (word: string, pack: LanguagePack): boolean => {
  const kinds = kindsOf(pack);
  const name = singular(word, kinds);
  return name !== undefined && !kinds.describing.has(name);
};

type Item = { end: number; kinds: readonly number[] };

const mostWords = 3;

/** The thing that begins here, with what is said of it. */
const itemAt = (words: readonly string[], at: number, pack: LanguagePack): Item | null => {
  for (let count = mostWords; count > 0; count--) {
    const name = singular(words.slice(at, at + count).join(' '), kindsOf(pack));
    const kinds = name === undefined ? undefined : kindsOf(pack).of.get(name);
    if (kinds === undefined || at + count > words.length) continue;
    let end = at + count;
    while (isSaidOf(words[end], pack)) end++;
    const isLinked = /^(?:de|para|con|com|sin|sem)$/u.test(words[end] ?? '');
    const next = words[end + 1];
    if (isLinked && next !== undefined && !isLittle(next, pack) && /^\p{Ll}/u.test(next)) end += 2;
    return { end, kinds };
  }
  return null;
};

const isSaidOf = (word: string | undefined, pack: LanguagePack) =>
  word !== undefined &&
  /^\p{Ll}+$/u.test(word) &&
  singular(word, kindsOf(pack)) === undefined &&
  !isLittle(word, pack) &&
  (pack.sure.describing?.test(word) ?? false);

type Run = { start: number; end: number; items: string[]; isOpen: boolean };

/** Things of one kind that stand one behind the other; open where another "and" goes on from them. */
const runAt = (words: readonly string[], start: number, pack: LanguagePack): Run | null => {
  const items: string[] = [];
  let isBare = false;
  let kinds: readonly number[] | null = null;
  let end = start;
  for (let at = start; at < words.length; ) {
    const isJoined = items.length > 0 && words[at] === pack.spelling.and;
    const item = itemAt(words, isJoined ? at + 1 : at, pack);
    if (item === null) break;
    const shared = item.kinds.filter((kind) => kinds === null || kinds.includes(kind));
    if (shared.length === 0) break;
    items.push(words.slice(isJoined ? at + 1 : at, item.end).join(' '));
    kinds = shared;
    isBare ||= items.length > 1 && !isJoined;
    end = at = item.end;
  }
  const next = words[end];
  const isOpen = next === pack.spelling.and;
  const isEnd = next === undefined || isOpen || isLittle(next, pack) || /^[\d(]/u.test(next);
  // "niños y adultos y prepa" goes on.
  return items.length > 1 && isEnd && (isBare || !isOpen) ? { start, end, items, isOpen } : null;
};

const said = ({ items, isOpen }: Run, and: string) => {
  const [last = '', ...before] = [...items].reverse();
  const joint = isOpen ? ',' : ` ${and}`;
  return `${before.reverse().join(', ')}${joint} ${last}`;
};

const listedIn = (text: string, pack: LanguagePack): string => {
  const words = text.split(' ');
  const done: string[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runAt(words, at, pack);
    done.push(run === null ? (words[at] ?? '') : said(run, pack.spelling.and));
    at = run?.end ?? at + 1;
  }
  return done.join(' ').replace(/ y (?=h?i(?!e))/gu, ' e ');
};

const memories = new WeakMap<LanguagePack, (text: string) => string>();

/** "mesas sillas carpas": things of one kind side by side with the commas that people leave out. */
export const withCommas = (text: string, pack: LanguagePack): string => {
  if (pack.sure.kinds === undefined) return text;
  const recall =
    memories.get(pack) ??
    remember(2000, (phrase) =>
      phrase
        .split(/(?<=[,;:.]) /u)
        .map((part) => listedIn(part, pack))
        .join(' '),
    );
  memories.set(pack, recall);
  return recall(text);
};

/** A text that is nothing but such a list, with its commas; else null. */
export const asNamedList = (text: string, pack: LanguagePack): string | null => {
  const words = text.replaceAll(',', '').split(' ');
  const run = pack.sure.kinds === undefined ? null : runAt(words, 0, pack);
  return run !== null && run.end === words.length ? said(run, pack.spelling.and) : null;
};
