import { document } from './documented.ts';

export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
};

export type ContractOperation = {
  id: string;
  method: string;
  /** The path below /api/v1, with its {names}. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  /** The content type of its body. */
  type: string;
};

type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Every operation in the OpenAPI document; nothing is taken from the code. */
export const contractOperations = (): ContractOperation[] =>
  Object.entries(document.paths).flatMap(([template, item]) =>
    // The document's path items consist of operations by method.
    Object.entries(item as Record<string, Described>).map(([method, described]) => {
      const [type = 'application/json', content] =
        Object.entries(described.requestBody?.content ?? {})[0] ?? [];
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path: template.replace('/api/v1', ''),
        parameters: described.parameters,
        body: content?.schema ?? null,
        type,
      };
    }),
  );
