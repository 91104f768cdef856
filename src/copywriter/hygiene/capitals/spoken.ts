import { replaceNames } from './known-names.ts';
import { codeBefore, contraction, goesBefore, isDated, type Run } from './run.ts';
import type { Speller } from './speller.ts';
import { asTitle } from './title.ts';
import { alwaysShouted, capital, honorific, isLittle, spoken, staysAmong, trade } from './words.ts';

/** "PIPA TESTED": among known words, one that no list knows may be a short form; behind "de" it is a noun. */
const isShortForm = (word: string, ahead: string, { words, isName }: Run, speller: Speller) => {
  if (word.length > 4 || alwaysShouted.has(word) || word === 'PRE') return false;
  if (!spoken.test(word)) return true;
  const [previous = ''] = /\p{L}+(?=\P{L}*$)/u.exec(ahead) ?? [];
  // "PREÇO DITO ANTES": between others it is a word.
  const isBetween = previous !== '' && words.length > 2;
  return (
    !isName &&
    !isBetween &&
    !isLittle(previous, speller) &&
    words.some((other) => speller.spell(other) !== null)
  );
};

/** "alquiler de AUTOCARAVANAS", "CURSO DE KITESURF", "BOW REHAIRING" */
const isThing = (word: string, ahead: string, { before }: Run, { hasTitles }: Speller) => {
  const front = ahead === '' ? before : ahead.toLowerCase();
  return (
    (!hasTitles && goesBefore.test(front)) ||
    // "LATTE D'ASINA"
    /(?<!\p{L})d['’]$/u.test(front) ||
    /(?:INGS?|ERS|ED|LY)$/u.test(word) ||
    trade.test(word)
  );
};

/** "BEI IHNEN", and "TEXTILDRUCK FARBKLECKS ESSEN" */
const isGermanNoun = (word: string, ahead: string, run: Run, { isPlace, shouted }: Speller) => {
  const { text, before, behind, words, isName } = run;
  if (isName && words.length > 2 && text.endsWith(` ${word}`) && isPlace(capital(word)))
    return true;
  // What stands near is enough, however long the line is.
  const near = (before + ahead).slice(-80);
  const line = near + (text.slice(ahead.length) + behind).slice(0, 80);
  return shouted?.isNoun(line, near.length, isName) === true;
};

/** A word of a run as its language writes it; `ahead` is what stands before it in the run. */
const spokenWord = (word: string, ahead: string, run: Run, speller: Speller) => {
  const { text, before, behind } = run;
  if (staysAmong(text, word, speller) || codeBefore.test(ahead)) return word;
  if (speller.shouted?.stays(before + ahead + word)) return word;
  // "LUN A SÁB", "AVANT LE 15 OCT."
  if (isDated(word, run, speller)) return speller.hasTitles ? capital(word) : word.toLowerCase();
  const small = word.toLowerCase();
  const after = text.slice(ahead.length + word.length);
  const isLast = ahead !== '' && after === '' && !behind.startsWith('/');
  if (speller.hasNouns && isGermanNoun(word, ahead, run, speller))
    return speller.spell(word)?.replace(/^./u, (letter) => letter.toUpperCase()) ?? capital(word);
  // "MÊS A 1 €", "SOPRA I 45 €"
  if (/^[AEIOY]$/u.test(word) && ahead !== '' && /^ \d/u.test(behind)) return small;
  // "LES ARNAQUES À 800 €"
  if (word === 'À' && ahead !== '') return small;
  // "MATHS A", "PACK C + CAP"
  if (/^\p{Lu}$/u.test(word))
    return (word === 'I' && speller.hasTitles) ||
      (ahead !== '' && /^[B-DF-HJ-NP-TV-Z]$/u.test(word) && /^ \+/u.test(after)) ||
      isLast ||
      /^(?:-| [+&] \p{Lu}(?!\p{L}))/u.test(after)
      ? word
      : small;
  // "CABALGATAS DON EUSEBIO"
  if (run.isName && honorific.test(word) && /^ \p{L}/u.test(after)) return capital(word);
  if (run.isName && honorific.test(/\p{L}+(?= $)/u.exec(ahead)?.[0] ?? '')) return capital(word);
  const everyday = speller.spell(word);
  if (everyday !== null) return everyday;
  // What no dictionary has is the name, among the words of what is sold.
  if (
    speller.isSure &&
    run.isName &&
    word.length > 3 &&
    ((word.length > 6 && speller.hasDictionary) || spoken.test(word)) &&
    !isThing(word, ahead, run, speller)
  )
    return capital(word);
  if (isShortForm(word, ahead, run, speller)) return word;
  if (speller.isPlace(capital(word))) return capital(word);
  return alwaysShouted.has(word) ? small : speller.asNoun(small, before);
};

/** "NORTH & WEST BELFAST" */
const isQuarter = ({ words }: Run, { isPlace }: Speller) =>
  isPlace(capital(words.at(-1) ?? '')) &&
  words
    .slice(0, -1)
    .every((word) => /^(?:NORTH|SOUTH|EAST|WEST|CENTRAL|GREATER|NORD|SUD)$/u.test(word));

/** "Heredia COSTA RICA" */
export const isPlaceName = (run: Run, speller: Speller) =>
  run.words.length > 1
    ? speller.isPlace(asTitle(run.text, speller)) || isQuarter(run, speller)
    : run.isName &&
      run.text.length > 3 &&
      speller.isPlace(capital(run.text)) &&
      // "LANA" is wool, and a town.
      speller.spell(run.text) !== run.text.toLowerCase();

/** Each word as its language writes it. */
export const asSpoken = (run: Run, speller: Speller) => {
  return replaceNames(run.text, speller.findNames?.(run.text) ?? [], (from, to) =>
    run.text
      .slice(from, to)
      .replace(contraction, (word) => word.toLowerCase())
      .replace(/(?<!\p{Ll}['’]?)\p{Lu}[\p{Lu}\p{N}]*/gu, (word, at: number) =>
        spokenWord(word, run.text.slice(0, from + at), run, speller),
      ),
  );
};
