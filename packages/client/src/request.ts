import type { OpenOptions, Options, Settings, WriteOptions } from './options.ts';
import { isWrite, type Row } from './row.ts';

export type Input = Record<string, unknown>;
export type CallOptions = Options & WriteOptions & OpenOptions;

/** A request that can be sent as often as its kind allows. */
export type Request = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
  idempotencyKey: string | undefined;
};

/** The address of the operations. */
export const rootOf = (url: string) =>
  `${new URL(url).href.replace(/(?<!\/)\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`;

/** Not randomUUID, which browsers have only on https pages. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A value as one segment of a path, which cannot lead to another path. */
const segment = (name: string, value: unknown) => {
  const text = value === undefined || value === null ? '' : String(value);
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name} is missing or not usable: "${text}"`);
  return encodeURIComponent(text);
};

const queryText = (values: Input) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
};

type Parts = { path: string; body?: string | Blob; type?: string };

/** Splits the flat input into path, query and body. */
const split = ([, path, , query]: Row, input: Input, extra: Input | undefined): Parts => {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return segment(name, value);
  });
  if (!query) return { path: filled + queryText(rest) };
  if (typeof query === 'string') {
    const { file, ...others } = rest;
    // The types require a Blob here.
    return { path: filled + queryText(others), body: file as Blob, type: query };
  }
  const inQuery = Object.entries(rest).filter(([name]) => query.includes(name));
  for (const [name] of inQuery) delete rest[name];
  return {
    path: filled + queryText(Object.fromEntries(inQuery)),
    body: JSON.stringify({ ...rest, ...extra }),
    type: 'application/json',
  };
};

/** Builds the request of an operation. */
export const requestOf = (
  settings: Settings,
  row: Row,
  input: Input = {},
  options: CallOptions = {},
): Request => {
  const { path, body, type } = split(row, input, options.extra);
  const workspaceId = options.workspaceId ?? settings.workspaceId;
  const idempotencyKey = isWrite(row[2]) ? (options.idempotencyKey ?? newKey()) : undefined;
  const headers: Record<string, string> = { authorization: `Bearer ${settings.apiKey}` };
  if (type) headers['content-type'] = type;
  if (workspaceId) headers['x-workspace-id'] = workspaceId;
  if (options.accessToken) headers['x-adnet-access-token'] = options.accessToken;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return {
    url: rootOf(settings.url) + path,
    method: row[0],
    headers,
    body,
    idempotencyKey,
  };
};
