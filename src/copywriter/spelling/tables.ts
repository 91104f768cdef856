import { rememberOf } from '../../kernel/remember.ts';
import type { Spelling } from '../languages/pack.ts';
import { alsoWords, makes, places } from '../languages/places.ts';

/** A word without case, accents and apostrophes, as capitals leave it; of the same length. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

export const keyOf = (word: string) => plain(word).replace(/['’]/gu, '');

const entriesOf = (list: string) =>
  list
    .split(/\s+/u)
    .filter(Boolean)
    .map((entry) => entry.replaceAll('_', ' '));

/** What a language's lists say of single words, by the plain form without apostrophes. */
export const listedWords = rememberOf(({ words, articles }: Spelling) => {
  // English names foreign towns without their accents, and Munster is in Ireland.
  const towns = entriesOf(places).filter((town) => articles !== 'the' || /^[\w -]+$/u.test(town));
  const all = [...towns, ...entriesOf(`${makes} ${words}`)];
  return new Map(all.map((entry) => [keyOf(entry), entry] as const));
});

/** Whether a list says that the word is written just so. */
export const isListed = (word: string, spelling: Spelling) =>
  listedWords(spelling).get(keyOf(word)) === word;

const placeNames = new Set(entriesOf(`${places} ${alsoWords}`));

/** A town, a region or a country, written as it should be. */
export const isPlaceName = (text: string) => placeNames.has(text);
