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

/** An operation's input before it was looked at: whatever a door was sent. */
type RawInput = { params: unknown; query: unknown; body: unknown };

/** The input as it was read; `problems` holds something only where the operation `collectsProblems`. */
type ParsedRequest = RawInput & { problems: FieldProblem[] };

/** `accountId`: the ad account that is meant where the body names none. */
export type ParseInput = (raw: RawInput, accountId: string | null) => ParsedRequest;

/** Checks all of the input against the operation's schemas and reports every problem at once. */
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

/** A message about a workspace's name would be wrong about everything else. */
const refuse = (code: FailureCode, fields: FieldProblem[]) => {
  if (fields.length === 0) return;
  const isAboutName = code !== 'invalid_name' || fields.some(({ field }) => field === 'name');
  throw new Failure(code, {
    fields,
    ...(!isAboutName && { message: failureTable.invalid_request.message }),
  });
};

const maxRounds = 4;

/** The body without what its schema refuses, so that the rest can be looked at; undefined where nothing is left to read. */
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

/** Items of a list keep their places: one that is refused is emptied. */
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
