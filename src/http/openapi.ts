import { z } from 'zod';
import { type FailureCode, failureTable } from '../kernel/failures.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { prefix, routeOf } from './mount.ts';

type Json = Record<string, unknown>;

const problems = z.array(z.object({ field: z.string(), message: z.string() })).min(1);
const errorWith = (fields: z.ZodType) =>
  z.object({
    detail: z.object({
      error: z.looseObject({ code: z.string(), message: z.string(), fields }),
    }),
  });

const errorSchemas = {
  Error: errorWith(problems.optional()),
  InvalidInput: errorWith(problems),
  CreditsExhausted: z.object({
    detail: z.object({
      error: z.literal('credits_exhausted'),
      credits_used: z.int(),
      credits_limit: z.int(),
      credits_required: z.int(),
      message: z.string(),
    }),
  }),
  WritesDisabled: z.object({
    detail: z.object({
      performed: z.literal(false),
      reason: z.literal('writes_disabled'),
      action: z.string(),
      intended_params: z.record(z.string(), z.unknown()),
      manual_steps: z.array(z.string()),
    }),
  }),
};

const ownShapes: Partial<Record<FailureCode, keyof typeof errorSchemas>> = {
  credits_exhausted: 'CreditsExhausted',
  writes_disabled: 'WritesDisabled',
};

const shapeOf = (code: FailureCode) =>
  ownShapes[code] ?? (failureTable[code].status === 422 ? 'InvalidInput' : 'Error');

/** OpenAPI 3.1 of every operation, from the same schemas that validate and type them. */
export const buildOpenApi = (version: string) => {
  const components: Json = {};
  const schema = schemaWriter(components);
  for (const [name, shape] of Object.entries(errorSchemas))
    components[name] = schema(shape, 'output');
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    for (const route of [operation.route, operation.alsoRoute]) {
      if (!route) continue;
      const { method, path } = routeOf(route);
      const item = paths[prefix + path] ?? {};
      paths[prefix + path] = item;
      item[method.toLowerCase()] = describe(operation, schema, route === operation.alsoRoute);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Greenroom',
      version,
      description: 'Ad publishing where every ad waits, paused, before it goes on.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, gr_live_…' },
      },
      headers: Object.fromEntries(
        Object.entries(limitHeaders).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
      schemas: components,
    },
  };
};

type WriteSchema = (schema: z.ZodType, io: 'input' | 'output') => Json;

/** JSON Schema of a zod schema; named parts move to the components once. */
const schemaWriter =
  (components: Json): WriteSchema =>
  (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const { openapi } = z.globalRegistry.get(zodSchema) ?? {};
        if (!openapi) return;
        for (const key of Object.keys(jsonSchema))
          if (key !== 'description') delete jsonSchema[key as 'type'];
        Object.assign(jsonSchema, openapi);
      },
    }) as Json & { $defs?: Json };
    const relocated = (part: unknown) =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
    for (const [name, part] of Object.entries($defs)) {
      const { id: _id, ...rest } = relocated(part);
      components[name] = rest;
    }
    const { id: _id, ...rest } = relocated(root);
    return rest;
  };

const describe = (operation: Operation, schema: WriteSchema, isAlias: boolean) => {
  const { input, output, summary, description, status = 200 } = operation;
  return {
    operationId: isAlias ? `${operation.id}.alias` : operation.id,
    tags: [tagOf(operation)],
    summary,
    ...(description && { description }),
    parameters: [
      ...parametersOf(input?.params, 'path', schema),
      ...parametersOf(input?.query, 'query', schema),
      ...headersOf(operation),
    ],
    ...(input?.body && {
      requestBody: {
        required: !input.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schema(input.body, 'input') } },
      },
    }),
    responses: {
      [status]: {
        ...limitHeadersOf(operation),
        description: output === 'relayed' ? 'The platform’s answer, byte for byte.' : 'Done.',
        content: {
          'application/json': { schema: output === 'relayed' ? {} : schema(output, 'output') },
        },
      },
      ...failuresOf(operation),
    },
  };
};

const tagOf = ({ route }: Operation) =>
  route.includes('/adnet/connection')
    ? 'Connection'
    : route.includes('/adnet/')
      ? 'Ad objects'
      : route.includes('/generate/')
        ? 'Ad copy'
        : 'Account';

const parametersOf = (
  from: z.ZodType | undefined,
  where: 'path' | 'query',
  schema: WriteSchema,
) => {
  if (!from) return [];
  const { properties = {}, required = [] } = schema(from, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const headersOf = ({ access, idempotent }: Operation) => [
  header('X-Workspace-Id', 'Act on this workspace instead of the key’s own.'),
  ...(typeof access === 'object' && 'adnet' in access
    ? [
        header(
          'X-Adnet-Access-Token',
          'Use this platform token for this request instead of the stored connection.',
        ),
      ]
    : []),
  ...(idempotent
    ? [header('Idempotency-Key', 'Up to 255 characters; the same key and request never act twice.')]
    : []),
];

const limitHeaders = {
  'RateLimit-Policy': 'How many writes the plan allows per hour and per day.',
  RateLimit: 'How many of them are left.',
  'RateLimit-Limit': 'The tighter of the two limits, for clients that know the older headers.',
  'RateLimit-Remaining': 'What is left of it.',
  'RateLimit-Reset': 'Seconds after which it is whole again, or after which to try again.',
};

/** Answers to whoever may write, about what was sent. */
const limitedStatuses = new Set([400, 409, 422, 429, 502, 504]);

const limitHeadersOf = ({ limited }: Operation) =>
  limited && {
    headers: Object.fromEntries(
      Object.keys(limitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
  };

/** The failures an operation can answer: those it names and those its access implies. */
const failureCodesOf = ({
  route,
  access,
  failures,
  invalid,
  idempotent,
}: Operation): FailureCode[] => [
  'unauthorized',
  'api_disabled',
  'workspace_not_found',
  'workspace_forbidden',
  ...(access === 'identity' ? [] : (['no_workspace'] as const)),
  'bad_request',
  'unsupported_media_type',
  'internal',
  'unavailable',
  ...(typeof access === 'string' ? [] : (['workspace_role'] as const)),
  ...(typeof access === 'object' && !('pathWorkspace' in access)
    ? (['workspace_archived'] as const)
    : []),
  ...(typeof access === 'object' && 'adnet' in access
    ? ([
        'plan_required',
        'adnet_not_connected',
        'adnet_token_rejected',
        'adnet_unavailable',
        'adnet_timeout',
      ] as const)
    : []),
  // A body nobody asked for is still measured, save where HTTP expects none.
  ...(route.startsWith('GET ') ? [] : (['payload_too_large'] as const)),
  invalid ?? 'invalid_request',
  ...(idempotent ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
  ...failures,
];

const failuresOf = (operation: Operation) => {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of new Set(failureCodesOf(operation))) {
    const status = operation.otherStatus?.[code] ?? failureTable[code].status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses: Json = {};
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    const shapes = [...new Set(codes.map(shapeOf))];
    const references = shapes.map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const platform = operation.output === 'relayed' && status === 400;
    responses[status] = {
      ...(limitedStatuses.has(status) && limitHeadersOf(operation)),
      description:
        codes.map((code) => `\`${code}\``).join(', ') +
        (platform ? ', or the platform’s own error, byte for byte' : ''),
      content: {
        'application/json': {
          schema: platform ? {} : references.length === 1 ? references[0] : { anyOf: references },
        },
      },
    };
  }
  return responses;
};
