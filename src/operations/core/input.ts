import type * as z from 'zod';
import {
  Failure,
  type FailureCode,
  type FieldProblem,
  failureTable,
} from '../../contract/failures.ts';
import { isObject } from '../../kernel/is-object.ts';
import type { Operation } from './operation.ts';
import { shapeOf, unknownFields, unknownParameters } from './unknown-fields.ts';

/** An operation's input before it is checked, as the door received it. */
type RawInput = { params: unknown; query: unknown; body: unknown };

/** The parsed input. `problems` is always empty unless the operation `collectsProblems`. */
type ParsedRequest = RawInput & { problems: FieldProblem[] };

/** `accountId`: the ad account if the body names none. */
export type ParseInput = (raw: RawInput, accountId: string | null) => ParsedRequest;

/** Checks the whole input against the operation's schemas and reports all problems at once. */
export const inputReader = (operation: Operation): ParseInput => {
  const { input = {}, invalid = 'invalid_request', defaultAccountId } = operation;
  const { collectsProblems = false } = operation;
  const findUnknown = unknownParameters(input.query);
  const withoutNulls = nullsAsAbsent(input.body);
  return (raw, accountId) => {
    const problems: FieldProblem[] = findUnknown(raw.query);
    const parse = (schema: z.ZodType | undefined, value: unknown, into = problems) => {
      if (!schema) return undefined;
      const parseResult = schema.safeParse(value);
      for (const { path, message } of parseResult.error?.issues ?? [])
        into.push({ field: path.join('.') || 'body', message });
      return parseResult.data;
    };
    const params = parse(input.params, raw.params);
    const query = parse(input.query, raw.query);
    const sentBody = withoutNulls(raw.body);
    const isUnnamed = defaultAccountId !== undefined && namesNoAccount(sentBody);
    const completedBody = isUnnamed ? withAccount(sentBody, accountId) : sentBody;
    const bodyProblems = unknownFields(input.body, sentBody);
    if (isUnnamed && accountId === null) bodyProblems.push(accountRequired);
    let body = parse(input.body, completedBody, bodyProblems);
    if (collectsProblems && problems.length === 0 && bodyProblems.length > 0)
      body ??= readableParts(input.body, completedBody);
    if (problems.length > 0 || (bodyProblems.length > 0 && body === undefined) || !collectsProblems)
      refuse(invalid, [...problems, ...bodyProblems]);
    return { params, query, body, problems: bodyProblems };
  };
};

/** The message of `invalid_name` is about a workspace's name, so problems of other fields get the general message. */
const refuse = (code: FailureCode, fields: FieldProblem[]) => {
  if (fields.length === 0) return;
  const isAboutName = code !== 'invalid_name' || fields.some(({ field }) => field === 'name');
  throw new Failure(code, {
    fields,
    ...(!isAboutName && { message: failureTable.invalid_request.message }),
  });
};

const maxRounds = 4;

/**
 * The body without the parts that its schema refuses, so that the rest can be checked; undefined if nothing is
 * left.
 */
const readableParts = (schema: z.ZodType | undefined, whole: unknown): unknown => {
  if (!schema || !isObject(whole)) return undefined;
  const rest = structuredClone(whole);
  for (let round = 0; round < maxRounds; round++) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return data;
    for (const { path } of error.issues) remove(rest, path);
  }
  return undefined;
};

/** Items of a list keep their positions: a refused one is replaced by an empty one. */
const remove = (from: Record<string, unknown>, path: PropertyKey[]) => {
  const [last] = path.slice(-1);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      from,
    );
  if (Array.isArray(holder)) holder[Number(last)] = {};
  else if (isObject(holder) && last !== undefined) Reflect.deleteProperty(holder, last);
};

const accountRequired = {
  field: 'account_id',
  message: 'is required, because no ad account is pinned to the workspace',
};

const namesNoAccount = (body: unknown) => !isObject(body) || body['account_id'] === undefined;

const withAccount = (body: unknown, accountId: string | null) =>
  isObject(body) && accountId !== null ? { ...body, account_id: accountId } : body;

/** `null` in an optional field means that it was left out. */
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
