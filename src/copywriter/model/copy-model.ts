import type { Dispatcher } from 'undici';

/** A plain JSON Schema: types, enums and required only, because strict modes refuse the rest. */
export type AnswerSchema = {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: false;
};

export type CompletionRequest = {
  system: string;
  user: string;
  schema: AnswerSchema;
  signal: AbortSignal;
  /** For the whole question: every attempt, every pause and the last byte of the answer. */
  deadlineMs: number;
};

/** One question to a language model. Resolves to the JSON it answered, undefined when there was none. */
export type CopyModel = {
  id: string;
  complete(request: CompletionRequest): Promise<unknown>;
};

export type ModelSettings = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  dispatcher?: Dispatcher | undefined;
};
