import * as z from 'zod';
import type { FieldProblem } from '../../contract/failures.ts';
import { isObject } from '../../kernel/is-object.ts';
import { nearest } from '../../kernel/text/nearest.ts';

const maxNamed = 10;
const maxNameLength = 60;

/** This name is dropped and never refused, because everything is created paused whatever a body says. */
const droppedField = 'status';

/** The schema inside one that adds no fields of its own. */
const innerOf = (schema: z.ZodType): z.ZodType | null => {
  // zod types its own schemas loosely here, but returns only schemas.
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe)
    return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
  return null;
};

/** The fields of an object schema; empty for any other schema. */
export const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  if (!schema) return {};
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  const inner = innerOf(schema);
  return inner ? shapeOf(inner) : {};
};

/** True if an object schema says with `z.looseObject` that others decide about the fields it does not name. */
const isOpen = ({ def }: z.ZodObject) =>
  def.catchall !== undefined && !(def.catchall instanceof z.ZodNever);

/**
 * The fields of a body that its schema does not name, at any depth. Each is a problem: a field that is dropped
 * silently may be a limit that has no effect, or a request that nobody notices.
 */
export const unknownFields = (schema: z.ZodType | undefined, body: unknown): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const walk = (part: z.ZodType, value: unknown, path: string) => {
    const inner = innerOf(part);
    if (inner) return walk(inner, value, path);
    if (part instanceof z.ZodArray && Array.isArray(value))
      value.forEach((item, at) => {
        walk(part.element as z.ZodType, item, `${path}${at}.`);
      });
    if (!(part instanceof z.ZodObject) || !isObject(value) || isOpen(part)) return;
    const shape = shapeOf(part);
    for (const [name, field] of Object.entries(value)) {
      if (problems.length >= maxNamed) return;
      const fieldSchema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (fieldSchema) walk(fieldSchema, field, `${path}${name}.`);
      else if (name !== droppedField)
        problems.push({
          field: `${path}${name.slice(0, maxNameLength)}`,
          message: unknownName('field', name, Object.keys(shape)),
        });
    }
  };
  if (schema) walk(schema, body, '');
  return problems;
};

/** The parameters of a query that its schema does not name. */
export const unknownParameters = (schema: z.ZodType | undefined) => {
  const parameterNames = Object.keys(shapeOf(schema));
  return (query: unknown): FieldProblem[] =>
    // A door always passes an object; its own names are those that were sent.
    Object.keys(query ?? {})
      .filter((name) => !parameterNames.includes(name))
      .slice(0, maxNamed)
      .map((name) => ({
        field: name.slice(0, maxNameLength),
        message: unknownName('parameter', name, parameterNames),
      }));
};

const unknownName = (what: 'field' | 'parameter', name: string, known: readonly string[]) => {
  const suggestion = nearest(name, known);
  if (suggestion !== null) return `is not a ${what} of this call; did you mean ${suggestion}?`;
  return known.length === 0
    ? `is not a ${what} of this call; it takes none`
    : `is not a ${what} of this call; it takes ${known.join(', ')}`;
};
