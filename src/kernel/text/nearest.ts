/** The known name that is closest to a misspelled one; null if none is close. */
export const nearest = (name: string, knownNames: readonly string[]): string | null => {
  const word = name.slice(0, maxNameLength).toLowerCase();
  const near = knownNames
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.max(2, Math.floor(candidate.length / 2)))
    .sort((a, b) => a.edits - b.edits)[0];
  return near?.candidate ?? knownNames.find((candidate) => contains(candidate, word)) ?? null;
};

/** Longer than any of our names: a text that is cut here could not be close anyway. */
const maxNameLength = 64;

const contains = (candidate: string, word: string) =>
  word.length > 2 && candidate.toLowerCase().includes(word);

/** How many letters must be added, removed, replaced or swapped with their neighbour to make `b` of `a`. */
export const editsBetween = (a: string, b: string) => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
};
