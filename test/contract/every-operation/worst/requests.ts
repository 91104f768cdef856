import { bodyLimit } from '../../../../src/http/wire/read-body.ts';
import { operations } from '../../../../src/operations/index.ts';
import type { fuzzWorld } from '../../../chaos/support/fuzz-world.ts';
import { launchCopy, launchDefaults, wholeLaunch } from '../../../helpers/house/launches.ts';
import { newKey, seededHash } from '../../../helpers/house/publishing.ts';
import {
  type ContractOperation,
  contractOperations,
  type Schema,
} from '../../../helpers/operations/contract-operations.ts';
import { ownParams } from '../../../helpers/operations/example-params.ts';
import { needs } from '../../../helpers/operations/operation-requests.ts';
import type { SentRequest } from './request-cost.ts';
import { worstTexts, worstValues } from './values.ts';

export type World = Awaited<ReturnType<typeof fuzzWorld>> & {
  /** For each operation, the values of its path. */
  params: Map<string, Record<string, string>>;
};

export type WorstRequest = {
  /** The operation or the form. */
  about: string;
  /** The field and its value. */
  what: string;
  by: string;
  /** Part of every sample, because it once blocked the whole service. */
  isAlwaysTried?: boolean;
  make(world: World): Promise<SentRequest>;
};

/** Leaves room for the rest of the body within its limit. */
const bodyBytes = bodyLimit - 16 * 1024;
/** Node refuses longer ones with 431. */
const addressBytes = 12 * 1024;

type Body = Record<string, unknown>;
type Path = (string | number)[];
export type Field = { path: Path; schema: Schema };

/** Every field of a body, including those of objects and of a list's first item. */
export const fieldsOf = (schema: Schema, path: Path = []): Field[] => {
  const own = path.length === 0 ? [] : [{ path, schema }];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    fieldsOf(part, [...path, name]),
  );
  const items = schema.items ? fieldsOf(schema.items, [...path, 0]) : [];
  return [...own, ...inner, ...items];
};

/** Every place in a body, whether it is in the schema or not, because a launch reads some parts itself. */
const placesIn = (value: unknown, path: Path = []): Path[] => {
  const own = path.length === 0 ? [] : [path];
  if (Array.isArray(value)) return [...own, ...placesIn(value[0], [...path, 0])];
  if (!isOwner(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name])),
  ];
};

const allFields = (schema: Schema, usual: unknown): Field[] => {
  const described = fieldsOf(schema);
  const describedPaths = new Set(described.map(({ path }) => path.join('.')));
  const others = placesIn(usual).filter((path) => !describedPaths.has(path.join('.')));
  return [...described, ...others.map((path) => ({ path, schema: {} }))];
};

const isOwner = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (isOwner(part) ? part[name] : undefined), body);

const withValue = (body: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  const next = withValue(valueAt(body, [name]), rest, value);
  if (typeof name === 'number') return [next, ...(Array.isArray(body) ? body.slice(1) : [])];
  return { ...(isOwner(body) && body), [name]: next };
};

const mark = '@@worst@@';

/** The body with a value that JavaScript need not have: infinite numbers, endless depth. */
export const written = (body: unknown, path: Path, json: string) =>
  JSON.stringify(withValue(body, path, mark)).replace(`"${mark}"`, () => json);

const specOf = (id: string) => operations.find((one) => one.id === id);

/** A body that gets as far as possible: the example, with values of this house. */
const defaultBody = ({ h, world: { hints } }: World, operation: ContractOperation): Body => {
  if (operation.id === 'launches.start')
    return wholeLaunch(h, {
      name: 'Spring',
      defaults: { ...launchDefaults, url_tags: 'a=b', targeting: { age_min: 20 } },
      copies: [{ ...launchCopy('a'), description: 'Dry' }],
      ads: { matrix: true, name: '{ad_set} {copy}' },
    });
  // The example of an operation that takes JSON is an object.
  const example = (specOf(operation.id)?.example?.body ?? {}) as Body;
  const exampleValues = Object.entries(example).map(([name, value]) => [
    name,
    hints[name]?.[0] ?? value,
  ]);
  return {
    ...Object.fromEntries(exampleValues),
    ...(example['image_hash'] !== undefined && { image_hash: seededHash(h) }),
  };
};

const actors = ['stranger', 'viewer', 'editor', 'owner'] as const;
type By = (typeof actors)[number];

const keyOf = ({ owner, members }: World, by: By) =>
  by === 'owner'
    ? owner.key
    : by === 'stranger'
      ? null
      : (members[by === 'editor' ? 1 : 2]?.key ?? null);

/** The caller who gets furthest: an editor, or the owner if an editor may not call it. */
const mainActor = ({ id }: ContractOperation): By => {
  const spec = specOf(id);
  const role = spec ? needs(spec).role : null;
  return role === 'admin' || role === 'owner' ? 'owner' : 'editor';
};

type Place = { path?: string; query?: string; headers?: Record<string, string>; body?: Buffer };

