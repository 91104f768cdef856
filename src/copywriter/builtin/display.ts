import { jaccard, normal } from '../opening-words.ts';
import { limits } from '../types.ts';
import type { Scene } from './body.ts';
import { contentWords, includesPhrase, stutters } from './likeness.ts';
import { type AnglePlan, tiersOf } from './pack.ts';
import { type Choice, pick } from './pick.ts';
import { endsInAbbreviation } from './sentences.ts';

export const headlineFor = (plan: AnglePlan, scene: Scene, hook: string) => {
  const fits = ({ text }: Choice) =>
    text.length <= limits.headline &&
    !scene.ledger.headlines.has(normal(text)) &&
    !includesPhrase(hook, text) &&
    jaccard(contentWords(hook), contentWords(text)) < 0.5 &&
    !stutters(text, '');
  return (
    pick(plan.headlines, { ...scene, turn: 0 }, fits) ??
    pick(scene.voice.pack.headlines, scene, fits)
  );
};

export const descriptionFor = (scene: Scene, taken: string[]) => {
  const fits = ({ text }: Choice) =>
    text.length <= limits.description &&
    taken.every((other) => !includesPhrase(other, text) && !includesPhrase(text, other));
  const isNew = ({ text }: Choice) => !scene.ledger.descriptions.has(normal(text));
  for (const frames of tiersOf(scene.voice.pack.descriptions)) {
    const found =
      pick(frames, scene, (choice) => fits(choice) && isNew(choice)) ?? pick(frames, scene, fits);
    if (found) return found;
  }
  return null;
};

export const asDisplay = (text: string) =>
  text.replace(/[.]$/u, (dot) => (endsInAbbreviation(text) ? dot : ''));
