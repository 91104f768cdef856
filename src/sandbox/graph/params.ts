import { parse } from 'node:querystring';
import { refuse } from '../refusal.ts';
import { type FilePart, parseMultipart } from './multipart.ts';

export type Params = Record<string, unknown>;
export type Received = { params: Params; files: FilePart[] };

const last = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.at(-1) : value;

/** `a[0]=x&a[1]=y` and `a[]=x` are lists on the platform as well. */
const foldLists = (params: Params) => {
  for (const key of Object.keys(params)) {
    const match = /^([\w.]+)\[(\d*)\]$/.exec(key);
    if (!match?.[1]) continue;
    const held = params[match[1]];
    params[match[1]] = Array.isArray(held) ? [...held, params[key]] : [params[key]];
    delete params[key];
  }
  return params;
};

export const parsePairs = (text: string): Params => {
  const params: Params = {};
  for (const [key, value] of Object.entries(parse(text, '&', '=', { maxKeys: 1000 }))) {
    params[key] = key.endsWith('[]') ? value : last(value);
  }
  return text.includes('[') || text.includes('%5B') ? foldLists(params) : params;
};

const parseJsonBody = (text: string): Params => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return refuse({ code: 100, message: '(#100) The request body is not valid JSON.' });
  }
};

/** The body in whichever of the three encodings it came; an unknown one holds no parameters. */
export const parseBody = (contentType: string, body: Buffer): Received => {
  if (body.length === 0) return { params: {}, files: [] };
  if (contentType.startsWith('multipart/form-data')) return parseMultipart(contentType, body);
  const text = body.toString('utf8');
  if (contentType.includes('json')) return { params: parseJsonBody(text), files: [] };
  return { params: parsePairs(text), files: [] };
};
