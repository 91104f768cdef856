import type { Pause } from '../../kernel/fairness/portions.ts';
import { checkText } from '../guard/guard.ts';
import { writerWords } from '../language.ts';
import {
  type Brief,
  categoryLabels,
  type Hook,
  type HookCategory,
  hookCategories,
  limits,
} from '../types.ts';
import { inTurn, linesOf } from './frames.ts';
import type { Material } from './material.ts';

type ComposedHooks = {
  hooks: Hook[];
  /** Categories for which the brief gives nothing. */
  missing: HookCategory[];
  /** Whether lines that are not about the product had to fill up. */
  isFilledUp: boolean;
};

/** Opening lines about this product, of each category that the brief can fill truthfully in turn. */
export const composeHooks = async (
  brief: Brief,
  material: Material,
  pause: Pause,
): Promise<ComposedHooks> => {
  const { hooks: words } = writerWords(brief.language);
  const said = new Set<string>();
  const hooks: Hook[] = [];
  const isFine = (text: string) =>
    text.length <= limits.hook && checkText(text, brief).every(({ level }) => level === 'warn');
  const take = async (textsOf: (category: HookCategory) => readonly string[]): Promise<void> => {
    const lines = hookCategories.map((category) =>
      textsOf(category).map((text) => ({
        category,
        category_label: categoryLabels[category],
        text,
      })),
    );
    for (const hook of inTurn(lines)) {
      if (hooks.length === brief.num_hooks) return;
      await pause();
      if (said.has(hook.text) || !isFine(hook.text)) continue;
      said.add(hook.text);
      hooks.push(hook);
    }
  };
  await take((category) => linesOf(category, material, brief.language).map(({ text }) => text));
  const given = hooks.map(({ category }) => category);
  await take((category) => words[category].neutral);
  const asked = hookCategories.slice(0, brief.num_hooks);
  return {
    hooks,
    missing: asked.filter((category) => !given.includes(category)),
    isFilledUp: given.length < hooks.length,
  };
};
