import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { withoutSlashes } from '../kernel/pure/without-slashes.ts';

/** The address of the service, and the key of the caller. */
export type Service = { url: string; apiKey: string };

type Message = {
  id?: string | number;
  method?: string;
  params?: { name?: unknown; requestId?: unknown; _meta?: Record<string, unknown> };
};

const versionKey = 'io.modelcontextprotocol/protocolVersion';

/**
 * MCP for clients that start a program and exchange lines with it: each line is sent to the service's /mcp, and
 * each answer is written as a line. It knows no tools and decides nothing. It ends with its input, after every
 * request was answered.
 */
export const bridgeLines = async ({ url, apiKey }: Service, input: Readable, output: Writable) => {
  const address = `${withoutSlashes(url)}/mcp`;
  const underWay = new Map<unknown, AbortController>();
  const pendingMessages = new Set<Promise<void>>();
  let agreedVersion: string | undefined;

  const answer = (line: string) => output.write(`${line.replaceAll('\n', ' ')}\n`);

  const exchange = async (message: Message, line: string) => {
    const { id = null, method } = message;
    if (!isKeyLike.test(apiKey)) {
      if (id !== null) answer(failure(id, noKey));
      return;
    }
    if (method === 'notifications/cancelled') underWay.get(message.params?.requestId)?.abort();
    const hangUp = new AbortController();
    if (id !== null) underWay.set(id, hangUp);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: headersFor(message, apiKey, agreedVersion),
        body: line,
        signal: hangUp.signal,
      });
      const text = await response.text();
      // A notification gets no answer; anything that is not a message gets an error.
      if (id === null && typeof method === 'string') return;
      if (method === 'initialize') agreedVersion = versionIn(text) ?? agreedVersion;
      answer(asAnswer(id, response.status, text));
    } catch (error) {
      // A call that the client has cancelled gets no answer.
      if (id !== null && !hangUp.signal.aborted) answer(failure(id, unreachable(address, error)));
    } finally {
      underWay.delete(id);
    }
  };

  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const message = parsed(line);
    if (message === undefined) {
      answer(failure(null, 'This line is not JSON.', -32700));
      continue;
    }
    const work = exchange(message, line).finally(() => pendingMessages.delete(work));
    pendingMessages.add(work);
  }
  await Promise.all(pendingMessages);
};

const parsed = (line: string): Message | undefined => {
  try {
    // If it is not a valid message, the service says so.
    return (JSON.parse(line) ?? {}) as Message;
  } catch {
    return undefined;
  }
};

/** The characters that a header can have. A key that was copied with its dots cannot be sent. */
const isKeyLike = /^[\x21-\x7e]+$/;

const noKey =
  'GREENROOM_API_KEY is not an API key: it holds characters that no key has. Put the whole key there, gr_live_ and what follows.';

const headersFor = (
  { method, params }: Message,
  apiKey: string,
  agreedVersion: string | undefined,
) => {
  const protocolVersion = params?._meta?.[versionKey];
  const version = typeof protocolVersion === 'string' ? protocolVersion : agreedVersion;
  const isNamed = typeof params?.name === 'string' && /^[\x21-\x7e]+$/.test(params.name);
  return {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(version && { 'mcp-protocol-version': version }),
    ...(method && { 'mcp-method': method }),
    ...(isNamed && { 'mcp-name': String(params.name) }),
  };
};

const versionIn = (text: string): string | undefined =>
  parsed(text) && JSON.parse(text)?.result?.protocolVersion;

/** If the sender is refused, the service answers before it reads the message, so the answer has no id. */
const asAnswer = (id: string | number | null, status: number, text: string) => {
  try {
    const body = JSON.parse(text);
    if (status === 401) return failure(id, refusedKey);
    if (body?.jsonrpc === '2.0') return body.id === null ? JSON.stringify({ ...body, id }) : text;
  } catch {
    // It is not JSON, so it is not from Greenroom, and the failure below says so.
  }
  return failure(
    id,
    `The address answered ${status}, and not as Greenroom does. Check GREENROOM_URL.`,
  );
};

const refusedKey = [
  'The service does not know this API key, or it was revoked. Set GREENROOM_API_KEY to a',
  'valid one, or sign in with greenroom login.',
].join(' ');

const failure = (id: string | number | null, message: string, code = -32000) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });

const unreachable = (address: string, error: unknown) => {
  const { cause } = error as { cause?: { code?: string } };
  return `Greenroom cannot be reached at ${address}${cause?.code ? ` (${cause.code})` : ''}. Is it running? Check GREENROOM_URL.`;
};
