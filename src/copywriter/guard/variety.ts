import { jaccard, normal, openingWords } from '../opening-words.ts';
import { type Finding, type Level, pathOf } from '../types.ts';

/** Where a text stands: in a variant, or outside of all. */
export type Place = Pick<Finding, 'variant' | 'field'>;

/** The fault that the message tells, if there is one: which rule, and where in the text (all of it unless told). */
export const faultsAt = (
  rule: string,
  place: Place,
  text: string,
  message: string | false | undefined,
  [start, end]: [number, number] = [0, text.length],
  level: Level = 'stop',
): Finding[] => {
  const words = text.slice(start, end);
  return message
    ? [{ ...place, rule, level, text: words, start, end, message: `${pathOf(place)} ${message}` }]
    : [];
};

/** Two openings are one when at least half their content words are the same. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  // With fewer than three words the product's name alone would decide.
  one.size >= 3 && other.size >= 3 && jaccard(one, other) >= 0.5;

/** Every entry that says what an earlier one said. */
export const repeatsIn = (
  entries: readonly { place: Place; text: string }[],
  rule: string,
  { isFuzzy = false } = {},
): Finding[] =>
  entries.flatMap(({ place, text }, at) => {
    const said = entries
      .slice(0, at)
      .find(
        (other) =>
          (normal(other.text) || other.text) === (normal(text) || text) ||
          (isFuzzy && alike(openingWords(other.text), openingWords(text))),
      );
    const message = said && `says the same as ${pathOf(said.place)}: take a different one.`;
    return faultsAt(rule, place, text, message);
  });
