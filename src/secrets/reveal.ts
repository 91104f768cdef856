/** The codes of letters and digits, in hex and in decimal. There is no honest reason to escape these. */
const hexLetter = '(?:3[0-9]|[46][1-9a-f]|[57][0-9a])';
const decimalLetter = '(?:4[89]|5[0-7]|6[5-9]|[78][0-9]|90|9[789]|1[01][0-9]|12[0-2])';

const hiddenLetter = `(?:\\\\u00|\\\\x|%(?:25)*|&#x0{0,8})${hexLetter}|&#0{0,8}${decimalLetter}(?![0-9])`;
const anywhere = new RegExp(hiddenLetter, 'i');
/** A percent sign that was escaped three times counts as a hidden letter; it is not decoded further here. */
const first = new RegExp(`^(?:${hiddenLetter}|%(?:25){3})`, 'i');

const markers = ['%', '\\u00', '\\x', '&#'].map((text) => Buffer.from(text));
const maxEscapeLength = 24;
const maxLooks = 64;

/**
 * True if letters or digits are escaped, as they would be to avoid a search. Most answers contain a few escapes of
 * other characters; each of those is checked, and the rest is skipped.
 */
export const hidesLetters = (bytes: Buffer) => {
  let looks = 0;
  for (const marker of markers) {
    // Searching for its first character takes half the time, and most answers do not contain it.
    if (!bytes.includes(marker[0] ?? 0)) continue;
    for (let at = bytes.indexOf(marker); at !== -1; at = bytes.indexOf(marker, at + 1)) {
      looks += 1;
      if (looks > maxLooks) return anywhere.test(bytes.toString('latin1'));
      if (first.test(bytes.toString('latin1', at, at + maxEscapeLength))) return true;
    }
  }
  return false;
};

/** Bytes with their escapes decoded, and the original position of each byte. */
export type RevealedBytes = { bytes: Buffer; starts: Uint32Array; ends: Uint32Array };

const maxRounds = 3;

/** Decodes escapes inside escapes too. */
export const reveal = (bytes: Buffer): RevealedBytes => {
  let revealedBytes: RevealedBytes = {
    bytes,
    starts: countFrom(0, bytes.length),
    ends: countFrom(1, bytes.length),
  };
  for (let round = 0; round < maxRounds; round++) {
    revealedBytes = readOnce(revealedBytes);
    if (!hidesLetters(revealedBytes.bytes)) break;
  }
  return revealedBytes;
};

const countFrom = (first: number, length: number) => {
  const places = new Uint32Array(length);
  for (let at = 0; at < length; at++) places[at] = first + at;
  return places;
};

/** Written as a loop over bytes, so that a text of nothing but escapes cannot block the event loop. */
const readOnce = ({ bytes, starts, ends }: RevealedBytes): RevealedBytes => {
  const output = Buffer.allocUnsafe(bytes.length);
  const from = new Uint32Array(bytes.length);
  const to = new Uint32Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const escapeSequence = escapeAt(bytes, at);
    const next = escapeSequence ? at + escapeSequence.length : at + 1;
    output[length] = escapeSequence ? escapeSequence.code : (bytes[at] ?? 0);
    from[length] = starts[at] ?? 0;
    to[length] = ends[next - 1] ?? 0;
    length += 1;
    at = next;
  }
  return {
    bytes: output.subarray(0, length),
    starts: from.subarray(0, length),
    ends: to.subarray(0, length),
  };
};

type Escape = { code: number; length: number };

const [percent, and, backslash] = [0x25, 0x26, 0x5c];
const [sharp, semicolon, zero, u, x] = [0x23, 0x3b, 0x30, 0x75, 0x78];

const escapeAt = (bytes: Buffer, at: number): Escape | null => {
  const character = bytes[at];
  if (character === backslash) return backslashed(bytes, at);
  if (character === percent) return percented(bytes, at);
  if (character === and && bytes[at + 1] === sharp) return entity(bytes, at);
  return null;
};

const backslashed = (bytes: Buffer, at: number): Escape | null => {
  const kind = bytes[at + 1];
  const isWide = kind === u && bytes[at + 2] === zero && bytes[at + 3] === zero;
  if (!isWide && kind !== x) return null;
  const digits = isWide ? 4 : 2;
  const code = hexAt(bytes, at + digits);
  return code === null ? null : { code, length: digits + 2 };
};

/** `%2541` is an escape inside an escape, which can be repeated any number of times. */
const percented = (bytes: Buffer, at: number): Escape | null => {
  let digits = at + 1;
  while (hexAt(bytes, digits) === percent && hexAt(bytes, digits + 2) !== null) digits += 2;
  const code = hexAt(bytes, digits);
  return code === null ? null : { code, length: digits + 2 - at };
};

const maxZeros = 8;

/** `&#65;`, `&#x41;`, with zeros before the number or without the semicolon after it. */
const entity = (bytes: Buffer, at: number): Escape | null => {
  const isHex = ((bytes[at + 2] ?? 0) | 0x20) === x;
  const base = isHex ? 16 : 10;
  const first = at + (isHex ? 3 : 2);
  let digits = first;
  while (bytes[digits] === zero && digits - first < maxZeros) digits += 1;
  let code = 0;
  let end = digits;
  for (let digit = digitOf(bytes[end]); end - digits < 3 && digit >= 0 && digit < base; ) {
    code = code * base + digit;
    end += 1;
    digit = digitOf(bytes[end]);
  }
  if (end === first || code > 0xff) return null;
  return { code, length: end - at + (bytes[end] === semicolon ? 1 : 0) };
};

const digitOf = (code: number | undefined) => {
  if (code === undefined) return -1;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
};

const hexAt = (bytes: Buffer, at: number): number | null => {
  const high = digitOf(bytes[at]);
  const low = digitOf(bytes[at + 1]);
  return high < 0 || low < 0 ? null : high * 16 + low;
};
