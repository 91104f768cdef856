import { memoize } from '../../kernel/async/memoize.ts';

/** One piece of a text: a word, a number in digits, or any other single character: a mark. */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** Small letters without accents, so that "Menù" and "menu" are one word. */
  norm: string;
  start: number;
  end: number;
};

/** Whether nothing, not even a blank, parts two tokens. */
export const isBesides = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

const isAscii = /^[\x00-\x7f]*$/;

/** Accents and capitals are typed or left out at will; comparing ignores both. */
export const normalize = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae');

// Groups of three may be parted by a blank, short forms have dots ("p.P."); no alternative reads twice.
const piece =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*|\p{N}+|\p{L}(?:\.\p{L}(?!\p{L}))+\.?|\p{L}[\p{L}\p{M}]*|\S/gu;

const kindOf = (piece: string): Token['kind'] => {
  const first = piece.charCodeAt(0);
  if (first < 128) {
    if (first >= 48 && first <= 57) return 'number';
    return (first | 32) >= 97 && (first | 32) <= 122 ? 'word' : 'mark';
  }
  if (/^\p{N}/u.test(piece)) return 'number';
  return /^\p{L}/u.test(piece) ? 'word' : 'mark';
};

const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** The end of a word of plain letters that begins here; 0 if only the pattern can decide. */
const endOfPlainWord = (text: string, at: number): number => {
  let end = at;
  while (isAsciiLetter(text.charCodeAt(end))) end += 1;
  const next = text.charCodeAt(end);
  // A short form such as "p.P." has a dot after one letter, and letters may go on behind 127.
  const isShort = end - at === 1 && next === 46;
  return end > at && !isShort && !(next > 127) ? end : 0;
};

const readTokens = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfPlainWord(text, at);
    if (end > 0) {
      tokens.push({ kind: 'word', norm: text.slice(at, end).toLowerCase(), start: at, end });
      at = end;
    } else if (isBlank(text.charCodeAt(at))) at += 1;
    else {
      piece.lastIndex = at;
      const match = piece.exec(text);
      if (!match) break;
      const [pieceText] = match;
      const kind = kindOf(pieceText);
      const norm = kind === 'word' ? normalize(pieceText).replaceAll('.', '') : pieceText;
      at = match.index + pieceText.length;
      tokens.push({ kind, norm, start: match.index, end: at });
    }
  }
  return tokens;
};

const maxTexts = 256;
const maxTextLength = 10_000;

/** The pieces of a text. All rules read the same few texts, so the last results are cached. */
export const tokensOf = memoize(maxTexts, readTokens, maxTextLength);

const maxWords = 4_000;
const maxWordLength = 30;

/** Keeps what a function says of the words that come again and again. */
export const memoizeWords = <T>(find: (word: string) => T): ((word: string) => T) =>
  memoize(maxWords, find, maxWordLength);
