import { isObject } from '../../../kernel/is-object.ts';
import type { RecordedReply } from './ask.ts';
import type { PlatformFact } from './fact.ts';
import type { PlatformQuestion } from './questions.ts';
import { shapeOf } from './shape.ts';

/** Where and when a recording was made. */
export type Circumstances = { version: string; recorded: string };

const word = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;
const ownKey = /^[a-z][a-z0-9_.]{0,59}$/;
const manyDigits = /\d{5}/;

/**
 * Keys that may be recorded: words of the platform. Any other key may be an id or a name, and is replaced, equal
 * keys always by the same placeholder.
 */
export const createKeyNames = () => {
  const placeholders = new Map<string, string>();
  return (key: string): string => {
    if (ownKey.test(key) && !manyDigits.test(key)) return key;
    const placeholder = placeholders.get(key) ?? `{key${placeholders.size + 1}}`;
    placeholders.set(key, placeholder);
    return placeholder;
  };
};

/** The headers that are recorded, each with the form that its value must have. */
const keptHeaders: Record<string, RegExp> = {
  'content-type': /^[a-z]+\/[a-z]+(?:; ?charset=[\w-]+)?$/i,
  'facebook-api-version': /^v\d+\.\d+$/,
  'x-ad-api-version-warning': /^[\w .,-]*v\d+\.\d+[\w .,-]*$/,
};
const usage = /^x-(?:app|ad-account|business-use-case)-usage$|^x-fb-ads-insights-[a-z-]*throttle$/;

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      // Only the presence of the header is recorded, because its value belongs to this account.
      if (usage.test(name)) return [[name, '{usage}']];
      const isKept = typeof value === 'string' && keptHeaders[name]?.test(value);
      return isKept ? [[name, value]] : [];
    }),
  );

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Texts are not recorded, because they may name an object or a person. */
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

/** The parts of a question and its answer that may be recorded. */
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
