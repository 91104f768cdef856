import * as z from 'zod';
import { Failure, type FieldProblem } from '../kernel/failures.ts';
import { nearest } from '../kernel/nearest.ts';
import { remember } from '../kernel/remember.ts';
import type { Operation } from './operation.ts';

/** An operation's input before it was looked at: whatever a door was sent. */
type RawInput = { params: unknown; query: unknown; body: unknown };

/** `pin`: the ad account that is meant where the body names none. */
export type ReadInput = (raw: RawInput, pin: string | null) => RawInput;

/** All of the input against the operation's schemas, every problem at once. */
export const inputReader = (operation: Operation): ReadInput => {
  const { input = {}, invalid = 'invalid_request', fillsAccount = false } = operation;
  const findUnknown = unknownNames(input.query);
  const readEmptyQuery = emptyQueryReader(input.query);
  const readKnownParams = knownParamsReader(input.params);
  const withoutNulls = nullsAsAbsent(input.body);
  return (raw, pin) => {
    const problems: FieldProblem[] = findUnknown(raw.query);
    const sent = withoutNulls(raw.body);
    const isUnnamed = fillsAccount && namesNoAccount(sent);
    if (isUnnamed && pin === null) problems.push(noPin);
    const parse = (schema: z.ZodType | undefined, value: unknown) => {
      if (!schema) return undefined;
      const parsed = schema.safeParse(value);
      for (const { path, message } of parsed.error?.issues ?? [])
        problems.push({ field: path.join('.') || 'body', message });
      return parsed.data;
    };
    const params = readKnownParams(raw.params) ?? parse(input.params, raw.params);
    const query = (isEmpty(raw.query) && readEmptyQuery()) || parse(input.query, raw.query);
    const body = parse(input.body, isUnnamed ? withAccount(sent, pin) : sent);
    if (problems.length > 0) throw new Failure(invalid, { fields: problems });
    return { params, query, body };
  };
};

const isEmpty = (query: unknown) => {
  for (const _ in query as object) return false;
  return true;
};

/**
 * What a query without a word is read as, worked out when the first one comes: most reads have none,
 * and in a profile the schemas of path and query took 1.9 µs of each. Frozen, because all of them share it.
 */
const emptyQueryReader = (schema: z.ZodType | undefined) => {
  let read: { data: unknown } | undefined;
  return () => {
    read ??= { data: Object.freeze(schema?.safeParse({}).data) };
    return read.data;
  };
};

const mostIds = 1_000;
const longestId = 64;

/**
 * A path with one id in it, which is most: the same few are asked for all day, and in a profile their schema took 2 µs of
 * a read. Null for an id that the schema has to say something about. Frozen, because all calls with it share it.
 */
const knownParamsReader = (schema: z.ZodType | undefined) => {
  const [name, ...others] = Object.keys(shapeOf(schema));
  if (!schema || name === undefined || others.length > 0) return () => null;
  const known = remember(mostIds, (id) => {
    const { success, data } = schema.safeParse({ [name]: id });
    return success ? Object.freeze(data) : null;
  });
  return (params: unknown) => {
    // A door hands the path's parts over as texts; an agent may hand over anything.
    const id = isObject(params) ? params[name] : undefined;
    return typeof id === 'string' && id.length <= longestId ? known(id) : null;
  };
};

const noPin = {
  field: 'account_id',
  message: 'is required, because no ad account is pinned to the workspace',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesNoAccount = (body: unknown) => !isObject(body) || body['account_id'] === undefined;

const withAccount = (body: unknown, pin: string | null) =>
  isObject(body) && pin !== null ? { ...body, account_id: pin } : body;

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  // What zod gives back here are its own schemas again.
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  return {};
};

const mostNamed = 10;
const longestNamed = 60;

/** A filter that is silently ignored gives wrong numbers, so a name nobody declared is refused. */
const unknownNames = (schema: z.ZodType | undefined) => {
  const known = Object.keys(shapeOf(schema));
  return (query: unknown): FieldProblem[] => {
    const problems: FieldProblem[] = [];
    // A door always hands over an object; its own names are the ones that were sent.
    for (const name of Object.keys(query ?? {})) {
      if (known.includes(name)) continue;
      if (problems.length === mostNamed) break;
      problems.push({ field: name.slice(0, longestNamed), message: unknownMessage(name, known) });
    }
    return problems;
  };
};

const unknownMessage = (name: string, known: readonly string[]) => {
  const meant = nearest(name, known);
  if (meant !== null) return `is not a parameter of this call; did you mean ${meant}?`;
  return known.length === 0
    ? 'is not a parameter of this call; it takes none'
    : `is not a parameter of this call; it takes ${known.join(', ')}`;
};

/** `null` for a field that may be left out means that it was left out. */
const nullsAsAbsent = (schema: z.ZodType | undefined) => {
  const optional = Object.entries(shapeOf(schema))
    .filter(([, field]) => takes(field, undefined) && !takes(field, null))
    .map(([name]) => name);
  return (body: unknown) => {
    if (!isObject(body)) return body;
    const absent = optional.filter((name) => body[name] === null);
    if (absent.length === 0) return body;
    return Object.fromEntries(Object.entries(body).filter(([name]) => !absent.includes(name)));
  };
};

const takes = (schema: z.ZodType, value: null | undefined) => schema.safeParse(value).success;
