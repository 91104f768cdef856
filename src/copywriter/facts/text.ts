/** One piece of a text: a word, a number in digits, or any other single sign. */
export type Token = {
  kind: 'word' | 'number' | 'sign';
  /** Small letters without accents, so that "Menù" and "menu" are one word. */
  norm: string;
  start: number;
  end: number;
};

/** Accents and capitals are typed or left out at will; comparing ignores both. */
export const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

// Groups of three may be parted by a blank, short forms have dots ("p.P."); no alternative reads twice.
const piece =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*|\p{N}+|\p{L}(?:\.\p{L}(?!\p{L}))+\.?|\p{L}[\p{L}\p{M}]*|\S/gu;

const readTokens = (text: string): readonly Token[] =>
  Array.from(text.matchAll(piece), ({ 0: found, index }) => {
    const isNumber = /^\p{N}/u.test(found);
    const isWord = !isNumber && /^\p{L}/u.test(found);
    return {
      kind: isNumber ? ('number' as const) : isWord ? ('word' as const) : ('sign' as const),
      norm: isWord ? normalize(found).replaceAll('.', '') : found,
      start: index,
      end: index + found.length,
    };
  });

const maxKept = 32;
const kept = new Map<string, readonly Token[]>();

/** The pieces of a text. Each rule reads the same few texts, so the last ones are kept. */
export const tokensOf = (text: string): readonly Token[] => {
  const known = kept.get(text) ?? readTokens(text);
  kept.delete(text);
  kept.set(text, known);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return known;
};
