import { refuse } from '../refusal.ts';

/** `adsets.limit(50){id,name}` → { name: 'adsets', args: { limit: '50' }, sub: [id, name] } */
export type Field = { name: string; args: Record<string, string>; sub?: Field[] | undefined };

type Cursor = { text: string; at: number };

const syntax = (cursor: Cursor): never =>
  refuse({
    code: 2500,
    message:
      `Syntax error "Expected end of string instead of "${cursor.text[cursor.at] ?? ''}"." ` +
      `at character ${cursor.at}: ${cursor.text.slice(0, 80)}`,
  });

const deepest = 8;

const readWord = (cursor: Cursor) => {
  const match = /^\s*([A-Za-z0-9_]+)\s*/.exec(cursor.text.slice(cursor.at, cursor.at + 120));
  if (!match?.[1]) return syntax(cursor);
  cursor.at += match[0].length;
  return match[1];
};

/** `.limit(50)`; brackets may nest, as in `.time_range({"since":"…"})`. */
const readArgument = (cursor: Cursor, field: Field) => {
  cursor.at += 1;
  const name = readWord(cursor);
  if (cursor.text[cursor.at] !== '(') syntax(cursor);
  const from = cursor.at + 1;
  let depth = 0;
  for (; cursor.at < cursor.text.length; cursor.at += 1) {
    if (cursor.text[cursor.at] === '(') depth += 1;
    if (cursor.text[cursor.at] === ')') depth -= 1;
    if (depth === 0) break;
  }
  if (cursor.text[cursor.at] !== ')') syntax(cursor);
  field.args[name] = cursor.text.slice(from, cursor.at);
  cursor.at += 1;
};

const readField = (cursor: Cursor, depth: number): Field => {
  const field: Field = { name: readWord(cursor), args: {} };
  while (cursor.text[cursor.at] === '.') readArgument(cursor, field);
  if (cursor.text[cursor.at] === '{') {
    if (depth >= deepest) syntax(cursor);
    cursor.at += 1;
    field.sub = readFields(cursor, depth + 1);
    if (cursor.text[cursor.at] !== '}') syntax(cursor);
    cursor.at += 1;
    while (cursor.text[cursor.at] === ' ') cursor.at += 1;
  }
  return field;
};

const readFields = (cursor: Cursor, depth: number): Field[] => {
  const fields = [readField(cursor, depth)];
  while (cursor.text[cursor.at] === ',') {
    cursor.at += 1;
    if (cursor.text.slice(cursor.at).trim() === '') break;
    fields.push(readField(cursor, depth));
  }
  return fields;
};

/** The asked fields as one text; some clients send a JSON list. */
export const fieldsText = (asked: unknown): string => {
  if (Array.isArray(asked)) return asked.map(String).join(',');
  const text = String(asked ?? '').trim();
  if (!text.startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String).join(',') : text;
  } catch {
    return text;
  }
};

export const parseFields = (text: string): Field[] => {
  if (text === '') return [];
  const cursor = { text, at: 0 };
  const fields = readFields(cursor, 0);
  if (cursor.text.slice(cursor.at).trim() !== '') syntax(cursor);
  return fields;
};

/** Back to text, for the paging links of a nested edge. */
export const writeFields = (fields: Field[]): string =>
  fields
    .map(({ name, args, sub }) => {
      const tail = Object.entries(args).map(([key, value]) => `.${key}(${value})`);
      return `${name}${tail.join('')}${sub ? `{${writeFields(sub)}}` : ''}`;
    })
    .join(',');