/** Created once for each operation, because a request may use it up. */
const paramsOf = async (world: World, { id }: ContractOperation) => {
  const cachedParams = world.params.get(id);
  if (cachedParams) return cachedParams;
  const { hints } = world.world;
  const params: Record<string, string> = {
    account_id: String(hints['account_id']?.[0]),
    object_id: String(hints['object_id']?.[0]),
    id: String(hints['id']?.[1]),
    code: '100',
    ...(await ownParams(world.h, id, world.owner)),
  };
  await world.mend();
  world.params.set(id, params);
  return params;
};

const sender = (operation: ContractOperation, by: By, placeOf: (world: World) => Place) => {
  const { method, path, type } = operation;
  return async (world: World): Promise<SentRequest> => {
    const place = placeOf(world);
    const params = await paramsOf(world, operation);
    const concretePath = (place.path ?? path).replace(
      /\{(\w+)\}/g,
      (_, name: string) => params[name] ?? 'x',
    );
    const key = keyOf(world, by);
    const wantsBody = operation.body !== null;
    const body =
      place.body ??
      (wantsBody && type === 'application/json'
        ? Buffer.from(JSON.stringify(defaultBody(world, operation)))
        : undefined);
    return {
      method,
      url: `${world.h.service.address}/api/v1${concretePath}${place.query ?? ''}`,
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': type }),
        ...(wantsBody && { 'idempotency-key': newKey() }),
        ...place.headers,
      },
      ...(body && { body }),
    };
  };
};

const nameOf = ({ method, path }: ContractOperation) => `${method} ${path}`;

const bodyRequests = (world: World, operation: ContractOperation, by: By): WorstRequest[] => {
  const { body: schema, type } = operation;
  if (schema === null || type !== 'application/json') return [];
  const request = (what: string, bodyOf: (usual: Body) => string): WorstRequest => ({
    about: nameOf(operation),
    what,
    by,
    // Created when it is sent, because all of them together would not fit into memory.
    make: sender(operation, by, (world) => ({
      body: Buffer.from(bodyOf(defaultBody(world, operation))),
    })),
  });
  const fields = allFields(schema, defaultBody(world, operation)).flatMap(
    ({ path, schema: part }) =>
      worstValues(part).map(({ name, jsonOf }) =>
        request(`${path.join('.')}: ${name}`, (usual) => {
          const own = JSON.stringify(valueAt(usual, path)) ?? '"a"';
          return written(usual, path, jsonOf(own, bodyBytes));
        }),
      ),
  );
  const whole = worstValues(schema).map(({ name, jsonOf }) =>
    request(`body: ${name}`, (usual) => jsonOf(JSON.stringify(usual), bodyBytes)),
  );
  const unknown = request('body: its fields and unknown ones', (usual) => {
    const more = Array.from({ length: 70_000 }, (_, at) => [`f${at}`, 1]);
    return JSON.stringify({ ...usual, ...Object.fromEntries(more) });
  });
  return [...fields, ...whole, unknown];
};

type In = ContractOperation['parameters'][number]['in'];

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const addressRequests = (operation: ContractOperation, by: By): WorstRequest[] =>
  operation.parameters.flatMap(({ name, schema, in: where }) => {
    const placeOf: Record<In, (text: string) => Place> = {
      path: (text) => ({ path: operation.path.replace(`{${name}}`, () => encode(text)) }),
      query: (text) => ({ query: `?${name}=${encode(text)}` }),
      // A header may contain only printable ASCII characters.
      header: (text) => ({ headers: { [name.toLowerCase()]: text.replace(/[^ -~]/g, '~') } }),
    };
    return worstTexts(schema.maxLength ?? null).map(({ name: kind, textOf }) => ({
      about: nameOf(operation),
      what: `${where} ${name}: ${kind}`,
      by,
      make: sender(operation, by, () => placeOf[where](textOf(addressBytes))),
    }));
  });

const tableRequests = (operation: ContractOperation, by: By): WorstRequest[] =>
  operation.type !== 'text/csv'
    ? []
    : worstTexts(null).map(({ name, textOf }) => ({
        about: nameOf(operation),
        what: `table: ${name}`,
        by,
        make: sender(operation, by, () => ({
          body: Buffer.from(`campaign,ad_set\n${textOf(bodyBytes, Buffer.byteLength)}`),
        })),
      }));

const requestsBy = (world: World, operation: ContractOperation, by: By) => [
  ...bodyRequests(world, operation, by),
  ...addressRequests(operation, by),
  ...tableRequests(operation, by),
];

/** A caller without access is refused before the body is read, so only every twentieth of these requests is sent. */
const fewOf = (requests: WorstRequest[], from: number) =>
  requests.filter((_, at) => at % 20 === from % 20);

/** Every field of every operation, with all of its worst values. */
export const operationRequests = (world: World): WorstRequest[] =>
  contractOperations().flatMap((operation, at) => [
    ...requestsBy(world, operation, mainActor(operation)),
    ...fewOf(requestsBy(world, operation, 'viewer'), at),
    ...fewOf(requestsBy(world, operation, 'stranger'), at + 7),
  ]);
