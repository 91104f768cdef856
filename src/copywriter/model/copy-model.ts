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
  /** Lively unless told; 0 for a verdict. */
  temperature?: number;
  /** Ends every attempt and every pause; the client has no deadline of its own. */
  signal: AbortSignal;
};

/** One question to a language model. Resolves to the JSON it answered, undefined when there was none. */
export type CopyModel = { complete(request: CompletionRequest): Promise<unknown> };

export type ModelSettings = { baseUrl: string; model: string; apiKey?: string | undefined };
