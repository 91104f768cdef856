/**
 * The everyday words of a language, sorted and packed: a capital says how many letters a word shares with the one
 * before it ("A" none, "B" one), then follow its own. "!" stands behind a German noun, and elsewhere behind a word so
 * common that a slip may be of it.
 */
export const readLexicon = (packed: string): string[] => {
  let last = '';
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/gu), ([, shared = 'A', rest = '']) => {
    last = last.slice(0, shared.charCodeAt(0) - 65) + rest;
    return last;
  });
};
