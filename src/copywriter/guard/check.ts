import type { Brief, Finding, Variant } from '../types.ts';
import { judgeFor } from './judge.ts';
import { checkTexts } from './shape.ts';

const fields = ['hook', 'primary_text', 'headline', 'description'] as const;

/** The texts of a variant that a person wrote; any may be missing. */
export type WrittenVariant = Partial<Record<(typeof fields)[number], string | undefined>>;

/**
 * What the guard says of one variant, text by text: a caller can let others work in between, for a
 * long text takes milliseconds.
 */
export function* checkVariant(
  written: WrittenVariant,
  at: number,
  brief: Brief,
): Generator<Finding[]> {
  for (const field of fields) {
    const text = written[field];
    if (text?.trim()) yield judgeFor(brief).text(text, field, at);
  }
  const whole: Pick<Variant, (typeof fields)[number]> = {
    hook: written.hook ?? '',
    primary_text: written.primary_text ?? '',
    headline: written.headline ?? '',
    description: written.description ?? '',
  };
  yield checkTexts(whole, at, brief);
}
