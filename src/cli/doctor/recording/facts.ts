import { isObject } from '../../../kernel/is-object.ts';
import type { RecordedReply } from './ask.ts';
import type { PlatformFact } from './fact.ts';
import type { PlatformQuestion } from './questions.ts';
import { shapeOf } from './shape.ts';

/** Where and when a recording is made. */
export type Circumstances = { version: string; recorded: string };

const word = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;
const ownKey = /^[a-z][a-z0-9_.]{0,59}$/;
const manyDigits = /\d{5}/;

/**
 * Names of keys as they may be kept: words of the platform. Anything else may be an id or a name
 * of somebody's, and is replaced; the same one always by the same sign.
 */
export const createKeyNames = () => {
  const signs = new Map<string, string>();
  return (key: string): string => {
    if (ownKey.test(key) && !manyDigits.test(key)) return key;
    const sign = signs.get(key) ?? `{key${signs.size + 1}}`;
    signs.set(key, sign);
    return sign;
  };
};

/** Headers that matter, each with the one form its value may have to be kept. */
const keptHeaders: Record<string, RegExp> = {
  'content-type': /^[a-z]+\/[a-z]+(?:; ?charset=[\w-]+)?$/i,
  'facebook-api-version': /^v\d+\.\d+$/,
  'x-ad-api-version-warning': /^[\w .,-]*v\d+\.\d+[\w .,-]*$/,
};
const usage = /^x-(?:app|ad-account|business-use-case)-usage$|^x-fb-ads-insights-[a-z-]*throttle$/;

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      // That the header is there is recorded; its value belongs to this account.
      if (usage.test(name)) return [[name, '{usage}']];
      const isKept = typeof value === 'string' && keptHeaders[name]?.test(value);
      return isKept ? [[name, value]] : [];
    }),
  );

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Texts are not recorded: they may name an object or a person. */
const errorOf = (body: unknown, nameOf: (key: string) => string): PlatformFact['error'] => {
  const error = isObject(body) ? body['error'] : undefined;
  if (!isObject(error)) return undefined;
  const { type, code, error_subcode: subcode } = error;
  return {
    ...(typeof type === 'string' && word.test(type) && { type }),
    ...(number(code) !== undefined && { code: number(code) }),
    ...(number(subcode) !== undefined && { error_subcode: number(subcode) }),
    keys: Object.keys(error).map(nameOf).sort(),
  };
};

const rowsIn = (body: unknown): number | undefined =>
  isObject(body) && Array.isArray(body['data']) ? body['data'].length : undefined;

/** What of a question and its answer may be written down. */
export const factOf = (
  question: PlatformQuestion,
  { status, headers, body }: RecordedReply,
  { version, recorded, nameOf }: Circumstances & { nameOf: (key: string) => string },
): PlatformFact => {
  const error = errorOf(body, nameOf);
  const rows = rowsIn(body);
  return {
    source: 'greenroom doctor --record',
    recorded,
    version,
    ...question,
    status,
    headers: headersOf(headers),
    ...(error && { error }),
    ...(rows !== undefined && { rows }),
    shape: body === undefined ? {} : shapeOf(body, nameOf),
  };
};
