import { type FailureCode, failureTable } from '../../contract/failures.ts';
import { chapters } from '../../operations/core/chapters.ts';
import { actsInWorkspace, type Operation } from '../../operations/core/operation.ts';
import { takesCsv } from '../../operations/core/relay/inputs.ts';
import { operations } from '../../operations/index.ts';
import { prefix, routeOf } from '../mount.ts';
import { errorExamples, errorSchemas, shapeOf } from './errors.ts';
import { headersOf, responseHeaders, responseHeadersOf } from './headers.ts';
import { type Json, parametersOf, schemaWriter, type WriteSchema } from './schemas.ts';

const about = `Publish ads to Meta's Marketing API. Everything is created paused, so nothing runs until a person switches it on in Ads Manager.

Send \`Authorization: Bearer <API key>\` with every request. A key acts on one workspace; \
\`X-Workspace-Id\` names another one. Meta's responses are returned unchanged. \
Budgets are whole numbers in the smallest unit of the account's currency: 2000 is 20.00 USD.

First steps: list ad accounts and pages, upload an image, create a campaign, an ad set, a creative and an ad. \
Send an \`Idempotency-Key\` with each create, so that a request that is repeated never creates twice.`;

/** The OpenAPI 3.1 document of all operations, from the same schemas that validate and type them. */
export const buildOpenApi = (version: string) => {
  const components: Json = {};
  const schema = schemaWriter(components);
  for (const [name, shape] of Object.entries(errorSchemas))
    schema(shape, name === 'PlatformError' ? 'input' : 'output');
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    for (const route of [operation.route, operation.alsoRoute]) {
      if (!route) continue;
      const { method, path } = routeOf(route);
      const item = paths[prefix + path] ?? {};
      paths[prefix + path] = item;
      item[method.toLowerCase()] = describe(operation, schema, route);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Greenroom',
      version,
      summary: 'Ad publishing where every ad waits, paused.',
      description: about,
      contact: { name: 'Whoever runs this service' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: Object.entries(chapters).map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key. It begins with gr_live_.',
        },
      },
      headers: responseHeaders,
      schemas: components,
      examples: errorExamples(new Set(operations.flatMap(failureCodesOf))),
    },
  };
};

/** A second method of the same operation needs its own name: `workspaces.renameWithPut`. */
const operationIdOf = ({ id, alsoRoute }: Operation, route: string) => {
  if (route !== alsoRoute) return id;
  const { method } = routeOf(route);
  return `${id}With${method[0]}${method.slice(1).toLowerCase()}`;
};

const describe = (operation: Operation, schema: WriteSchema, route: string) => {
  const { chapter, input, summary, description, example } = operation;
  return {
    operationId: operationIdOf(operation, route),
    tags: [chapter],
    summary,
    ...(description && { description }),
    parameters: [
      ...parametersOf(input?.params, 'path', schema, example?.params),
      ...parametersOf(input?.query, 'query', schema, example?.query),
      ...headersOf(operation),
    ],
    ...(input?.body && {
      requestBody: {
        description: operation.takes ? 'The file.' : 'The request as JSON.',
        required: !input.body.safeParse(undefined).success,
        content: {
          [operation.takes ?? 'application/json']: {
            schema: schema(input.body, 'body'),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...successOf(operation, schema), ...failuresOf(operation) },
  };
};

/**
 * The CSV file is described only in words: with a second content type, every typed client would have to check which
 * one it got.
 */
const relayedWords = ({ input }: Operation) =>
  takesCsv(input?.query)
    ? 'Meta’s response, unchanged. With format=csv a file of type text/csv with all rows, its first line the names of the columns.'
    : 'Meta’s response, unchanged.';

const successOf = (operation: Operation, schema: WriteSchema): Json => {
  const { output, answer, example, status = 200 } = operation;
  const isRelayed = output === 'relayed';
  const answerSchema = isRelayed ? answer && schema(answer, 'input') : schema(output, 'output');
  const success = {
    description: isRelayed ? relayedWords(operation) : 'Done.',
    ...responseHeadersOf(operation, status),
    content: {
      'application/json': {
        schema: answerSchema ?? {},
        ...(example && { example: example.answer }),
      },
    },
  };
  // An operation that starts something (202) can also be asked in advance what it would do (200).
  return { ...(status === 202 && { 200: success }), [status]: success };
};

/** The failures of an operation: those that it names, and those that follow from its access. */
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
  'account_unproven',
  ...(access === 'identity' ? [] : (['no_workspace'] as const)),
  'bad_request',
  'headers_too_large',
  'unsupported_media_type',
  'internal',
  'unavailable',
  ...(typeof access === 'string' ? [] : (['workspace_role'] as const)),
  ...(actsInWorkspace(access) ? (['workspace_archived'] as const) : []),
  ...(typeof access === 'object' && 'adnet' in access
    ? ([
        'plan_required',
        'guardrail',
        'adnet_not_connected',
        'adnet_token_rejected',
        'adnet_unavailable',
        'adnet_timeout',
      ] as const)
    : []),
  // The size of a body is checked even if the operation takes none, except for methods without a body.
  ...(route.startsWith('GET ') ? [] : (['payload_too_large'] as const)),
  invalid ?? 'invalid_request',
  ...(idempotent ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
  ...(idempotent === 'secret' ? (['already_done'] as const) : []),
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
    const platform = operation.output === 'relayed' && status === 400;
    responses[status] = {
      description:
        codes.map((code) => `\`${code}\``).join(', ') +
        (platform ? ', or Meta’s own error, unchanged' : ''),
      ...responseHeadersOf(operation, status),
      content: { 'application/json': refusals(codes, platform) },
    };
  }
  return responses;
};

/** The possible schemas of a refusal, and an example for each code. */
const refusals = (codes: FailureCode[], platform: boolean) => {
  const shapes = new Set(codes.map(shapeOf));
  const references = [...shapes, ...(platform ? ['PlatformError'] : [])].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const exampleNames = [...codes, ...(platform ? ['platform_error'] : [])];
  return {
    schema: references.length === 1 ? references[0] : { anyOf: references },
    examples: Object.fromEntries(
      exampleNames.map((name) => [name, { $ref: `#/components/examples/${name}` }]),
    ),
  };
};
