import { remember } from '../remember.ts';
import { invisible, lookAlikes, plainSigns } from './signs.ts';

/**
 * A copy of a text made easy to compare: one digit script, no accents, no invisible signs.
 * `cased` and `flat` run in step; `from` and `to` lead each place back to the original.
 */
export type Folded = {
  original: string;
  cased: string;
  flat: string;
  from?: readonly number[];
  to?: readonly number[];
};

const plainAscii = /^[\n\x20-\x5f\x61-\x7e]*$/;
const cluster = /\P{M}\p{M}*|\p{M}+/gsu;
const decimalDigit = /^\p{Nd}$/u;
const latinBase = /^[A-Za-z0-9]/;
const accents = /\p{Mn}|\p{Me}/gu;
const arabicMarks = /[\u064b-\u0652\u0670]/g;

// Digits come in unbroken runs of ten, so the distance to the run's start is the value.
const digitValue = (codePoint: number): string => {
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((codePoint - start) % 10);
};

const foldSign = (sign: string): string => {
  const known = plainSigns.get(sign);
  if (known !== undefined) return known;
  if (sign < '\x7f') return sign;
  if (invisible.test(sign)) return '';
  return decimalDigit.test(sign) ? digitValue(sign.codePointAt(0) ?? 0) : sign;
};

const foldCluster = (text: string): string => {
  const direct = plainSigns.get(text);
  if (direct !== undefined) return direct;
  let plain = '';
  for (const sign of text.normalize('NFKC')) plain += foldSign(sign);
  const apart = plain.normalize('NFD');
  if (latinBase.test(apart)) plain = apart.replace(accents, '');
  return plain.replace(arabicMarks, '');
};

const keptCluster = remember(4000, foldCluster);

// A heap of marks on one letter is rare and long: not worth keeping.
const foldKnownCluster = (text: string): string =>
  text.length < 8 ? keptCluster(text) : foldCluster(text);

const lowerInStep = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  const step = (unit: string) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit);
  return text.split('').map(step).join('');
};

const digitRun = /[0-9OoIlОоΟο|.,]+/g;
const letter = /\p{L}/u;

// "1O,OOO" and "l0,000" read as numbers; "5l" stays five litres.
const mendDigits = (text: string): string =>
  !/[0-9]/.test(text)
    ? text
    : text.replace(digitRun, (run, at: number) => {
        if (!/[OoIlОоΟο|]/.test(run) || !/[0-9]/.test(run)) return run;
        if (letter.test(text.charAt(at - 1)) || letter.test(text.charAt(at + run.length)))
          return run;
        return run.replace(/[OoОоΟο]/g, '0').replace(/[Il|](?=[0-9.,])/g, '1');
      });

const mixable = /[\u0370-\u052f]/;
const word = /\p{L}+/gu;

const unmaskWords = (text: string): string => {
  if (!mixable.test(text)) return text;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  const mostlyLatin = latin > (text.match(/[\u0370-\u052f]/g)?.length ?? 0);
  return text.replace(word, (found) => {
    if (!mixable.test(found)) return found;
    const swapped = [...found].map((sign) => lookAlikes.get(sign) ?? sign).join('');
    const mixed = /[A-Za-z]/.test(found);
    return mixed || (mostlyLatin && !mixable.test(swapped)) ? swapped : found;
  });
};

export const fold = (original: string): Folded => {
  const isAscii = plainAscii.test(original);
  const [from, to]: [number[], number[]] = [[], []];
  let plain = isAscii ? original : '';
  for (const { 0: piece, index } of isAscii ? [] : original.matchAll(cluster)) {
    const isPlain = piece.length === 1 && piece < '\x60' && piece !== '\r';
    const folded = isPlain ? piece : foldKnownCluster(piece);
    for (let i = 0; i < folded.length; i += 1) {
      from.push(index);
      to.push(index + piece.length);
    }
    plain += folded;
  }
  const cased = mendDigits(unmaskWords(plain));
  return { original, cased, flat: lowerInStep(cased), ...(isAscii ? {} : { from, to }) };
};

/** Leads a range of the folded text back to the original one. */
export const originalSpan = (folded: Folded, start: number, end: number): [number, number] => {
  const { from, to, original } = folded;
  if (!from || !to) return [start, end];
  return [from[start] ?? original.length, to[Math.max(start, end - 1)] ?? original.length];
};
