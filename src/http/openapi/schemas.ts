import * as z from 'zod';

export type Json = Record<string, unknown>;

/**
 * `input`: what may be sent, open to unknown fields. `body`: the same, but closed where unknown fields are refused.
 * `output`: exactly what we answer.
 */
export type WriteSchema = (schema: z.ZodType, io: 'input' | 'body' | 'output') => Json;

/** Converts a zod schema to JSON Schema. Named parts move to the components once. */
export const schemaWriter =
  (components: Json): WriteSchema =>
  (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io: io === 'output' ? io : 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'body' && jsonSchema.type === 'object' && jsonSchema.properties)
          jsonSchema.additionalProperties ??= false;
        const { openapi } = z.globalRegistry.get(zodSchema) ?? {};
        if (!openapi) return;
        for (const key of Object.keys(jsonSchema))
          if (key !== 'description') delete jsonSchema[key as 'type'];
        Object.assign(jsonSchema, openapi);
      },
    }) as Json & { $defs?: Json };
    const relocated = (part: unknown) =>
      tidy(
        JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')),
      ) as Json;
    const namedParts = { ...$defs };
    const { id, ...rest } = relocated(root);
    // A schema with a name becomes a component too; only a reference to it stays.
    if (typeof id === 'string') namedParts[id] = root;
    for (const [name, part] of Object.entries(namedParts)) {
      const { id: _id, ...own } = relocated(part);
      components[name] = own;
    }
    return typeof id === 'string' ? { $ref: `#/components/schemas/${id}` } : rest;
  };

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Some readers of OpenAPI understand only short forms, so the same schema is written in fewer words. */
const tidy = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(tidy);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part)
    .filter(([key, value]) => key !== 'propertyNames' && Math.abs(Number(value)) !== anyInteger)
    .map(([key, value]) => [
      key,
      key === 'additionalProperties' && isEmpty(value) ? true : tidy(value),
    ]);
  return orNull(Object.fromEntries(entries));
};

/** The bound that zod writes for "any integer". */
const anyInteger = Number.MAX_SAFE_INTEGER;

/** Writes "this or null" as one type with two names. */
const orNull = (part: Json): Json => {
  const { anyOf, ...rest } = part;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return part;
  const [kind, none] = anyOf;
  if (none?.type !== 'null' || typeof kind?.type !== 'string') return part;
  return { ...kind, ...rest, type: [kind.type, 'null'] };
};

type Parameter = { description?: string; required: boolean; schema: Json };

/** Converts the fields of an object schema to parameters with their descriptions. */
export const parametersOf = (
  from: z.ZodType | undefined,
  where: 'path' | 'query',
  schema: WriteSchema,
  examples: Record<string, string> = {},
): (Parameter & Json)[] => {
  if (!from) return [];
  const { properties = {}, required = [] } = schema(from, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(typeof description === 'string' && { description }),
    ...(examples[name] !== undefined && { example: typed(examples[name], rest) }),
    schema: rest,
  }));
};

/** In a URL everything is text, so an example is converted to its type. */
const typed = (text: string, { type }: Json) =>
  type === 'integer' ? Number(text) : type === 'boolean' ? text === 'true' : text;
