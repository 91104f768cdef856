/** A plain JSON Schema: types, enums and required only, because strict modes refuse the rest. */
export type AnswerSchema = {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: false;
};

/** One question as a server gets it. */
export type Question = {
  system: string;
  user: string;
  schema: AnswerSchema;
  /** 0.8 unless given; 0 for a verdict. */
  temperature?: number;
};

export type CompletionRequest = Question & {
  /** Ends every attempt and every pause; the client has no deadline of its own. */
  signal: AbortSignal;
};

/** One question to a language model. Resolves to the JSON it answered; throws a `modelError` otherwise. */
export type CopyModel = { complete(request: CompletionRequest): Promise<object> };

export type ModelSettings = {
  baseUrl: string;
  proxy: string | null;
  model: string;
  apiKey?: string | undefined;
};
