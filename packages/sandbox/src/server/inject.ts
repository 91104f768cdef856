import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import { duplexPair } from 'node:stream';

export type Injection = {
  method?: string;
  url: string;
  headers?: OutgoingHttpHeaders;
  /** An object is sent as JSON. */
  payload?: string | Uint8Array | object;
};

export type InjectedResponse = {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
  // Whoever asks knows what is answered.
  // biome-ignore lint/suspicious/noExplicitAny: answers have any shape
  json(): any;
};

const payloadOf = (payload: Injection['payload']) => {
  if (payload === undefined) return { bytes: undefined, type: undefined };
  if (typeof payload === 'string' || payload instanceof Uint8Array)
    return { bytes: Buffer.from(payload), type: undefined };
  return { bytes: Buffer.from(JSON.stringify(payload)), type: 'application/json' };
};

/** Sends a request to a server that need not listen, over a connection in memory. */
export const inject = (server: Server, { method = 'GET', url, headers, payload }: Injection) =>
  new Promise<InjectedResponse>((resolve, reject) => {
    const { bytes, type } = payloadOf(payload);
    const [ours, theirs] = duplexPair();
    const asking = request({
      method,
      path: url,
      // An agent would wait for a socket of its own kind.
      createConnection: () => ours,
      headers: {
        host: 'localhost',
        ...(type && { 'content-type': type }),
        ...headers,
        ...(bytes && { 'content-length': bytes.length }),
        connection: 'close',
      },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () => {
        const rawPayload = Buffer.concat(pieces);
        const body = rawPayload.toString('utf8');
        const { statusCode = 0, headers } = answer;
        resolve({ statusCode, headers, body, rawPayload, json: () => JSON.parse(body) });
      });
    });
    server.emit('connection', theirs);
    asking.end(bytes);
  });
