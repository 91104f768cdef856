import { Agent, request } from 'node:http';
import type { Answer } from '../../helpers/house/house.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** Longer than anything takes, even the first copy while a busy machine still loads the writer. */
const timeoutMs = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends bytes unchanged; a connection that ends without an answer has status 0. */
export const sendFuzz = (address: string, { method, path, headers, body }: FuzzRequest) =>
  new Promise<Answer>((resolve) => {
    const { hostname, port } = new URL(address);
    const giveUp = (error: Error) =>
      resolve({ status: 0, headers: new Headers(), body: null, text: error.message });
    const clientRequest = request(
      {
        hostname,
        port,
        method,
        path: `/api/v1${path}`,
        agent,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
        timeout: timeoutMs,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', giveUp);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const pairs = Object.entries(response.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(pairs),
            text,
            body: parsed(text),
          });
        });
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('no answer in a minute')));
    clientRequest.on('error', giveUp);
    clientRequest.end(body ?? undefined);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
