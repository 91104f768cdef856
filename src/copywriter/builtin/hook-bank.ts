import {
  type Copy,
  categoryLabels,
  type Hook,
  type HookCategory,
  hookCategories,
} from '../types.ts';
import { isFreshHook, type Ledger, unused } from './ledger.ts';
import { readOpening } from './likeness.ts';
import { pick } from './pick.ts';
import { slotsFor, type Voice } from './voice.ts';

type Accepts = (hook: Hook) => boolean;

const asHook = (category: HookCategory, text: string): Hook => ({
  category,
  category_label: categoryLabels[category],
  text,
});

const hookFor = (
  voice: Voice,
  ledger: Ledger,
  category: HookCategory,
  index: number,
  accepts: Accepts,
) => {
  const round = Math.floor(index / hookCategories.length);
  const scene = {
    moods: voice.moods,
    // The next fact each time; only "Out: … In: …" sets a trouble beside its cure.
    slots: slotsFor(voice, {
      pain: round,
      fact: ledger.hooks.length,
      matched: category === 'trend-jacking',
    }),
    turn: voice.seed + round,
    may: unused(ledger),
  };
  // Above 1: only the very same words count as alike.
  for (const likest of [0.5, 1.01]) {
    const choice = pick(
      voice.pack.texts.hooks[category],
      scene,
      (candidate) =>
        isFreshHook(ledger, candidate, likest) && accepts(asHook(category, candidate.text)),
    );
    if (choice) return choice;
  }
  return null;
};

/** As many of each category as taking turns through the seven would give. */
export const composeHooks = (
  voice: Voice,
  ledger: Ledger,
  { copy: { hooks }, count, accepts }: { copy: Copy; count: number; accepts: Accepts },
) => {
  const wanted = Array.from(
    { length: count },
    (_, index) => hookCategories[index % hookCategories.length],
  );
  for (const category of hookCategories) {
    const due = wanted.filter((name) => name === category).length;
    for (
      let round = hooks.filter((hook) => hook.category === category).length;
      round < due;
      round++
    ) {
      const choice = hookFor(
        voice,
        ledger,
        category,
        round * hookCategories.length + hookCategories.indexOf(category),
        accepts,
      );
      if (!choice) break;
      ledger.frames.set(choice.source, 1);
      ledger.hooks.push(readOpening(choice.text));
      hooks.push(asHook(category, choice.text));
    }
  }
};
