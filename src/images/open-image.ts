import type { Readable } from 'node:stream';
import { Client } from 'undici';
import { pinnedConnector } from './pinned-connect.ts';
import { asFetchFailure, fetchFailed, invalidImage } from './refusal.ts';
import { type Lookup, resolveTarget } from './resolve.ts';
import { type AllowList, type ImageTarget, redirectTarget } from './target.ts';

export type Route = { allow: AllowList; lookup: Lookup | undefined; signal: AbortSignal };

/** A picture that has begun to arrive. `close` ends the connection, whether it was read or not. */
export type OpenImage = { body: Readable; declaredLength: number | undefined; close(): void };

const maxHops = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

const requestHeaders = {
  accept: 'image/jpeg, image/png, image/gif, image/webp',
  'accept-encoding': 'identity',
  'user-agent': 'greenroom-image-fetch/1',
};

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? undefined : value);

/** Sends one request on its own connection, which no other host can share. */
const ask = async (target: ImageTarget, { lookup, signal }: Route) => {
  const addresses = await resolveTarget(target, signal, lookup);
  const client = new Client(target.url.origin, {
    connect: pinnedConnector(target, addresses, signal),
    maxHeaderSize: 16 * 1024,
  });
  const close = () => void client.destroy().catch(() => {});
  try {
    const path = target.url.pathname + target.url.search;
    const answer = await client.request({ path, method: 'GET', headers: requestHeaders, signal });
    // Closing early makes the body emit an error, and its reader gets that error anyway.
    answer.body.on('error', () => {});
    return { ...answer, close };
  } catch (error) {
    close();
    throw asFetchFailure(error);
  }
};

type ImageAnswer = Awaited<ReturnType<typeof ask>>;

const accept = ({ statusCode, headers, body, close }: ImageAnswer): OpenImage => {
  if (statusCode !== 200) throw fetchFailed(`status ${statusCode}`);
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && single(encoding)?.trim().toLowerCase() !== 'identity') {
    throw invalidImage('Content-Encoding');
  }
  const length = single(headers['content-length']);
  return { body, declaredLength: length === undefined ? undefined : Number(length), close };
};

/** Follows redirects itself and checks each like a first address; no headers are carried over. */
export const openImage = async (first: ImageTarget, route: Route): Promise<OpenImage> => {
  let target = first;
  for (let hop = 0; hop <= maxHops; hop += 1) {
    const answer = await ask(target, route);
    try {
      if (!redirects.has(answer.statusCode)) return accept(answer);
      const location = single(answer.headers.location);
      if (!location) throw fetchFailed('redirect without one Location');
      target = redirectTarget(target, location, route.allow);
    } catch (error) {
      answer.close();
      throw error;
    }
    answer.close();
  }
  throw fetchFailed('too many redirects');
};
