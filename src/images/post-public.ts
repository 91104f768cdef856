import { Client } from 'undici';
import { Failure } from '../contract/failures.ts';
import { pinnedConnector } from './pinned-connect.ts';
import { type Address, type Lookup, resolveTarget } from './resolve.ts';
import { type ImageTarget, parseAllowList, parseTarget } from './target.ts';

export type PostResult =
  /** `answer`: the beginning of the body. */
  { kind: 'answered'; status: number; answer: string } | { kind: 'lost'; error: string };

/** A connection to one address, opened for the first message and kept for the following ones. */
export type PostConnection = {
  post(headers: Record<string, string>, body: string): Promise<PostResult>;
  close(): void;
};

export type Poster = {
  /** A sentence that says why this address is not allowed; null if it is. */
  problem(url: string): string | null;
  open(url: string): PostConnection;
};

const maxAnswerBytes = 2_048;

type Options = { allow: string[]; timeoutMs?: number; lookup?: Lookup };

/**
 * Sends a body to an address that a customer named, with the rules for pictures: only public addresses, resolved
 * once for each connection and pinned, and no redirects. Plain http is used only if the operator allows it.
 */
export const createPoster = ({ allow, timeoutMs = 10_000, lookup }: Options): Poster => {
  const allowList = parseAllowList(allow);

  const targetOf = (url: string) => {
    const target = parseTarget(url, allowList);
    if (target.url.protocol === 'https:' || target.exempt) return target;
    throw new Error(
      'must begin with https://; for plain http inside, the operator sets WEBHOOK_ALLOW=host:port',
    );
  };

  const connect = async (url: string, signal: AbortSignal) => {
    const target = targetOf(url);
    const addresses = await resolveTarget(target, signal, lookup).catch((cause) => {
      throw signal.aborted ? cause : new Failure('image_not_allowed', { cause });
    });
    return connectTo(target, addresses);
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
    open: (url) => openConnection((signal) => connect(url, signal), timeoutMs),
  };
};

type Connection = ReturnType<typeof connectTo>;

const connectTo = (target: ImageTarget, addresses: Address[]) => {
  // Also ends a socket that is still being opened.
  const life = new AbortController();
  const client = new Client(target.url.origin, {
    connect: pinnedConnector(target, addresses, life.signal),
    maxHeaderSize: 16 * 1024,
  });
  return {
    client,
    path: target.url.pathname + target.url.search,
    end() {
      life.abort();
      void client.destroy().catch(() => {});
    },
  };
};

const openConnection = (
  connect: (signal: AbortSignal) => Promise<Connection>,
  timeoutMs: number,
): PostConnection => {
  let connection: Connection | null = null;
  const drop = () => {
    connection?.end();
    connection = null;
  };

  const send = async (headers: Record<string, string>, body: string, signal: AbortSignal) => {
    connection ??= await connect(signal);
    const { client, path } = connection;
    const response = await client.request({ path, method: 'POST', headers, body, signal });
    const { answer, isWhole } = await beginning(response.body);
    if (!isWhole || response.headers.connection === 'close') drop();
    return { kind: 'answered' as const, status: response.statusCode, answer };
  };

  return {
    async post(headers, body) {
      const signal = AbortSignal.timeout(timeoutMs);
      const wasKept = connection !== null;
      try {
        return await send(headers, body, signal).catch((error) => {
          drop();
          // A receiver may close a kept connection at any time; only a new connection shows whether it can be
          // reached.
          if (wasKept && !signal.aborted) return send(headers, body, signal);
          throw error;
        });
      } catch (error) {
        drop();
        return { kind: 'lost', error: reasonOf(error) };
      }
    },
    close: drop,
  };
};

const notPublic =
  'must be a public https address; for another one, such as one on your own machine, the operator sets WEBHOOK_ALLOW=host:port';

const plainWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Every blocked target gets the same sentence, and so does a name that does not exist; otherwise the names of the
 * internal network could be found out.
 */
const reasonOf = (error: unknown) => {
  if (error instanceof Failure && error.code === 'image_not_allowed')
    return 'there is no public address under this name';
  const cause = error instanceof Failure ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return name === 'TimeoutError' || name === 'AbortError'
    ? 'no answer within 10 seconds'
    : 'the connection failed';
};

/** Reads only the beginning of an answer, and ignores the rest. */
const beginning = async (body: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxAnswerBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8');
  return { answer: text.replaceAll('\u0000', ''), isWhole: size < maxAnswerBytes };
};
