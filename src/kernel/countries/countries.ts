import { editsBetween } from '../text/nearest.ts';
import { alsoCalled, meantBy } from './also-called.ts';
import { countryNames } from './names.ts';

const names = new Map<string, string>(Object.entries(countryNames));

export const isCountryCode = (code: string) => names.has(code);

/** The English name of a country code; returns the code itself if it is unknown. */
export const countryName = (code: string) => names.get(code) ?? code;

/** The 27 members of the European Union. */
export const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * A name in lower case, without accents and punctuation, and without the words that some lists use and others leave
 * out.
 */
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

/** The country code of a name, or of a text that already is a code. */
const countryCodeOf = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : codeOfName(text);
};

/**
 * Reads country names that follow each other without a separator ("United Kingdom France"). It tries the longest
 * name first and returns null if a word is left over.
 */
const codesInWords = (text: string): string[] | null => {
  const words = text.trim().split(/\s+/);
  const areCodes = words.every((word) => isCountryCode(word.toUpperCase()));
  if (areCodes) return words.map((word) => word.toUpperCase());
  const codes: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + maxNameLength);
    while (end > at && codeOfName(words.slice(at, end).join(' ')) === null) end--;
    // In a text of several words, "in" and "no" are English words and not India and Norway.
    const word = words[at] ?? '';
    const code =
      end > at ? codeOfName(words.slice(at, end).join(' ')) : isCountryCode(word) ? word : null;
    if (code !== null) codes.push(code);
    else if (!/^(and|&|\+)$/i.test(word)) return null;
    at = Math.max(end, at + 1);
  }
  return codes;
};

/** The longest name of a country in words, with "and" and "the". */
const maxNameLength = 10;

/** All country names together are half as long, so a longer text is not a list of countries. */
const maxListLength = 8_000;

/**
 * Reads "France, DE; US CA" into codes. It understands English names and codes of two letters, and returns the rest
 * as unknown.
 */
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

/** The country whose name is closest to a misspelled one; null if none is close. */
export const nearestCountry = (text: string): string | null => {
  const word = text.trim().slice(0, 60);
  const code = word.toUpperCase();
  if (isCountryCode(code)) return code;
  if (/^[A-Z]{2}$/.test(code)) return meantBy[code] ?? null;
  const knownCode = codeOfName(word);
  if (knownCode !== null) return knownCode;
  // A text in which more than a quarter of the letters differ is another word.
  const plainWord = plain(word);
  const maxEdits = Math.max(1, Math.floor(word.length / 4));
  const near = namedCodes
    .filter(({ name }) => Math.abs(name.length - plainWord.length) <= maxEdits)
    .map(({ name, code }) => ({ code, edits: editsBetween(plainWord, name) }))
    .sort((one, other) => one.edits - other.edits)[0];
  return near !== undefined && near.edits <= maxEdits ? near.code : null;
};

/** If nothing in a list is a country, the error names only this many of its parts. */
export const maxNamedCountries = 10;

/** Explains what is wrong with a code, and suggests the code that was probably meant. */
export const codeProblem = (code: string): string | null => {
  if (isCountryCode(code)) return null;
  const likelyCountry = nearestCountry(code);
  const shortCode = code.slice(0, 60);
  return likelyCountry === null
    ? `must be codes of two letters, such as US or DE, and “${shortCode}” is none`
    : `must be codes of two letters, such as US or DE, and “${shortCode}” is none: ${countryName(likelyCountry)} is ${likelyCountry}`;
};

/** Like `codeProblem`, for text that people type: it may hold names as well as codes. */
export const countryProblem = (text: string): string => {
  const likelyCountry = nearestCountry(text);
  const shortText = text.slice(0, 60);
  return likelyCountry === null
    ? `has “${shortText}”, which is no country. Write its English name, or its two letters such as FR.`
    : `has “${shortText}”, which is no country. Did you mean ${countryName(likelyCountry)} (${likelyCountry})?`;
};
