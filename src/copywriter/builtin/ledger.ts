import { normal } from '../opening-words.ts';
import { limits, type Variant } from '../types.ts';
import { areAlike, type Opening, readOpening, stutters } from './likeness.ts';
import type { Choice } from './pick.ts';

/** What one answer has used up: of frames, how often each. */
export const newLedger = () => {
  const frames = new Map<string, number>();
  const hooks: Opening[] = [];
  return { frames, hooks, headlines: new Set<string>(), descriptions: new Set<string>() };
};

export type Ledger = ReturnType<typeof newLedger>;

export const isFreshHook = (ledger: Ledger, { source, text }: Choice, likest: number) => {
  if (text.length > limits.hook || stutters(text, source)) return false;
  const opening = readOpening(text);
  return !ledger.hooks.some((hook) => areAlike(hook, opening, likest));
};

/** Frames an answer has not opened with yet. */
export const unused = (ledger: Ledger) => (source: string) => !ledger.frames.has(source);

/** Notes a variant, and the frames it was made of. */
export const book = (ledger: Ledger, variant: Variant, sources: readonly string[]) => {
  for (const source of sources) ledger.frames.set(source, (ledger.frames.get(source) ?? 0) + 1);
  ledger.hooks.push(readOpening(variant.hook));
  ledger.headlines.add(normal(variant.headline));
  ledger.descriptions.add(normal(variant.description));
};
