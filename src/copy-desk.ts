import { setImmediate } from 'node:timers/promises';
import type { Config } from './config.ts';
import { builtinWriter } from './copywriter/builtin/writer.ts';
import { allowedFacts } from './copywriter/guard/claims/read-licence.ts';
import { checkVariant, guard } from './copywriter/guard/guard.ts';
import { createModelWriter } from './copywriter/model/writer.ts';
import { readBrief } from './copywriter/read-brief.ts';
import { spareCallToAction, spareCopy } from './copywriter/spare-copy.ts';
import type { Finding, Writer } from './copywriter/types.ts';
import { writeCopy } from './copywriter/write-copy.ts';
import type { CopyDesk } from './operations/copy-desk.ts';

const usualAddress = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
};

/** Within the 90 seconds one generation has; the first question is the long one. */
const timeoutMs = { first: 55_000, later: 30_000 };

const writerFor = ({ provider, baseUrl, apiKey, model, isJudged }: Config['copy']): Writer =>
  provider === 'builtin'
    ? builtinWriter
    : createModelWriter({
        provider,
        baseUrl: baseUrl ?? usualAddress[provider],
        apiKey: apiKey ?? undefined,
        model: model ?? '',
        timeoutMs,
        guard,
        facts: allowedFacts,
        callToActionFor: spareCallToAction,
        spare: spareCopy,
        isJudged,
      });

/** The configured writer; whoever writes, the same guard reads it before it leaves. It works in this thread. */
export const createCopyDesk = (copy: Config['copy']): CopyDesk => {
  const writer = writerFor(copy);
  const writesAnyLanguage = copy.provider !== 'builtin';
  return {
    readBrief: (asked) => readBrief(asked, { writesAnyLanguage }),
    write: (brief, { signal, onFindings }) =>
      writeCopy({ writer, guard, brief, signal, onFindings }),
    check: async ({ brief: asked, variants }, { signal }) => {
      const brief = await readBrief(asked, { writesAnyLanguage: true });
      const findings: Finding[] = [];
      for (const [at, written] of variants.entries())
        for (const found of checkVariant(written, at, brief)) {
          findings.push(...found);
          // Where the desk shares the service's thread, requests get their turn between two texts.
          await setImmediate();
          signal.throwIfAborted();
        }
      return findings;
    },
  };
};
