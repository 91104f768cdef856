import { type Copy, categoryLabels, type HookCategory, hookCategories } from '../types.ts';
import { isFreshHook, type Ledger, unused } from './ledger.ts';
import { readOpening } from './likeness.ts';
import { pick } from './pick.ts';
import { occasionFor, type Voice } from './voice.ts';

type Order = { category: HookCategory; round: number; mayPrint: (text: string) => boolean };

const hookFor = (voice: Voice, ledger: Ledger, { category, round, mayPrint }: Order) => {
  // The next fact each time; only "Out: … In: …" sets a trouble beside its cure.
  const matched = category === 'trend-jacking';
  const lead = { pain: round, fact: ledger.hooks.length, matched };
  const occasion = { ...occasionFor(voice, lead, round), may: unused(ledger) };
  const pickUnlike = (likest: number) =>
    pick(
      voice.pack.texts.hooks[category],
      occasion,
      (choice) => isFreshHook(ledger, choice, likest) && mayPrint(choice.text),
    );
  // Above 1: only the very same words count as alike.
  return pickUnlike(0.5) ?? pickUnlike(1.01);
};

type Task = { copy: Copy; count: number; mayPrint: Order['mayPrint'] };

/** As many of each category as taking turns through the seven would give. */
export const composeHooks = (voice: Voice, ledger: Ledger, { copy, count, mayPrint }: Task) => {
  for (const [at, category] of hookCategories.entries()) {
    const due = Math.ceil((count - at) / hookCategories.length);
    const had = copy.hooks.filter((hook) => hook.category === category).length;
    for (let round = had; round < due; round++) {
      const choice = hookFor(voice, ledger, { category, round, mayPrint });
      if (!choice) break;
      const { source, text } = choice;
      ledger.frames.set(source, 1);
      ledger.hooks.push(readOpening(text));
      copy.hooks.push({ category, category_label: categoryLabels[category], text });
    }
  }
};
