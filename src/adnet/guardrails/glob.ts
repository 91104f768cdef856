/** Longer patterns are refused; a match takes at most the length of the pattern times that of the text. */
export const maxPatternLength = 200;

type Covers = (sign: string, own: string | undefined) => boolean;

/** Between two stars the first place that fits is taken: no later one could leave more room for the rest. */
const fits = (pattern: string, text: string, covers: Covers): boolean => {
  const signs = [...text];
  const fitsAt = (at: number, piece: readonly string[]) =>
    at >= 0 &&
    at + piece.length <= signs.length &&
    piece.every((sign, offset) => covers(sign, signs[at + offset]));
  const [first = [], ...rest] = pattern.split('*').map((piece) => [...piece]);
  if (!fitsAt(0, first)) return false;
  const last = rest.pop();
  if (last === undefined) return signs.length === first.length;
  let at = first.length;
  for (const piece of rest) {
    while (at + piece.length <= signs.length && !fitsAt(at, piece)) at += 1;
    if (at + piece.length > signs.length) return false;
    at += piece.length;
  }
  const end = signs.length - last.length;
  return end >= at && fitsAt(end, last);
};

/** Whether a whole text fits a pattern in which * stands for any characters and ? for one. */
export const matchesGlob = (pattern: string, text: string) =>
  fits(pattern, text, (sign, own) => sign === '?' || sign === own);

/**
 * Whether every text that fits `narrow` surely fits `wide`: the narrow pattern is read as a text, whose stars only a
 * star can cover. It may say no where yes were right, never the other way round.
 */
export const coversGlob = (wide: string, narrow: string) =>
  fits(
    wide,
    narrow,
    (sign, own) => own !== '*' && (sign === '?' || (sign === own && sign !== '*')),
  );
