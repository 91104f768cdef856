import { standTogether } from '../stand-together.ts';
import type { Brief, Hook, HookCategory } from '../types.ts';
import type { Candidate, HookCandidate } from './candidate.ts';
import { categoriesFor } from './orders.ts';

export const isClean = ({ objections }: { objections: readonly unknown[] }): boolean =>
  objections.length === 0;

/** No two angles alike: where a label came twice, its shape tells the two apart. */
const withAngle = (candidate: Candidate, taken: readonly string[]): Candidate => {
  const { variant, shape, leadFact } = candidate;
  const isTaken = (label: string) =>
    taken.some((other) => other.toLowerCase() === label.toLowerCase());
  const labels = [
    variant.angle,
    `${variant.angle}, ${shape}`,
    `${variant.angle}, ${leadFact}`,
    `${variant.angle}, ${shape}, ${leadFact}`,
  ];
  const angle =
    labels.find((label) => !isTaken(label)) ??
    `${variant.angle} ${'abcdefghij'.charAt(taken.length)}`;
  return { ...candidate, variant: { ...variant, angle } };
};

/** The candidates to deliver, in the order given; plans that differ come before those that repeat one. */
export const chooseVariants = (candidates: readonly Candidate[], brief: Brief): Candidate[] => {
  const chosen: Candidate[] = [];
  const hasPlan = ({ shape, leadFact }: Candidate) =>
    chosen.some((other) => other.shape === shape && other.leadFact === leadFact);
  const take = (candidate: Candidate) => {
    if (chosen.length === brief.num_variants) return;
    const labelled = withAngle(
      candidate,
      chosen.map(({ variant }) => variant.angle),
    );
    const together = [...chosen, labelled].map(({ variant }) => variant);
    if (standTogether(together, brief)) chosen.push(labelled);
  };
  const clean = candidates.filter(isClean);
  for (const candidate of clean) if (!hasPlan(candidate)) take(candidate);
  const isChosen = ({ variant }: Candidate) =>
    chosen.some((other) => other.variant.primary_text === variant.primary_text);
  for (const candidate of clean) if (!isChosen(candidate)) take(candidate);
  return chosen;
};

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(' ');

/** A place for a hook: filled, or open for one of its category. */
type HookPlace = { category: HookCategory; hook?: Hook | undefined };

/** Every category has its turn; where one has too few, a surplus hook of another stands in. */
export const chooseHooks = (candidates: readonly { hook: Hook }[], count: number): HookPlace[] => {
  const said = new Set<string>();
  const usable = candidates.filter(({ hook }) => {
    const words = wordsIn(hook.text);
    return !said.has(words) && said.add(words);
  });
  const take = (fits: (hook: Hook) => boolean) => {
    const at = usable.findIndex(({ hook }) => fits(hook));
    return at < 0 ? undefined : usable.splice(at, 1)[0]?.hook;
  };
  const places: HookPlace[] = categoriesFor(count).map((category) => ({
    category,
    hook: take((hook) => hook.category === category),
  }));
  return places.map(({ category, hook }) => ({ category, hook: hook ?? take(() => true) }));
};

export const cleanHooks = (hooks: readonly HookCandidate[]): HookCandidate[] =>
  hooks.filter(isClean);
