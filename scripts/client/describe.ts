import type { Kind } from '../../packages/client/src/row.ts';
import { prefix, routeOf } from '../../src/http/mount.ts';
import { buildOpenApi } from '../../src/http/openapi/openapi.ts';
import type { Json } from '../../src/http/openapi/schemas.ts';
import { version } from '../../src/http/wire/version.ts';
import type { Operation } from '../../src/operations/core/operation.ts';
import { takesCsv } from '../../src/operations/core/relay/inputs.ts';
import { operations } from '../../src/operations/index.ts';

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Json;
};
type Content = Record<string, { schema: Json }>;
type Described = {
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};

const document = buildOpenApi(version);

export const components = document.components.schemas as Record<string, Json>;

/** How often a call may be sent. */
const kindOf = ({ question, idempotent }: Operation, method: string, isList: boolean): Kind => {
  if (method === 'GET') return isList ? 'list' : 'read';
  if (question) return 'read';
  if (idempotent) return idempotent === 'secret' ? 'secret' : 'keyed';
  return method === 'POST' ? 'once' : 'same';
};

type Shape = { properties?: Record<string, Json>; $ref?: string };

const resolved = (schema: Json): Shape => {
  const { $ref } = schema as Shape;
  return $ref ? (components[$ref.replace('#/components/schemas/', '')] ?? {}) : schema;
};

/** What a list holds, when the answer is one: the type of the rows in its only array. Beside pages there may be more. */
const rowsIn = (answer: Json): Json | null => {
  const { properties = {} } = resolved(answer);
  const arrays = Object.entries(properties).filter(([, { type }]) => type === 'array');
  const rest = Object.keys(properties).filter((name) => name !== 'paging' && name !== 'next');
  const [only] = arrays;
  const hasPages = 'paging' in properties || 'next' in properties;
  return only && arrays.length === 1 && (rest.length === 1 || hasPages)
    ? (only[1]['items'] as Json)
    : null;
};

/** An operation as the client's generator needs it. */
const describe = (operation: Operation) => {
  const { id, route, status = 200, summary, takes } = operation;
  const { method, path } = routeOf(route);
  const item = document.paths[prefix + path]?.[method.toLowerCase()] as Described;
  const { parameters, requestBody, responses } = item;
  const content = responses[status]?.content ?? {};
  const answer = content['application/json']?.schema ?? {};
  const rows = method === 'GET' ? rowsIn(answer) : null;
  const [group = '', name = ''] = id.split('.');
  return {
    group,
    name,
    method,
    path,
    summary,
    kind: kindOf(operation, method, rows !== null),
    inputs: parameters.filter((one) => one.in !== 'header'),
    /** The type of the file that is its body. */
    takes,
    body: requestBody?.content[takes ?? 'application/json']?.schema ?? null,
    answer,
    rows,
    hasCsv: takesCsv(operation.input?.query),
  };
};

export type Method = ReturnType<typeof describe>;

export const methods = (): Method[] => operations.map(describe);
