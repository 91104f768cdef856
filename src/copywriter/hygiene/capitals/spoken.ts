import { codeBefore, contraction, goesBefore, isDated, type Run } from './run.ts';
import type { Speller } from './speller.ts';
import { alwaysShouted, capital, isLittle, spoken, staysAmong } from './words.ts';

/** A title in ordinary letters: "The Mending Room", "Colmenas La Jara", "Chiocciola d'Oro". */
export const asTitle = (text: string, speller: Speller) =>
  text.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    if (staysAmong(text, word, speller)) return word;
    // "AR GELADO BH"
    if (
      word.length < 4 &&
      !(spoken.test(word) && /[^\p{L}]|[AEIOUÄÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÃÕ]/u.test(word)) &&
      !isLittle(word, speller)
    )
      return word;
    const [previous = ''] = /\p{L}+(?=\P{L}*$)/u.exec(text.slice(0, at)) ?? [];
    const isInside = at > 0 && (!speller.isArticle(word) || isLittle(previous, speller));
    // "LIFT-OP" is one name.
    if (isInside && isLittle(word, speller) && text.charAt(at - 1) !== '-')
      return word.toLowerCase();
    // "L'ATELIER", but "LES P'TITS"
    const [, elided = '', rest = word] = /^((?:L|D|DELL|ALL|QU|J|O)['’])(.+)$/u.exec(word) ?? [];
    if (elided === '') return capital(word);
    return `${at > 0 ? elided.toLowerCase() : capital(elided)}${capital(rest)}`;
  });

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

/** "roti in PARAMARIBO", "Karim BENALI": where it is, or whose. */
const locative =
  /(?:^|\s)(?:in|at|near|nr|à|en|a|em|na|no|nei|nel|te|uit|op|aus|bei|sur|uit de|in de|dos|das|dalla|dal) $/u;
const behindName = /\p{L}\s+\p{Lu}\p{Ll}+\.? $/u;

const germanPreposition =
  /(?<!\p{L})(?:AUF|AUS|BEI|MIT|NACH|VON|ZU|ZUM|ZUR|IN|IM|AN|AM|FÜR|OHNE|UNTER|ÜBER|VOR|GEGEN) $/u;

/** "alquiler de AUTOCARAVANAS", "CURSO DE KITESURF", "BOW REHAIRING" */
const isThing = (word: string, ahead: string, { before }: Run, { hasTitles }: Speller) =>
  (!hasTitles && goesBefore.test(before)) ||
  (!hasTitles && goesBefore.test(ahead.toLowerCase())) ||
  /(?:INGS?|ERS|ED|LY)$/u.test(word);

const honorific =
  /^(?:DON|DOÑA|DONA|T[IÍ][AO]|SEU|ZI[AO]|NONN[AO]|MAMMA|ABUELA|MONSIEUR|MADAME|MÈRE|PÈRE|OMA|OPA|NONKEL|TANTE|BOER|UNCLE|AUNTIE|GRANNY|CAPTAIN|SIGNORA?)$/u;

/** A word of a run as its language writes it; `ahead` is what stands before it in the run. */
const spokenWord = (word: string, ahead: string, run: Run, speller: Speller) => {
  const { text, before, behind } = run;
  if (staysAmong(text, word, speller) || codeBefore.test(ahead)) return word;
  // "SA + SO"
  if (speller.hasNouns && /^(?:MO|DI|MI|DO|FR|SA|SO)$/u.test(word) && /[+&/-]/u.test(text))
    return capital(word);
  // "LUN A SÁB", "AVANT LE 15 OCT."
  if (isDated(word, run, speller)) return speller.hasTitles ? capital(word) : word.toLowerCase();
  const small = word.toLowerCase();
  const after = text.slice(ahead.length + word.length);
  const isLast = ahead !== '' && after === '' && !behind.startsWith('/');
  // "MÊS A 1 €"
  if (/^[AEOY]$/u.test(word) && ahead !== '' && /^ \d/u.test(behind)) return small;
  // "T-SHIRTS", "MATHS A"
  if (/^\p{Lu}$/u.test(word) && ahead === '' && /\d ?$/u.test(before)) return word;
  if (/^\p{Lu}$/u.test(word)) return word === 'I' || isLast || after.startsWith('-') ? word : small;
  // "ADA MARKINGS", and elsewhere "ADA compliant".
  if (
    word.length < 5 &&
    !alwaysShouted.has(word) &&
    speller.isTwice?.(word) &&
    speller.spell(word) !== small
  )
    return word;
  // "CABALGATAS DON EUSEBIO"
  if (run.isName && honorific.test(word) && /^ \p{L}/u.test(after)) return capital(word);
  const everyday = speller.spell(word);
  if (everyday !== null) return everyday;
  // What no dictionary has is the name, among the words of what is sold.
  if (
    speller.isSure &&
    run.isName &&
    word.length > 3 &&
    spoken.test(word) &&
    !isThing(word, ahead, run, speller)
  )
    return capital(word);
  if (isShortForm(word, ahead, run, speller)) return word;
  const isNamed =
    run.isName &&
    ahead === '' &&
    ((word.length > 3 && locative.test(before)) ||
      behindName.test(before) ||
      // "Dirndl-Verleih MADLHAFT Salzburg"
      (speller.hasNouns &&
        /^(?:$|.*\p{Lu}[\p{L}-]+ $)/u.test(before) &&
        /^ \p{Lu}\p{Ll}/u.test(behind)));
  if (isNamed || speller.isPlace(capital(word))) return capital(word);
  // "5 KETTEN SCHÄRFEN": behind its noun, at the end, a German verb.
  if (
    speller.hasNouns &&
    isLast &&
    /\p{L} $/u.test(ahead) &&
    !germanPreposition.test(ahead) &&
    /(?:en|ern|eln)$/u.test(small)
  )
    return small;
  return alwaysShouted.has(word) ? small : speller.asNoun(small, before);
};

/** "NORTH & WEST BELFAST" */
const isQuarter = ({ words }: Run, { isPlace }: Speller) =>
  isPlace(capital(words.at(-1) ?? '')) &&
  words
    .slice(0, -1)
    .every((word) => /^(?:NORTH|SOUTH|EAST|WEST|CENTRAL|GREATER|NORD|SUD)$/u.test(word));

/** Each word as its language writes it. */
export const asSpoken = (run: Run, speller: Speller) => {
  // "Heredia COSTA RICA"
  const title = asTitle(run.text, speller);
  if (run.words.length > 1 && (speller.isPlace(title) || isQuarter(run, speller))) return title;
  return run.text
    .replace(contraction, (word) => word.toLowerCase())
    .replace(/(?<!\p{Ll}['’]?)\p{Lu}[\p{Lu}\p{N}]*/gu, (word, at: number) =>
      spokenWord(word, run.text.slice(0, at), run, speller),
    );
};
