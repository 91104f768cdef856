import { Client } from 'undici';
import { Failure } from '../kernel/failures.ts';
import { pinnedConnector } from './pinned-connect.ts';
import { type Lookup, resolveTarget } from './resolve.ts';
import { parseAllowList, parseTarget } from './target.ts';

export type PostResult =
  /** `answer`: the beginning of the body. */
  { kind: 'answered'; status: number; answer: string } | { kind: 'lost'; error: string };

export type Poster = {
  /** The sentence that says why this address is not one to send to, or null. */
  problem(url: string): string | null;
  post(url: string, headers: Record<string, string>, body: string): Promise<PostResult>;
};

const mostAnswer = 2_048;

type Options = { allow: string[]; timeoutMs?: number; lookup?: Lookup };

/**
 * Sends a body to an address that a customer named, by the rule for pictures: public addresses
 * only, looked up once and pinned, nothing of a redirect followed. Plain http goes only where the
 * operator allows it.
 */
export const createPoster = ({ allow, timeoutMs = 10_000, lookup }: Options): Poster => {
  const allowed = parseAllowList(allow);

  const targetOf = (url: string) => {
    const target = parseTarget(url, allowed);
    if (target.url.protocol === 'https:' || target.exempt) return target;
    throw new Error('must begin with https://');
  };

  const send = async (url: string, headers: Record<string, string>, body: string) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const target = targetOf(url);
    const addresses = await resolveTarget(target, signal, lookup);
    const client = new Client(target.url.origin, {
      connect: pinnedConnector(target, addresses, signal),
      maxHeaderSize: 16 * 1024,
    });
    try {
      const path = target.url.pathname + target.url.search;
      const response = await client.request({ path, method: 'POST', headers, body, signal });
      return { status: response.statusCode, answer: await beginning(response.body) };
    } finally {
      void client.destroy().catch(() => {});
    }
  };

  return {
    problem(url) {
      try {
        targetOf(url);
        return null;
      } catch (error) {
        return error instanceof Failure ? notPublic : plainWords(error);
      }
    },
    async post(url, headers, body) {
      try {
        return { kind: 'answered', ...(await send(url, headers, body)) };
      } catch (error) {
        return { kind: 'lost', error: reasonOf(error) };
      }
    },
  };
};

const notPublic = 'must be a public https address';

const plainWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Every blocked target gets the same sentence, so that the inner network cannot be explored. */
const reasonOf = (error: unknown) => {
  if (error instanceof Failure && error.code === 'image_not_allowed') return 'not a public address';
  const cause = error instanceof Failure ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return name === 'TimeoutError' || name === 'AbortError'
    ? 'no answer within 10 seconds'
    : 'the connection failed';
};

/** Who answers more than that is not listened to. */
const beginning = async (body: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostAnswer) break;
  }
  return Buffer.concat(chunks).subarray(0, mostAnswer).toString('utf8').replaceAll('\u0000', '');
};
