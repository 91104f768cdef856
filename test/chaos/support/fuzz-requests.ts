import fc, { type Arbitrary } from 'fast-check';
import type { ContractOperation, Parameter } from '../../helpers/operations/contract-operations.ts';
import { anything, fitting, type Hints, hostileTexts, nearlyFitting } from './fuzz-values.ts';

export type FuzzRequest = {
  operation: string;
  method: string;
  /** The path below /api/v1, as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** What the generator knows of the house: callers, and values for names. */
export type FuzzWorld = { keys: string[]; workspaceIds: string[]; hints: Hints };

const inAddress = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
};

/** Parts of an address that no client library would send. */
const oddPieces = [
  '',
  '.',
  '..',
  '%',
  '%zz',
  '%2f',
  '%00',
  '%c0%ae',
  'a/b',
  'a;b',
  'é',
  'x'.repeat(1_200),
];

const pieceFor = ({ schema, name }: Parameter, hints: Hints): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fitting(schema, name, hints).map(inAddress) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts).map(inAddress) },
    { weight: 1, arbitrary: fc.constantFrom(...oddPieces) },
  );

const pathFor = ({ path, parameters }: ContractOperation, hints: Hints) => {
  const places = parameters.filter((one) => one.in === 'path');
  return fc
    .tuple(...places.map((place) => pieceFor(place, hints)))
    .map((pieces) =>
      places.reduce(
        (text, { name }, at) => text.replace(`{${name}}`, () => pieces[at] ?? ''),
        path,
      ),
    );
};

const queryFor = ({ parameters }: ContractOperation, hints: Hints) => {
  const pairs = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant('') },
        {
          weight: 3,
          arbitrary: fitting(schema, name, hints).map((v) => `${name}=${inAddress(v)}`),
        },
        { weight: 1, arbitrary: anything.map((v) => `${name}=${inAddress(v).slice(0, 4_000)}`) },
      ),
    );
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    'a=b',
    '&&',
    '=',
    'limit=1&limit=2',
    '%',
    'x[]=1',
  );
  return fc.tuple(...pairs, odd).map((parts) => parts.filter(Boolean).join('&'));
};

const idempotencyKeys = fc.oneof(
  fc.constantFrom('again', 'and again', 'k'.repeat(255), 'k'.repeat(256), '\t', 'é', ' '),
  fc.uuid(),
);

const mostly = <T>(usual: T, odd: Arbitrary<T>, times = 12): Arbitrary<T> =>
  fc.oneof({ weight: times, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

const contentTypes = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json, text/plain',
  'json',
  '/',
  ';',
];

const oddHeaders: Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-request-id': 'a b' },
  { 'x-request-id': 'traced-1' },
  { 'if-none-match': '*', range: 'bytes=0-0' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', forwarded: 'for=::1' },
  { cookie: 'a=b; __Host-x=y', origin: 'https://example.com' },
  { 'x-long': 'z'.repeat(4_000) },
];

/** Keys: some of the house, and a few invalid ones. */
const authorizations = ({ keys }: FuzzWorld): Arbitrary<Record<string, string>> => {
  const authorizations = keys.map((key) => `Bearer ${key}`);
  const [first = ''] = authorizations;
  const wrong = [
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    `${first}x`,
    first.slice(0, -1),
    `${first} y`,
    'é',
  ];
  return fc.oneof(
    { weight: 14, arbitrary: fc.constant({ authorization: first }) },
    {
      weight: 10,
      arbitrary: fc.constantFrom(...authorizations).map((authorization) => ({ authorization })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...wrong).map((authorization) => ({ authorization })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
};

const headerFor: Record<string, (world: FuzzWorld) => Arbitrary<string>> = {
  'X-Workspace-Id': ({ workspaceIds }) =>
    fc.oneof(fc.constantFrom(...workspaceIds), fc.constantFrom('', 'x', 'é', '%00'), fc.uuid()),
  'X-Adnet-Access-Token': ({ hints }) =>
    fc.constantFrom(
      ...(hints['access_token'] ?? ['x']).map(String),
      'x',
      'é',
      'a b',
      'z'.repeat(4_097),
    ),
  'Idempotency-Key': () => idempotencyKeys,
};

const headersFor = (operation: ContractOperation, world: FuzzWorld) => {
  const parameters = operation.parameters
    .filter((one) => one.in === 'header')
    .map(({ name }) => {
      const values = headerFor[name]?.(world) ?? fc.string();
      const present = values.map((value): Record<string, string> => ({ [name]: value }));
      return mostly<Record<string, string>>({}, present, name === 'Idempotency-Key' ? 2 : 16);
    });
  const odd = mostly<Record<string, string>>({}, fc.constantFrom(...oddHeaders));
  return fc
    .tuple(authorizations(world), odd, ...parameters)
    .map((parts) => Object.assign({}, ...parts) as Record<string, string>);
};

const million = 1024 * 1024;

/** Bodies that are not the JSON of a single value. */
const oddBodies = (fitting: string) => [
  '',
  ' ',
  'null',
  '"text"',
  '[]',
  '{',
  '{"name":}',
  "{'name':'x'}",
  '\ufeff{"name":"x"}',
  '{"name":"a","name":"b"}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"name":1e999}',
  '{"daily_budget":12345678901234567890}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `[${'0,'.repeat(60_000)}0]`,
  `{"${'k'.repeat(2_000)}":1}`,
  `${fitting}x`,
  ` \n${fitting}\t`,
  fitting.padEnd(million, ' '),
  fitting.padEnd(million + 1, ' '),
];

const bodyFor = ({ body }: ContractOperation, hints: Hints): Arbitrary<Buffer | null> => {
  const bytes = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
  if (!body) {
    const stray = fc.constantFrom('{}', 'x', '', '[1]', '{"a":1}'.padEnd(million + 1, ' '));
    return mostly<Buffer | null>(
      null,
      stray.map((text) => Buffer.from(text)),
      6,
    );
  }
  const whole = fitting(body, '', hints);
  const odd = whole
    .map((value) => JSON.stringify(value))
    .chain((text) => fc.constantFrom(...oddBodies(text)))
    .map((text) => Buffer.from(text));
  const badEncodings = whole.map((value) =>
    Buffer.from(`${JSON.stringify(value)}\u00e9`, 'latin1'),
  );
  return fc.oneof(
    { weight: 18, arbitrary: whole.map(bytes) },
    { weight: 6, arbitrary: nearlyFitting(body, hints).map(bytes) },
    { weight: 2, arbitrary: anything.map(bytes) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: badEncodings },
    { weight: 1, arbitrary: fc.constant(null) },
  );
};

const otherMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

const requestFor = (operation: ContractOperation, world: FuzzWorld): Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: mostly(operation.method, fc.constantFrom(...otherMethods), 30),
      path: pathFor(operation, world.hints),
      query: queryFor(operation, world.hints),
      headers: headersFor(operation, world),
      body: bodyFor(operation, world.hints),
      type: mostly(operation.type, fc.constantFrom(...contentTypes), 25),
    })
    .map(({ method, path, query, headers, body, type }) => ({
      operation: operation.id,
      method,
      path: query ? `${path}?${query}` : path,
      headers: body ? { 'content-type': type, ...headers } : headers,
      body,
    }));

/** Any request to any operation: most are valid, some nearly valid, some hostile. */
export const anyRequest = (operations: ContractOperation[], world: FuzzWorld) =>
  fc.oneof(...operations.map((operation) => requestFor(operation, world)));
