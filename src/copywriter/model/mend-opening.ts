import { limits } from '../types.ts';
import { firstSentence } from './sentences.ts';

type Opening = { hook: string; primary_text: string };

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** A text by its letters and digits alone: quotes, dashes, blanks and end marks do not count. */
const lettersOf = (text: string) => [...text.toLowerCase()].filter(isLetter).join('');

/** Where the hook ends in a text that begins with its letters, its end marks included. */
const endOfHook = (text: string, hook: string): number | undefined => {
  const wanted = lettersOf(hook);
  let said = '';
  let at = 0;
  for (const sign of text) {
    if (said === wanted) break;
    at += sign.length;
    if (isLetter(sign)) said += sign.toLowerCase();
    if (!wanted.startsWith(said)) return undefined;
  }
  if (wanted === '' || said !== wanted) return undefined;
  return at + (/^[.!?…。！？"”’»)]*/u.exec(text.slice(at))?.[0].length ?? 0);
};

const endsAt = (text: string, at: number) => /^(?:\s|$)/u.test(text.slice(at));

const isClosed = (text: string) =>
  /[.!?…:。！？]["”’»)]*$|\p{Extended_Pictographic}\uFE0F?$/u.test(text);

/** A hook of several sentences may be too long; its first one opens the text as well. */
export const shortHook = (hook: string) =>
  hook.length <= limits.hook ? hook : firstSentence(hook);

/**
 * Hook and text of one opinion: where they differ in quotes, blanks or end marks the text is right;
 * a hook that the text lacks is put in front of it.
 */
export const mendOpening = ({ hook, primary_text }: Opening): Opening => {
  if (hook !== '' && primary_text.startsWith(hook) && endsAt(primary_text, hook.length))
    return { hook: shortHook(hook), primary_text };
  const end = endOfHook(primary_text, hook);
  if (end !== undefined && endsAt(primary_text, end))
    return { hook: shortHook(primary_text.slice(0, end)), primary_text };
  const isInside = lettersOf(primary_text).includes(lettersOf(hook));
  if (isInside) return { hook: firstSentence(primary_text), primary_text };
  const opener = isClosed(hook) ? hook : `${hook}.`;
  return { hook: shortHook(opener), primary_text: `${opener} ${primary_text}` };
};
