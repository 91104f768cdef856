import { standsBeside } from '../guard/shape.ts';
import type { Brief, Hook, HookCategory } from '../types.ts';
import type { Candidate } from './candidate.ts';
import { categoriesFor } from './orders.ts';

export const isClean = ({ objections }: { objections: readonly unknown[] }): boolean =>
  objections.length === 0;

/** No two angles alike: one that came before gets a number. */
const withAngle = ({ variant, ...rest }: Candidate, otherAngles: readonly string[]): Candidate => {
  const isTaken = (label: string) =>
    otherAngles.some((other) => other.toLowerCase() === label.toLowerCase());
  const labels = [variant.angle, ...otherAngles.map((_, at) => `${variant.angle} ${at + 2}`)];
  const angle = labels.find((label) => !isTaken(label)) ?? variant.angle;
  return { ...rest, variant: { ...variant, angle } };
};

/** The candidates to deliver, in the order given: the judge's, best first. */
export const chooseVariants = (candidates: readonly Candidate[], brief: Brief): Candidate[] => {
  const choice: Candidate[] = [];
  for (const candidate of candidates.filter(isClean)) {
    if (choice.length === brief.num_variants) break;
    const others = choice.map(({ variant }) => variant);
    const labelledCandidate = withAngle(
      candidate,
      others.map(({ angle }) => angle),
    );
    if (standsBeside(labelledCandidate.variant, others, brief)) choice.push(labelledCandidate);
  }
  return choice;
};

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(' ');

/** A place for a hook: filled, or open for one of its category. */
export type HookPlace = { category: HookCategory; hook?: Hook | undefined };

/** Every category has its turn; if one has too few, a surplus hook of another takes the place. */
export const chooseHooks = (candidates: readonly { hook: Hook }[], count: number): HookPlace[] => {
  const texts = new Set<string>();
  const usable = candidates.filter(({ hook }) => {
    const words = wordsIn(hook.text);
    return !texts.has(words) && texts.add(words);
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
