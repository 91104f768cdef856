import { parse } from 'node:querystring';
import { type FilePart, parseMultipart } from './multipart.ts';
import { readJson } from './read-json.ts';
import { refuse } from './refusal.ts';

export type Params = Record<string, unknown>;
export type ParsedBody = { params: Params; files: FilePart[] };

const last = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.at(-1) : value;

/** A value as it is written in a URL. */
export const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** On the platform too, `a[0]=x&a[1]=y` and `a[]=x` are lists, and `a[name]=x` is an object. */
const foldBrackets = (params: Params) => {
  for (const key of Object.keys(params)) {
    const [, name = '', inner = ''] = /^([\w.]+)\[(\w*)\]$/.exec(key) ?? [];
    if (name === '') continue;
    const earlierValue = params[name];
    if (/^\d*$/.test(inner)) params[name] = [earlierValue ?? [], params[key]].flat();
    else
      params[name] = {
        ...(typeof earlierValue === 'object' && earlierValue),
        [inner]: params[key],
      };
    delete params[key];
  }
  return params;
};

export const parsePairs = (text: string): Params => {
  const params: Params = {};
  for (const [key, value] of Object.entries(parse(text, '&', '=', { maxKeys: 1000 }))) {
    params[key] = key.endsWith('[]') ? value : last(value);
  }
  return foldBrackets(params);
};

const parseJsonBody = (text: string): Params => {
  if (text.trim() === '') return {};
  try {
    const value = readJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return refuse({ code: 100, message: '(#100) The request body is not valid JSON.' });
  }
};

/** Reads the body in any of the three encodings; an unknown one has no parameters. */
export const parseBody = (contentType: string, body: Buffer): ParsedBody => {
  if (body.length === 0) return { params: {}, files: [] };
  if (contentType.startsWith('multipart/form-data')) return parseMultipart(contentType, body);
  const text = body.toString('utf8');
  if (contentType.includes('json')) return { params: parseJsonBody(text), files: [] };
  return { params: parsePairs(text), files: [] };
};
