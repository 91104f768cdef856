import { jaccard, normal, openingWords } from '../opening-words.ts';
import { type Finding, pathOf } from '../types.ts';

/** Where a text stands: in a variant, or outside of all. */
export type Place = Pick<Finding, 'variant' | 'field'>;

/** Notes a fault: rule, place, text, what to do, and where in the text (all of it unless told). */
export type Complain = (
  rule: string,
  place: Place,
  text: string,
  message: string,
  span?: [number, number],
) => void;

/** Two openings are one when at least half their content words are the same. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  // With fewer than three words the product's name alone would decide.
  one.size >= 3 && other.size >= 3 && jaccard(one, other) >= 0.5;

/** Complains about every entry that says what an earlier one said. */
export const checkRepeats = (
  complain: Complain,
  rule: string,
  entries: { place: Place; text: string }[],
  fuzzy: boolean,
): void => {
  const seen = entries.map(({ text }) => ({
    exact: normal(text) || text,
    words: openingWords(text),
  }));
  entries.forEach(({ place, text }, at) => {
    const mine = seen[at];
    const twin = seen.findIndex(
      (other, index) =>
        index < at &&
        mine !== undefined &&
        (other.exact === mine.exact || (fuzzy && alike(other.words, mine.words))),
    );
    const said = twin >= 0 ? entries[twin] : undefined;
    if (said)
      complain(rule, place, text, `says the same as ${pathOf(said.place)}: take a different one.`);
  });
};
