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
import { type Material, sentenceOf, withoutEnd } from './material.ts';

type Desk = { brief: Brief; material: Material; isChecked: boolean };

type Composed = {
  hooks: Hook[];
  /** Categories for which the brief gives nothing: their hooks are neutral. */
  neutral: HookCategory[];
};

/** The frame with the words of the brief in it; null where the brief has none for it. */
const fill = (frame: string, at: number, material: Material): string | null => {
  const { pains, proof, benefits, offer, name, audience } = material;
  const facts = [...benefits, ...(offer ? [offer] : [])];
  const words: Record<string, string | undefined> = {
    pain: pains[at % Math.max(pains.length, 1)]?.text,
    proof: proof[at]?.text ?? (at > 0 ? undefined : proof[0]?.text),
    fact: facts[at % Math.max(facts.length, 1)]?.text,
    name: name ?? undefined,
    audience: audience ?? undefined,
  };
  let isWhole = true;
  const text = frame.replace(/\{(\w+)\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) isWhole = false;
    return withoutEnd(word ?? '');
  });
  return isWhole ? sentenceOf(text) : null;
};

/** Opening lines by category: about this product where the brief fills one truthfully, else neutral. */
export const composeHooks = ({ brief, material, isChecked }: Desk): Composed => {
  const { hooks: lines } = writerWords(brief.language);
  const said = new Set<string>();
  const neutral = new Set<HookCategory>();
  const mayPrint = (hook: Hook) =>
    hook.text.length <= limits.hook &&
    !said.has(hook.text) &&
    (!isChecked || checkText(hook.text, brief).every(({ level }) => level === 'warn'));
  const next = (category: HookCategory, turn: number): Hook | undefined => {
    const { about, neutral: others } = lines[category];
    const rotated = [...about.slice(turn), ...about.slice(0, turn)];
    const own = rotated.map((frame) => fill(frame, turn, material));
    const texts = [
      ...own.flatMap((text) => (text === null ? [] : [{ text, isOwn: true }])),
      ...others.map((text) => ({ text, isOwn: false })),
    ];
    for (const { text, isOwn } of texts) {
      const hook = { category, category_label: categoryLabels[category], text };
      if (!mayPrint(hook)) continue;
      if (!isOwn) neutral.add(category);
      said.add(text);
      return hook;
    }
    return undefined;
  };
  const hooks = Array.from({ length: brief.num_hooks }, (_, at) => {
    const category = hookCategories[at % hookCategories.length] ?? 'curiosity';
    return next(category, Math.floor(at / hookCategories.length));
  }).flatMap((hook) => (hook ? [hook] : []));
  return { hooks, neutral: [...neutral] };
};
