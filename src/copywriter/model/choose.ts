import { jaccard, openingWords, wordsIn } from '../opening-words.ts';
import type { HookCategory, Variant } from '../types.ts';
import { type Candidate, type HookCandidate, isClean, isDeliverable } from './candidate.ts';
import type { Inspector } from './inspect.ts';
import { categoriesFor } from './question.ts';

const stemsOf = (text: string) =>
  wordsIn(text)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.slice(0, 5));

/** How many of the facts a variant speaks of: most of their words are in it. */
const factsIn = ({ primary_text, headline, description }: Variant, facts: readonly string[]) => {
  const said = new Set(stemsOf(`${primary_text} ${headline} ${description}`));
  return facts.filter((fact) => {
    const stems = stemsOf(fact);
    return stems.length > 0 && stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
  }).length;
};

const likeness = ({ primary_text }: Variant, chosen: readonly Candidate[]) => {
  const own = openingWords(primary_text);
  const shares = chosen.map(({ variant }) => jaccard(own, openingWords(variant.primary_text)));
  return Math.max(0, ...shares);
};

/** Best first: nothing to object to, then many facts, then unlike those already chosen. */
const gradeOf = (candidate: Candidate, chosen: readonly Candidate[], facts: readonly string[]) => [
  candidate.findings.filter(({ level }) => level === 'hold').length,
  candidate.findings.length,
  -factsIn(candidate.variant, facts),
  Math.round(likeness(candidate.variant, chosen) * 10),
];

const isBetter = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((grade, index) => grade !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

type ChooseOptions = { inspector: Inspector; facts: readonly string[]; count: number };

/** The best of the candidates that may leave and that do not repeat each other. */
export const chooseVariants = (
  candidates: readonly Candidate[],
  options: ChooseOptions,
): Candidate[] => {
  const chosen: Candidate[] = [];
  const left = candidates.filter(isDeliverable);
  while (chosen.length < options.count && left.length > 0) {
    const grades = left.map((candidate) => gradeOf(candidate, chosen, options.facts));
    let best = 0;
    grades.forEach((grade, at) => {
      if (isBetter(grade, grades[best] ?? [])) best = at;
    });
    const [candidate] = left.splice(best, 1);
    const before = chosen.map(({ variant }) => variant);
    const fitting = candidate && options.inspector.behind(before, candidate);
    if (fitting) chosen.push(fitting);
  }
  return chosen;
};

/** A hook that says what another says is one too many, whatever its category. */
const withoutRepeats = (hooks: readonly HookCandidate[]) => {
  const said = new Set<string>();
  return hooks.filter(({ hook }) => {
    const words = wordsIn(hook.text).join(' ') || hook.text;
    return !said.has(words) && said.add(words);
  });
};

/** A place for a hook: filled, or open for one of its category. */
type HookPlace = { category: HookCategory; filled?: HookCandidate | undefined };

/** Every category has its turn; where one has too few, a surplus hook of another stands in. */
export const chooseHooks = (hooks: readonly HookCandidate[], count: number): HookPlace[] => {
  const usable = withoutRepeats(
    [...hooks].filter(isDeliverable).sort((a, b) => Number(isClean(b)) - Number(isClean(a))),
  );
  const take = (fits: (candidate: HookCandidate) => boolean) => {
    const at = usable.findIndex(fits);
    return at < 0 ? undefined : usable.splice(at, 1)[0];
  };
  const places: HookPlace[] = categoriesFor(count).map((category) => ({
    category,
    filled: take(({ hook }) => hook.category === category),
  }));
  return places.map(({ category, filled }) => ({ category, filled: filled ?? take(() => true) }));
};
