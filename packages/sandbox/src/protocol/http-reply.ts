import type { ServerResponse } from 'node:http';
import { type IncomingRequest, jsonType } from './wire.ts';

/** A received request. `sender` is the page from which a browser sent it. */
export type HttpRequest = IncomingRequest & { sender: string | undefined };

export type HttpReply = {
  status: number;
  headers: Record<string, string | number>;
  body: string | Uint8Array;
};

/** Answers a request; or writes to the response itself and returns nothing. */
export type HttpHandler = (
  request: HttpRequest,
  response: ServerResponse,
) => HttpReply | undefined | Promise<HttpReply | undefined>;

/** Handlers by `METHOD /path`. */
export type Routes = Map<string, HttpHandler>;

export const sendReply = (response: ServerResponse, { status, headers, body }: HttpReply) => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const lines: (string | number)[] = ['content-length', length];
  for (const [name, value] of Object.entries(headers)) lines.push(name, value);
  response.writeHead(status, lines);
  response.end(body);
};

export const jsonReply = (value: unknown, status = 200): HttpReply => ({
  status,
  headers: { 'content-type': jsonType.toLowerCase() },
  body: JSON.stringify(value),
});

export const textReply = (body: string, status = 200, type = 'text/plain'): HttpReply => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
});
