import { z } from 'zod';
import { Failure, type FieldProblem } from '../kernel/failures.ts';
import { nearest } from '../kernel/nearest.ts';
import type { Operation } from './operation.ts';

/** An operation's input before it was looked at: whatever a door was sent. */
type RawInput = { params: unknown; query: unknown; body: unknown };

export type ReadInput = (raw: RawInput) => RawInput;

/** All of the input against the operation's schemas, every problem at once. */
export const inputReader = ({ input = {}, invalid = 'invalid_request' }: Operation): ReadInput => {
  const findUnknown = unknownNames(input.query);
  const withoutNulls = nullsAsAbsent(input.body);
  return (raw) => {
    const problems: FieldProblem[] = findUnknown(raw.query);
    const parse = (schema: z.ZodType | undefined, value: unknown) => {
      if (!schema) return undefined;
      const parsed = schema.safeParse(value);
      for (const { path, message } of parsed.error?.issues ?? [])
        problems.push({ field: path.join('.') || 'body', message });
      return parsed.data;
    };
    const params = parse(input.params, raw.params);
    const query = parse(input.query, raw.query);
    const body = parse(input.body, withoutNulls(raw.body));
    if (problems.length > 0) throw new Failure(invalid, { fields: problems });
    return { params, query, body };
  };
};

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
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    // Parsed JSON: its fields are its own.
    const sent = body as Record<string, unknown>;
    const absent = optional.filter((name) => sent[name] === null);
    if (absent.length === 0) return body;
    return Object.fromEntries(Object.entries(sent).filter(([name]) => !absent.includes(name)));
  };
};

const takes = (schema: z.ZodType, value: null | undefined) => schema.safeParse(value).success;
