import type { Pieces } from '../../kernel/answers/pieces.ts';
import { createBloomFilter } from '../../secrets/bloom-filter.ts';
import { hidesLetters } from '../../secrets/reveal.ts';
import { type SecretSpellings, spellingsFor } from '../../secrets/spellings.ts';

/** Values that must not leave the service, and a fast check that a body holds none of them. */
export type SpelledSecrets = {
  spelled: readonly SecretSpellings[];
  mayBeIn(body: Pieces): boolean;
};

export const secretsOf = (values: readonly string[]): SpelledSecrets => {
  const secretSpellings = values.map(spellingsFor);
  const spellings = secretSpellings.flatMap((secret) => secret.spellings);
  const maxLength = Math.max(...spellings.map((spelling) => spelling.length));
  // One filter for all of them, so that a long answer is searched only once.
  const mayBeThere = createBloomFilter(spellings);
  const mayHold = (bytes: Buffer) => mayBeThere(bytes) || hidesLetters(bytes);
  return {
    spelled: secretSpellings,
    mayBeIn(body) {
      const { list } = body;
      // If pieces are shorter than the longest value, a value could span more than two of them.
      if (list.length === 1 || list.some((piece) => piece.length < maxLength))
        return mayHold(body.whole);
      return list.some((piece, at) => {
        const before = list[at - 1];
        return mayHold(piece) || (before !== undefined && mayHold(seam(before, piece, maxLength)));
      });
    },
  };
};

/** The bytes around the boundary of two pieces, as far as a value could extend over it. */
const seam = (before: Buffer, after: Buffer, maxLength: number) =>
  Buffer.concat([before.subarray(before.length - maxLength), after.subarray(0, maxLength)]);
