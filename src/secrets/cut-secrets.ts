import { hidesLetters, reveal } from './reveal.ts';
import type { SecretSpellings } from './spellings.ts';

const maxRounds = 5;

/** Replaces every secret, in whatever spelling it is written. */
export const cutSecrets = (
  bytes: Buffer,
  secrets: readonly SecretSpellings[],
  replacement: Buffer,
): Buffer => {
  let clean = bytes;
  for (const secret of secrets)
    if (secret.mayBeIn(clean)) clean = cutSpelled(clean, secret, replacement);
  // Removing one secret can join the halves of another, so the search starts again.
  for (let round = 0; round < maxRounds && hidesLetters(clean); round++) {
    const cleaner = cutHidden(clean, secrets, replacement);
    if (cleaner === clean) break;
    clean = cleaner;
  }
  return clean;
};

const cutSpelled = (bytes: Buffer, { spellings }: SecretSpellings, replacement: Buffer): Buffer => {
  let clean = bytes;
  for (let at = 0; at < spellings.length; ) {
    const spelling = spellings[at];
    const ranges = spelling === undefined ? [] : rangesOf(clean, spelling);
    if (ranges.length > 0) clean = cutRanges(clean, ranges, replacement);
    // Removing may join the halves of another spelling, so the search starts again. A replacement between the
    // halves prevents that.
    at = ranges.length > 0 && replacement.length === 0 ? 0 : at + 1;
  }
  return clean;
};

/** Searches in the decoded bytes, and removes the original bytes of each match. */
const cutHidden = (
  bytes: Buffer,
  secrets: readonly SecretSpellings[],
  replacement: Buffer,
): Buffer => {
  const { bytes: revealed, starts, ends } = reveal(bytes);
  const ranges = secrets
    .filter(({ mayBeIn }) => mayBeIn(revealed))
    .flatMap(({ spellings }) => spellings.flatMap((spelling) => rangesOf(revealed, spelling)))
    .map(([from, to]): Range => [starts[from] ?? 0, ends[to - 1] ?? bytes.length])
    .sort(([one], [other]) => one - other);
  return ranges.length === 0 ? bytes : cutRanges(bytes, ranges, replacement);
};

type Range = readonly [from: number, to: number];

const rangesOf = (bytes: Buffer, sought: Buffer): Range[] => {
  const ranges: Range[] = [];
  for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + sought.length))
    ranges.push([at, at + sought.length]);
  return ranges;
};

const backslash = 0x5c;

/** Half of an escaped backslash must not remain, because it would escape what follows. */
const wholeEscape = (bytes: Buffer, at: number) => {
  if (bytes[at] !== backslash) return at;
  let from = at;
  while (bytes[from - 1] === backslash) from -= 1;
  return from;
};

/** Replaces these ranges, which are in order and may overlap. */
const cutRanges = (bytes: Buffer, ranges: readonly Range[], replacement: Buffer): Buffer => {
  const pieces: Buffer[] = [];
  let position = 0;
  for (const [start, to] of ranges) {
    const from = wholeEscape(bytes, start);
    if (from >= position) pieces.push(bytes.subarray(position, from), replacement);
    position = Math.max(position, to);
  }
  pieces.push(bytes.subarray(position));
  return Buffer.concat(pieces);
};
