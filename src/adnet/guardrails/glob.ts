/** Longer patterns are refused. A match takes at most the length of the pattern times that of the text. */
export const maxPatternLength = 200;

type Covers = (character: string, own: string | undefined) => boolean;

/** Between two stars, the first match is taken: a later one could never leave more room for the rest. */
const fits = (pattern: string, text: string, covers: Covers): boolean => {
  const characters = [...text];
  const fitsAt = (at: number, piece: readonly string[]) =>
    at >= 0 &&
    at + piece.length <= characters.length &&
    piece.every((character, offset) => covers(character, characters[at + offset]));
  const [first = [], ...rest] = pattern.split('*').map((piece) => [...piece]);
  if (!fitsAt(0, first)) return false;
  const last = rest.pop();
  if (last === undefined) return characters.length === first.length;
  let at = first.length;
  for (const piece of rest) {
    while (at + piece.length <= characters.length && !fitsAt(at, piece)) at += 1;
    if (at + piece.length > characters.length) return false;
    at += piece.length;
  }
  const end = characters.length - last.length;
  return end >= at && fitsAt(end, last);
};

/** True if a whole text matches a pattern in which * stands for any characters and ? for one. */
export const matchesGlob = (pattern: string, text: string) =>
  fits(pattern, text, (character, own) => character === '?' || character === own);

/**
 * True only if every text that matches `narrow` also matches `wide`. The narrow pattern is read as a text, whose
 * stars only a star can cover. The result may be false where true would be right, but never the other way round.
 */
export const coversGlob = (wide: string, narrow: string) =>
  fits(
    wide,
    narrow,
    (character, own) =>
      own !== '*' && (character === '?' || (character === own && character !== '*')),
  );
