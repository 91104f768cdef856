import { readFileSync } from 'node:fs';

type Names = Record<string, string>;

/** The platform's own description of its parameters, fields and words. */
type Specification = {
  source: string;
  edges: Record<string, { returns: string; params: Names }>;
  nodes: Record<string, Names>;
  enums: Record<string, (string | number)[]>;
};

const path = 'test/fixtures/adnet/platform-parameters.json';
const file = new URL(`../../${path}`, import.meta.url);

/** What to do about something that is right on the platform and missing in our extract of its specification. */
export const addIt = `if the platform has it, add it to ${path}`;

// The fixture is written in this shape.
export const specification = JSON.parse(readFileSync(file, 'utf8')) as Specification;

export const edgeOf = (name: string) => specification.edges[name];

/** Where, and what is the matter there. */
export type Wrong = { name: string; what: string };

/** What is wrong with a value for a type of the specification; nothing when all is right. */
export const typeProblems = (type: string, value: unknown, name: string): Wrong[] => {
  const [plain = ''] = type.split(',');
  const list = /^list<(.*)>$/.exec(type.replace(/,\s*required$/, ''))?.[1];
  if (list !== undefined) return listProblems(list, value, name);
  const { enums, nodes } = specification;
  const words = enums[plain];
  if (words !== undefined)
    return words.map(String).includes(String(value))
      ? []
      : [{ name, what: `${value} is no ${plain}` }];
  const node = nodes[plain];
  if (node !== undefined) return nodeProblems(node, parseIfJson(value), name);
  return isPlainly(plain, value) ? [] : [{ name, what: `${JSON.stringify(value)} is no ${plain}` }];
};

const listProblems = (inner: string, value: unknown, name: string): Wrong[] => {
  const items = parseIfJson(value);
  // A list in an address may be words with commas between; recordings show it.
  const list = typeof items === 'string' ? items.split(',') : items;
  if (!Array.isArray(list)) return [{ name, what: 'no list' }];
  return list.flatMap((item) => typeProblems(inner, item, `${name}[]`));
};

const nodeProblems = (node: Names, value: unknown, name: string): Wrong[] => {
  if (!isObject(value)) return [{ name, what: 'no object' }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const type = node[key];
    const path = `${name}.${key}`;
    return type === undefined
      ? [{ name: path, what: 'no such name' }]
      : typeProblems(type, inner, path);
  });
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Structured values may travel as JSON text. */
const parseIfJson = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  return JSON.parse(value);
};

const isPlainly = (type: string, value: unknown): boolean => {
  if (type === 'string') return typeof value === 'string';
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'unsigned int') return /^\d+$/.test(String(value));
  if (type === 'int') return /^-?\d+$/.test(String(value));
  if (type === 'float') return Number.isFinite(Number(value));
  if (type === 'datetime') return typeof value === 'string' || typeof value === 'number';
  if (type.startsWith('map')) return isObject(parseIfJson(value));
  // "Object" is any JSON structure; so are kinds that the extract does not hold.
  return typeof parseIfJson(value) === 'object';
};

/** Fields as they are asked for, `creative{id,name}` included. */
export const fieldProblems = (nodeName: string, fields: string): Wrong[] => {
  const node = specification.nodes[nodeName];
  if (node === undefined)
    return [{ name: 'fields', what: `${nodeName} is not specified: ${addIt}` }];
  return splitFields(fields).flatMap((field) => {
    const [, name = '', inner] = /^(\w+)(?:\.[^{]*)?(?:\{(.*)\})?$/.exec(field) ?? [];
    // An edge can be asked for as a field.
    const type = node[name] ?? edgeOf(`GET {${nodeName}}/${name}`)?.returns;
    if (type === undefined)
      return [{ name: 'fields', what: `${nodeName} has no ${field}: ${addIt}` }];
    return inner === undefined ? [] : fieldProblems(type, inner);
  });
};

const splitFields = (fields: string) => fields.match(/\w+(?:\.\w+\([^)]*\))*(?:\{[^}]*\})?/g) ?? [];
