import type { Json } from '../../src/http/openapi/schemas.ts';

type Schema = Json & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  'x-extensible-enum'?: string[];
  description?: string;
};

const scalars: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The project's own width, so that what is written can be read as any other file. */
const lineWidth = 100;

/** The words, as many on a line as there is room for. */
const wrapped = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export const comment = (text: unknown, margin = '') => {
  if (typeof text !== 'string' || text === '') return '';
  const plain = text.replaceAll('*/', '* /').replaceAll('\n', ' ');
  if (margin.length + plain.length + 7 <= lineWidth) return `${margin}/** ${plain} */\n`;
  const lines = wrapped(plain.split(' '), lineWidth - margin.length - 3);
  return `${margin}/**\n${lines.map((line) => `${margin} * ${line}\n`).join('')}${margin} */\n`;
};

/** What a member is, without the values that its type lists right behind. */
const commentOn = (schema: Schema, margin: string) =>
  comment(
    schema['x-extensible-enum'] || schema.enum
      ? schema.description?.replace(/ ?Known values: [^.]+\./, '')
      : schema.description,
    margin,
  );

const union = (types: string[]) => [...new Set(types)].join(' | ');

/** A list that is too long for its line goes on below it. */
const literals = (values: unknown[], margin = '') => {
  const members = values.map((value) => JSON.stringify(value).replace(/^"([^'\\]*)"$/, "'$1'"));
  const line = members.join(' | ');
  if (margin.length + line.length <= lineWidth / 2) return line;
  const lines = wrapped(
    members.map((member) => `| ${member}`),
    lineWidth - margin.length - 2,
  );
  return lines.map((one) => `\n${margin}  ${one}`).join('');
};

/** A JSON Schema as a TypeScript type. */
export const typeText = (from: unknown, margin = ''): string => {
  // It was written by zod; every member that is read is looked at first.
  const schema = from as Schema;
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/components/schemas/', '');
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeText(one, margin)));
  if ('const' in schema) return literals([schema.const]);
  if (schema.enum) return withNull(schema, literals(schema.enum, margin));
  const known = schema['x-extensible-enum'];
  // Known values are offered by an editor; the platform may have more.
  if (known) return withNull(schema, `${literals([...known], margin)} | (string & {})`);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.properties ? objectText(schema, margin) : 'unknown';
  return union(types.map((type) => scalars[type] ?? structureText(type, schema, margin)));
};

const withNull = ({ type }: Schema, text: string) =>
  [type].flat().includes('null') && !text.includes('null') ? `${text} | null` : text;

const structureText = (type: string, schema: Schema, margin: string) => {
  if (type === 'object') return objectText(schema, margin);
  const item = typeText(schema.items ?? {}, margin);
  return /[|&]/.test(item.split('{')[0] ?? '') ? `(${item})[]` : `${item}[]`;
};

/** An object that may hold more than is listed says so. */
const objectText = (schema: Schema, margin: string) => {
  const { properties = {}, additionalProperties: more } = schema;
  const open = more !== undefined && more !== false;
  const other = typeof more === 'object' ? typeText(more, margin) : 'unknown';
  if (Object.keys(properties).length === 0) return open ? `Record<string, ${other}>` : '{}';
  const members = membersText(schema, `${margin}  `);
  return `{\n${members}${open ? `${margin}  [more: string]: unknown;\n` : ''}${margin}}`;
};

/** The listed members of an object, each on a line. */
export const membersText = (from: unknown, margin = '  ') => {
  const { properties = {}, required = [] } = from as Schema;
  return Object.entries(properties)
    .map(([name, schema]) => {
      const mark = required.includes(name) ? '' : '?';
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
      return `${commentOn(schema, margin)}${margin}${key}${mark}: ${typeText(schema, margin)};\n`;
    })
    .join('');
};
