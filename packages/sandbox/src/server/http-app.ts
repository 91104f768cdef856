import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type HttpHandler,
  type HttpReply,
  type HttpRequest,
  sendReply,
} from '../protocol/http-reply.ts';
import { originOf } from '../protocol/incoming.ts';
import { type InjectedResponse, type Injection, inject } from './inject.ts';

/** The sandbox as an HTTP server that need not listen. */
export type SandboxApp = {
  /** Answers a request of another `node:http` server. */
  routing(request: IncomingMessage, response: ServerResponse): void;
  /** Sends a request without a port. Faults of connections need `listen`. */
  inject(injection: Injection): Promise<InjectedResponse>;
  listen(where: { port: number; host: string }): Promise<string>;
  close(): Promise<void>;
};

export type HttpAppOptions = {
  answer: HttpHandler;
  /** The answer if a handler throws, or if a body is too long. */
  answerProblem: (error: Error & { statusCode?: number }) => HttpReply;
  /** Called for every request that was carried out. */
  onCarriedOut?: ((request: HttpRequest) => void) | undefined;
  onClose: () => Promise<unknown>;
};

/** Thirty megabytes of picture as base64 in JSON, with some reserve. */
const maxBodyBytes = 64 * 1024 * 1024;
const keepAliveTimeout = 72_000;
const noBody = Buffer.alloc(0);

const tooLong = () => Object.assign(new Error('Request body is too large'), { statusCode: 413 });

const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > maxBodyBytes) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

const requestFrom = (message: IncomingMessage, body: Buffer): HttpRequest => {
  const { method = 'GET', url = '/', headers } = message;
  const mark = url.indexOf('?');
  return {
    method,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
    authorization: headers.authorization,
    contentType: headers['content-type'] ?? '',
    body,
    origin: originOf(headers.host),
    sender: headers.origin,
  };
};

export const createHttpApp = ({
  answer,
  answerProblem,
  onCarriedOut,
  onClose,
}: HttpAppOptions): SandboxApp => {
  const fail = (response: ServerResponse, error: Error) => {
    if (response.headersSent) response.destroy();
    else sendReply(response, answerProblem(error));
  };
  const finish = (request: HttpRequest, response: ServerResponse, reply: HttpReply | undefined) => {
    if (reply) sendReply(response, reply);
    onCarriedOut?.(request);
  };
  const carryOut = async (message: IncomingMessage, response: ServerResponse) => {
    const request = requestFrom(message, await bodyOf(message));
    finish(request, response, await answer(request, response));
  };
  const routing = (message: IncomingMessage, response: ServerResponse) => {
    const problem = (error: unknown) =>
      fail(response, error instanceof Error ? error : new Error(String(error)));
    if (message.method !== 'GET' && message.method !== 'HEAD')
      return void carryOut(message, response).catch(problem);
    // A read has no body and usually nothing else to wait for, so no promise is created.
    try {
      const request = requestFrom(message, noBody);
      const pendingReply = answer(request, response);
      if (pendingReply instanceof Promise)
        pendingReply.then((reply) => finish(request, response, reply)).catch(problem);
      else finish(request, response, pendingReply);
    } catch (error) {
      problem(error);
    }
  };
  const server = createServer({ keepAliveTimeout, requestTimeout: 0 }, routing);
  return {
    routing,
    inject: (injection) => inject(server, injection),
    listen: async ({ port, host }) => {
      server.listen(port, host);
      await once(server, 'listening');
      const name = host.includes(':') ? `[${host}]` : host;
      // A server on a port has only this kind of address.
      return `http://${name}:${(server.address() as AddressInfo).port}`;
    },
    close: async () => {
      if (server.listening) {
        const closing = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closing;
      }
      await onClose();
    },
  };
};
