import { withDeadline } from '../../kernel/within.ts';
import type { Brief, Copy, Writer } from '../types.ts';
import { fillParts, noParts, type Parts } from './answer.ts';
import { schemaFor } from './answer-schema.ts';
import { anthropicModel } from './anthropic.ts';
import { openaiModel } from './openai.ts';
import { rewritePrompt, writePrompt } from './prompt.ts';
import { failingSlots, isEmpty, type Slots, slotsOf } from './slots.ts';
import { systemPrompt } from './system-prompt.ts';

const providers = { openai: openaiModel, anthropic: anthropicModel };

type ModelWriterOptions = {
  provider: keyof typeof providers;
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** For one `write` or `rewrite`, whatever it takes inside. */
  timeoutMs: number;
  /** What the copy may state, one sentence each. */
  facts: (brief: Brief) => string[];
};

const merge = (copy: Copy, { variants, hooks }: Parts): Copy => ({
  variants: copy.variants.map((variant, index) => variants.get(index) ?? variant),
  hooks: copy.hooks.map((hook, index) => hooks.get(index) ?? hook),
});

/** A writer that asks a language model and believes nothing it says about shape. */
export const createModelWriter = (options: ModelWriterOptions): Writer => {
  const { provider, timeoutMs, facts } = options;
  const model = providers[provider](options);

  /** Small models leave parts out, so what is missing is asked for once more; then it is an error. */
  const gather = (
    brief: Brief,
    slots: Slots,
    caller: AbortSignal,
    promptFor: (open: Slots) => string,
  ) => {
    const work = async (signal: AbortSignal) => {
      const parts = noParts();
      const system = systemPrompt(brief);
      const ask = (open: Slots) =>
        model.complete({ system, user: promptFor(open), schema: schemaFor(open), signal });

      const missing = fillParts(parts, slots, await ask(slots));
      if (isEmpty(missing)) return parts;
      if (isEmpty(fillParts(parts, missing, await ask(missing)))) return parts;
      throw new Error('The model left parts out or gave them in the wrong shape, twice.');
    };
    const late = `The model did not answer within ${timeoutMs} ms.`;
    return withDeadline(caller, timeoutMs, work, late);
  };

  return {
    async write(brief, { signal }) {
      const slots = slotsOf(brief);
      const allowed = facts(brief);
      const { variants, hooks } = await gather(brief, slots, signal, (open) =>
        writePrompt(brief, allowed, open),
      );
      const inOrder = <T>(parts: Map<number, T>) =>
        [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      return { variants: inOrder(variants), hooks: inOrder(hooks) };
    },

    async rewrite(brief, copy, findings, { signal }) {
      const slots = failingSlots(copy, findings);
      if (isEmpty(slots)) return copy;
      const allowed = facts(brief);
      const parts = await gather(brief, slots, signal, (open) =>
        rewritePrompt(brief, allowed, open, { copy, findings }),
      );
      return merge(copy, parts);
    },
  };
};
