import { valuesOf } from '../../../kernel/folding/word-index.ts';
import { type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Tongue } from './tongue.ts';

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

/** "two and a half", "dos y media". */
const isAndAHalf = (tokens: readonly Token[], at: number, tongue: Tongue): boolean => {
  const [and, next, beyond] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (!and || !next || !tongue.isAnd(and)) return false;
  // "Tussen half vier en half negen": hours.
  if (tongue.isHalf(next) && tongue.number(beyond ?? '') !== undefined) return false;
  return tongue.isHalf(next) || (tongue.isOne(next) && tongue.isHalf(beyond ?? ''));
};

const readUnit = (tokens: readonly Token[], at: number, tongue: Tongue): number | undefined => {
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  return word === 'quatre' && /^vingts?$/.test(next) ? 80 : tongue.number(word);
};

/** The number that begins with the word at `at`, if one does. */
export const readWords = (tokens: readonly Token[], at: number, tongue: Tongue) => {
  let [total, current, place, end] = [0, 0, at, at];
  const wordAt = (index: number): string => textAt(tokens, index);
  const dozen = tongue.isHalf(wordAt(at)) && (tongue.isOne(wordAt(at + 1)) ? at + 2 : at + 1);
  if (dozen && tongue.scale(wordAt(dozen)) === 12) return { value: 6, last: dozen + 1 };
  for (;;) {
    const [word, following] = [wordAt(place), wordAt(place + 1)];
    const isBegun = end > at;
    // "Duluth, MN" is no million.
    const scale = isBegun || word.length > 2 ? tongue.scale(word) : undefined;
    const unit = scale === undefined ? readUnit(tokens, place, tongue) : undefined;
    if (scale !== undefined) {
      if (scale >= 1000) {
        total += (current || 1) * scale;
        current = 0;
      } else current = (current || 1) * scale;
      end = place + 1;
    } else if (unit !== undefined) {
      // "dix-sept" is one number.
      const isTeen = current === 10 && /^(?:sept|huit|neuf)$/.test(word);
      if (isBegun && current > 0 && current < 20 && unit < 100 && !isTeen) break;
      // "huit cents" is eight hundred, and "cents" also a word for small money.
      current = unit === 100 && current > 1 && current < 10 ? current * 100 : current + unit;
      if (unit === 80 && word === 'quatre') place += 1;
      end = place + 1;
    } else if (tongue.isOne(word) && !isBegun && tongue.scale(following) !== undefined) {
      current = 1;
    } else if (tongue.isOne(word) && isBegun && current >= 20 && current % 10 === 0) {
      current += 1;
      end = place + 1;
    } else if (isBegun && isAndAHalf(tokens, place, tongue)) {
      const last = tongue.isHalf(following) ? place + 2 : place + 3;
      return { value: total + current + 0.5, last };
    } else if (isBegun && tongue.isAnd(word) && (current >= 20 || total > 0)) {
      if (readUnit(tokens, place + 1, tongue) === undefined && !tongue.isOne(following)) break;
    } else break;
    place += 1;
  }
  return end > at ? { value: total + current, last: end } : undefined;
};

const suffixes: Readonly<Record<string, number>> = valuesOf(
  'k 1e3, m 1e6, mm 1e6, mn 1e6, mio 1e6, mln 1e6, bn 1e9, b 1e9, mrd 1e9, tsd 1e3, tys 1e3, тыс 1e3, млн 1e6',
);

/** "10k", "1.5m", "2 millions", "3 लाख": what follows the digits makes them bigger. */
export const readMagnitude = (tokens: readonly Token[], at: number, tongue: Tongue) => {
  const [digits, glued, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // A lone "m" is metres unless something countable follows, or money: "£5m".
  const isMoney = /^(?:[£$€]|r\$|us\$)$/.test(textAt(tokens, at - 2));
  const isMetres = glued?.text === 'm' && !isMoney && !tongue.nounOf(next?.text ?? '');
  const isGlued = glued?.kind === 'word' && glued.start === digits?.end && !isMetres;
  const suffix = isGlued ? suffixes[glued.text] : undefined;
  let [factor, last] = suffix === undefined ? [1, at] : [suffix, at + 1];
  for (;;) {
    const scale = tongue.scale(textAt(tokens, last));
    if (scale === undefined) return { factor, last };
    factor *= scale;
    last += 1;
  }
};
