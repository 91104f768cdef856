import { isObject } from '../../kernel/is-object.ts';
import { cutMark } from '../../secrets/spellings.ts';
import { isGiven } from '../wire/passed-through.ts';

/**
 * True if the platform's object could be the one we sent. The platform leaves out empty fields and adds its own, so
 * only fields that both sides have are compared.
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

/** Addresses of pictures, which the platform replaces with its own. */
const rewritten = new Set(['image_url', 'picture']);

/** The sent text is stored without its secrets. Where a secret was removed, any text matches. */
export const sameText = (sent: string, stored: string) => {
  if (!sent.includes(cutMark)) return sent === stored;
  const parts = sent.split(cutMark);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return stored.startsWith(first) && stored.endsWith(last);
};

/** Normalises a text for comparison: the platform trims texts, and drops the last slash of a link. */
const plain = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.normalize('NFC').trim().replace(/\/$/, '');
};

export const sameName = (sent: unknown, stored: unknown) => sameText(plain(sent), plain(stored));

const dateSuffix = /^[ _-]\d{4}-\d{2}-\d{2}[ _-]?[0-9a-f]*$/i;

/** The platform sometimes appends a date and a code to a creative's name. No other change of a name is known. */
export const isNameWithDateSuffix = (sent: unknown, stored: unknown) => {
  const [ours, theirs] = [plain(sent), plain(stored)];
  return theirs === ours || (theirs.startsWith(ours) && dateSuffix.test(theirs.slice(ours.length)));
};
