import { cutMark } from '../../secrets/spellings.ts';
import { isGiven, isParams } from '../wire/passed-through.ts';

/**
 * Whether what the platform holds could be what we sent. It leaves out what is empty and adds
 * what is its own, so only what both sides name is compared.
 */
export const couldBe = (sent: unknown, held: unknown): boolean => {
  if (!isGiven(sent) || !isGiven(held)) return true;
  if (isParams(sent) && isParams(held))
    return Object.keys(sent).every((key) => rewritten.has(key) || couldBe(sent[key], held[key]));
  if (Array.isArray(sent) && Array.isArray(held))
    return sent.length === held.length && sent.every((item, at) => couldBe(item, held[at]));
  if (isParams(sent) || Array.isArray(sent)) return true;
  return sameText(plain(sent), plain(held));
};

/** Addresses of pictures, which the platform replaces by its own. */
const rewritten = new Set(['image_url', 'picture']);

/** What was sent is known without its secrets: where one was cut out, anything may stand. */
export const sameText = (sent: string, held: string) => {
  if (!sent.includes(cutMark)) return sent === held;
  const parts = sent.split(cutMark);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return held.startsWith(first) && held.endsWith(last);
};

/** Text as both sides would write it: the platform trims, and drops a link's last slash. */
const plain = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.normalize('NFC').trim().replace(/\/$/, '');
};

export const sameName = (sent: unknown, held: unknown) => sameText(plain(sent), plain(held));

const appended = /^[ _-]\d{4}-\d{2}-\d{2}[ _-]?[0-9a-f]*$/i;

/** The platform has been seen to append a date and a code to a creative's name, and nothing else. */
export const grownName = (sent: unknown, held: unknown) => {
  const [ours, theirs] = [plain(sent), plain(held)];
  return theirs === ours || (theirs.startsWith(ours) && appended.test(theirs.slice(ours.length)));
};
