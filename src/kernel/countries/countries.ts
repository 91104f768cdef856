import { editsBetween } from '../nearest.ts';
import { alsoCalled, meantBy } from './also-called.ts';
import { countryNames } from './names.ts';

const names = new Map<string, string>(Object.entries(countryNames));

export const isCountryCode = (code: string) => names.has(code);

/** The English name behind a code; the code itself where there is none. */
export const countryName = (code: string) => names.get(code) ?? code;

/** The 27 members of the European Union. */
export const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** A name without accents, marks, case and the words that lists use or leave out at will. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(u)\.\s?(s|k)\.(\s?(a)\.)?/g, '$1$2$4')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'and' && word !== 'the')
    .map((word) => (word === 'st' ? 'saint' : word))
    .join(' ');

const codesByName = new Map<string, string>([
  ...alsoCalled.map(([name, code]): [string, string] => [plain(name), code]),
  ...[...names].map(([code, name]): [string, string] => [plain(name), code]),
]);

const codeOfName = (text: string): string | null => codesByName.get(plain(text)) ?? null;

/** The code that a name or a code of two letters stands for. */
const countryCodeOf = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : codeOfName(text);
};

/** "United Kingdom France": names beside each other, the longest first; null where a word is left over. */
const codesInWords = (text: string): string[] | null => {
  const words = text.trim().split(/\s+/);
  const areCodes = words.every((word) => isCountryCode(word.toUpperCase()));
  if (areCodes) return words.map((word) => word.toUpperCase());
  const codes: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + maxNameLength);
    while (end > at && codeOfName(words.slice(at, end).join(' ')) === null) end--;
    // Among names, "in" and "no" are words, and IN and NO are codes.
    const word = words[at] ?? '';
    const code =
      end > at ? codeOfName(words.slice(at, end).join(' ')) : isCountryCode(word) ? word : null;
    if (code !== null) codes.push(code);
    else if (!/^(and|&|\+)$/i.test(word)) return null;
    at = Math.max(end, at + 1);
  }
  return codes;
};

/** The most words in the name of a country, with "and" and "the". */
const maxNameLength = 10;

/** All countries by their names are half as long; more is no list of countries. */
const maxListLength = 8_000;

/** "France, DE; US CA" as codes, and what is none: names in English, or two letters each. */
export const readCountries = (text: string): { codes: string[]; unknown: string[] } => {
  const codes: string[] = [];
  const unknown: string[] = [];
  if (text.length > maxListLength) return { codes, unknown: [`${text.slice(0, 60)}…`] };
  for (const line of text.split(/[;|/\n]+/)) {
    const parts = line.split(',').filter((part) => part.trim() !== '');
    for (let at = 0; at < parts.length; ) {
      // "Korea, Republic of" is one country.
      let end = Math.min(parts.length, at + 3);
      while (end > at && countryCodeOf(parts.slice(at, end).join(',')) === null) end--;
      const whole = end > at ? countryCodeOf(parts.slice(at, end).join(',')) : null;
      const part = parts[at]?.trim() ?? '';
      const partCodes = whole === null ? codesInWords(part) : [whole];
      if (partCodes === null) unknown.push(part);
      else codes.push(...partCodes);
      at = Math.max(end, at + 1);
    }
  }
  return { codes: [...new Set(codes)], unknown };
};

const namedCodes = [...codesByName].map(([name, code]) => ({ name, code }));

/** The country that was most likely meant by what is none; null where none is close. */
export const nearestCountry = (text: string): string | null => {
  const word = text.trim().slice(0, 60);
  const code = word.toUpperCase();
  if (isCountryCode(code)) return code;
  if (/^[A-Z]{2}$/.test(code)) return meantBy[code] ?? null;
  const knownCode = codeOfName(word);
  if (knownCode !== null) return knownCode;
  // More than a quarter of other letters is another word.
  const plainWord = plain(word);
  const maxEdits = Math.max(1, Math.floor(word.length / 4));
  const near = namedCodes
    .filter(({ name }) => Math.abs(name.length - plainWord.length) <= maxEdits)
    .map(({ name, code }) => ({ code, edits: editsBetween(plainWord, name) }))
    .sort((one, other) => one.edits - other.edits)[0];
  return near !== undefined && near.edits <= maxEdits ? near.code : null;
};

/** Of a list in which nothing is a country, this many are named. */
export const maxNamedCountries = 10;

/** What is wrong with a code, and which one was meant. */
export const codeProblem = (code: string): string | null => {
  if (isCountryCode(code)) return null;
  const likelyCountry = nearestCountry(code);
  const shortCode = code.slice(0, 60);
  return likelyCountry === null
    ? `must be codes of two letters, such as US or DE, and “${shortCode}” is none`
    : `must be codes of two letters, such as US or DE, and “${shortCode}” is none: ${countryName(likelyCountry)} is ${likelyCountry}`;
};

/** The same for what people type: a name is as good as a code. */
export const countryProblem = (text: string): string => {
  const likelyCountry = nearestCountry(text);
  const shortText = text.slice(0, 60);
  return likelyCountry === null
    ? `has “${shortText}”, which is no country. Write its English name, or its two letters such as FR.`
    : `has “${shortText}”, which is no country. Did you mean ${countryName(likelyCountry)} (${likelyCountry})?`;
};
