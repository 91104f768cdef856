import { Failure } from '../contract/failures.ts';
import { untilAborted } from '../kernel/async/timeout.ts';
import { callToActionFor } from './builtin/call-to-action.ts';
import { composeDraft } from './builtin/writer.ts';
import { guard } from './guard/guard.ts';
import { anthropicModel } from './model/anthropic.ts';
import type { CopyModel } from './model/copy-model.ts';
import { defaultBaseUrl } from './model/default-base-url.ts';
import { openaiModel } from './model/openai.ts';
import { createModelWriter } from './model/writer.ts';
import { isBuiltinBrief } from './read-brief.ts';
import {
  type Brief,
  type CopyWithClaims,
  type Finding,
  isStopped,
  type WriteOptions,
} from './types.ts';

type ModelProvider = 'openai' | 'anthropic';

/** How the model server is reached. */
export type ModelAccess = {
  provider: ModelProvider;
  baseUrl: string | null;
  /** What it is reached through; null: it is reached directly. */
  proxy?: string | null;
  apiKey: string | null;
  model: string;
  /** The model that reads the copy against the brief: the same one, another, or null for no reading. */
  judge: { model: string } | null;
};

const providers = { openai: openaiModel, anthropic: anthropicModel };

/** All questions of one generation together. */
const timeoutMs = 58_000;

export const openModel = (
  { provider, baseUrl, proxy = null, apiKey }: Omit<ModelAccess, 'judge' | 'model'>,
  model: string,
): CopyModel =>
  providers[provider]({
    baseUrl: baseUrl ?? defaultBaseUrl[provider],
    proxy,
    apiKey: apiKey ?? undefined,
    model,
  });

export type CopyWriter = (brief: Brief, options: WriteOptions) => Promise<CopyWithClaims>;

export const modelWriter = (access: ModelAccess): CopyWriter => {
  const model = openModel(access, access.model);
  const isOneModel = access.judge?.model === access.model;
  const { write } = createModelWriter({
    model,
    judgeModel: access.judge && (isOneModel ? model : openModel(access, access.judge.model)),
    callToActionFor,
    draftFor: async (brief) => ((await isBuiltinBrief(brief)) ? composeDraft(brief) : null),
    timeoutMs,
  });
  return write;
};

/** A writer's own Failure is passed on; any other error of its is a failed generation. */
const attempt = async (
  signal: AbortSignal,
  work: () => Promise<CopyWithClaims>,
): Promise<CopyWithClaims> => {
  signal.throwIfAborted();
  try {
    return await untilAborted(signal, work());
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof Failure) throw cause;
    throw new Failure('generation_failed', { cause });
  }
};

const rejection = (findings: Finding[]) => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return new Error(`The guard rejected the copy: ${rules.join(', ')}.`);
};

/** A model's copy that the guard does not stop: the last reading before it leaves. */
export const writeCopy = async (
  writer: CopyWriter,
  brief: Brief,
  options: WriteOptions,
): Promise<CopyWithClaims> => {
  const copy = await attempt(options.signal, () => writer(brief, options));
  const findings = guard(copy, brief);
  options.onFindings?.(findings);
  if (isStopped(findings)) throw new Failure('generation_failed', { cause: rejection(findings) });
  return copy;
};
