import type { LanguagePack } from '../languages/pack.ts';
import { isKnown } from './words.ts';

const units =
  'kg g mg km m cm mm ml cl dl l gb tb mb hp ps w kw kwh mph kmh db px hz h c s v x min pm am ft lb lbs oz qm tv dj cd hd wc dr mr mrs ms st nd rd th nr no ca pvc usb btw zzp snc srl sas gmbh kg ltd lda';

const known = new Set(units.split(' '));

/** A word without a vowel is a short form that nobody wrote out. */
const isShortForm = (word: string) =>
  !known.has(word) &&
  (/^[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ’']{2,}$/u.test(word) ||
    /^([bcdfghjkmnpqrstvwxz])\1/u.test(word));

/** "bis 31.03", "doors at 7.30" */
const endsInDate =
  /\sat \d\d?\.[0-5]\d$|\d[–-]\d\d?[.:][0-5]\d$|\s(?:bis|bis zum|am|ab|until|by|till|al|hasta el|até|tot|tot en met|jusqu’au) [0-3]?\d\.(?:0\d|1[0-2])$/iu;

/** "21 days – actually make that 30": a second thought, typed along. */
const secondThought =
  /(?<!\p{L})(?:make that|or rather|scratch that|bzw\. besser|oder besser|nein, besser|ou plutôt|mejor dicho|bueno,? \d|anzi,? \d|o meglio|ou melhor|quer dizer|of beter|beter gezegd)(?!\p{L})/iu;

/** "airport pick-up poss.", "10 J. Garantie a. Module": no word, but the front of one. */
const isCutWord = (word: string, pack: LanguagePack) =>
  /[^aeiouyéà]$|^.$/u.test(word) &&
  !/^(?:ca|max|máx|min|mín|approx|aprox|env|in[ck]l)$/u.test(word) &&
  !isKnown(word, true, pack);

/** Whether a phrase still holds what no careful typist leaves: short forms, figures for words, signs for verbs. */
export const isDoubtful = (typed: string, pack: LanguagePack): boolean => {
  const text = typed.replace(/@[\w.]+/gu, '');
  const small = text.match(/(?<![\p{L}\d’'-])\p{Ll}+(?![\p{L}’'-])/gu) ?? [];
  const stopped = text.match(/(?<![\p{L}.’'-])\p{Ll}{1,9}(?=\.(?:[\s,;)]|$))/gu) ?? [];
  return (
    small.some(isShortForm) ||
    stopped.some((word) => isCutWord(word, pack)) ||
    // "2 Probestd. gratis", "Winterswijk (Gld.)"
    /\p{Ll}[b-df-hj-np-tv-z]{3}\.\s\p{Ll}/u.test(text) ||
    /(?<!\p{L})(?!Str|Ltd|Mrs)[B-DF-HJ-NP-TV-Z][b-df-hj-np-tv-z]{2}\.(?!\p{L})/u.test(text) ||
    /(?<!\p{L}|\.)(?![ap]\.m|e\.g|i\.e)\p{Ll}\.\p{Ll}\.(?=[\s)]|$)/u.test(text) ||
    secondThought.test(text) ||
    // "up to 500 m², larger? Just call"
    /\?\s+\p{L}/u.test(text) ||
    /(?<![\p{L}\d])\p{Ll}\d(?![\d²³])/u.test(text) ||
    /(?<!\p{L})(?:ok|etc|pls|plz|asap)(?!\p{L})/iu.test(text) ||
    /[=*_^~]|\p{L}\s?\/\s?\p{L}\s?\/|\s[<>]\s/u.test(text) ||
    // A number to call, or of a register.
    /\d{8}|(?<!\d)(?:\+\d|0)\d+(?:[\s/.-]?\d{2,}){2}|\d{4}-\d{4}(?!\d)|(?<![\d.,])\d{3}(?: \d{2,3}){3}(?! ?[€$£\d])/u.test(
      text,
    ) ||
    // Nobody can tell what a price without its currency is of.
    (/(?<![\d€£$])(?<![€£$] ?\d*)\d+[.,]\d\d$/u.test(text) && !endsInDate.test(text)) ||
    /(?<![\d€£$.,])(?<![€£$] ?)\d+,\d\d(?= (?:sin|con|senza|sans|ohne|pro|per|par|por)(?!\p{L}))/u.test(
      text,
    )
  );
};
