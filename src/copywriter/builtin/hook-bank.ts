import { type Hook, type HookCategory, hookCategories } from '../types.ts';
import { isFreshHook, type Ledger, unused } from './compose.ts';
import { readOpening } from './likeness.ts';
import { pick } from './pick.ts';
import type { Voice } from './voice.ts';

const labels = {
  'fear-loss': 'Fear of loss',
  curiosity: 'Curiosity',
  'social-proof': 'Social proof',
  contrarian: 'Contrarian',
  'how-to': 'How-to',
  'trend-jacking': 'Trend-jacking',
  identity: 'Identity',
} satisfies Record<HookCategory, string>;

type Accepts = (hook: Hook) => boolean;

const asHook = (category: HookCategory, text: string): Hook => ({
  category,
  category_label: labels[category],
  text,
});

const hookFor = (voice: Voice, ledger: Ledger, category: HookCategory, index: number, accepts: Accepts) => {
  const round = Math.floor(index / hookCategories.length);
  const scene = {
    moods: voice.moods,
    slots: voice.slots({ pain: round, benefit: index, match: index % 2 === 0 ? 'pain' : undefined, style: index, said: '' }),
    turn: voice.seed + round,
    may: unused(ledger),
  };
  for (const likest of [0.5, 1.01]) {
    const choice = pick(
      voice.pack.hooks[category],
      scene,
      (candidate) => isFreshHook(ledger, candidate, likest) && accepts(asHook(category, candidate.text)),
    );
    if (choice) return choice;
  }
  return null;
};

/** Hooks in turn through the seven categories, so that any number of them is spread evenly. */
export const composeHooks = (voice: Voice, ledger: Ledger, count: number, accepts: Accepts): Hook[] => {
  const hooks: Hook[] = [];
  for (let index = 0; index < count; index++) {
    const category = hookCategories[index % hookCategories.length] ?? 'curiosity';
    const choice = hookFor(voice, ledger, category, index, accepts);
    if (!choice) continue;
    ledger.frames.set(choice.source, 1);
    ledger.hooks.push(readOpening(choice.text));
    hooks.push(asHook(category, choice.text));
  }
  return hooks;
};
