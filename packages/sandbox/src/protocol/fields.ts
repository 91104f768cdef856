import { refuse } from './refusal.ts';
import { readLoose } from './relaxed-json.ts';

/** `adsets.limit(50){id,name}` → { name: 'adsets', args: { limit: '50' }, sub: [id, name] } */
export type Field = { name: string; args: Record<string, string>; sub?: Field[] | undefined };

type Cursor = { text: string; at: number };

const syntax = (cursor: Cursor): never =>
  refuse({
    code: 2500,
    message:
      `Syntax error "Expected end of string instead of "${cursor.text[cursor.at] ?? ''}"." ` +
      `at character ${cursor.at}: ${cursor.text}`,
  });

const maxDepth = 8;

/** Spaces and line breaks between the parts of a field have no meaning. */
const skipBlanks = (cursor: Cursor) => {
  while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
};

const readWord = (cursor: Cursor) => {
  skipBlanks(cursor);
  const match = /^[A-Za-z0-9_]+/.exec(cursor.text.slice(cursor.at, cursor.at + 120));
  if (!match) return syntax(cursor);
  cursor.at += match[0].length;
  skipBlanks(cursor);
  return match[0];
};

/** Moves past the matching closing bracket; brackets in quotes are ignored. */
const skipBrackets = (cursor: Cursor) => {
  let depth = 0;
  let quote = '';
  for (; cursor.at < cursor.text.length; cursor.at += 1) {
    const character = cursor.text[cursor.at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) break;
  }
  if (cursor.text[cursor.at] !== ')') syntax(cursor);
  cursor.at += 1;
};

/** Reads `.limit(50)`; brackets may nest, as in `.time_range({"since":"…"})`. */
const readArgument = (cursor: Cursor, field: Field) => {
  cursor.at += 1;
  const name = readWord(cursor);
  if (cursor.text[cursor.at] !== '(') syntax(cursor);
  const from = cursor.at + 1;
  skipBrackets(cursor);
  field.args[name] = cursor.text.slice(from, cursor.at - 1);
  skipBlanks(cursor);
};

const readSub = (cursor: Cursor, depth: number): Field[] => {
  if (depth >= maxDepth) syntax(cursor);
  cursor.at += 1;
  const sub = readFields(cursor, depth + 1);
  if (cursor.text[cursor.at] !== '}') syntax(cursor);
  cursor.at += 1;
  skipBlanks(cursor);
  return sub;
};

/** `date_preset=this_year` among the fields is not a field, and the platform ignores it. */
const skipAssignment = (cursor: Cursor) => {
  if (cursor.text[cursor.at] !== '=') return false;
  cursor.at += 1;
  readWord(cursor);
  return true;
};

const readField = (cursor: Cursor, depth: number): Field | undefined => {
  const field: Field = { name: readWord(cursor), args: {} };
  if (skipAssignment(cursor)) return undefined;
  while (cursor.text[cursor.at] === '.') readArgument(cursor, field);
  if (cursor.text[cursor.at] === '{') field.sub = readSub(cursor, depth);
  const { fields, ...args } = field.args;
  if (fields === undefined) return field;
  // `adsets.fields(id,name)` means the same as `adsets{id,name}`.
  return { name: field.name, args, sub: field.sub ?? parseFields(fields) };
};

const readFields = (cursor: Cursor, depth: number): Field[] => {
  const fields = [readField(cursor, depth)];
  while (cursor.text[cursor.at] === ',') {
    cursor.at += 1;
    if (cursor.text.slice(cursor.at).trim() === '') break;
    fields.push(readField(cursor, depth));
  }
  return fields.filter((field) => field !== undefined);
};

/** The requested fields as one text, because some clients send a JSON list. */
export const fieldsText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(',');
  const text = String(value ?? '').trim();
  if (!text.startsWith('[')) return text;
  try {
    const list = readLoose(text);
    return Array.isArray(list) ? list.map(String).join(',') : text;
  } catch {
    return text;
  }
};

export const parseFields = (text: string): Field[] => {
  if (text.trim() === '') return [];
  const cursor = { text, at: 0 };
  const fields = readFields(cursor, 0);
  skipBlanks(cursor);
  if (cursor.at < cursor.text.length) syntax(cursor);
  return fields;
};

/** Converts fields back to text, for the paging links of a nested edge. */
export const writeFields = (fields: Field[]): string =>
  fields
    .map(({ name, args, sub }) => {
      const tail = Object.entries(args).map(([key, value]) => `.${key}(${value})`);
      return `${name}${tail.join('')}${sub ? `{${writeFields(sub)}}` : ''}`;
    })
    .join(',');
