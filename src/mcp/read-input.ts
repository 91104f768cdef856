import * as z from 'zod';
import { Failure, type FieldProblem } from '../contract/failures.ts';
import { isObject } from '../kernel/is-object.ts';
import { nearest } from '../kernel/text/nearest.ts';

/** Parses JSON text with the same checks as the body of a request; throws if it is not JSON or is harmful. */
export type ParseJson = (text: string) => unknown;

type JsonSchema = { type?: string; description?: string; properties?: Properties };
type Properties = Record<string, JsonSchema>;

/** The input of a tool: the schema for agents, and the function that reads it. */
export const inputOf = (input: z.ZodObject, parseJson: ParseJson) => {
  const whole = input.extend({
    workspace_id: z.string().max(60).optional().describe('Default: the key’s own'),
  });
  const schema = withoutKeywords(z.toJSONSchema(whole, { io: 'input' })) as JsonSchema;
  return { schema, read: createReader(whole, schema.properties ?? {}, parseJson) };
};

/** Removes keywords that do not help a model, because schemas are sent with every list of tools. */
const withoutKeywords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutKeywords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !omittedKeywords.has(key) && !allowsAnyProperty(key, inner))
      .map(([key, inner]) => [key, withoutKeywords(inner)]),
  );
};

const omittedKeywords = new Set([
  '$schema',
  'propertyNames',
  'maxLength',
  'minLength',
  'pattern',
  'format',
]);

const allowsAnyProperty = (key: string, inner: unknown) =>
  key === 'additionalProperties' && typeof inner === 'object';

type Input = Record<string, unknown> & { workspace_id?: string };

const createReader =
  (whole: z.ZodObject, properties: Properties, parseJson: ParseJson) => (sentInput: unknown) => {
    const parsedInput = whole.safeParse(withRepairedTypes(sentInput ?? {}, properties, parseJson));
    // Every tool's input includes it.
    if (parsedInput.success) return parsedInput.data as Input;
    const knownNames = Object.keys(properties);
    throw new Failure('invalid_request', {
      fields: parsedInput.error.issues
        .flatMap((issue) => problemsOf(issue, knownNames))
        .map((problem) => withDescription(problem, properties))
        .slice(0, 20),
    });
  };

/** If an object or a list was expected, adds the field's description, which shows the format. */
const withDescription = (
  { field, message }: FieldProblem,
  properties: Properties,
): FieldProblem => {
  const { description } = properties[field.split('.')[0] ?? ''] ?? {};
  const isKind = /^must be an? (object|array|list)/.test(message);
  return { field, message: isKind && description ? `${message}: ${description}` : message };
};

const problemsOf = (issue: z.core.$ZodIssue, knownNames: string[]): FieldProblem[] => {
  if (issue.code !== 'unrecognized_keys')
    return [{ field: issue.path.join('.') || 'arguments', message: issue.message }];
  return issue.keys.map((name) => {
    const likelyName = nearest(name, knownNames);
    const message =
      likelyName === null
        ? `is not an argument of this tool; it takes ${knownNames.join(', ')}`
        : `is not an argument of this tool; did you mean ${likelyName}?`;
    return { field: name.slice(0, 60), message };
  });
};

/**
 * Corrects types where the meaning is clear: models write numbers as text, objects as JSON text, and null for
 * missing values.
 */
const withRepairedTypes = (
  sentInput: unknown,
  properties: Properties,
  parseJson: ParseJson,
): unknown => {
  if (!isObject(sentInput)) return sentInput;
  return Object.fromEntries(
    Object.entries(sentInput)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        Object.hasOwn(properties, name)
          ? repairType(properties[name]?.type, value, parseJson)
          : value,
      ]),
  );
};

const repairType = (type: string | undefined, value: unknown, parseJson: ParseJson) => {
  if (type === 'string') return typeof value === 'number' ? String(value) : value;
  if (typeof value !== 'string' || type === undefined) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
};
