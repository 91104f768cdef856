import { isObject } from '../../kernel/is-object.ts';
import { cutMark } from '../../secrets/spellings.ts';
import { isGiven } from '../wire/passed-through.ts';

/**
 * Whether what the platform holds could be what we sent. It leaves out what is empty and adds
 * what is its own, so only what both sides name is compared.
 */
export const couldBe = (sent: unknown, stored: unknown): boolean => {
  if (!isGiven(sent) || !isGiven(stored)) return true;
  if (isObject(sent) && isObject(stored))
    return Object.keys(sent).every((key) => rewritten.has(key) || couldBe(sent[key], stored[key]));
  if (Array.isArray(sent) && Array.isArray(stored))
    return sent.length === stored.length && sent.every((item, at) => couldBe(item, stored[at]));
  if (isObject(sent) || Array.isArray(sent)) return true;
  return sameText(plain(sent), plain(stored));
};

/** Addresses of pictures, which the platform replaces by its own. */
const rewritten = new Set(['image_url', 'picture']);

/** What was sent is known without its secrets: where one was cut out, anything may stand. */
export const sameText = (sent: string, stored: string) => {
  if (!sent.includes(cutMark)) return sent === stored;
  const parts = sent.split(cutMark);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return stored.startsWith(first) && stored.endsWith(last);
};

/** Text as both sides would write it: the platform trims, and drops a link's last slash. */
const plain = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.normalize('NFC').trim().replace(/\/$/, '');
};

export const sameName = (sent: unknown, stored: unknown) => sameText(plain(sent), plain(stored));

const dateSuffix = /^[ _-]\d{4}-\d{2}-\d{2}[ _-]?[0-9a-f]*$/i;

/** The platform has been seen to append a date and a code to a creative's name, and nothing else. */
export const isNameWithDateSuffix = (sent: unknown, stored: unknown) => {
  const [ours, theirs] = [plain(sent), plain(stored)];
  return theirs === ours || (theirs.startsWith(ours) && dateSuffix.test(theirs.slice(ours.length)));
};
