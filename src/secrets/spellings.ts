import { memoize } from '../kernel/async/memoize.ts';
import { createBloomFilter } from './bloom-filter.ts';

/** The text that replaces a secret. */
export const cutMark = '[secret]';

/** The ways in which a secret can be written, the longest first, and a fast check that bytes contain none of them. */
export type SecretSpellings = { spellings: readonly Buffer[]; mayBeIn(bytes: Buffer): boolean };

/** The same list of spellings is used for logs, the journal and answers. */
export const spellingsFor = (secret: string): SecretSpellings => memoizedSpellings(secret);

const spellingsOf = (secret: string): Buffer[] => {
  const all = new Set<string>();
  for (const text of [...inAddresses(secret), ...inHex(secret), ...inBase64Twice(secret)]) {
    const escapedText = JSON.stringify(text).slice(1, -1);
    all.add(text).add(escapedText).add(escapedText.replaceAll('/', '\\/'));
  }
  for (const write of escapes) all.add(secret.replace(/[^A-Za-z0-9]/g, write));
  return [...all].sort((a, b) => b.length - a.length).map((text) => Buffer.from(text));
};

const code = (character: string) => character.charCodeAt(0);
const hexOf = (character: string) => code(character).toString(16).padStart(2, '0');

/** Each function escapes one character. Mixtures of escapes are found by `reveal`. */
const escapes: ((character: string) => string)[] = [
  (character) => `\\u00${hexOf(character)}`,
  (character) => `\\u00${hexOf(character).toUpperCase()}`,
  (character) => `%${hexOf(character)}`,
  (character) => `%${hexOf(character).toUpperCase()}`,
  (character) => `&#${code(character)};`,
  (character) => `&#x${hexOf(character)};`,
  (character) => `&#x${hexOf(character).toUpperCase()};`,
];

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const percentLower = (text: string) =>
  text.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase());

const inAddresses = (secret: string) => {
  const once = encodeURIComponent(secret);
  const twice = encodeURIComponent(once);
  const inHtml = secret.replace(/[&"<>]/g, (character) => entities[character] ?? character);
  return [secret, inHtml, once, percentLower(once), twice, percentLower(twice)];
};

const inHex = (text: string) => {
  const hex = Buffer.from(text).toString('hex');
  return [hex, hex.toUpperCase()];
};

const inBase64Twice = (secret: string) => {
  const once = inBase64(secret);
  return [...once, ...once.flatMap(inBase64)];
};

/** The base64 of a text within a longer text, for each position in a group of three bytes. */
const inBase64 = (text: string) =>
  [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    // The characters at both ends also depend on the bytes beside them, so they are left out.
    const [from, to] = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((kind) => bytes.toString(kind).slice(from, to));
  });

const maxKnown = 256;

/** A few tokens make most of the calls. */
const memoizedSpellings = memoize(maxKnown, (secret): SecretSpellings => {
  const spellings = spellingsOf(secret);
  return { spellings, mayBeIn: createBloomFilter(spellings) };
});
