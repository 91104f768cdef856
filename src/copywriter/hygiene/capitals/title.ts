import type { Speller } from './speller.ts';
import { capital, isLittle, spoken, staysAmong } from './words.ts';

/** A title in ordinary letters: "The Mending Room", "Colmenas La Jara", "Chiocciola d'Oro". */
export const asTitle = (text: string, speller: Speller) =>
  text.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    if (staysAmong(text, word, speller)) return word;
    // "RISCO A4"
    if (/\d/u.test(text.charAt(at + word.length))) return word;
    // "AR GELADO BH"
    if (
      word.length < 4 &&
      !(spoken.test(word) && /[^\p{L}]|[AEIOUÄÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÃÕ]|SKY|FLY|GYM/u.test(word)) &&
      !isLittle(word, speller)
    )
      return word;
    const [previous = ''] = /\p{L}+(?=\P{L}*$)/u.exec(text.slice(0, at)) ?? [];
    // "Colmenas La Jara", but "Rabo a Abanar"
    const isNamed =
      !speller.hasTitles &&
      word.length > 1 &&
      speller.isArticle(word) &&
      !isLittle(previous, speller);
    // "LIFT-OP" is one name.
    // "MATEMÁTICA A"
    const isLast = word.length === 1 && at + 1 === text.length;
    if (at > 0 && !isNamed && !isLast && isLittle(word, speller) && text.charAt(at - 1) !== '-')
      return word.toLowerCase();
    // "ZWEMBAD-ONDERHOUD", "AUTO-ÉCOLE"
    if (
      !speller.hasTitles &&
      word.length > 4 &&
      /(?:\p{L}{6,}|AUTO|MINI)-$/u.test(text.slice(0, at)) &&
      previous !== word &&
      speller.spell(word) === word.toLowerCase()
    )
      return word.toLowerCase();
    // "L'ATELIER", but "LES P'TITS"
    const [, elided = '', rest = word] = /^((?:L|D|DELL|ALL|QU|J|O)['’])(.+)$/u.exec(word) ?? [];
    if (elided === '') return capital(word);
    return `${at > 0 ? elided.toLowerCase() : capital(elided)}${capital(rest)}`;
  });
