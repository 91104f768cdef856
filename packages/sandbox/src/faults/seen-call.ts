import { iso } from '../basics/clock.ts';
import { tokenIn } from '../protocol/authority.ts';
import { type Params, parseBody, parsePairs } from '../protocol/params.ts';
import { sha256 } from '../world/digest.ts';
import type { LoggedCall } from './call-log.ts';

/** A received call without secrets, for people and tests. */
export type SeenCall = {
  n: number;
  at: string;
  method: string;
  path: string;
  /** Query and body together; tokens, codes and secrets are masked. */
  params: Params;
  /** The body as text, masked and cut at 16 KiB. */
  body: string;
  /** The tokens of the call: how many there were, and the SHA-256 of each different one. */
  tokens: { count: number; hashes: string[] };
  fault: string | null;
  /** Null when no answer was sent. */
  status: number | null;
  answer: string;
};

const tokenNames = ['access_token', 'input_token', 'fb_exchange_token'];
const secretNames = new Set([...tokenNames, 'client_secret', 'code', 'appsecret_proof']);
const veil = '•••';

const bodyParams = ({ method, contentType, body, bodyBytes }: LoggedCall): Params => {
  if (method === 'GET' || body.length === 0 || bodyBytes > body.length) return {};
  try {
    return parseBody(contentType, body).params;
  } catch {
    return {};
  }
};

const looksSecret = /EAA[A-Za-z0-9]{6,}|AQ[A-Za-z0-9]{60,}/g;

/** Masks secrets of the call wherever they occur, encoded or not. */
const masker = (secrets: string[]) => {
  const spellings = secrets
    .filter((secret) => secret.length > 3)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return (text: string) =>
    spellings
      .reduce((masked, secret) => masked.replaceAll(secret, veil), text)
      .replace(looksSecret, (secret) => `${secret.slice(0, 3)}${veil}`);
};

const maskParams = (params: Params, mask: (text: string) => string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (secretNames.has(name)) return [name, veil];
      if (typeof value === 'string') return [name, mask(value)];
      return [name, value === undefined ? value : JSON.parse(mask(JSON.stringify(value)))];
    }),
  );

export const seenCall = (logged: LoggedCall): SeenCall => {
  const query = parsePairs(logged.query);
  const body = bodyParams(logged);
  const texts = (names: Iterable<string>) =>
    [...names].flatMap((name) => [query[name], body[name]]).filter((v) => typeof v === 'string');
  const bearer = tokenIn({}, logged.authorization);
  const tokens = [...texts(tokenNames), ...(bearer ? [bearer] : [])];
  const mask = masker([...texts(secretNames), ...tokens]);
  return {
    n: logged.n,
    at: iso(logged.at),
    method: logged.method,
    path: mask(logged.path),
    params: maskParams({ ...query, ...body }, mask),
    body: mask(logged.body.toString('utf8')),
    tokens: { count: tokens.length, hashes: [...new Set(tokens.map(sha256))] },
    fault: logged.fault ?? null,
    status: logged.status ?? null,
    answer: mask(logged.answer),
  };
};
