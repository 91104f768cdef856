import type { Config } from './config.ts';
import { builtinWriter } from './copywriter/builtin/writer.ts';
import { allowedFacts } from './copywriter/guard/claims/licence.ts';
import { guard } from './copywriter/guard/guard.ts';
import { createModelWriter } from './copywriter/model/writer.ts';
import type { Scrubber } from './kernel/scrubber.ts';
import type { CopyDesk } from './operations/deps.ts';

const usualAddress = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
};

/** A model is asked up to three times within the time one generation has. */
const mostForOneAsk = 40_000;

/** The configured writer; whoever writes, the same guard reads it before it leaves. */
export const createCopyDesk = ({ copy }: Config, scrubber: Scrubber): CopyDesk => {
  if (copy.provider === 'builtin')
    return { writer: builtinWriter, guard, writesAnyLanguage: false };
  if (copy.apiKey) scrubber.always(copy.apiKey);
  const writer = createModelWriter({
    provider: copy.provider,
    baseUrl: copy.baseUrl ?? usualAddress[copy.provider],
    apiKey: copy.apiKey ?? undefined,
    model: copy.model ?? '',
    timeoutMs: mostForOneAsk,
    facts: allowedFacts,
  });
  return { writer, guard, writesAnyLanguage: true };
};
