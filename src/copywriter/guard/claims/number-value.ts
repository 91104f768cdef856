import type { Token } from '../text/tokens.ts';
import { remembering } from '../text/word-index.ts';
import { spelledOut } from './lexicon/spelled.ts';
import { ands, ones, points, scales, speaks, spoken } from './spoken.ts';
import { nounLanguage } from './words.ts';

/** Reads "10,000", "10.000", "1,00,000" and "4,9" alike: three digits after a sign are thousands. */
export const digitsValue = (text: string): number => {
  const groups = text.split(/[.,'_]/);
  if (groups.length === 1) return Number(text);
  const last = groups.at(-1) ?? '';
  const lastSign = text.charAt(text.length - last.length - 1);
  const mixed = [...text].some((sign) => /[.,'_]/.test(sign) && sign !== lastSign);
  const grouped = groups.slice(1).every(({ length }) => length === 3 || length === 2);
  const thousands = last.length === 3 && groups[0] !== '0' && !mixed && grouped;
  if (thousands) return Number(groups.join(''));
  if (mixed || groups.length === 2) return Number(`${groups.slice(0, -1).join('')}.${last}`);
  return Number(groups.join(''));
};

type Spelled = { value: number; last: number };

const readScale = (tokens: readonly Token[], at: number, language: string): number | undefined => {
  const token = tokens[at];
  const entry = token?.kind === 'word' ? scales.get(token.text) : undefined;
  return token && speaks(entry, token.text, tokens[at + 1], language) ? entry.value : undefined;
};

const readUnit = (tokens: readonly Token[], at: number, language: string): number | undefined => {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (token.text === 'quatre' && /^vingts?$/.test(tokens[at + 1]?.text ?? '')) return 80;
  const entry = spoken.get(token.text);
  if (speaks(entry, token.text, tokens[at + 1], language)) return entry.value;
  return spelledWord(token.text);
};

const spelledWord = remembering(spelledOut);

const isOne = (token: Token | undefined): boolean => token?.kind === 'word' && ones.has(token.text);

/** The number that begins with the word at `at`, if one does. */
export const readWords = (
  tokens: readonly Token[],
  at: number,
  language: string,
): Spelled | undefined => {
  let [total, current, place, end] = [0, 0, at, at];
  for (;;) {
    const token = tokens[place];
    const scale = readScale(tokens, place, language);
    const unit = scale === undefined ? readUnit(tokens, place, language) : undefined;
    if (scale !== undefined) {
      if (scale >= 1000) {
        total += (current || 1) * scale;
        current = 0;
      } else current = (current || 1) * scale;
      end = place + 1;
    } else if (unit !== undefined) {
      if (end > at && current > 0 && current < 20 && unit < 100) break;
      current += unit;
      if (unit === 80 && token?.text === 'quatre') place += 1;
      end = place + 1;
    } else if (isOne(token) && end === at && readScale(tokens, place + 1, language) !== undefined) {
      current = 1;
    } else if (isOne(token) && end > at && current >= 20 && current % 10 === 0) {
      current += 1;
      end = place + 1;
    } else if (token && end > at && ands.has(token.text) && (current >= 20 || total > 0)) {
      const next =
        readUnit(tokens, place + 1, language) ?? (isOne(tokens[place + 1]) ? 1 : undefined);
      if (next === undefined) break;
    } else if (token && end > at && points.has(token.text)) {
      const tenths = readUnit(tokens, place + 1, language);
      if (tenths === undefined || tenths > 9) break;
      return { value: total + current + tenths / 10, last: place + 2 };
    } else break;
    place += 1;
  }
  return end > at ? { value: total + current, last: end } : undefined;
};

const suffixes: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  bn: 1e9,
  b: 1e9,
  mrd: 1e9,
  tsd: 1e3,
  tys: 1e3,
  тыс: 1e3,
  млн: 1e6,
};

/** "10k", "1.5m", "2 millions", "3 लाख": what follows the digits makes them bigger. */
export const readMagnitude = (
  tokens: readonly Token[],
  at: number,
  language: string,
): { factor: number; last: number } => {
  let factor = 1;
  let last = at;
  const glued = tokens[at];
  const digits = tokens[at - 1];
  if (glued?.kind === 'word' && digits && glued.start === digits.end) {
    const suffix = suffixes[glued.text];
    // A lone "m" is metres unless something countable or nothing measured follows.
    const metres =
      glued.text === 'm' && tokens[at + 1] && !nounLanguage(tokens[at + 1]?.text ?? '');
    if (suffix !== undefined && !metres) {
      factor = suffix;
      last = at + 1;
    }
  }
  for (;;) {
    const scale = readScale(tokens, last, language);
    if (scale === undefined) return { factor, last };
    factor *= scale;
    last += 1;
    if (tokens[last]?.text === '.' && tokens[last + 1]?.kind === 'word') {
      const dot = tokens[last];
      if (dot && /^(?:mio|mrd|tys|tsd|mln|тыс|млн)$/.test(tokens[last - 1]?.text ?? '')) last += 1;
    }
  }
};
