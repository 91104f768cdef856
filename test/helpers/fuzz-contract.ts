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
  /** Under /api/v1, with its {names}. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
};

type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
};

/** Every operation the OpenAPI document describes; nothing here is known from the code. */
export const contractOperations = (): ContractOperation[] =>
  Object.entries(document.paths).flatMap(([template, item]) =>
    // The document's path items are made of operations keyed by their method.
    Object.entries(item as Record<string, Described>).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path: template.replace('/api/v1', ''),
      parameters: described.parameters,
      body: described.requestBody?.content['application/json']?.schema ?? null,
    })),
  );
